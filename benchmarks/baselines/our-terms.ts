import { detectLanguage } from '../../functions/src/answers/language.ts'
import { stopWordsOf } from '../../functions/src/answers/stop-words.ts'
import { termOf } from '../../functions/src/answers/stem.ts'
import { tokenize } from '../../functions/src/answers/tokenize.ts'
import type { QuestionSet } from '../data.ts'

/** Passages that tell a set's language. */
const SAMPLED = 50

/** Our words, stems and stop words for the language of a set: what a tuned rival is given as well. */
export function ourTermsFor({ passages }: QuestionSet) {
  const sampled = passages.slice(0, SAMPLED).map(({ text }) => text)
  const language = detectLanguage(sampled.join('\n'))
  const stopWords = stopWordsOf(language)
  return {
    wordsOf: (text: string): string[] => tokenize(text).map(({ word }) => word),
    /** `null` for a stop word. */
    termOfWord: (word: string): string | null =>
      stopWords.has(word) ? null : termOf(word, language),
  }
}
