import type { EarlierExchange, ProvenSentence } from '@docent/domain/chat'
import type { Personality } from '@docent/domain/bots'
import type { AnswerTrace } from '@docent/domain/trace'
import type { IndexedFile } from '../answers/answer.ts'
import { filesForAnswer, listen, type LeftAddress } from '../answers/conversation/listen.ts'
import {
  presentAnswer,
  presentFallback,
  presentNearest,
  type Reply,
} from '../answers/conversation/present.ts'
import { filesForTurn } from '../answers/evidence.ts'
import { proveAnswer, type ProvenAnswer } from './answer-question.ts'
import type { MeaningSource, Phraser } from './ports.ts'
import { readMeaning } from './read-meaning.ts'

export interface Turn {
  readonly message: string
  /** What was said before in this conversation, the latest last. */
  readonly earlier: readonly EarlierExchange[]
  readonly ownerId: string
  readonly knowledgeBaseId: string
  readonly personality: Personality
  readonly systemMessage: string
  readonly fallbackMessage: string
  /** Asked once, before the first sentence of an answer is told. */
  readonly permit?: (() => Promise<boolean>) | undefined
  /** Called with each sentence as soon as it is proven. */
  readonly onSentence?: ((sentence: ProvenSentence) => void) | undefined
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal | undefined
}

/** Who may be asked beside the built-in engine. */
export interface Models {
  /** `null`: the built-in engine answers alone. */
  readonly phraser: Phraser | null
  /** `null`: documents are searched by their words alone. */
  readonly meaning: MeaningSource | null
}

/** A reply, and why it is what it is; `null` where nothing was asked of the documents. */
export interface HeldTurn {
  readonly reply: Reply
  readonly trace: AnswerTrace | null
  /** Left by the visitor; the reply says that it is kept. */
  readonly left?: LeftAddress | undefined
  /** A person is asked for, or an address is left for one. */
  readonly wantsPerson?: boolean
}

/**
 * Replies to one message of a conversation: to small talk as the personality has it, to what may
 * mean several things with a question, to a question with proven sentences of the files, else with
 * the owner's fallback text, and the place nearest to what was asked where there is one.
 */
export async function holdConversation(
  base: readonly IndexedFile[],
  turn: Turn,
  { phraser, meaning }: Models,
): Promise<HeldTurn> {
  let files = filesForTurn(base)
  const { message, personality, earlier, fallbackMessage, ...rest } = turn
  const said = { text: message, personality, earlier }
  const listened = listen(files, said)
  if (listened.kind === 'more') {
    const { sentences } = listened
    if ((await turn.permit?.()) ?? true) for (const one of sentences) turn.onSentence?.(one)
    return { reply: presentAnswer(files, sentences, { ...said, asked: message }), trace: null }
  }
  if (listened.kind === 'small_talk') {
    const { left, wantsPerson, ...reply } = listened
    return { reply: { ...reply, sentences: [] }, trace: null, left, wantsPerson }
  }
  if (listened.kind !== 'question') return { reply: { ...listened, sentences: [] }, trace: null }
  const asked = listened.text
  files =
    listened.at === undefined
      ? await readMeaning(files, { ...rest, text: asked }, meaning)
      : filesForAnswer(files, listened)
  const question = { ...rest, text: asked, isDoubtful: listened.isDoubtful, personality }
  const answer = await proveAnswer(files, question, phraser)
  return { reply: present(files, answer, { ...said, asked, fallbackMessage }), trace: answer.trace }
}

type Presented = Parameters<typeof presentAnswer>[2] & { readonly fallbackMessage: string }

function present(files: readonly IndexedFile[], answer: ProvenAnswer, said: Presented): Reply {
  const { asked, fallbackMessage } = said
  if (answer.kind === 'answer') return presentAnswer(files, answer.sentences, said)
  return answer.kind === 'nearest'
    ? presentNearest(files, asked, answer.sentences, fallbackMessage)
    : presentFallback(files, asked, fallbackMessage)
}
