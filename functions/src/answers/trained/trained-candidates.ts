import { cueFit } from '../answer-cues.ts'
import { admission, mustFit, requiredCoverage } from '../evidence.ts'
import type { Findings } from '../findings.ts'
import { likelyPlace } from '../likely-place.ts'
import { keyOf, placesCloseTo } from '../matters/place-of-matter.ts'
import type { UnitPlace } from '../meaning.ts'
import { speaksAgainst, suretyOf } from '../predicates/sureness.ts'
import type { RankedUnit } from '../rank-units.ts'
import { matchesOf } from '../stand-ins.ts'
import { quoteOfUnit, termsOfUnit, type IndexedFile } from '../unit-terms.ts'
import { matchTrained, type Likeness } from './late-interaction.ts'

/** Places that are judged since vectors and since their words find them. */
const MOST_NEAR = 25
const MOST_FOUND = 12
const MOST_CLOSE = 16
const MOST_SCORE = 1.3

/** The name of an error, a room or a model: E7, B-1204. Vectors tell none from another. */
const CODE = /^\p{L}{1,3}-?\d/u

/** What is known of a place that may be asked for. */
export interface TrainedCandidate {
  readonly place: UnitPlace
  /** How near it comes by vectors. */
  readonly near: number
  readonly likeness: Likeness
  readonly score: number
  readonly fit: number
  /** Whether words or matters lead to it. */
  readonly isLikely: boolean
  readonly isEvident: boolean
  readonly isSure: boolean
  /** Whether it tells of the topic that is asked for. */
  readonly isOfTopic: boolean
  /** Whether it holds the words, and cannot be what answers. */
  readonly isContrary: boolean
}

/** The unit that words alone or the matters of businesses lead to. */
function likelyUnit(
  files: readonly IndexedFile[],
  findings: Findings,
  [evident]: readonly RankedUnit[],
): RankedUnit | undefined {
  if (evident !== undefined) return evident
  const needed = requiredCoverage(files, findings.question.language)
  const likely = likelyPlace(files, findings, needed)
  return likely?.mayAnswer === true ? likely.unit : undefined
}

/** Tells of the places that hold every code of the question which the files know, in themselves or in their heading. */
function holdingCodes(
  files: readonly IndexedFile[],
  { retrieval: { concepts } }: Findings,
): (place: UnitPlace) => boolean {
  const codes = concepts.filter(({ word, standIns }) => standIns.holding > 0 && CODE.test(word))
  return ({ file, passage, unit }) => {
    if (codes.length === 0) return true
    const source = files[file]!
    const heading = source.segment.passageHeading[passage]!
    const terms = new Set([
      ...termsOfUnit(source, unit),
      ...(heading < 0 ? [] : termsOfUnit(source, heading)),
    ])
    return codes.every(({ standIns }) =>
      matchesOf(standIns, file).some(({ term }) => terms.has(term)),
    )
  }
}

/**
 * The places that may be asked for: those that vectors find near it, that its words find, and that tell of its topic.
 * @param evidentUnits the units that answer by their words alone, the best first
 */
export function trainedCandidates(
  files: readonly IndexedFile[],
  all: Findings,
  text: string,
  evidentUnits: readonly RankedUnit[],
): TrainedCandidate[] {
  const findings = all.byWords ?? all
  const { question, units } = findings
  const ofTopic = all.byWords === undefined ? undefined : all.units[0]
  const [evident] = evidentUnits
  const likely = likelyUnit(files, findings, evidentUnits)
  const close = placesCloseTo(files, question.matters()).slice(0, MOST_CLOSE)
  const found = [
    ...units.slice(0, MOST_FOUND),
    ...close.map(({ place }) => place),
    ...(likely === undefined ? [] : [likely]),
    ...(ofTopic === undefined ? [] : [ofTopic]),
  ]
  const byKey = new Map(units.map((unit) => [keyOf(unit), unit]))
  const foundKeys = new Set(found.map(keyOf))
  const surety = evident === undefined ? undefined : suretyOf(files, findings, evident)
  const isFitNeeded = mustFit(findings)
  const isAdmitted = admission(findings)
  const holdsCodes = holdingCodes(files, findings)
  const mayBe = ({ place, fit, isOfTopic }: TrainedCandidate): boolean => {
    if (isOfTopic) return true
    if (!holdsCodes(place)) return false
    const unit = byKey.get(keyOf(place))
    return unit === undefined ? fit > 0 || !isFitNeeded : isAdmitted(unit)
  }
  return matchTrained(files, question, text, found)
    .filter(({ place }, at) => at < MOST_NEAR || foundKeys.has(keyOf(place)))
    .map(({ place, likeness, score }) => {
      const isEvident = evident !== undefined && keyOf(evident) === keyOf(place)
      const quote = quoteOfUnit(files[place.file]!, place.unit)
      return {
        place,
        near: score,
        likeness,
        score: Math.min(MOST_SCORE, byKey.get(keyOf(place))?.score ?? 0),
        fit: question.cue === 'none' ? 0 : cueFit(quote, question.cue, question.language),
        isLikely: likely !== undefined && keyOf(likely) === keyOf(place),
        isEvident,
        isSure: isEvident && surety === 'sure',
        isOfTopic: ofTopic !== undefined && keyOf(ofTopic) === keyOf(place),
        isContrary: isEvident && surety === 'near' && speaksAgainst(files, findings, evident),
      }
    })
    .filter(mayBe)
}
