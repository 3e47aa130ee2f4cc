import type { ChatReply, ProvenSentence } from '@docent/domain/chat'
import { findEvidence, languagesOf } from '../find-evidence.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { endsSentence, startsSmall } from '../line-kinds.ts'
import { isOwnAnswer } from '../own-answers.ts'
import { languageOfQuestion } from '../question-language.ts'
import { foldAccents } from '../stem.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { contradictionOf } from './contradiction.ts'
import type { Said } from './listen.ts'
import type { Phrases } from './phrases/phrases.ts'
import { choose, chooseOpening, isTurn, phrasesIn, speaks } from './speak.ts'
import { sectionLabelsNear } from './near-sections.ts'
import { topicsNear, topicsOf } from './topics.ts'

/** A reply before it belongs to a conversation. */
export type Reply = Omit<ChatReply, 'conversationId'>

/** One in so many answers closes with a phrase. */
const CLOSING_TURN = 3

/** A name in a text that may run the other way. */
const isolated = (text: string): string =>
  /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text) ? `\u2068${text}\u2069` : text

/** Whether a sentence ends what the one before it begins at the end of a page. */
const endsOverleaf = (sentence: ProvenSentence, before: ProvenSentence): boolean =>
  sentence.receipt.page === before.receipt.page + 1 && startsSmall(sentence.text)

/** Sentences follow each other; a line of a list or table keeps its own line. */
const joined = (sentences: readonly ProvenSentence[]): string =>
  sentences.reduce((said, sentence, at) => {
    const before = sentences[at - 1]
    if (before === undefined) return sentence.text
    const goesOn = endsSentence(said) || endsOverleaf(sentence, before)
    return `${said}${goesOn ? ' ' : '\n'}${sentence.text}`
  }, '')

/** Files and pages of the sentences in words, each once, in their order. */
function placesOf(sentences: readonly ProvenSentence[], phrases: Phrases): string {
  const places = sentences.map(({ receipt: { fileName, page, pages } }) =>
    phrases.place(isolated(fileName), pages > 1 ? page : null),
  )
  return [...new Set(places)].join(phrases.and)
}

/** Words of the message that were taken for others, where the answer rests on them. */
function readAs(
  { retrieval: { corrections } }: Findings,
  message: string,
  sentences: readonly ProvenSentence[],
  phrases: Phrases,
): string {
  const typed = foldAccents(message.toLowerCase())
  const said = sentences.map(({ text }) => text.toLowerCase()).join(' ')
  return (
    corrections
      .filter(({ asked, meant }) => typed.includes(asked) && said.includes(meant.slice(0, -1)))
      // An ending, or an article that is written as a part of the word, is no slip.
      .filter(({ asked, meant }) => !asked.includes(meant) && !meant.includes(asked))
      .map((correction) => phrases.readAs(correction.asked, correction.meant))
      .join(' ')
  )
}

/** Two documents that name different numbers, side by side. */
function presentDifference(
  sentences: readonly [ProvenSentence, ProvenSentence],
  phrases: Phrases,
): Reply {
  const [one, other] = sentences
  const lead = phrases.differ(isolated(one.receipt.fileName), isolated(other.receipt.fileName))
  const output = [lead, one.text, other.text].join('\n\n')
  return { output, kind: 'answer', sentences, lead }
}

/** Language of the document that the first sentence stands in; '' where that is gone. */
const languageIn = (files: readonly IndexedFile[], [first]: readonly ProvenSentence[]): string =>
  files.find(({ fileId }) => fileId === first?.receipt.fileId)?.segment.language ?? ''

/** Language of the words around an answer: the visitor's where no document is in it, else the document's. */
function languageAround(
  files: readonly IndexedFile[],
  sentences: readonly ProvenSentence[],
  askedIn: Language,
): Language {
  return languagesOf(files).includes(askedIn) || !speaks(askedIn)
    ? languageIn(files, sentences)
    : askedIn
}

/** Words around a reply that stand in place of the personality's own, and what is said before them. */
interface Around {
  /** Language of the words around it, where that is not the document's. */
  readonly language?: Language
  readonly noted?: string
  readonly opening?: string
  readonly closing?: string
}

