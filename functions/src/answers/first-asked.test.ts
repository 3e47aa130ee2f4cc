import { describe, expect, it } from 'vitest'
import { askFirst, type FirstAskedAs } from '../../../benchmarks/first-asked.ts'
import type { Verdict } from '../../../benchmarks/hear.ts'

/** At least, and at most: what was measured, less a few. */
interface Floor {
  readonly right: number
  readonly beside: number
  readonly heldOut: number
  readonly heldOutBeside: number
  readonly untold: number
}

/**
 * Of what is asked of any business, as most people ask it, and in other words: in the seven languages for which there
 * are patterns (3,238 questions that its document tells, 1,290 of documents that are held out, and 3,464 that none tells;
 * 1,721 and 1,357 in other words), and in those for which phrases are listed.
 */
const FLOORS: Partial<Record<FirstAskedAs, Readonly<Record<'patterned' | 'listed', Floor>>>> = {
  usual: {
    patterned: { right: 2_475, beside: 224, heldOut: 840, heldOutBeside: 116, untold: 302 },
    listed: { right: 1_295, beside: 165, heldOut: 1_003, heldOutBeside: 116, untold: 159 },
  },
  otherwise: {
    patterned: { right: 847, beside: 100, heldOut: 268, heldOutBeside: 60, untold: 130 },
    listed: { right: 284, beside: 55, heldOut: 208, heldOutBeside: 46, untold: 60 },
  },
}

describe.each(Object.entries(FLOORS))('what is asked of any business, %s', (as, floors) => {
  const all = askFirst(as as FirstAskedAs)

  describe.each(Object.entries(floors))('in languages that are %s', (how, floor) => {
    const served = all.filter(({ isPatterned }) => isPatterned === (how === 'patterned'))
    const of = (verdict: Verdict, isTold: boolean, isHeldOut?: boolean): string[] =>
      served
        .filter((each) => each.verdict === verdict && each.isTold === isTold)
        .filter((each) => isHeldOut === undefined || each.isHeldOut === isHeldOut)
        .map(({ business, question, said }) => `${business}: ${question} → ${said || 'nothing'}`)

    it('answers most of what is told', () => {
      const missed = [...of('refused', true, false), ...of('near', true, false)]
      expect(of('right', true, false).length, missed.join('\n')).toBeGreaterThanOrEqual(floor.right)
      expect(of('right', true, true).length).toBeGreaterThanOrEqual(floor.heldOut)
    })

    it('is seldom beside the point, and answers little that is not told', () => {
      const wrong = of('wrong', true, false)
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(floor.beside)
      expect(of('wrong', true, true).length).toBeLessThanOrEqual(floor.heldOutBeside)
      const answered = of('wrong', false)
      expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(floor.untold)
    })
  })
})
