import type { Personality } from '@docent/domain/bots'
import type { ProvenSentence } from '@docent/domain/chat'
import { composeClaims } from './compose.ts'
import { UNKNOWN_LANGUAGE } from './language.ts'
import { readQuestion } from './question.ts'
import { rankUnits } from './rank-units.ts'
import { proveSentence } from './receipts.ts'
import { retrieve, type Retrieval } from './retrieve.ts'
import type { IndexedFile } from './unit-terms.ts'

export type { IndexedFile } from './unit-terms.ts'

/** What the engine has to say: proven sentences, or that it has nothing to say. */
export type Draft =
  | { readonly kind: 'answer'; readonly sentences: readonly ProvenSentence[] }
  | { readonly kind: 'fallback' }

export interface AskedQuestion {
  readonly question: string
  readonly personality: Personality
}

/** Least share of the question's weight that the passage and the sentence must hold. */
const LEAST_PASSAGE_COVERAGE = 0.55
const LEAST_UNIT_COVERAGE = 0.45

const FALLBACK: Draft = { kind: 'fallback' }

/** Language of most passages. */
function languageOf(files: readonly IndexedFile[]): string {
  const counts = new Map<string, number>()
  for (const { segment } of files) {
    counts.set(segment.language, (counts.get(segment.language) ?? 0) + segment.passageLength.length)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? UNKNOWN_LANGUAGE
}

/** Finds the passages that a question is about. For tests, benchmarks and the owner's tools. */
export function findPassages(
  files: readonly IndexedFile[],
  question: string,
  count?: number,
): Retrieval {
  return retrieve(files, readQuestion(question, languageOf(files)), count)
}

/**
 * Answers a question from files, with sentences that stand in them to the letter.
 * Deterministic: the same files and question give the same answer.
 * @returns `fallback` where the documents do not hold enough of what was asked, or nothing could
 * be proven
 */
export function answerQuestion(
  files: readonly IndexedFile[],
  { question, personality }: AskedQuestion,
): Draft {
  const read = readQuestion(question, languageOf(files))
  const retrieval = retrieve(files, read, 5)
  const ranked = rankUnits(files, retrieval, read.cue)
  const best = ranked[0]
  if (best === undefined || best.coverage < LEAST_UNIT_COVERAGE) return FALLBACK
  const passage = retrieval.passages.find(
    (found) => found.file === best.file && found.passage === best.passage,
  )
  if (passage === undefined || passage.coverage < LEAST_PASSAGE_COVERAGE) return FALLBACK
  const sentences = composeClaims(files, ranked, personality).flatMap((claim) => {
    const receipt = proveSentence(claim, files[best.file]!.pages)
    return receipt === null ? [] : [{ text: claim.text, receipt }]
  })
  return sentences.length === 0 ? FALLBACK : { kind: 'answer', sentences }
}
