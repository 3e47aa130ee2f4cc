import { hasAnswer } from '../answer.ts'
import { evidentUnits, requiredCoverage } from '../evidence.ts'
import { findEvidence } from '../find-evidence.ts'
import type { UnitPlace } from '../meaning.ts'
import { matchPredicted } from '../predicted/match-predicted.ts'
import { hasPredictions, predictedPlace } from '../predicted/predicted-place.ts'
import type { IndexedFile } from '../unit-terms.ts'
import type { GoneOn } from './at-hand.ts'

/** Least share of a message that the place must be asked for with: else what was asked before alone leads there. */
const LEAST_HELD = 0.6

/**
 * The place that a message and the question before it ask for together, by the questions that were predicted for it,
 * where neither what was quoted nor the message by itself tells it; `null` where there is none.
 * @param text as the message is looked up by itself
 */
export function goOnPredicted(
  files: readonly IndexedFile[],
  { message, text, before }: { message: string; text: string; before: string | undefined },
  { at, doubt }: GoneOn,
): UnitPlace | null {
  if (before === undefined || !hasPredictions(files)) return null
  if (doubt !== 'much' && (at.length > 0 || hasAnswer(files, text))) return null
  const joint = findEvidence(files, `${before} ${message}`)
  const evident = evidentUnits(joint, requiredCoverage(files, joint.question.language))
  const place = predictedPlace(files, joint, evident)
  if (place?.saidAs !== 'answer' && place?.saidAs !== 'unsure') return null
  const { file, passage, unit } = place.unit
  const own = matchPredicted(files, findEvidence(files, message).question).find(
    (match) => match.place.file === file && match.place.unit === unit,
  )
  return own !== undefined && own.held >= LEAST_HELD ? { file, passage, unit } : null
}
