import type { EarlierExchange } from '@docent/domain/chat'
import type { Doubt } from '../answer.ts'
import { languagesOf } from '../find-evidence.ts'
import type { UnitPlace } from '../meaning.ts'
import { oddsBesideOthers } from '../predicates/sureness.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { termsAround } from './follow-up.ts'
import { goesOn, pointsBack } from './follow-up-words.ts'
import { holdingOf } from './held-shares.ts'
import {
  findGoingOn,
  unitsMeant,
  type Found,
  type ReadMessage,
  type Weighed,
} from './meant-units.ts'
import { unitsNear } from './near-quotes.ts'

/** A message with more words stands by itself. */
const MOST_WORDS = 16
/**
 * What tells whether a message is answered by the unit that it most likely means, if it goes on: log
 * odds, rounded, of a logistic regression over dialogues and over questions that follow unrelated ones.
 */
const GOES_ON = {
  none: -2.6,
  /** It begins or ends like one that goes on. */
  leads: 0.7,
  /** How likely this unit is the one that is meant, of all that may be. */
  likeliest: 2.6,
  /** Share of the message that the unit holds with what heads it … */
  held: 1.9,
  /** … and the same of the best place by the words of the message. */
  heldByBest: -0.5,
  /** The two are one. */
  isBest: 0.4,
  /** What that place has of an answer that nothing was asked before: log odds, where it may answer. */
  odds: 0.4,
}
/** The same of whether it is answered by the best place by its words, which may answer it. */
const BY_WORDS = {
  none: -2.4,
  /** Nothing in it leans on what was said before. */
  whole: 0.6,
  likeliest: 1.3,
  held: -0.9,
  heldByBest: 0.7,
  isBest: 1.5,
  odds: 0.75,
}
/** Bounds of the odds of an answer that nothing was asked before. */
const ODDS_RANGE = { least: -6, most: 4 }
/** Least log odds of a message that goes on, and of one to which what it may go on from comes nearest. */
const LEAST_ODDS = -0.6
const LEAST_ODDS_OF_NEAREST = -1.7
/** Log odds below which half of what such messages are told is not what was meant. */
const SURE_ODDS = 0.4
/** Log odds of going on from which what is told by words alone may not be what was meant. */
const MAY_GO_ON_ODDS = -1
/** Least log odds of what answers by its words a message that leans on what was said. */
const LEAST_ODDS_BY_WORDS = -0.85

/** Log odds by which a second unit may be less likely meant than the first, and is said as well. */
const AS_LIKELY = 2

const placeOf = ({ file, passage, unit }: UnitPlace): UnitPlace => ({ file, passage, unit })

/** Log odds of the two ways to answer a message. */
interface Ways {
  readonly goingOn: number
  /** `null` where nothing may answer it by its words. */
  readonly byWords: number | null
}

function waysToAnswer(
  [meant, ...others]: readonly [Weighed, ...Weighed[]],
  { best, isEvident, read }: Found,
  { leads, isOpen, heldByBest }: Standing,
): Ways {
  const rivals = others.reduce((sum, { score }) => sum + Math.exp(score - meant.score), 1)
  const { least, most } = ODDS_RANGE
  const odds = isEvident ? Math.min(most, Math.max(least, oddsBesideOthers(read, best!))) : 0
  const sumOf = (weights: typeof GOES_ON | typeof BY_WORDS): number =>
    weights.none +
    weights.likeliest / rivals +
    weights.held * meant.held +
    weights.heldByBest * heldByBest +
    (meant.isBest ? weights.isBest : 0) +
    weights.odds * odds
  return {
    goingOn: sumOf(GOES_ON) + (leads ? GOES_ON.leads : 0),
    byWords: isEvident ? sumOf(BY_WORDS) + (isOpen ? 0 : BY_WORDS.whole) : null,
  }
}

/** How a message stands to what was quoted before it. */
interface Standing {
  readonly leads: boolean
  /** Whether anything in it leans on what was said before. */
  readonly isOpen: boolean
  /** Share of the message that the best place by its words holds with what heads it. */
  readonly heldByBest: number
}

/** Whether two units stand under the same heading of one file. */
function areOfOneSection(files: readonly IndexedFile[], one: UnitPlace, other: UnitPlace): boolean {
  const { passageHeading } = files[one.file]!.segment
  return one.file === other.file && passageHeading[one.passage] === passageHeading[other.passage]
}

