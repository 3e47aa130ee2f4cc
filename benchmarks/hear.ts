import type { EarlierExchange, ProvenSentence } from '@docent/domain/chat'
import { answerQuestion } from '../functions/src/answers/answer.ts'
import { filesForTurn } from '../functions/src/answers/find-evidence.ts'
import { filesForAnswer, listen } from '../functions/src/answers/conversation/listen.ts'
import { presentAnswer, presentFallback } from '../functions/src/answers/conversation/present.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'

/** What the engine makes of one message; no language model takes part. */
export interface Heard {
  readonly question: string
  readonly kind: 'answer' | 'fallback' | 'small_talk' | 'clarification'
  /** What is quoted, as an answer or as the nearest place. */
  readonly sentences: readonly ProvenSentence[]
  /** Whether that is quoted as the nearest place, and said to be no answer. */
  readonly isNear: boolean
  /** Whether it is an answer that is called the closest passage, since others come nearly as near. */
  readonly isUnsure: boolean
  /** The question as it was understood. */
  readonly asked: string
  /** What was asked, with what is known of the message. */
  readonly files: readonly IndexedFile[]
}

const personality = 'professional'

/** What was heard, as a conversation remembers it. */
export const exchangesOf = (heard: readonly Heard[]): EarlierExchange[] =>
  heard.map(({ question, kind, sentences }) => ({
    question,
    kind,
    output: sentences.map(({ text }) => text).join(' '),
    places: sentences.map(({ receipt }) => receipt),
  }))

/** Says one thing to the bot, as its visitors do. */
export function hear(
  base: readonly IndexedFile[],
  message: string,
  before: readonly Heard[] = [],
): Heard {
  const files = filesForTurn(base)
  const earlier = exchangesOf(before)
  const listened = listen(files, { text: message, personality, earlier })
  const plain = { question: message, isNear: false, isUnsure: false, asked: message, files }
  if (listened.kind === 'read') {
    return { ...plain, kind: 'answer', sentences: listened.sentences }
  }
  if (listened.kind !== 'question') return { ...plain, kind: listened.kind, sentences: [] }
  const known = filesForAnswer(files, listened)
  const { text: question, doubt } = listened
  const draft = answerQuestion(known, { question, personality, doubt })
  return {
    question: message,
    kind: draft.kind === 'answer' ? 'answer' : 'fallback',
    sentences: draft.kind === 'fallback' ? [] : draft.sentences,
    isNear: draft.kind === 'nearest',
    isUnsure: draft.kind === 'answer' && draft.isUnsure === true,
    asked: question,
    files: known,
  }
}

/** What is offered below a reply to a message that found no answer, or one with reserve. */
function offeredBelow(
  { kind, question: text, asked, sentences, isUnsure, files }: Heard,
  before: readonly Heard[],
): readonly string[] {
  const said = { text, asked, personality, earlier: exchangesOf(before), isUnsure } as const
  const reply =
    kind === 'answer'
      ? presentAnswer(files, sentences, said)
      : presentFallback(files, said, 'I do not know.')
  return reply.suggestions ?? []
}

/** Whether one touch on what is offered below the last reply of a conversation brings quotes that tell what was asked. */
export function isOneTouchAway(
  files: readonly IndexedFile[],
  heard: readonly Heard[],
  tells: (quotes: string) => boolean,
): boolean {
  const last = heard.at(-1)
  if (last === undefined) return false
  return offeredBelow(last, heard.slice(0, -1)).some((offered) =>
    tells(quotesOf(hear(files, offered, heard))),
  )
}

/** Holds a conversation. */
export function converse(files: readonly IndexedFile[], messages: readonly string[]): Heard[] {
  const heard: Heard[] = []
  for (const message of messages) heard.push(hear(files, message, heard))
  return heard
}

export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ')

/** The quotes of a reply; '' where nothing is quoted. */
export const quotesOf = ({ sentences }: Heard): string =>
  oneSpaced(sentences.map(({ receipt }) => receipt.quote).join(' '))

/**
 * What became of a customer's question: `near` was quoted as the closest passage, and told it;
 * `refused` said nothing, asked back, or quoted a closest passage that does not tell it.
 */
export type Verdict = 'right' | 'near' | 'refused' | 'wrong'

/**
 * @param holds words of which an answer must hold one; none where the documents do not tell it
 */
export function verdictOf(heard: Heard, holds: readonly string[]): Verdict {
  const said = quotesOf(heard)
  return verdictBy(
    heard,
    holds.some((hold) => said.includes(oneSpaced(hold))),
  )
}

/** The same where it is known whether what was quoted tells it. */
export function verdictBy({ kind }: Heard, tells: boolean): Verdict {
  if (kind === 'answer') return tells ? 'right' : 'wrong'
  return tells ? 'near' : 'refused'
}
