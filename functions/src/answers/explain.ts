import type { ProvenSentence } from '@docent/domain/chat'
import {
  MAX_TRACE_CANDIDATES,
  MAX_TRACE_TEXT,
  MAX_TRACE_WORDS,
  type AnswerTrace,
  type TraceCandidate,
} from '@docent/domain/trace'
import { requiredCoverage } from './evidence.ts'
import { holdsUnit } from './answer.ts'
import { findEvidence } from './find-evidence.ts'
import type { Findings } from './findings.ts'
import type { UnitPlace } from './meaning.ts'
import { findOwnAnswer, isOwnAnswer } from './own-answers.ts'
import { matchPredicted } from './predicted/match-predicted.ts'
import { hasPredictions } from './predicted/predicted-place.ts'
import type { RankedUnit } from './rank-units.ts'
import { toldUnit } from './telling-units.ts'
import { textOfUnit, type IndexedFile } from './unit-terms.ts'

const LONGEST_WORD = 64
/** Likeness from which on a predicted question tells why a place was found. */
const LEAST_LIKENESS = 0.4

/** To three places: what is kept need not be longer. */
const rounded = (value: number): number =>
  Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000

/** The units with a place in front that was found by what was predicted, where its words did not bring it so far. */
function withTold(
  files: readonly IndexedFile[],
  { retrieval, units }: Pick<Findings, 'retrieval' | 'units'>,
  place: UnitPlace | undefined,
): readonly RankedUnit[] {
  const isPlace = ({ file, unit }: RankedUnit) => file === place?.file && unit === place.unit
  if (place === undefined || units.slice(0, MAX_TRACE_CANDIDATES).some(isPlace)) return units
  const byWords = units.find(isPlace)
  const unheld = { ...toldUnit(files, retrieval, place, 0), coverage: 0, ownCoverage: 0 }
  return [byWords ?? unheld, ...units]
}

/**
 * Why a question was answered as it was: what was looked up, what was weighed and what is needed.
 * Asks for the evidence again, so that nothing has to be carried along with an answer.
 * @param question as it was understood
 * @param sentences what was said
 */
export function explainAnswer(
  files: readonly IndexedFile[],
  question: string,
  sentences: readonly ProvenSentence[],
): Omit<AnswerTrace, 'phrasing'> {
  const { question: read, retrieval, units } = findEvidence(files, question)
  const best = units[0]?.score ?? 1

  const isSaid = ({ file, unit }: Pick<RankedUnit, 'file' | 'unit'>): boolean =>
    sentences.some((sentence) => holdsUnit(sentence, files[file]!, unit))
  const predicted = hasPredictions(files)
    ? matchPredicted(files, read).find(
        ({ place, likeness }) => likeness >= LEAST_LIKENESS && isSaid(place),
      )
    : undefined

  function candidateOf(ranked: RankedUnit): TraceCandidate {
    const file = files[ranked.file]!
    const { segment, fileId, fileName } = file
    const page = segment.unitPage[ranked.unit]! + 1
    const at = segment.unitEnd[ranked.unit]!
    return {
      fileId,
      fileName,
      page,
      start: segment.unitStart[ranked.unit]!,
      end: at,
      text: textOfUnit(file, ranked.unit).slice(0, MAX_TRACE_TEXT),
      score: rounded(ranked.score / best),
      own: rounded(ranked.ownCoverage),
      evidence: rounded(ranked.coverage),
      isSaid: sentences.some(
        ({ receipt }) =>
          receipt.fileId === fileId &&
          receipt.page === page &&
          receipt.start < at &&
          at <= receipt.end,
      ),
    }
  }

  const own = isOwnAnswer(files, sentences) ? findOwnAnswer(files, question) : null
  return {
    ...(own && { own: own.question }),
    ...(predicted && { predicted: predicted.likest.slice(0, MAX_TRACE_TEXT) }),
    asked: question.slice(0, MAX_TRACE_TEXT),
    words: retrieval.concepts
      .slice(0, MAX_TRACE_WORDS)
      .map(({ word, meant }) => ({ word: word.slice(0, LONGEST_WORD), meant })),
    needed: rounded(requiredCoverage(files, read.language)),
    candidates: withTold(files, { retrieval, units }, predicted?.place)
      .slice(0, MAX_TRACE_CANDIDATES)
      .map(candidateOf),
  }
}
