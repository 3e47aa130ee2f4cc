import { isWithoutAccents } from './cue-words/cue-words.ts'
import { isTranslated, seemsTranslated, translates } from './glossary/glossary.ts'
import {
  LANGUAGES,
  languageByScript,
  readSample,
  languageOfSample,
  UNKNOWN_LANGUAGE,
  type Language,
  type Sample,
} from './language.ts'
import { likelihoodByLetters } from './letters-of-languages.ts'
import { stopWordsOf, stopWordsWithoutAccents } from './stop-words.ts'
import { tokenize } from './tokenize.ts'

/** Stop words by which a question must be of another language than the documents to be taken for it. */
const LEAST_MARGIN = 2
/** What each stop word adds to a language's likelihood, as a logarithm. */
const STOP_WORD_WEIGHT = 3
/** How much likelier a language must be than those of the documents for a question to be asked in it, as a logarithm. */
const LEAST_LEAD = 5
/** The same where most of its small words are of that language as well. */
const LEAST_LEAD_OF_BOTH = 4
/** Words from which on small ones tell as much: “e o” is Portuguese and Italian. */
const LEAST_WORDS = 4
/** How much likelier the likeliest language may be than others that are thought of as well, as a logarithm. */
const CLOSE = 6
/** Languages whose questions the documents of the other one answer as well as their own. */
const NEAR: Readonly<Record<Language, Language>> = { id: 'ms', ms: 'id', hr: 'sr', sr: 'hr' }

/** Stop words of a language in a question. */
type CountIn = (language: Language) => number

function countsIn(text: string): CountIn {
  const words = tokenize(text).map(({ word }) => word)
  const isPlain = isWithoutAccents(text)
  return (language) => {
    const stopWords = isPlain ? stopWordsWithoutAccents(language) : stopWordsOf(language)
    return words.filter((word) => stopWords.has(word)).length
  }
}

/** By its stop words: those of one language, else of the documents' language that has most of them. */
function languageByStopWords(
  detected: Language,
  languages: readonly Language[],
  countIn: CountIn,
): Language {
  const [likeliest] = languages
    .map((language) => ({ language, count: countIn(language) }))
    .toSorted((a, b) => b.count - a.count)
  if (likeliest === undefined) return detected
  if (detected === UNKNOWN_LANGUAGE) return likeliest.language
  const isClear = likeliest.count === 0 || countIn(detected) - likeliest.count >= LEAST_MARGIN
  return isClear ? detected : likeliest.language
}

/** Stop words from which on one more than another language has is enough. */
const MANY = 3

/** How no question begins in another language: most are told by it, at a tenth of the time. */
const ASKS_IN_ENGLISH =
  /^\W*(?:(?:and|but|so) )?(?:(?:what|where|when|who|how)(?:['’]s)?|which|why|whose|does)\s/i

/** Whether no other language has nearly as many of its words as one. */
function isClearly(language: Language, { counts }: Sample): boolean {
  const place = LANGUAGES.indexOf(language)
  const own = counts[place] ?? 0
  const most = own - (own >= MANY ? 1 : LEAST_MARGIN)
  for (let at = 0; at < counts.length; at++) {
    if (counts[at]! > most && at !== place) return false
  }
  return own > 0
}

/**
 * The language that a question is asked in by its letters and stop words, where it is likelier by
 * far than any of the documents'; else the likeliest of theirs.
 */
function languageByLetters(
  { text, counts, words }: Sample,
  detected: Language,
  languages: readonly Language[],
  countIn: CountIn,
): Language {
  const { sums } = likelihoodByLetters(text)
  const others: { language: Language; likelihood: number }[] = []
  let own = UNKNOWN_LANGUAGE
  let ownLikelihood = -Infinity
  for (const [at, language] of LANGUAGES.entries()) {
    const isOwn = languages.includes(language) || languages.includes(NEAR[language] ?? '')
    const count = isOwn ? Math.max(counts[at]!, countIn(language)) : counts[at]!
    const likelihood = sums[at]! + STOP_WORD_WEIGHT * count
    if (isOwn && likelihood > ownLikelihood) {
      ownLikelihood = likelihood
      own = languages.includes(language) ? language : NEAR[language]!
    } else if (!isOwn) others.push({ language, likelihood })
  }
  const [best, ...further] = others.toSorted((a, b) => b.likelihood - a.likelihood)
  const isOfBoth = best?.language === detected && words >= LEAST_WORDS
  const needed = isOfBoth ? LEAST_LEAD_OF_BOTH : LEAST_LEAD
  if (best === undefined || best.likelihood < ownLikelihood + needed) return own
  const close = further.filter(({ likelihood }) => likelihood >= best.likelihood - CLOSE)
  return close.length === 0 ? best.language : knowingMost(text, [best, ...close])
}

/** Of some languages, the likeliest first, the one whose glossary knows most of a question's words. */
function knowingMost(
  text: string,
  languages: readonly { readonly language: Language }[],
): Language {
  const words = tokenize(text).map(({ word }) => word)
  const counted = languages.map(({ language }) => ({
    language,
    count: words.filter((word) => seemsTranslated(word, language)).length,
  }))
  return counted.toSorted((a, b) => b.count - a.count)[0]!.language
}

/** Languages that a question is tried in beside the one that it is taken for. */
const MOST_TRIED = 3
const INTERNATIONAL: Language = 'en'

/**
 * Other languages that a question may be asked in, of which no word is known in the documents': those
 * in whose glossaries all of its telling words stand, the likeliest first.
 * @param words telling ones, with their accents
 */
export function otherLanguagesOf(
  text: string,
  words: readonly string[],
  languages: readonly Language[],
): Language[] {
  const [first] = languages
  if (first === undefined || words.some((word) => isTranslated(word, first))) return []
  if (languages.includes(INTERNATIONAL) && ASKS_IN_ENGLISH.test(text)) return []
  const { sums } = likelihoodByLetters(text)
  const likeliest = LANGUAGES.map((language, at) => ({ language, likelihood: sums[at]! }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST_TRIED)
    .map(({ language }) => language)
  return [...new Set([...likeliest, INTERNATIONAL])].filter(
    (language) =>
      !languages.includes(language) &&
      translates(language, first) &&
      words.every((word) => isTranslated(word, language)),
  )
}

/**
 * Language that a question is asked in: what its own words say, else the one of the documents'
 * languages that most of its words belong to. Of languages that are as likely theirs is meant.
 * @param languages of the documents, the commonest first
 */
export function languageOfQuestion(text: string, languages: readonly Language[]): Language {
  if (languages.includes('en') && ASKS_IN_ENGLISH.test(text)) return 'en'
  const sample = readSample([text])
  const detected = languageOfSample(sample)
  const near = NEAR[detected]
  const meant = near !== undefined && languages.includes(near) ? near : detected
  if (languages.includes(meant) && (meant !== detected || isClearly(meant, sample))) return meant
  const countIn = countsIn(text)
  const byStopWords = languages.includes(meant)
    ? meant
    : languageByStopWords(detected, languages, countIn)
  const [first] = languages
  const isByScript = (languageByScript(sample) ?? UNKNOWN_LANGUAGE) !== UNKNOWN_LANGUAGE
  if (first === undefined || isByScript) return byStopWords
  const byLetters = languageByLetters(sample, detected, languages, countIn)
  if (languages.includes(byLetters)) {
    return languages.includes(byStopWords) ? byStopWords : byLetters
  }
  return translates(byLetters, first) ? byLetters : byStopWords
}
