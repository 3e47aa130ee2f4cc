import { LAST_STEP, progressPercent, resumeStep } from '@docent/domain/onboarding'

export interface Wizard {
  /** The step that is shown. */
  readonly position: number
  readonly completed: readonly number[]
  readonly percent: number
  /** The last step was completed: there is nothing left to do here. */
  readonly isDone: boolean
}

/**
 * Where the wizard stands.
 * @param chosen the step that the owner went to; `null` resumes after the last completed one
 */
export function wizardAt(completed: readonly number[], chosen: number | null): Wizard {
  const known = [...new Set(completed)].filter((step) => step >= 0 && step <= LAST_STEP)
  const position = Math.min(LAST_STEP, chosen ?? resumeStep(known))
  return {
    position,
    completed: known,
    percent: progressPercent(known.length, position),
    isDone: known.includes(LAST_STEP),
  }
}
