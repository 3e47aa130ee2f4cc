import type { EarlierExchange } from '@docent/domain/chat'
import { countOthers } from '../calendar.ts'
import { conceptsByTerm } from '../concepts.ts'
import type { AnswerCue } from '../cue-rules.ts'
import { findEvidence, languagesOf } from '../evidence.ts'
import type { Findings } from '../findings.ts'
import { leansBack } from '../leaning-words.ts'
import type { UnitPlace } from '../meaning.ts'
import { fitOf, type RankedUnit } from '../rank-units.ts'
import { kindOfUnit } from '../segment.ts'
import { isHeader } from '../unit-context.ts'
import { SPEAKABLE } from '../unit-kinds.ts'
import { termsOfUnit, textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { evidentOf, MOST_WORDS, termsAround } from './follow-up.ts'
import { goesOn, pointsBack } from './follow-up-words.ts'

/** Passages of a section that are read on either side of what was quoted. */
const MOST_BESIDE = 8
/** The same where no heading holds them together. */
const BESIDE_UNHEADED = 1
/** Weight of what a unit holds of a message with its headings and columns, beside what it holds itself. */
const AROUND_WEIGHT = 0.5
/** Weight of what it holds of the questions before. */
const SUBJECT_WEIGHT = 0.5
/** What goes on from the last answer does not ask for it again. */
const SAID_PENALTY = 0.3
/** A share that is all, as a sum of fractions. */
const ALL = 0.999

type Place = EarlierExchange['places'][number]

/** The unit that a place begins in, or -1. */
const unitAt = ({ segment }: IndexedFile, { page, start }: Place): number =>
  segment.unitPage.findIndex(
    (at, unit) =>
      at === page - 1 && segment.unitStart[unit]! <= start && start < segment.unitEnd[unit]!,
  )

/** The units that may be said of the section that a place stands in. */
function sectionOf(file: IndexedFile, place: Place): Omit<UnitPlace, 'file'>[] {
  const { segment } = file
  const unit = unitAt(file, place)
  const passages = Array.from(segment.passageFirstUnit.keys())
  const own = passages.find(
    (one) => segment.passageFirstUnit[one]! <= unit && unit < segment.passageEndUnit[one]!,
  )
  if (own === undefined) return []
  const heading = segment.passageHeading[own]!
  const most = heading < 0 ? BESIDE_UNHEADED : MOST_BESIDE
  return passages
    .filter((one) => Math.abs(one - own) <= most && segment.passageHeading[one] === heading)
    .flatMap((passage) => {
      const first = segment.passageFirstUnit[passage]!
      const count = segment.passageEndUnit[passage]! - first
      return Array.from({ length: count }, (_, index) => ({ passage, unit: first + index }))
    })
    .filter((one) => SPEAKABLE.has(kindOfUnit(segment, one.unit)) && !isHeader(file, one.unit))
}

/** Share of what is asked by name that some terms of a file hold, by weight. */
function shareHeld({ retrieval }: Findings, file: number, terms: Iterable<number>): number {
  const { concepts } = retrieval
  const byTerm = conceptsByTerm(concepts, file)
  const held = new Set([...terms].map((term) => byTerm.get(term)?.concept))
  let total = 0
  let share = 0
  for (const [index, { idf, implied }] of concepts.entries()) {
    if (implied) continue
    total += idf
    if (held.has(index)) share += idf
  }
  return total === 0 ? 0 : share / total
}

/** A message, and how it goes on from what was asked before it. */
interface Following {
  readonly message: Findings
  /** What was found for the questions before. */
  readonly before: Findings
  /** Whether it begins like one that goes on (and on Sundays?). */
  readonly leads: boolean
  /** Things that it names. */
  readonly named: number
  /** Whether it is read with the questions before. */
  readonly isRead: boolean
  /** What its words lead to. */
  readonly best: RankedUnit | undefined
}

/** A unit of a section that was quoted, and what it tells of a message. */
interface AtHand extends UnitPlace {
  /** Whether it holds all that the message names, with its headings and columns. */
  readonly holdsNamed: boolean
  /** Share of the questions before that it holds in the same way. */
  readonly subject: number
  readonly score: number
}

/** Whether a unit holds the kind of thing asked for, and speaks of no other days than those named. */
function mayTell(file: IndexedFile, unit: number, { question }: Findings, cue: AnswerCue): boolean {
  const text = textOfUnit(file, unit)
  const { language } = question
  const dates = question.dates()
  if (dates !== 0 && countOthers(text, dates, language) > 0) return false
  const kind = kindOfUnit(file.segment, unit)
  return cue === 'none' || fitOf(file, { unit, kind }, text, { cue, language }) === 1
}

/** The units of the sections that were quoted which hold the kind of thing asked for, the best first. */
function unitsAtHand(
  files: readonly IndexedFile[],
  places: readonly Place[],
  { message, before, leads }: Following,
  cue: AnswerCue,
): AtHand[] {
  const found = new Map<string, AtHand>()
  for (const place of places) {
    const at = files.findIndex(({ fileId }) => fileId === place.fileId)
    const file = files[at]
    if (file === undefined) continue
    const said = new Set(
      places.flatMap((one) => (leads && one.fileId === place.fileId ? [unitAt(file, one)] : [])),
    )
    for (const one of sectionOf(file, place)) {
      if (found.has(`${at} ${one.unit}`) || !mayTell(file, one.unit, message, cue)) continue
      const leans =
        kindOfUnit(file.segment, one.unit) === 'sentence' &&
        leansBack(textOfUnit(file, one.unit), file.segment.language)
      const around = termsAround(file, one, leans)
      const held = shareHeld(message, at, around)
      const subject = shareHeld(before, at, around)
      const score =
        shareHeld(message, at, termsOfUnit(file, one.unit)) +
        AROUND_WEIGHT * held +
        SUBJECT_WEIGHT * subject -
        (said.has(one.unit) ? SAID_PENALTY : 0)
      found.set(`${at} ${one.unit}`, { ...one, file: at, holdsNamed: held > ALL, subject, score })
    }
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score)
}

const placeOf = ({ file, passage, unit }: UnitPlace): UnitPlace => ({ file, passage, unit })

/** A message as far as it has been read by its words. */
export interface ReadMessage {
  readonly message: string
  /** The message, or how it reads with the questions before. */
  readonly text: string
  /** The questions before, the latest last. */
  readonly before: readonly string[]
}

/** Questions before that tell what a message is about. */
const MOST_BEFORE = 2

function follow(
  files: readonly IndexedFile[],
  { message: text, text: read, before }: ReadMessage,
): Following {
  const message = findEvidence(files, text)
  const languages = [...new Set([message.question.language, ...languagesOf(files)])]
  return {
    message,
    before: findEvidence(files, before.slice(-MOST_BEFORE).join(' ')),
    leads: goesOn(text, languages),
    named: message.retrieval.concepts.filter(({ implied, generic }) => !implied && !generic).length,
    isRead: read !== text,
    best: evidentOf(files, findEvidence(files, read))[0],
  }
}

/** Whether the words of a message lead to what holds all that it names, and the kind of thing asked for. */
const leadsToAll = (files: readonly IndexedFile[], { message, best, isRead }: Following): boolean =>
  best !== undefined &&
  !isRead &&
  (best.fits || message.question.cue === 'none') &&
  shareHeld(message, best.file, termsAround(files[best.file]!, best, false)) > ALL

/** Kinds of thing that a message may ask for: what goes on asks for the same as before, unless it asks for one of its own. */
function kindsOf(
  files: readonly IndexedFile[],
  latest: string,
  { message, leads }: Following,
): ReadonlySet<AnswerCue> {
  const { cue } = message.question
  const inherited = cue === 'none' && leads ? findEvidence(files, latest).question.cue : cue
  return new Set([inherited, cue])
}

/**
 * The unit that tells what a message asks for in the section that was last quoted, where its words
 * lead elsewhere or nowhere: who goes on asking means what is being spoken of (Who do I send it to?).
 * One that names something must find all of it there, or lean on what was said; one that names
 * nothing must find one unit there that tells the kind of thing better than all others.
 * @returns `null` where it is to be looked up by its words
 */
export function placeAtHand(
  files: readonly IndexedFile[],
  read: ReadMessage,
  earlier: readonly EarlierExchange[],
): UnitPlace | null {
  const last = earlier.findLast(({ places }) => places.length > 0)
  const latest = read.before.at(-1)
  if (last === undefined || latest === undefined) return null
  if (read.message.split(/\s+/u).length > MOST_WORDS) return null
  const following = follow(files, read)
  const { best, isRead, leads, message, named } = following
  const languages = [message.question.language, ...languagesOf(files)]
  const pronoun = pointsBack(read.message, languages)
  const isLed = leadsToAll(files, following)
  const leansOn = (named === 1 && pronoun) || (leads && !isLed)
  const mayBeUnnamed = named === 0 ? !isRead || leads : !isRead && leansOn
  // Without a sign that it goes on, it may as well ask for something else; and what is to be defined is defined elsewhere.
  const goesOnUnsaid = named > 1 && message.question.cue !== 'none' && !isLed
  const mayBeNamed =
    named > 0 && message.question.definition === null && (leads || pronoun || goesOnUnsaid)
  const isAnswer = last.kind === 'answer'
  for (const kind of kindsOf(files, latest, following)) {
    const units = unitsAtHand(files, last.places, following, kind)
    if (units.some(({ file, unit }) => file === best?.file && unit === best.unit)) return null
    if (isRead && !isAnswer) return null
    const telling = units.filter((unit) => isAnswer || unit.subject > 0)
    const naming = mayBeNamed ? telling.find(({ holdsNamed }) => holdsNamed) : undefined
    if (naming !== undefined) return placeOf(naming)
    const [first, second] = telling.filter((unit) => named === 0 || unit.subject > 0)
    const isBest = first !== undefined && first.score > (second?.score ?? 0)
    if (mayBeUnnamed && isBest && kind !== 'none') return placeOf(first)
  }
  return null
}
