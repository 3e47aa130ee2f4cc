import type { EarlierExchange, ProvenSentence } from '@docent/domain/chat'
import type { Personality } from '@docent/domain/bots'
import type { AnswerTrace } from '@docent/domain/trace'
import type { Doubt, IndexedFile } from '../answers/answer.ts'
import {
  filesForAnswer,
  listen,
  type HeardQuestion,
  type LeftAddress,
} from '../answers/conversation/listen.ts'
import {
  presentAnswer,
  presentFallback,
  presentNearest,
  presentRead,
  type Reply,
} from '../answers/conversation/present.ts'
import { filesForTurn } from '../answers/find-evidence.ts'
import { proveAnswer, type ProvenAnswer } from './answer-question.ts'
import { choosePlaces } from './choose-places.ts'
import type { MeaningSource, Phraser, PlaceChooser } from './ports.ts'
import { isToldByMeaning, readMeaning } from './read-meaning.ts'

export interface Turn {
  readonly message: string
  /** What was said before in this conversation, the latest last. */
  readonly earlier: readonly EarlierExchange[]
  readonly ownerId: string
  readonly knowledgeBaseId: string
  readonly personality: Personality
  readonly systemMessage: string
  readonly fallbackMessage: string
  /** Asked before a model is asked which place tells it, and before the first sentence of an answer is told. */
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
  /** `null`: nobody is asked which place tells what words alone do not find. */
  readonly chooser: PlaceChooser | null
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
  { phraser, meaning, chooser }: Models,
): Promise<HeldTurn> {
  const files = filesForTurn(base)
  const { message, personality, earlier, fallbackMessage, ...rest } = turn
  const said = { text: message, personality, earlier }
  const listened = listen(files, said)
  if (listened.kind === 'read') {
    const { sentences, suggestions } = listened
    if ((await turn.permit?.()) ?? true) for (const one of sentences) turn.onSentence?.(one)
    return { reply: { ...presentRead(files, sentences, said), suggestions }, trace: null }
  }
  if (listened.kind === 'small_talk') {
    const { left, wantsPerson, ...reply } = listened
    return { reply: { ...reply, sentences: [] }, trace: null, left, wantsPerson }
  }
  if (listened.kind !== 'question') return { reply: { ...listened, sentences: [] }, trace: null }
  const asked = listened.text
  const led = await leadToAnswer(files, listened, rest, meaning)
  const question = { ...rest, text: asked, doubt: led.doubt, personality }
  const toChoose = { ...question, question: asked, message, earlier }
  const chosen = await choosePlaces(led.files, toChoose, chooser)
  // Whether what a model alone chose is what is meant, nothing proves: it is said word for word, with reserve.
  const answer = await proveAnswer(
    chosen?.files ?? led.files,
    chosen === null ? question : { ...question, doubt: chosen.doubt, weighed: led.files },
    chosen === null || chosen.by === 'agreed' ? phraser : null,
  )
  const presented = present(chosen?.files ?? led.files, answer, { ...said, asked, fallbackMessage })
  const trace = chosen === null ? answer.trace : { ...answer.trace, choice: chosen.by }
  return { reply: presented, trace }
}

/** The files for the answer to what was heard, and whether what tells it there is what is meant. */
interface LedToAnswer {
  readonly files: readonly IndexedFile[]
  readonly doubt: Doubt
}

/** What the conversation leads to is told as it is; where that is doubtful, what an embedding model finds goes before it. */
async function leadToAnswer(
  files: readonly IndexedFile[],
  heard: HeardQuestion,
  asked: Pick<Turn, 'ownerId' | 'signal'>,
  source: MeaningSource | null,
): Promise<LedToAnswer> {
  const { text, at, doubt = 'none' } = heard
  if (at !== undefined && doubt !== 'much') return { files: filesForAnswer(files, heard), doubt }
  const whole = filesForAnswer(files, { ...heard, at: undefined })
  const read = await readMeaning(whole, { ...asked, text }, source)
  if (doubt === 'much' && isToldByMeaning(read, text)) return { files: read, doubt: 'none' }
  return { files: at === undefined ? read : filesForAnswer(files, heard), doubt }
}

type Presented = Parameters<typeof presentAnswer>[2] & { readonly fallbackMessage: string }

function present(files: readonly IndexedFile[], answer: ProvenAnswer, said: Presented): Reply {
  const { fallbackMessage } = said
  if (answer.kind === 'answer') {
    const { sentences, isUnsure = false } = answer
    return presentAnswer(files, sentences, { ...said, isUnsure })
  }
  return answer.kind === 'nearest'
    ? presentNearest(files, said, answer.sentences, fallbackMessage)
    : presentFallback(files, said, fallbackMessage)
}
