/** What lies between a new account and the first answer, in its order. */
export const CHECKLIST_STEPS = ['upload', 'bot', 'site', 'ask'] as const
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number]

export type StepsDone = Readonly<Record<ChecklistStep, boolean>>

/** The step to take next; `null` where all are done. */
export const nextStep = (done: StepsDone): ChecklistStep | null =>
  CHECKLIST_STEPS.find((step) => !done[step]) ?? null

const keyOf = (uid: string): string => `docent.checklist.${uid}`

/** Whether the owner put the list away in this browser. */
export function isPutAway(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null
  } catch {
    // Browsers may forbid storage; the list then shows until it is done.
    return false
  }
}

export function putAway(uid: string): void {
  try {
    localStorage.setItem(keyOf(uid), 'hidden')
  } catch {
    // It stays away for as long as the page is open.
  }
}
