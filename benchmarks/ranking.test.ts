import { describe, expect, it } from 'vitest'
import { leastSharedQuarter, measureRanking } from './ranking.ts'

const answeredBy = (...ids: string[]) => ({ answeredBy: ids })

describe('measureRanking', () => {
  it('counts a first place as a hit in every measure', () => {
    expect(measureRanking([['a', 'b']], [answeredBy('a')])).toEqual({
      hitAt1: 1,
      hitAt5: 1,
      reciprocalRank: 1,
      gain: 1,
    })
  })

  it('discounts a third place', () => {
    const measured = measureRanking([['x', 'y', 'a']], [answeredBy('a')])
    expect(measured).toMatchObject({ hitAt1: 0, hitAt5: 1 })
    expect(measured.reciprocalRank).toBeCloseTo(1 / 3)
    expect(measured.gain).toBeCloseTo(1 / Math.log2(4))
  })

  it('gives nothing below the tenth place', () => {
    const eleven = 'b c d e f g h i j k a'.split(' ')
    expect(measureRanking([eleven], [answeredBy('a')])).toEqual({
      hitAt1: 0,
      hitAt5: 0,
      reciprocalRank: 0,
      gain: 0,
    })
  })

  it('asks for all passages that answer before it gives the full gain', () => {
    expect(measureRanking([['a', 'b']], [answeredBy('a', 'b')]).gain).toBeCloseTo(1)
    expect(measureRanking([['a', 'x', 'b']], [answeredBy('a', 'b')]).gain).toBeLessThan(1)
  })

  it('is a mean over questions', () => {
    const found = [['a'], ['x', 'b']]
    expect(measureRanking(found, [answeredBy('a'), answeredBy('b')]).reciprocalRank).toBe(0.75)
  })
})

describe('leastSharedQuarter', () => {
  const passages = [
    { id: '1', title: 'shop', text: 'Vouchers are valid for two years.' },
    { id: '2', title: 'shop', text: 'The workshop repairs punctures within a day.' },
  ]
  const ask = (text: string, id: string) => ({ text, answeredBy: [id], answers: [], starts: [] })

  it('takes the questions whose words the passage does not use', () => {
    const paraphrase = ask('How quickly do you fix a flat tyre?', '2')
    const questions = [
      ask('How long are vouchers valid?', '1'),
      ask('Are vouchers valid for years?', '1'),
      paraphrase,
      ask('When does the workshop repair punctures?', '2'),
    ]
    expect(leastSharedQuarter({ passages }, questions)).toEqual([paraphrase])
  })
})
