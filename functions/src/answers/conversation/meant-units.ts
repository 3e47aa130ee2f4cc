import { countOthers } from '../calendar.ts'
import type { Concept } from '../concepts.ts'
import { linesBeside } from '../choose-lines.ts'
import { conceptsIn, findEvidence } from '../find-evidence.ts'
import type { Findings } from '../findings.ts'
import { leansBack } from '../leaning-words.ts'
import type { UnitPlace } from '../meaning.ts'
import { fitOf, type RankedUnit } from '../rank-units.ts'
import { cellsOf } from '../line-kinds.ts'
import { kindOfUnit } from '../segment.ts'
import {
  quoteOfUnit,
  termsOfText,
  termsOfUnit,
  textOfUnit,
  type IndexedFile,
} from '../unit-terms.ts'
import { evidentOf, termsAround } from './follow-up.ts'
import { holdingOf } from './held-shares.ts'
import type { NearQuote } from './near-quotes.ts'

/** Questions before that tell what a message is about. */
const MOST_BEFORE = 2
/** Units that the last question and the message lead to together. */
const MOST_JOINT = 8
/** Units from what was quoted; what stands further from it is no farther. */
const FARTHEST = 12

/**
 * What tells which unit is meant by a message that goes on: weights of a conditional logit over
 * dialogues with bases that are not held out, rounded. DESIGN.md, "Conversation".
 */
const MEANT = {
  /** It holds the kind of thing asked for. */
  fits: 2.5,
  /** Score for the last question and the message together, as a share of the best one's. */
  joint: 2.9,
  /** It stands near what was quoted … */
  near: 1.6,
  /** … and this many units from it. */
  distance: -0.13,
  /** It is what the words of the message lead to. */
  best: 0.6,
  /** Share of the message that it holds with what heads it, times the same of the questions before. */
  both: 3.8,
  /** It is a row of a table. */
  row: 0.5,
  /** Share of the things that the message names which stand in it; of a row, which name it. */
  named: 1.7,
  /** A row begins with one of them … */
  headed: 1,
  /** … and stands in a table of which another row was quoted. */
  sibling: 3,
}

/** A message as far as it has been read by its words. */
export interface ReadMessage {
  readonly message: string
  /** The message, or how it reads with the questions before. */
  readonly text: string
  /** The questions before, the latest last. */
  readonly before: readonly string[]
}

/** What was found for a message, for what it goes on from, and for both. */
export interface Found {
  readonly message: Findings
  /** The words of the questions that it goes on from. */
  readonly before: readonly Concept[]
  /** What the last question and the message lead to together. */
  readonly joint: readonly RankedUnit[]
  /** What the words of the message lead to, as it is read with the questions before. */
  readonly best: RankedUnit | undefined
  /** What was found for the message as it is read. */
  readonly read: Findings
  /** Whether the best may answer it. */
  readonly isEvident: boolean
}

/** A unit that may be meant. */
interface Candidate extends UnitPlace {
  /** Units from what was quoted; `null` where it does not stand near it. */
  readonly distance: number | null
}

/** A unit that may be meant, and how likely it is. */
export interface Weighed extends UnitPlace {
  readonly isBest: boolean
  /** Whether it holds the kind of thing asked for. */
  readonly fits: boolean
  /** Whether it was quoted last. */
  readonly isQuoted: boolean
  readonly isRow: boolean
  /** Whether it is another row of the table that was quoted, and begins with what the message names. */
  readonly isSibling: boolean
  /** Share of the message that it holds with what heads it. */
  readonly held: number
  /** Share of the questions before that it holds by itself. */
  readonly spokenOf: number
  /** Share of the things that the message names which stand in it; of a row, in its first cell. */
  readonly named: number
  /** How likely it is meant: log odds but for a constant. */
  readonly score: number
}

const keyOf = ({ file, unit }: Pick<UnitPlace, 'file' | 'unit'>): string => `${file} ${unit}`

