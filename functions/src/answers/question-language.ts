import { detectLanguage, UNKNOWN_LANGUAGE, type Language } from './language.ts'
import { stopWordsOf } from './stop-words.ts'
import { tokenize } from './tokenize.ts'

/** Stop words by which a question must be of another language than the documents to be taken for it. */
const LEAST_MARGIN = 2
/** Languages whose questions the documents of the other one answer as well as their own. */
const NEAR: Readonly<Record<Language, Language>> = { id: 'ms', ms: 'id' }

/**
 * Language that a question is asked in: what its own words say, else the one of the documents'
 * languages that most of its words belong to. Of languages that are as likely theirs is meant.
 * @param languages of the documents, the commonest first
 */
export function languageOfQuestion(text: string, languages: readonly Language[]): Language {
  const detected = detectLanguage(text)
  if (languages.includes(detected)) return detected
  const near = NEAR[detected]
  if (near !== undefined && languages.includes(near)) return near
  const words = tokenize(text).map(({ word }) => word)
  const countIn = (language: Language): number => {
    const stopWords = stopWordsOf(language)
    return words.filter((word) => stopWords.has(word)).length
  }
  const [likeliest] = languages
    .map((language) => ({ language, count: countIn(language) }))
    .toSorted((a, b) => b.count - a.count)
  if (likeliest === undefined) return detected
  if (detected === UNKNOWN_LANGUAGE) return likeliest.language
  const isClear = likeliest.count === 0 || countIn(detected) - likeliest.count >= LEAST_MARGIN
  return isClear ? detected : likeliest.language
}
