import { describe, expect, test } from 'vitest'
import { isDialogue } from './bases.ts'
import { serveBasesChoosing, serveChoosing } from './choosing.ts'

interface Judged {
  readonly isHeldOut: boolean
  readonly isTold: boolean
  readonly verdict: string
}

const count = (served: readonly Judged[], verdict: string): number =>
  served.filter((each) => each.verdict === verdict).length

const open = (served: readonly Judged[]) =>
  served.filter(({ isHeldOut, isTold }) => isTold && !isHeldOut)
const heldOut = (served: readonly Judged[]) =>
  served.filter(({ isHeldOut, isTold }) => isTold && isHeldOut)
const untold = (served: readonly Judged[]) => served.filter(({ isTold }) => !isTold)

/**
 * What a large language model chose is chosen again: a change of the engine that no longer offers these
 * places, or says them otherwise, is what the bars are for.
 */
describe('English businesses, with a model that chooses among the places near a question', () => {
  const languages = new Set(['en'])

  test('where the engine is not sure', async () => {
    const served = await serveChoosing('asked', { languages })
    expect(open(served)).toHaveLength(1020)
    expect(count(open(served), 'right')).toBeGreaterThanOrEqual(953)
    expect(count(open(served), 'wrong')).toBeLessThanOrEqual(60)
    expect(count(heldOut(served), 'right')).toBeGreaterThanOrEqual(194)
    expect(count(untold(served), 'wrong')).toBeLessThanOrEqual(15)
  })

  test('always', async () => {
    const served = await serveChoosing('asked', { languages, when: 'always' })
    expect(count(open(served), 'right')).toBeGreaterThanOrEqual(1003)
    expect(count(open(served), 'wrong')).toBeLessThanOrEqual(7)
    expect(count(heldOut(served), 'right')).toBeGreaterThanOrEqual(212)
    expect(count(heldOut(served), 'wrong')).toBeLessThanOrEqual(2)
    expect(count(untold(served), 'wrong')).toBe(0)
  })

  test('cases, always', async () => {
    const served = await serveChoosing('cases', { languages, when: 'always' })
    expect(count([...open(served), ...heldOut(served)], 'right')).toBeGreaterThanOrEqual(190)
    expect(count(served, 'wrong')).toBeLessThanOrEqual(1)
  })
})

/** Eight large bases, every question of which is answered twice, on a machine that may be slow. */
const BASES_MS = 120_000

test('English bases, with a model that always chooses', { timeout: BASES_MS }, async () => {
  const served = await serveBasesChoosing((base) => base.startsWith('en-'), 'always')
  const asked = served.filter(({ as }) => as === 'question' || as === 'case')
  const last = served.filter(isDialogue)
  expect(count([...open(asked), ...heldOut(asked)], 'right')).toBeGreaterThanOrEqual(562)
  expect(count(asked, 'wrong')).toBeLessThanOrEqual(11)
  expect(count(untold(asked), 'wrong')).toBeLessThanOrEqual(2)
  expect(count([...open(last), ...heldOut(last)], 'right')).toBeGreaterThanOrEqual(188)
  expect(count(last, 'wrong')).toBeLessThanOrEqual(4)
})
