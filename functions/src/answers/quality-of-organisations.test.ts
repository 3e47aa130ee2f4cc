import { describe, expect, it } from 'vitest'
import {
  indexFiles,
  isDialogue,
  readBases,
  serveBases,
  type AskedAs,
} from '../../../benchmarks/bases.ts'
import type { Verdict } from '../../../benchmarks/hear.ts'
import { claimsOfParagraphs } from './claims.ts'
import { headingsOf, unitsUnder } from './conversation/sections.ts'
import { proveSentence } from './receipts.ts'

/**
 * Of what organisations with several long files are asked: questions that they tell (right, and beside
 * the point), questions that they do not (answered), and dialogues: what was measured, less a few.
 * Sections that are offered tell questions that are not answered (`oneTouchAway`). What is said without reserve is
 * right, or is not, whether it is told or not.
 */
const BASES = {
  open: {
    right: 632,
    beside: 109,
    untold: 151,
    cases: 37,
    casesBeside: 39,
    casesUntold: 28,
    both: 133,
    bothUntold: 72,
    dialogues: 98,
    dialoguesBeside: 41,
    followed: 104,
    followedBeside: 54,
    followedUntold: 34,
    turned: 63,
    turnedBeside: 19,
    turnedUntold: 15,
    oneTouchAway: 235,
    dialoguesOneTouchAway: 116,
    unreservedRight: 520,
    unreservedWrong: 142,
  },
  heldOut: {
    right: 259,
    beside: 53,
    untold: 57,
    cases: 8,
    casesBeside: 10,
    casesUntold: 6,
    both: 63,
    bothUntold: 47,
    dialogues: 49,
    dialoguesBeside: 15,
    followed: 31,
    followedBeside: 23,
    followedUntold: 14,
    turned: 19,
    turnedBeside: 8,
    turnedUntold: 6,
    oneTouchAway: 100,
    dialoguesOneTouchAway: 45,
    unreservedRight: 209,
    unreservedWrong: 75,
  },
}

describe('quality on organisations with several long files', () => {
  const served = serveBases()

  const of = (verdict: Verdict, as: AskedAs, isTold: boolean, isHeldOut: boolean): string[] =>
    served
      .filter((each) => each.verdict === verdict && each.as === as)
      .filter((each) => each.isTold === isTold && each.isHeldOut === isHeldOut)
      .map(({ base, question, said }) => `${base}: ${question} → ${said || 'nothing'}`)

  it.each(Object.entries(BASES))(
    'answers most of what is told, and little else: %s',
    (part, bars) => {
      const isHeldOut = part === 'heldOut'
      const [wrong, untold] = [
        of('wrong', 'question', true, isHeldOut),
        of('wrong', 'question', false, isHeldOut),
      ]
      const shown = isHeldOut ? [] : [...wrong, ...untold]
      expect(of('right', 'question', true, isHeldOut).length).toBeGreaterThanOrEqual(bars.right)
      expect(wrong.length, shown.join('\n')).toBeLessThanOrEqual(bars.beside)
      expect(untold.length, shown.join('\n')).toBeLessThanOrEqual(bars.untold)
    },
  )

  it.each(Object.entries(BASES))('answers messages that tell a case: %s', (part, bars) => {
    const isHeldOut = part === 'heldOut'
    expect(of('right', 'case', true, isHeldOut).length).toBeGreaterThanOrEqual(bars.cases)
    expect(of('wrong', 'case', true, isHeldOut).length).toBeLessThanOrEqual(bars.casesBeside)
    expect(of('wrong', 'case', false, isHeldOut).length).toBeLessThanOrEqual(bars.casesUntold)
  })

  it.each(Object.entries(BASES))(
    'offers sections that tell what it does not, and calls what does not answer the closest passage: %s',
    (part, bars) => {
      const all = served.filter(({ isHeldOut }) => isHeldOut === (part === 'heldOut'))
      const asked = all.filter(({ as }) => as === 'question')
      const dialogues = all.filter(isDialogue)
      const unreserved = asked.filter(({ isUnsure }) => !isUnsure)
      const saidAs = (verdict: Verdict) =>
        unreserved.filter((each) => each.verdict === verdict).length
      const touched = (some: typeof all) => some.filter(({ isOneTouchAway }) => isOneTouchAway)
      expect(touched(asked).length).toBeGreaterThanOrEqual(bars.oneTouchAway)
      expect(touched(dialogues).length).toBeGreaterThanOrEqual(bars.dialoguesOneTouchAway)
      expect(saidAs('right')).toBeGreaterThanOrEqual(bars.unreservedRight)
      expect(saidAs('wrong')).toBeLessThanOrEqual(bars.unreservedWrong)
    },
  )

  it('has sections that can be read without losing a line', () => {
    const lost = readBases().flatMap(({ name, files }) =>
      indexFiles(files).flatMap((file) =>
        [...headingsOf(file).values()]
          .flatMap((heading) => claimsOfParagraphs(file, unitsUnder(file, heading)))
          .filter((claim) => proveSentence(claim, file.pages) === null)
          .map(({ text }) => `${name}: ${text}`),
      ),
    )
    expect(lost).toEqual([])
  })

  it.each(Object.entries(BASES))('tells of both where two are asked: %s', (part, bars) => {
    const isHeldOut = part === 'heldOut'
    const wrong = of('wrong', 'comparison', true, isHeldOut)
    const untold = of('wrong', 'comparison', false, isHeldOut)
    expect(
      of('right', 'comparison', true, isHeldOut).length,
      isHeldOut ? '' : wrong.join('\n'),
    ).toBeGreaterThanOrEqual(bars.both)
    expect(untold.length, isHeldOut ? '' : untold.join('\n')).toBeLessThanOrEqual(bars.bothUntold)
  })

  it.each(Object.entries(BASES))('keeps to what a dialogue is about: %s', (part, bars) => {
    const isHeldOut = part === 'heldOut'
    const ends: [AskedAs, right: number, beside: number, untold: number][] = [
      ['dialogue', bars.dialogues, bars.dialoguesBeside, 0],
      ['follow-up', bars.followed, bars.followedBeside, bars.followedUntold],
      ['turn', bars.turned, bars.turnedBeside, bars.turnedUntold],
    ]
    for (const [as, right, beside, untold] of ends) {
      const wrong = of('wrong', as, true, isHeldOut)
      const said = isHeldOut ? as : `${as}\n${wrong.join('\n')}`
      expect(of('right', as, true, isHeldOut).length, said).toBeGreaterThanOrEqual(right)
      expect(wrong.length, said).toBeLessThanOrEqual(beside)
      expect(of('wrong', as, false, isHeldOut).length, said).toBeLessThanOrEqual(untold)
    }
  })
})
