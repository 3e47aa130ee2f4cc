import { expect, test } from 'vitest'
import { progressPercent, resumeStep } from './onboarding.ts'

test.each([
  [[], 0],
  [[0], 1],
  [[1, 0], 2],
  [[0, 1, 2, 3], 4],
  [[2], 3],
])('after the steps %o the wizard resumes at %i', (completed, step) => {
  expect(resumeStep(completed)).toBe(step)
})

test.each([
  [0, 0, 0],
  [1, 1, 25],
  [3, 3, 75],
  [3, 1, 50],
  [4, 3, 100],
])('%i completed at position %i is %i %%', (completed, position, percent) => {
  expect(progressPercent(completed, position)).toBe(percent)
})
