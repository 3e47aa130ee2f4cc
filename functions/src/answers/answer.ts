import type { Personality } from '@docent/domain/bots'
import type { ProvenSentence } from '@docent/domain/chat'
import { composeClaims } from './compose.ts'
import {
  evidentUnits,
  findEvidence,
  missesMeaning,
  nearestUnit,
  requiredCoverage,
  type Findings,
} from './evidence.ts'
import { findOwnAnswer, proveOwnAnswer } from './own-answers.ts'
import { isOnlyNear } from './predicates/sureness.ts'
import type { RankedUnit } from './rank-units.ts'
import { proveSentence } from './receipts.ts'
import type { IndexedFile } from './unit-terms.ts'

export type { IndexedFile } from './unit-terms.ts'

/**
 * What the engine has to say: proven sentences that answer, the proven place that comes nearest to
 * what was asked without telling it, or nothing.
 */
export type Draft =
  | { readonly kind: 'answer'; readonly sentences: readonly ProvenSentence[] }
  | { readonly kind: 'nearest'; readonly sentences: readonly ProvenSentence[] }
  | { readonly kind: 'fallback' }

export interface AskedQuestion {
  readonly question: string
  readonly personality: Personality
}

/**
 * Answers a question from files, with sentences that stand in them to the letter. An answer of the
 * owner's own to it is said as a whole, and nothing else.
 * Deterministic: the same files and question give the same answer.
 * @returns `nearest` where the documents speak of what was asked without telling it, `fallback` where
 * they do not, or where any sentence could not be proven
 */
export function answerQuestion(
  files: readonly IndexedFile[],
  { question: text, personality }: AskedQuestion,
): Draft {
  const own = findOwnAnswer(files, text)
  const proven = own === null ? null : proveOwnAnswer(own)
  if (proven !== null) return { kind: 'answer', sentences: [proven] }
  const findings = findEvidence(files, text)
  const needed = requiredCoverage(files, findings.question.language)
  const evident = evidentUnits(findings, needed)
  const sentences = say(files, evident, findings, personality)
  const best = sentences.length === 0 ? undefined : evident[0]
  const answers =
    best !== undefined &&
    !missesMeaning(text, findings, best, sentences) &&
    !isOnlyNear(files, findings, best, needed)
  if (answers) return { kind: 'answer', sentences }
  const near = best ?? nearestUnit(findings, needed)
  const nearest = near === undefined ? [] : say(files, [near], findings, NEAREST_PERSONALITY)
  return nearest.length === 0 ? { kind: 'fallback' } : { kind: 'nearest', sentences: nearest }
}

/** The best sentence and what it leans on: of what does not answer no more is said. */
const NEAREST_PERSONALITY: Personality = 'casual'

/** What these units say, proven; nothing where any of it could not be proven. */
function say(
  files: readonly IndexedFile[],
  units: readonly RankedUnit[],
  { question }: Findings,
  personality: Personality,
): ProvenSentence[] {
  const sentences: ProvenSentence[] = []
  for (const claim of composeClaims(files, units, question, personality)) {
    const pages = files.find(({ fileId }) => fileId === claim.fileId)?.pages ?? []
    const receipt = proveSentence(claim, pages)
    if (receipt === null) return []
    sentences.push({ text: claim.text, receipt })
  }
  return sentences
}
