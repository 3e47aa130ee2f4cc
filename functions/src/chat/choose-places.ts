import type { EarlierExchange } from '@docent/domain/chat'
import type { ChoiceTrace } from '@docent/domain/trace'
import {
  answerQuestion,
  holdsUnit,
  type AskedQuestion,
  type Doubt,
  type IndexedFile,
} from '../answers/answer.ts'
import { placesToChoose, type PlaceToChoose } from '../answers/conversation/places-near.ts'
import { filesForTurn } from '../answers/find-evidence.ts'
import type { UnitPlace } from '../answers/meaning.ts'
import { isOwnAnswer } from '../answers/own-answers.ts'
import type { ChoiceRequest, PlaceChooser } from './ports.ts'

/** Most places that a model may choose for one question. */
const MOST_CHOSEN = 3
/** Questions before it that a model is told of. */
const MOST_EARLIER = 3

/** A question that may be put to a model, too. */
interface Asked extends AskedQuestion {
  /** In the visitor's own words. */
  readonly message: string
  readonly earlier: readonly EarlierExchange[]
  readonly ownerId: string
  /** Asked before a model is: nobody's words are sent for an answer that may not be told. */
  readonly permit?: (() => Promise<boolean>) | undefined
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal | undefined
}

/** What a place is named by in one request. */
const idOf = (at: number): string => `${at + 1}`

/** What a model chose. */
interface Choice {
  /** For the rest of the turn. */
  readonly files: readonly IndexedFile[]
  /** Whether what they tell is what is meant. */
  readonly doubt: Doubt
  readonly by: ChoiceTrace
}

const requestOf = (
  { ownerId, message, earlier }: Asked,
  near: readonly PlaceToChoose[],
): ChoiceRequest => ({
  ownerId,
  message,
  earlier: earlier.slice(-MOST_EARLIER).map((exchange) => exchange.question),
  places: near.map(({ heading, text }, at) => ({ id: idOf(at), heading, text })),
  most: MOST_CHOSEN,
})

/** The places that ids name, each once; what was not offered names none. */
function placesNamed(named: readonly string[], near: readonly PlaceToChoose[]): UnitPlace[] {
  const byId = new Map(near.map(({ place }, at) => [idOf(at), place]))
  return [...new Set(named)].flatMap((id) => byId.get(id) ?? []).slice(0, MOST_CHOSEN)
}

/**
 * Lets a model choose the places that tell what was asked: where the built-in engine has no answer or
 * one with reserve, or always, as it is set. It gets the places that are near and can name nothing but
 * these. What it chooses is said with reserve, where it chooses none what was an answer is the nearest
 * place, and where it chooses what the engine answers everything stays as it is: a model takes no reserve
 * away. An owner's own answer is not put to it.
 * @returns `null` where it is not asked, or cannot be
 */
export async function choosePlaces(
  files: readonly IndexedFile[],
  asked: Asked,
  chooser: PlaceChooser | null,
): Promise<Choice | null> {
  if (chooser === null) return null
  const draft = answerQuestion(files, asked)
  const said = draft.kind === 'answer' ? draft.sentences : []
  const isSure = draft.kind === 'answer' && draft.isUnsure !== true
  if (isOwnAnswer(files, said) || (isSure && chooser.asked !== 'always')) return null
  const { question, earlier, permit, signal } = asked
  const near = placesToChoose(files, question, earlier)
  if (near.length === 0 || (await permit?.()) === false) return null
  const named = await chooser.choose(requestOf(asked, near), signal)
  if (named === null) return null
  const places = placesNamed(named, near)
  if (places.length === 0) return { files, doubt: 'much', by: 'none' }
  const isSaid = ({ file, unit }: UnitPlace): boolean =>
    said.some((sentence) => holdsUnit(sentence, files[file]!, unit))
  // Beside what is surely an answer a further place is left out.
  const isAgreed = isSure ? places.some(isSaid) : places.every(isSaid)
  if (isAgreed) return { files, doubt: asked.doubt ?? 'none', by: 'agreed' }
  const telling = { text: question, places, isChosen: true }
  return { files: filesForTurn(files, { telling }), doubt: 'some', by: 'chosen' }
}
