import { describe, expect, it } from 'vitest'
import { buildBase } from './docent.ts'
import { areaUnderCurve, measureLeftOut, passedAt, riskCurve } from './refusal.ts'

describe('areaUnderCurve', () => {
  it('is 1 where every positive is above every negative, and 0 the other way round', () => {
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1)
    expect(areaUnderCurve([1, 2], [3, 4])).toBe(0)
  })

  it('counts a draw as a half', () => {
    expect(areaUnderCurve([1], [1])).toBe(0.5)
    expect(areaUnderCurve([1, 2], [1, 2])).toBe(0.5)
  })
})

describe('passedAt', () => {
  it('lets no more than the share of negatives pass', () => {
    const negative = Array.from({ length: 100 }, (_, index) => index)
    const positive = [94, 94.5, 95, 99]
    expect(passedAt(positive, negative, 0.05)).toBe(0.75)
    expect(passedAt(positive, negative, 0)).toBe(0)
  })

  it('lets equal negatives pass together or not at all', () => {
    expect(passedAt([1, 1, 2], [1, 1, 1, 1], 0.25)).toBeCloseTo(1 / 3)
  })
})

describe('riskCurve', () => {
  it('tells the share of wrong answers among the surest', () => {
    const judged = [
      { confidence: 0.9, isRight: true },
      { confidence: 0.1, isRight: false },
      { confidence: 0.5, isRight: false },
      { confidence: 0.4, isRight: true },
    ]
    expect([...riskCurve(judged)]).toEqual([0, 1 / 2, 1 / 3, 1 / 2])
  })

  it('does not depend on the order of equally sure questions', () => {
    const right = { confidence: 0.5, isRight: true }
    const wrong = { confidence: 0.5, isRight: false }
    expect([...riskCurve([right, wrong])]).toEqual([0.5, 0.5])
    expect([...riskCurve([wrong, right])]).toEqual([0.5, 0.5])
  })
})

describe('measureLeftOut', () => {
  const passages = ['Bells', 'Ferries', 'Kilns'].map((title) => {
    return {
      id: title,
      title,
      text: `${title} are repaired in May. The owner of ${title} is Ada Lark.`,
    }
  })
  const ask = (text: string, answeredBy: string) =>
    measureLeftOut(buildBase({ passages }), [
      { text, answeredBy: [answeredBy], answers: [], starts: [] },
    ])

  it('asks the half that does not hold the file', () => {
    expect(ask('When are Ferries repaired?', 'Bells').outright).toBe(1)
    expect(ask('When are Bells repaired?', 'Bells').outright).toBe(0)
    expect(ask('When are Bells repaired?', 'Ferries').outright).toBe(1)
  })
})