/**
 * Puts proven sentences that were asked for as such (more, a section) into the personality's words,
 * in the language of their document. The sentences stay as they are; the words around them state nothing.
 */
export function presentRead(
  files: readonly IndexedFile[],
  sentences: readonly ProvenSentence[],
  { text, personality, earlier }: Said,
  around: Around = {},
): Reply {
  const { noted = '', language = languageIn(files, sentences) } = around
  const quotes = joined(sentences)
  if (!speaks(language)) return { output: quotes, kind: 'answer', sentences }
  const phrases = phrasesIn(language)
  const chosen = { question: text, before: earlier.at(-1)?.output ?? '' }
  const ownOpening = (): string =>
    personality === 'technical'
      ? phrases.from(placesOf(sentences, phrases))
      : chooseOpening(phrases.opening, personality, {
          question: text,
          earlier: earlier.map((reply) => reply.output),
        })
  const ownClosing = (): string =>
    isTurn(text, CLOSING_TURN) ? choose(phrases.closing, personality, chosen) : ''
  const { opening = ownOpening(), closing = ownClosing() } = around
  const lead = [noted, opening].filter((one) => one !== '').join(' ')
  return {
    output: [lead, quotes, closing].filter((part) => part !== '').join('\n\n'),
    kind: 'answer',
    sentences,
    ...(lead !== '' && { lead }),
    ...(closing !== '' && { closing }),
  }
}

/** What was said by the visitor, and the question as it was understood. */
interface Answered extends Said {
  readonly asked: string
  /** Whether other places come so near that it may not be what is meant. */
  readonly isUnsure?: boolean
}

/**
 * The same for the answer to a question: says beside it which word was taken for another, or that two
 * documents contradict each other. What may not be what is meant is called the closest passage, and
 * the sections that come near are offered below it.
 */
export function presentAnswer(
  files: readonly IndexedFile[],
  sentences: readonly ProvenSentence[],
  { asked, isUnsure = false, ...said }: Answered,
): Reply {
  if (isOwnAnswer(files, sentences)) return presentRead(files, sentences, said)
  const findings = findEvidence(files, asked)
  const language = languageAround(files, sentences, findings.question.askedIn)
  if (!speaks(language)) return presentRead(files, sentences, said)
  const phrases = phrasesIn(language)
  const differing = contradictionOf(files, findings, sentences)
  if (differing !== null) return presentDifference(differing, phrases)
  const noted = readAs(findings, said.text, sentences, phrases)
  if (!isUnsure) return presentRead(files, sentences, said, { language, noted })
  const around = { language, noted, opening: phrases.nearest, closing: '' }
  const reply = presentRead(files, sentences, said, around)
  return { ...reply, suggestions: sectionLabelsNear(files, said.text, said.earlier) }
}

/** What was said, and how it was understood. */
type Unanswered = Pick<Answered, 'text' | 'asked' | 'earlier'>

/** The owner's fallback text, with the sections that come near the question, or what else there is. */
export function presentFallback(
  files: readonly IndexedFile[],
  { text, asked, earlier }: Unanswered,
  fallbackMessage: string,
): Reply {
  const near = topicsNear(files, text, earlier)
  const language = languageOfQuestion(asked, languagesOf(files))
  const suggestions = near.length > 0 ? near : topicsOf(files, language)
  return { output: fallbackMessage, kind: 'fallback', sentences: [], suggestions }
}

/**
 * The owner's fallback text, and behind it the place that comes nearest to what was asked. It is no
 * answer: of kind `fallback`, neither charged nor shown as one.
 */
export function presentNearest(
  files: readonly IndexedFile[],
  said: Unanswered,
  sentences: readonly ProvenSentence[],
  fallbackMessage: string,
): Reply {
  const phrases = phrasesIn(languageOfQuestion(said.asked, languagesOf(files)))
  const lead = `${fallbackMessage} ${phrases.nearest}`
  const { suggestions } = presentFallback(files, said, fallbackMessage)
  const output = `${lead}\n\n${joined(sentences)}`
  return { output, kind: 'fallback', sentences, lead, ...(suggestions && { suggestions }) }
}
