import { cueFit } from '../answer-cues.ts'
import type { Findings } from '../findings.ts'
import type { UnitPlace } from '../meaning.ts'
import type { RankedUnit } from '../rank-units.ts'
import { rememberingForBoth } from '../remembering.ts'
import { toldUnit } from '../telling-units.ts'
import { isSpelled } from '../topics/spelled.ts'
import { TOPICS } from '../topics/topics.ts'
import { quoteOfUnit, type IndexedFile } from '../unit-terms.ts'
import { mattersOfBase, type BaseMatters } from './base-matters.ts'
import { isOfMatter, type Matters } from './matter-words.ts'

/** What a matter counts that both speak of besides the one that they speak of most. */
const OTHER_SHARE = 0.15
/**
 * What tells which of the places is asked for: how close it is, and what it holds of the question's words.
 * Log odds, rounded, of a conditional logit over what the open businesses and bases are asked.
 */
const CHOICE = { closeness: 0.5, coverage: 1.8, ownCoverage: 3.2, score: 4, fit: 2.4 }
/**
 * What tells that the best of them answers: log odds, rounded, of a logistic regression over the same
 * questions and stray ones. DESIGN.md, "Matters".
 */
const ODDS = {
  none: -2.6,
  closeness: 0.1,
  /** Each word of the question that says the matter. */
  words: 0.8,
  score: 1.2,
  fit: 0.5,
  /** A kind of thing is asked for. */
  kind: -1.2,
  /** How far it is before the best place in another passage. */
  margin: 0.4,
  /** Each e-fold of the places: there is more that may be meant. */
  places: -0.24,
  /** Each thing named that no file knows and that says no matter. */
  unknown: -0.4,
}
/** Places that are judged because they are close. */
const MOST_CLOSE = 24
const MOST_CLOSENESS = 10
const MOST_WORDS = 4
const MOST_MARGIN = 3
/**
 * Least log odds of what is said, as an answer with reserve or as the nearest place; the same of what the words of
 * the question find to be the nearest place as well.
 */
const LEAST_ODDS = { alone: 0, agreed: -0.3 }

/** How close a place is to a text by what both say of matters, and the matter that they say most of. */
export interface ClosePlace {
  readonly place: UnitPlace
  readonly closeness: number
  readonly matter: string
}

/** The steps of a turn ask for it again. */
const compare = rememberingForBoth(({ places, saidOf }: BaseMatters, asked: Matters) => {
  const sums = new Float64Array(places.length)
  const most = new Float64Array(places.length)
  const matterOf: string[] = []
  const met: number[] = []
  for (const [matter, { weight }] of asked) {
    for (const [place, said] of saidOf.get(matter) ?? []) {
      const both = Math.sqrt(weight * said)
      if (sums[place] === 0) met.push(place)
      sums[place]! += both
      if (both <= most[place]!) continue
      most[place] = both
      matterOf[place] = matter
    }
  }
  return met
    .map((at): ClosePlace => {
      const closeness = most[at]! + OTHER_SHARE * sums[at]!
      return { place: places[at]!, closeness, matter: matterOf[at]! }
    })
    .toSorted((a, b) => b.closeness - a.closeness)
})

/**
 * The places of a base that speak of the same matters as a text, the closest first: for each matter the
 * geometric mean of what both say of it counts.
 */
export const placesCloseTo = (
  files: readonly IndexedFile[],
  asked: Matters,
): readonly ClosePlace[] => compare(mattersOfBase(files), asked)

interface Candidate extends ClosePlace {
  readonly score: number
  readonly fit: number
  readonly odds: number
}

/** Tells units of all files apart. */
export const keyOf = ({ file, unit }: Pick<UnitPlace, 'file' | 'unit'>): string => `${file} ${unit}`

