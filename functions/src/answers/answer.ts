import type { Personality } from '@docent/domain/bots'
import type { ProvenSentence } from '@docent/domain/chat'
import { composeClaims } from './compose.ts'
import { evidentUnits, findEvidence, missesMeaning, requiredCoverage } from './evidence.ts'
import { findOwnAnswer, proveOwnAnswer } from './own-answers.ts'
import { proveSentence } from './receipts.ts'
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

/**
 * Answers a question from files, with sentences that stand in them to the letter. An answer of the
 * owner's own to it is said as a whole, and nothing else.
 * Deterministic: the same files and question give the same answer.
 * @returns `fallback` where the documents do not hold enough of what was asked, or where any
 * sentence of the answer could not be proven
 */
export function answerQuestion(
  files: readonly IndexedFile[],
  { question: text, personality }: AskedQuestion,
): Draft {
  const own = findOwnAnswer(files, text)
  const proven = own === null ? null : proveOwnAnswer(own)
  if (proven !== null) return { kind: 'answer', sentences: [proven] }
  const findings = findEvidence(files, text)
  const evident = evidentUnits(findings, requiredCoverage(files, findings.question.language))
  const sentences: ProvenSentence[] = []
  for (const claim of composeClaims(files, evident, findings.question, personality)) {
    const pages = files.find(({ fileId }) => fileId === claim.fileId)?.pages ?? []
    const receipt = proveSentence(claim, pages)
    if (receipt === null) return { kind: 'fallback' }
    sentences.push({ text: claim.text, receipt })
  }
  return sentences.length === 0 || missesMeaning(text, findings, evident[0], sentences)
    ? { kind: 'fallback' }
    : { kind: 'answer', sentences }
}
