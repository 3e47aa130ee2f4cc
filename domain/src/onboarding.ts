/** The wizard's steps, in order. *Source:* specification section 2, "Onboarding wizard". */
export const STEPS = [
  { id: 0, title: 'Choose Your Plan' },
  { id: 1, title: 'Create Knowledge Base' },
  { id: 2, title: 'Configure Your Bot' },
  { id: 3, title: 'Set Up Integrations' },
] as const

export const LAST_STEP = STEPS.length - 1

/** The step after the last completed one; `STEPS.length` when all are done. */
export const resumeStep = (completed: readonly number[]): number => Math.max(-1, ...completed) + 1

/**
 * Percent of the wizard that is done, 0 to 100.
 * (completed + position) / (2 × steps), position 0-based; a completed wizard is 100 % (decision 30).
 */
export function progressPercent(completedCount: number, position: number): number {
  if (completedCount >= STEPS.length) return 100
  return Math.round(((completedCount + position) / (2 * STEPS.length)) * 100)
}
