import type { EarlierExchange } from '@docent/domain/chat'
import type { Doubt } from '../answer.ts'
import { languagesOf } from '../find-evidence.ts'
import type { Language } from '../language.ts'
import type { UnitPlace } from '../meaning.ts'
import { oddsBesideOthers } from '../predicates/sureness.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { termsAround } from './follow-up.ts'
import { goesOn, pointsBack } from './follow-up-words.ts'
import { UNSPACED_LANGUAGES } from './heard.ts'
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
/** Signs that count as a word where words are written without blanks. */
const SIGNS_PER_WORD = 2.5

/**
 * What tells whether a message goes on at all, rather than asks for something else: log odds, rounded,
 * of a logistic regression over dialogues and over questions that follow unrelated ones.
 */
const GOES_ON = {
  none: -1.06,
  /** It begins or ends like one that goes on. */
  leads: 1.1,
  /** Words of the message, at most `LONG`. */
  words: -0.17,
  /** Share of the message that the best place by its words holds by itself, where that may answer. */
  ownCoverage: 1.7,
  /** How much more of it the unit holds than that place, both with what heads them. */
  held: 1.4,
  /** How likely this unit is the one that is meant, of all that may be. */
  likeliest: 3,
}
const LONG = 12
/** Least log odds of a message that goes on, and of one to which what it may go on from comes nearest. */
const LEAST_ODDS = 0.4
const LEAST_ODDS_OF_NEAREST = -1
/** Log odds below which half of what such messages are told is not what was meant. */
const SURE_ODDS = 1

/**
 * What tells whether the words of a message that begins like one that goes on lead to its answer:
 * log odds, rounded, of a regression over the same.
 */
const ELSEWHERE = {
  none: -5.4,
  /** What it has of an answer that nothing was asked before: log odds. */
  odds: 0.7,
  /** Share of the message that it holds with what heads it. */
  held: 2.1,
  words: 0.19,
}
/** Least log odds of such an answer. */
const LEAST_ODDS_ELSEWHERE = -1.1

/** Log odds by which a second unit may be less likely meant than the first, and is said as well. */
const AS_LIKELY = 2

/** A share of a message that is all of it, or all but what is said in other words. */
const NEARLY_ALL = 0.9

/** Words of a message, or what its signs come to where words are written without blanks. */
const lengthOf = (text: string, language: Language): number =>
  UNSPACED_LANGUAGES.has(language) ? text.length / SIGNS_PER_WORD : text.split(/\s+/u).length

const placeOf = ({ file, passage, unit }: UnitPlace): UnitPlace => ({ file, passage, unit })

/** How a message stands to what was quoted before it. */
interface Standing {
  readonly leads: boolean
  readonly words: number
  /** Share of the message that the best place by its words holds with what heads it. */
  readonly heldByBest: number
}

/** Log odds that a message goes on, and asks for what the likeliest unit tells. */
function oddsOfGoingOn(
  [meant, ...others]: readonly [Weighed, ...Weighed[]],
  { best, isEvident }: Found,
  { leads, words, heldByBest }: Standing,
): number {
  const odds = others.reduce((sum, { score }) => sum + Math.exp(score - meant.score), 1)
  return (
    GOES_ON.none +
    (leads ? GOES_ON.leads : 0) +
    GOES_ON.words * words +
    (isEvident ? GOES_ON.ownCoverage * best!.ownCoverage : 0) +
    GOES_ON.held * (meant.held - heldByBest) +
    GOES_ON.likeliest / odds
  )
}

/** Whether a message begins like one that goes on, and its words lead elsewhere by too little. */
const isDoubtful = ({ best, read }: Found, { leads, words, heldByBest }: Standing): boolean =>
  leads &&
  best !== undefined &&
  ELSEWHERE.none +
    ELSEWHERE.odds * oddsBesideOthers(read, best) +
    ELSEWHERE.held * heldByBest +
    ELSEWHERE.words * words <
    LEAST_ODDS_ELSEWHERE

/** Whether what the words of a message lead to is what is meant: it may as well have gone on. */
function doubtOfWords(found: Found, standing: Standing, oddsOfGoing: number): Doubt {
  if (isDoubtful(found, standing)) return 'much'
  return oddsOfGoing >= LEAST_ODDS_OF_NEAREST ? 'some' : 'none'
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
  const { message, best, isEvident } = found
  const { asksForAddress, contact, cue, definition, language } = message.question
  // What is to be defined is defined elsewhere, and how a business is reached is told of nothing else.
  if (definition !== null || asksForAddress || contact !== null) return ASKS_ANEW
  const [meant, ...others] = unitsMeant(files, near, found)
  if (meant === undefined) return ASKS_ANEW
  const languages = [language, ...languagesOf(files)]
  const leads = goesOn(read.message, languages)
  const isOpen = leads || read.text !== read.message || pointsBack(read.message, languages)
  const heldByBest =
    best === undefined
      ? 0
      : holdingOf(message.retrieval.concepts).share(
          best.file,
          termsAround(files[best.file]!, best, false),
        )
  // What holds all of a message that is whole by itself answers it.
  if (!isOpen && isEvident && (meant.isBest || heldByBest > NEARLY_ALL)) return ASKS_ANEW
  // Where are you? is told by an address, whatever was spoken of.
  if (cue !== 'none' && isEvident && best?.fits === true && !meant.fits) return ASKS_ANEW
  const words = Math.min(LONG, lengthOf(read.message, language))
  const standing: Standing = { leads, words, heldByBest }
  const odds = oddsOfGoingOn([meant, ...others], found, standing)
  // And the swimming pool? is not told by what speaks of none.
  const isNamed = message.retrieval.concepts.some(({ generic, implied }) => !generic && !implied)
  const isUntold = isNamed && meant.held === 0
  if (odds < LEAST_ODDS || isUntold) {
    // Where nothing answers it by its words, what it may go on from comes nearest.
    const isNearest = isOpen && odds >= LEAST_ODDS_OF_NEAREST && !isEvident
    return isNearest && !(isUntold && meant.isQuoted)
      ? { at: [placeOf(meant)], doubt: 'much' }
      : { at: [], doubt: doubtOfWords(found, standing, odds) }
  }
  const second = others.slice(0, 1).filter((other) => isSaidBeside(files, other, meant))
  // And why is it given? is not told by what gives no reason.
  const doubt = cue !== 'none' && !meant.fits ? 'much' : odds < SURE_ODDS ? 'some' : 'none'
  return { at: [meant, ...second].map(placeOf), doubt }
}
