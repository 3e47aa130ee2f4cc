import { describe, expect, test } from 'vitest'
import { isDialogue } from './bases.ts'
import { serveBasesPredicted, servePredicted } from './predicted.ts'

interface Judged {
  readonly isHeldOut: boolean
  readonly isTold: boolean
  readonly verdict: string
}

/** How many of what is told, open and held out, are right, and beside the point; and how much else is answered. */
function counts(served: readonly Judged[]) {
  const count = (verdict: string, isOf: (each: Judged) => boolean): number =>
    served.filter((each) => each.verdict === verdict && isOf(each)).length
  return {
    right: count('right', ({ isHeldOut }) => !isHeldOut),
    beside: count('wrong', ({ isTold, isHeldOut }) => isTold && !isHeldOut),
    heldOutRight: count('right', ({ isHeldOut }) => isHeldOut),
    heldOutBeside: count('wrong', ({ isTold, isHeldOut }) => isTold && isHeldOut),
    untold: count('wrong', ({ isTold }) => !isTold),
  }
}

/** Questions that a large language model predicted, kept beside the documents, and read again. */
describe('English businesses, with predicted questions', () => {
  const languages = new Set(['en'])

  test('what customers ask', () => {
    const served = servePredicted('asked', languages)
    expect(served).toHaveLength(1408)
    const { right, beside, heldOutRight, heldOutBeside, untold } = counts(served)
    expect(right).toBeGreaterThanOrEqual(888)
    expect(beside).toBeLessThanOrEqual(45)
    expect(heldOutRight).toBeGreaterThanOrEqual(182)
    expect(heldOutBeside).toBeLessThanOrEqual(13)
    expect(untold).toBeLessThanOrEqual(25)
  })

  test('messages that tell a case', () => {
    const { right, beside, untold } = counts(servePredicted('cases', languages))
    expect(right).toBeGreaterThanOrEqual(83)
    expect(beside).toBeLessThanOrEqual(21)
    expect(untold).toBeLessThanOrEqual(15)
  })
})

test('German and Japanese businesses, with predicted questions', () => {
  const served = servePredicted('asked', new Set(['de', 'ja']))
  const { right, beside, heldOutRight, heldOutBeside } = counts(served)
  expect(right).toBeGreaterThanOrEqual(267)
  expect(beside).toBeLessThanOrEqual(17)
  expect(heldOutRight).toBeGreaterThanOrEqual(110)
  expect(heldOutBeside).toBeLessThanOrEqual(16)
})

test('English bases, with predicted questions', () => {
  const served = serveBasesPredicted((base) => base.startsWith('en-'))
  const asked = counts(served.filter(({ as }) => as === 'question'))
  expect(asked.right).toBeGreaterThanOrEqual(180)
  expect(asked.heldOutRight).toBeGreaterThanOrEqual(178)
  expect(asked.beside + asked.heldOutBeside).toBeLessThanOrEqual(29)
  const last = counts(served.filter(isDialogue))
  expect(last.right + last.heldOutRight).toBeGreaterThanOrEqual(122)
})