/**
 * Whether another unit is said beside the likeliest one; a row only where it is of the same thing as well,
 * and beside the row of a table that the message turns to nothing of another section.
 */
const isSaidBeside = (files: readonly IndexedFile[], other: Weighed, meant: Weighed): boolean =>
  other.score > meant.score - AS_LIKELY &&
  (!meant.isSibling || areOfOneSection(files, other, meant)) &&
  (!other.isRow || !meant.isRow || (other.spokenOf >= meant.spokenOf && other.named >= meant.named))

/** What a message that goes on from what was quoted last asks for. */
export interface GoneOn {
  /** The units that tell it, at most two, the likelier one first; none where it is to be looked up by its words. */
  readonly at: readonly UnitPlace[]
  /** Whether what tells it there, or what its words lead to, is what is meant. */
  readonly doubt: Doubt
}

const ASKS_ANEW: GoneOn = { at: [], doubt: 'none' }

/**
 * Where a message is answered that goes on from what was quoted last: who goes on asking means what is
 * being spoken of, often in words that the documents do not use (Who do I send it to?).
 */
export function goOnFromQuotes(
  files: readonly IndexedFile[],
  read: ReadMessage,
  earlier: readonly EarlierExchange[],
): GoneOn {
  const last = earlier.findLast(({ places }) => places.length > 0)
  if (last === undefined || read.before.length === 0) return ASKS_ANEW
  if (read.message.split(/\s+/u).length > MOST_WORDS) return ASKS_ANEW
  const near = unitsNear(files, last.places)
  if (near.length === 0) return ASKS_ANEW
  const found = findGoingOn(files, read)
  const { message, best } = found
  const { asksForAddress, asksForWay, contact, cue, definition, language } = message.question
  const languages = [language, ...languagesOf(files)]
  const points = pointsBack(read.message, languages)
  // What is to be defined is defined elsewhere, and how a business is reached is told of nothing else.
  if (definition !== null || asksForAddress || contact !== null) return ASKS_ANEW
  if (asksForWay && !points) return ASKS_ANEW
  const [meant, ...others] = unitsMeant(files, near, found)
  if (meant === undefined) return ASKS_ANEW
  // Where are you? is told by an address, whatever was spoken of.
  if (cue !== 'none' && found.isEvident && best?.fits === true && !meant.fits) return ASKS_ANEW
  const leads = goesOn(read.message, languages)
  const isOpen = leads || read.text !== read.message || points
  // How can I pay? is asked of the business, whatever was spoken of.
  if (!isOpen && message.question.topic !== null && best?.surety !== undefined) return ASKS_ANEW
  const heldByBest =
    best === undefined
      ? 0
      : holdingOf(message.retrieval.concepts).share(
          best.file,
          termsAround(files[best.file]!, best, false),
        )
  const standing: Standing = { leads, isOpen, heldByBest }
  const { goingOn, byWords } = waysToAnswer([meant, ...others], found, standing)
  // And the swimming pool? is not told by what speaks of none.
  const isNamed = message.retrieval.concepts.some(({ generic, implied }) => !generic && !implied)
  const isUntold = isNamed && meant.held === 0
  // And why is it given? is not told by what gives no reason.
  const lacksKind = cue !== 'none' && !meant.fits
  const isWhole = !isOpen && (lacksKind || (byWords !== null && byWords > goingOn))
  if (goingOn < LEAST_ODDS || isUntold || isWhole) {
    if (!isOpen || (byWords !== null && byWords >= LEAST_ODDS_BY_WORDS)) {
      const isSure = meant.isBest || (byWords ?? 0) >= SURE_ODDS
      return { at: [], doubt: isSure || goingOn < MAY_GO_ON_ODDS ? 'none' : 'some' }
    }
    // Where nothing answers it by its words, what it may go on from comes nearest.
    const isNearest = goingOn >= LEAST_ODDS_OF_NEAREST && !(isUntold && meant.isQuoted)
    return { at: isNearest ? [placeOf(meant)] : [], doubt: 'much' }
  }
  if (lacksKind) return { at: [placeOf(meant)], doubt: 'much' }
  const second = others.slice(0, 1).filter((other) => isSaidBeside(files, other, meant))
  return { at: [meant, ...second].map(placeOf), doubt: goingOn < SURE_ODDS ? 'some' : 'none' }
}
