import type { ProvenSentence } from '@docent/domain/chat'
import {
  MAX_TRACE_CANDIDATES,
  MAX_TRACE_TEXT,
  MAX_TRACE_WORDS,
  type AnswerTrace,
  type TraceCandidate,
} from '@docent/domain/trace'
import { requiredCoverage } from './evidence.ts'
import { findEvidence } from './find-evidence.ts'
import { findOwnAnswer, isOwnAnswer } from './own-answers.ts'
import type { RankedUnit } from './rank-units.ts'
import { textOfUnit, type IndexedFile } from './unit-terms.ts'

const LONGEST_WORD = 64

/** To three places: what is kept need not be longer. */
const rounded = (value: number): number =>
  Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000

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
    asked: question.slice(0, MAX_TRACE_TEXT),
    words: retrieval.concepts
      .slice(0, MAX_TRACE_WORDS)
      .map(({ word, meant }) => ({ word: word.slice(0, LONGEST_WORD), meant })),
    needed: rounded(requiredCoverage(files, read.language)),
    candidates: units.slice(0, MAX_TRACE_CANDIDATES).map(candidateOf),
  }
}
