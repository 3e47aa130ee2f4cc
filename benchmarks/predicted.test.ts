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
    expect(right).toBeGreaterThanOrEqual(874)
    expect(beside).toBeLessThanOrEqual(54)
    expect(heldOutRight).toBeGreaterThanOrEqual(178)
    expect(heldOutBeside).toBeLessThanOrEqual(16)
    expect(untold).toBeLessThanOrEqual(26)
  })

  test('messages that tell a case', () => {
    const { right, beside, untold } = counts(servePredicted('cases', languages))
    expect(right).toBeGreaterThanOrEqual(74)
    expect(beside).toBeLessThanOrEqual(23)
    expect(untold).toBeLessThanOrEqual(19)
  })
})

test('German and Japanese businesses, with predicted questions', () => {
  const served = servePredicted('asked', new Set(['de', 'ja']))
  const { right, beside, heldOutRight, heldOutBeside } = counts(served)
  expect(right).toBeGreaterThanOrEqual(255)
  expect(beside).toBeLessThanOrEqual(18)
  expect(heldOutRight).toBeGreaterThanOrEqual(105)
  expect(heldOutBeside).toBeLessThanOrEqual(18)
})

test('English bases, with predicted questions', () => {
  const served = serveBasesPredicted((base) => base.startsWith('en-'))
  const asked = counts(served.filter(({ as }) => as === 'question'))
  expect(asked.right).toBeGreaterThanOrEqual(175)
  expect(asked.heldOutRight).toBeGreaterThanOrEqual(166)
  expect(asked.beside + asked.heldOutBeside).toBeLessThanOrEqual(32)
  const last = counts(served.filter(isDialogue))
  expect(last.right + last.heldOutRight).toBeGreaterThanOrEqual(116)
})