/** Looks up a message, what it goes on from, and both together. */
export function findGoingOn(
  files: readonly IndexedFile[],
  { message, text, before }: ReadMessage,
): Found {
  const read = findEvidence(files, text)
  const [evident] = evidentOf(files, read)
  return {
    message: findEvidence(files, message),
    before: conceptsIn(files, before.slice(-MOST_BEFORE).join(' ')),
    joint: findEvidence(files, `${before.at(-1) ?? ''} ${message}`).units,
    read,
    best: evident ?? read.units[0],
    isEvident: evident !== undefined,
  }
}

/** Whether a unit speaks of other days or months than those of the message. */
function isOfOtherDates(text: string, { question }: Findings): boolean {
  const dates = question.dates()
  return dates !== 0 && countOthers(text, dates, question.language) > 0
}

/** What may be meant: what stands near what was quoted, and what the last question and the message lead to. */
function candidatesOf(
  files: readonly IndexedFile[],
  near: readonly NearQuote[],
  { message, joint }: Found,
): Candidate[] {
  const candidates = new Map<string, Candidate>(near.map((place) => [keyOf(place), place]))
  for (const { file, passage, unit } of joint.slice(0, MOST_JOINT)) {
    const place = { file, passage, unit, distance: null }
    if (!candidates.has(keyOf(place))) candidates.set(keyOf(place), place)
  }
  return [...candidates.values()].filter(
    ({ file, unit }) => !isOfOtherDates(textOfUnit(files[file]!, unit), message),
  )
}

/** The rows of the tables that quoted rows stand in. */
function rowsBeside(
  files: readonly IndexedFile[],
  near: readonly NearQuote[],
): ReadonlySet<string> {
  const rows = near.filter(
    ({ file, unit, distance }) =>
      distance === 0 && kindOfUnit(files[file]!.segment, unit) === 'row',
  )
  return new Set(
    rows.flatMap(({ file, unit }) =>
      linesBeside(files[file]!, unit).map((beside) => keyOf({ file, unit: beside })),
    ),
  )
}

/** The units that a message which goes on from what was quoted may mean, the likeliest first. */
export function unitsMeant(
  files: readonly IndexedFile[],
  near: readonly NearQuote[],
  found: Found,
): Weighed[] {
  const { message, before, joint, best } = found
  const { cue, language } = message.question
  const holding = holdingOf(message.retrieval.concepts)
  const subject = holdingOf(before)
  const top = joint[0]?.score ?? 1
  const beside = rowsBeside(files, near)
  const scores = new Map(joint.map((unit) => [keyOf(unit), unit.score / top]))
  const weighed = candidatesOf(files, near, found).map(({ distance, ...place }): Weighed => {
    const file = files[place.file]!
    const kind = kindOfUnit(file.segment, place.unit)
    const isRow = kind === 'row'
    const text = textOfUnit(file, place.unit)
    const leans = kind === 'sentence' && leansBack(text, file.segment.language)
    const isBest = best?.file === place.file && best.unit === place.unit
    const held = holding.share(place.file, termsAround(file, place, leans))
    const own = termsOfUnit(file, place.unit)
    const both = held === 0 ? 0 : held * subject.share(place.file, termsAround(file, place, true))
    const naming = isRow
      ? termsOfText(file.segment, cellsOf(quoteOfUnit(file, place.unit))[0] ?? '')
      : own
    const named = holding.named(place.file, naming)
    const fits = cue !== 'none' && fitOf(file, { ...place, kind }, text, { cue, language }) === 1
    const isHeaded = isRow && holding.named(place.file, [...naming].slice(0, 1)) > 0
    const isSibling = isHeaded && distance !== 0 && beside.has(keyOf(place))
    const score =
      (isHeaded ? MEANT.headed : 0) +
      (isSibling ? MEANT.sibling : 0) +
      (fits ? MEANT.fits : 0) +
      MEANT.joint * (scores.get(keyOf(place)) ?? 0) +
      (distance === null ? 0 : MEANT.near + MEANT.distance * Math.min(FARTHEST, distance)) +
      (isBest ? MEANT.best : 0) +
      MEANT.both * both +
      (isRow ? MEANT.row : 0) +
      MEANT.named * named
    return {
      ...place,
      isBest,
      fits,
      isQuoted: distance === 0,
      isRow,
      isSibling,
      held,
      spokenOf: subject.share(place.file, own),
      named,
      score,
    }
  })
  return weighed.toSorted((a, b) => b.score - a.score)
}