/** The best place, and how far it is before the best one in another passage. */
function choose(
  files: readonly IndexedFile[],
  { question: { cue, language }, units }: Findings,
  asked: Matters,
): { readonly best: Candidate; readonly margin: number } | null {
  const closest = placesCloseTo(files, asked).slice(0, MOST_CLOSE)
  if (closest.length === 0) return null
  const found = new Map(units.map((unit) => [keyOf(unit), unit]))
  const judge = (close: ClosePlace): Candidate => {
    const { place, closeness } = close
    const unit = found.get(keyOf(place))
    const score = unit?.score ?? 0
    const text = quoteOfUnit(files[place.file]!, place.unit)
    const fit = cue === 'none' ? 0 : cueFit(text, cue, language)
    const odds =
      CHOICE.closeness * closeness +
      CHOICE.coverage * (unit?.coverage ?? 0) +
      CHOICE.ownCoverage * (unit?.ownCoverage ?? 0) +
      CHOICE.score * score +
      CHOICE.fit * fit
    return { ...close, score, fit, odds }
  }
  const seen = new Set(closest.map(({ place }) => keyOf(place)))
  const others = units.filter((unit) => !seen.has(keyOf(unit)))
  const candidates = [
    ...closest.map(judge),
    ...others.map((place) => judge({ place, closeness: 0, matter: '' })),
  ]
  const better = (one: Candidate, other: Candidate): Candidate =>
    other.odds > one.odds ? other : one
  const best = candidates.reduce(better)
  const { file, passage } = best.place
  const elsewhere = candidates.filter(
    ({ place }) => place.file !== file || place.passage !== passage,
  )
  const next = elsewhere.length === 0 ? 0 : elsewhere.reduce(better).odds
  return { best, margin: best.odds - next }
}

/** Things named of which no file knows anything, and that say no matter. */
const countUnknown = ({ question: { spelled, askedIn }, retrieval: { concepts } }: Findings) =>
  concepts.filter(
    ({ word, generic, standIns }) =>
      !generic && standIns.holding === 0 && !isOfMatter(spelled.get(word) ?? word, askedIn),
  ).length

/** A place that speaks of the matter that is asked about, and whether it is likely enough to answer. */
export interface PlaceOfMatter {
  readonly unit: RankedUnit
  readonly mayAnswer: boolean
}

/** Whether a matter is a topic, which is told by other means. */
const isTopic = (matter: string): boolean => TOPICS.some(({ name }) => name === matter)

const NO_MATTERS: Matters = new Map()

/**
 * The place that speaks of the matter that a question asks about; `null` where none likely does.
 * @param nearest what the words of the question find to be the nearest place
 */
export function placeOfMatter(
  files: readonly IndexedFile[],
  findings: Findings,
  nearest: RankedUnit | undefined,
): PlaceOfMatter | null {
  const { topic, matters } = findings.question
  // Whether they tell of a topic is found by what they say of it.
  const tellsTopics = files.every(({ segment }) => isSpelled(segment.language))
  const asked = topic === null || !tellsTopics ? matters() : NO_MATTERS
  const chosen = asked.size === 0 ? null : choose(files, findings, asked)
  if (chosen === null) return null
  const { best, margin } = chosen
  const { place, closeness, matter, score, fit } = best
  if (closeness === 0) return null
  if (tellsTopics && isTopic(matter)) return null
  const words = asked.get(matter)?.telling ?? 0
  const unknown = countUnknown(findings)
  const odds =
    ODDS.none +
    ODDS.closeness * Math.min(MOST_CLOSENESS, closeness) +
    ODDS.words * Math.min(MOST_WORDS, words) +
    ODDS.score * score +
    ODDS.fit * fit +
    (findings.question.cue === 'none' ? 0 : ODDS.kind) +
    ODDS.margin * Math.min(MOST_MARGIN, margin) +
    ODDS.places * Math.log(mattersOfBase(files).places.length) +
    ODDS.unknown * unknown
  const { file, passage, unit } = place
  const isAgreed = nearest?.file === file && nearest.unit === unit
  if (odds < (isAgreed ? LEAST_ODDS.agreed : LEAST_ODDS.alone)) return null
  const told = toldUnit(files, findings.retrieval, { file, passage, unit }, 1)
  return {
    unit: { ...told, surety: 'unsure', fits: fit === 1, mayFit: fit > 0 },
    // A single word says little of what nobody knows.
    mayAnswer: words > 1 || unknown === 0,
  }
}
