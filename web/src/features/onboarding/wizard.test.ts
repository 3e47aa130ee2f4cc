import { array, assert, constant, integer, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { wizardAt } from './wizard.ts'

test.each([
  [[], 0, 0],
  [[0], 1, 25],
  [[0, 1], 2, 50],
  [[0, 1, 2], 3, 75],
  [[1], 2, 38],
] as const)('with steps %j completed it resumes at step %i', (completed, position, percent) => {
  expect(wizardAt(completed, null)).toMatchObject({ position, percent, isDone: false })
})

test('a completed last step means that it is done, at 100 percent when all are', () => {
  expect(wizardAt([0, 1, 2, 3], null)).toMatchObject({ percent: 100, isDone: true })
  expect(wizardAt([3], null).isDone).toBe(true)
})

test('going back shows the chosen step and forgets nothing', () => {
  const wizard = wizardAt([0, 1], 0)
  expect(wizard).toMatchObject({ position: 0, completed: [0, 1], percent: 25 })
})

test('odd and repeated rows change nothing', () => {
  expect(wizardAt([0, 0, -1, 9], null)).toEqual(wizardAt([0], null))
})

test('the position is always a step, and the percentage a percentage', () => {
  const steps = array(integer({ min: -2, max: 6 }))
  assert(
    property(steps, oneof(constant(null), integer({ min: 0, max: 3 })), (completed, chosen) => {
      const { position, percent } = wizardAt(completed, chosen)
      expect(position).toBeGreaterThanOrEqual(0)
      expect(position).toBeLessThanOrEqual(3)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }),
  )
})
