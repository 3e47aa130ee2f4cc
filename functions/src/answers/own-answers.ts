import type { ProvenSentence } from '@docent/domain/chat'
import { OWN_ANSWER_SOURCE } from '@docent/domain/messages/own-answers'
import type { OwnAnswer } from '@docent/domain/own-answers'
import { languagesOf } from './find-evidence.ts'
import { isRestriction } from './gate/phrasing-words.ts'
import { detectLanguage } from './language.ts'
import { translationsOf } from './glossary/translations.ts'
import { languageOfQuestion } from './question-language.ts'
import { readSearched, type SearchedQuestion } from './searched-question.ts'
import { proveSentence } from './receipts.ts'
import { type Segment, segmentOf } from './segment.ts'
import { editDistance } from './spelling.ts'
import { foldAccents, termOf } from './stem.ts'
import { rephrasings, synonymsForWords } from './synonyms.ts'
import { tokenize } from './tokenize.ts'
import { termsOfText, type IndexedFile } from './unit-terms.ts'

/** Letters from which on one slip of the keyboard is forgiven. */
const FORGIVEN_FROM = 5
/** Words of a question for one more that a visitor may add. */
const WORDS_PER_ADDED = 3

/** Nothing of an own answer is searched: it is said for its questions alone. */
let nothing: Segment | undefined
const nothingToSearch = (): Segment => (nothing ??= segmentOf({ fileName: '', pages: [''] }))

/** An owner's own answer as a file of one page, so that its receipt is checked like any other. */
export const ownAnswerFile = (id: string, { questions, answer }: OwnAnswer): IndexedFile => ({
  fileId: id,
  fileName: OWN_ANSWER_SOURCE,
  pages: [answer],
  segment: { ...nothingToSearch(), language: detectLanguage(answer) },
  questions,
})

/** An own answer, and which of its questions was asked. */
export interface OwnMatch {
  readonly file: IndexedFile
  readonly question: string
}

const wordsOf = (text: string): string[] => tokenize(text).map(({ word }) => foldAccents(word))

/** The words of a question whatever its capitals, accents and punctuation. */
const keyOf = (text: string): string => wordsOf(text).join(' ')

const restrictionsOf = (text: string): string =>
  wordsOf(text.replaceAll(/n['’]t\b/giu, ' not'))
    .filter(isRestriction)
    .toSorted()
    .join(' ')

/** Whether a visitor's word is another one with a slip; a word that the documents know is none. */
function isSlipOf(word: string, meant: string, files: readonly IndexedFile[]): boolean {
  // Numbers and codes differ by what looks like a slip.
  if (/\p{N}/u.test(word + meant)) return false
  if (Math.min(word.length, meant.length) < FORGIVEN_FROM || word[0] !== meant[0]) return false
  if (editDistance(word, meant, 1) > 1) return false
  return files.every(({ segment }) => termsOfText(segment, word).length === 0)
}

/** What cost says is said by "how much" already. */
function tellingWords({ words, implied }: SearchedQuestion): readonly string[] {
  const telling = words.filter((word) => !implied.has(word))
  return telling.length > 0 ? telling : words
}

/** Whether a word of a visitor's question means one of an owner's, which is in another language. */
function meaningIn(
  visitor: SearchedQuestion,
  owner: SearchedQuestion,
): (word: string, meant: string) => boolean {
  const [from, to] = [visitor.askedIn, owner.askedIn]
  if (from === to) return () => false
  const spelledIn = ({ spelled }: SearchedQuestion, word: string): string =>
    spelled.get(word) ?? word
  return (word, meant) => {
    const stem = termOf(spelledIn(owner, meant), to)
    return translationsOf(spelledIn(visitor, word), from, to).some(
      (each) => termOf(each.word, to) === stem,
    )
  }
}

/** Whether a visitor asks a question in hardly other words. */
function asksSame(asked: string, question: string, files: readonly IndexedFile[]): boolean {
  if (restrictionsOf(asked) !== restrictionsOf(question)) return false
  const languages = languagesOf(files)
  const visitor = readSearched(asked, languages)
  const owner = readSearched(question, languages)
  if (visitor.cue !== owner.cue) return false
  const { language } = owner
  const stem = (word: string) => termOf(word, language)
  const groups = synonymsForWords(owner.words, files[0]?.synonyms ?? [], language).map((group) =>
    group.map(stem),
  )
  const isTranslated = meaningIn(visitor, owner)
  const isAlike = (word: string, meant: string): boolean =>
    stem(word) === stem(meant) ||
    isTranslated(word, meant) ||
    groups.some((group) => group.includes(stem(word)) && group.includes(stem(meant))) ||
    isSlipOf(word, meant, files)
  const said = tellingWords(visitor)
  const wanted = tellingWords(owner)
  const added = said.filter((word) => !wanted.some((meant) => isAlike(word, meant)))
  if (wanted.length === 0) return false
  if (!wanted.every((meant) => said.some((word) => isAlike(word, meant)))) return false
  if (added.some((word) => /\p{N}/u.test(word))) return false
  return added.length <= Math.floor(wanted.length / WORDS_PER_ADDED)
}

/**
 * The owner's own answer to a question: to one that is asked to the letter (capitals, accents and
 * punctuation aside), else in hardly other words.
 * @returns `null` where there is none
 */
export function findOwnAnswer(files: readonly IndexedFile[], asked: string): OwnMatch | null {
  const own = files.flatMap((file) =>
    (file.questions ?? []).map((question) => ({ file, question })),
  )
  if (own.length === 0) return null
  const key = keyOf(asked)
  if (key === '') return null
  const exact = own.find(({ question }) => keyOf(question) === key)
  if (exact !== undefined) return exact
  const language = languageOfQuestion(asked, languagesOf(files))
  const ways = [asked, ...rephrasings(asked, files[0]?.synonyms ?? [], language)]
  return own.find(({ question }) => ways.some((way) => asksSame(way, question, files))) ?? null
}

/** An own answer as a whole, proven against what the owner wrote; `null` where it cannot be. */
export function proveOwnAnswer({ file }: OwnMatch): ProvenSentence | null {
  const [text = ''] = file.pages
  const { fileId, fileName } = file
  const claim = { text, fileId, fileName, page: 1, start: 0, end: text.length, quote: text }
  const receipt = proveSentence(claim, file.pages)
  return receipt === null ? null : { text, receipt }
}

/** Whether these sentences are an owner's own answer. */
export const isOwnAnswer = (
  files: readonly IndexedFile[],
  sentences: readonly ProvenSentence[],
): boolean =>
  files.some(
    ({ fileId, questions }) =>
      questions !== undefined && sentences.some(({ receipt }) => receipt.fileId === fileId),
  )
