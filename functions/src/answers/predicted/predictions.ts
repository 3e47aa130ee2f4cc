import { isRecord } from '@docent/domain/chat'
import type { IndexManifest } from '@docent/domain/collections'
import { checksumOf } from '../bytes.ts'
import { claimsOfLines } from '../claims.ts'
import { kindOfUnit, type Segment } from '../segment.ts'
import { headerOf, isHeader } from '../unit-context.ts'
import { SPEAKABLE } from '../unit-kinds.ts'
import { textOfUnit, type IndexedFile, type PredictedQuestions } from '../unit-terms.ts'

/**
 * The questions that a language model predicts for the places of a file (document expansion by query
 * prediction). They lie beside the segment and choose evidence; nobody reads them.
 * *Source:* Nogueira, Yang, Lin & Cho, “Document Expansion by Query Prediction”, 2019.
 */

/** Moves when places are cut, or their questions kept, differently: they are then predicted anew. */
export const PREDICTIONS_VERSION = 1
/** Places of a file that questions are predicted for; what lies behind is found by its words. */
const MOST_PLACES = 2_000
/** Questions of one place that are kept, and their length in UTF-16 units. */
export const MOST_QUESTIONS = 8
const LONGEST_QUESTION = 200
/** Longest text of a place or heading that a model reads, in UTF-16 units. */
const MOST_TEXT = 1_000

/** A place as a model reads it. */
export interface PlaceToPredict {
  readonly passage: number
  readonly unit: number
  /** '' where it has none. */
  readonly heading: string
  readonly text: string
}

/** The bytes are no predictions, of another version, or of another cut of the text. */
export class DamagedPredictionsError extends Error {
  constructor(detail: string, options?: { cause?: unknown }) {
    super(`damaged predictions: ${detail}`, options)
    this.name = 'DamagedPredictionsError'
  }
}

/** What a place says; a row with the names of its columns. */
export function textOfPlace(file: IndexedFile, unit: number): string {
  const columns = headerOf(file, unit)
  if (columns < 0) return textOfUnit(file, unit)
  return claimsOfLines(file, [columns, unit])
    .map(({ text }) => text)
    .join('\n')
}

/** The places of a file that may be said, in its order, as a model reads them. */
export function placesToPredict(file: IndexedFile): PlaceToPredict[] {
  const { segment } = file
  const places: PlaceToPredict[] = []
  const seen = new Set<number>()
  for (const [passage, first] of segment.passageFirstUnit.entries()) {
    const headed = segment.passageHeading[passage]!
    const heading = headed < 0 ? '' : textOfUnit(file, headed).slice(0, MOST_TEXT)
    for (let unit = first; unit < segment.passageEndUnit[passage]!; unit++) {
      // Passages that follow each other may share a sentence.
      if (seen.has(unit) || !SPEAKABLE.has(kindOfUnit(segment, unit)) || isHeader(file, unit))
        continue
      if (places.length === MOST_PLACES) return places
      seen.add(unit)
      places.push({ passage, unit, heading, text: textOfPlace(file, unit).slice(0, MOST_TEXT) })
    }
  }
  return places
}

/** The indexing runs of a base that have all their questions. */
export const runsWithPredictions = ({
  predictions,
}: Pick<IndexManifest, 'predictions'>): ReadonlySet<string> =>
  new Set(predictions?.version === PREDICTIONS_VERSION ? predictions.runs : [])

/** What is kept of the questions that a model wrote: each once, on one line, none too long. */
export const cleanQuestions = (written: readonly string[]): string[] =>
  [...new Set(written.map((text) => text.replace(/\s+/gu, ' ').trim()))]
    .filter((text) => text !== '' && text.length <= LONGEST_QUESTION)
    .slice(0, MOST_QUESTIONS)

/** Tells units apart that were cut differently. */
function fingerprintOf({ unitStart, unitEnd, unitPage }: Segment): number {
  const places = Uint32Array.from([...unitPage, ...unitStart, ...unitEnd])
  return checksumOf(new Uint8Array(places.buffer))
}

/** The predictions of a file as bytes. */
export const buildPredictions = (
  segment: Segment,
  predicted: readonly PredictedQuestions[],
): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify({
      version: PREDICTIONS_VERSION,
      fingerprint: fingerprintOf(segment),
      places: predicted,
    }),
  )

const isPrediction =
  ({ unitStart, passageFirstUnit }: Segment) =>
  (value: unknown): value is PredictedQuestions =>
    isRecord(value) &&
    unitStart[Number(value['unit'])] !== undefined &&
    passageFirstUnit[Number(value['passage'])] !== undefined &&
    Array.isArray(value['questions']) &&
    value['questions'].every((question) => typeof question === 'string')

/** @throws DamagedPredictionsError */
export function openPredictions(bytes: Uint8Array, segment: Segment): PredictedQuestions[] {
  let stored: unknown
  try {
    stored = JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new DamagedPredictionsError('no JSON', { cause })
  }
  if (!isRecord(stored) || stored['version'] !== PREDICTIONS_VERSION) {
    throw new DamagedPredictionsError('another version')
  }
  if (stored['fingerprint'] !== fingerprintOf(segment)) {
    throw new DamagedPredictionsError('of another cut of the text')
  }
  const { places } = stored
  if (!Array.isArray(places) || !places.every(isPrediction(segment))) {
    throw new DamagedPredictionsError('places that are none')
  }
  return places
}
