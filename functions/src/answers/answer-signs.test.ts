import { describe, expect, it } from 'vitest'
import { answerSigns, strongestSigns } from './answer-signs.ts'
import { readQuestion } from './question.ts'

const UNIT = { kind: 'sentence', isHeaded: false, ownCoverage: 1, tellsDeed: true } as const

function signs(
  question: string,
  text: string,
  unit: Partial<Parameters<typeof answerSigns>[1]> = {},
) {
  return answerSigns(text, { ...UNIT, ...unit }, 0, readQuestion(question, ['en']))
}

describe('signs of an answer', () => {
  it('put what defines before what names, mentions or merely speaks of a thing', () => {
    const ask = 'What is a tandem?'
    const order = [
      'A tandem is a bike for two.',
      'We call this a tandem.',
      'A tandem is long.',
      'Everybody likes a tandem.',
    ]
    const weights = order.map((text) => signs(ask, text))
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(new Set(weights).size).toBe(order.length)
    expect(weights[0]).toBeLessThanOrEqual(strongestSigns(readQuestion(ask, ['en'])))
  })

  it('put the first words on a thing before others that only speak of it', () => {
    const text = 'The Larkcat carries ten people.'
    expect(signs('What is the Larkcat?', text, { isFirst: true })).toBeGreaterThan(
      signs('What is the Larkcat?', text),
    )
  })

  it('put back what shares a stem with what is to be defined, and does not name it', () => {
    expect(signs('What is a commons?', 'Common sense is rare.')).toBeLessThan(0)
    expect(signs('What is a commons?', 'It is open to all.', { ownCoverage: 0 })).toBeGreaterThan(
      -0.1,
    )
  })

  it('take a row that is headed by the name for what the thing is', () => {
    const row = 'Sea kayak One seat, with paddle £30'
    expect(signs('What is the sea kayak?', row, { kind: 'row' })).toBeGreaterThan(0.5)
    expect(signs('What is the paddle?', row, { kind: 'row' })).toBe(0)
  })

  it('put what somebody did before what was done to them', () => {
    const ask = 'What did Ada Lark do?'
    expect(signs(ask, 'Ada Lark built the pier.')).toBeGreaterThan(
      signs(ask, 'The town thanked Ada Lark.'),
    )
  })

  it('put back what is said by the way, or of somebody who is only like the one asked about', () => {
    const ask = 'How much did Ada Lark pay?'
    const plain = signs(ask, 'Ada Lark paid £20.')
    expect(signs(ask, '(Ada Lark paid £20.)')).toBeLessThan(plain)
    expect(signs(ask, 'The boy, like Ada Lark, paid £20.')).toBeLessThan(plain)
  })

  it('put the deed with its doer before the deed alone, and that before none', () => {
    const ask = 'Who built the pier?'
    const named = signs(ask, 'Ada Lark built the pier.')
    const told = signs(ask, 'The pier was built in May.')
    const untold = signs(ask, 'The pier is long.', { tellsDeed: false })
    expect(named).toBeGreaterThan(told)
    expect(told).toBeGreaterThan(untold)
  })

  it('put back the contrary of what was asked', () => {
    expect(signs('Can I come late?', 'Come early.')).toBeLessThan(
      signs('Can I come late?', 'Come.'),
    )
  })

  it('put the line of the day first that opening hours are asked of, and no sentence for it', () => {
    const ask = 'Are you open on Sunday?'
    const [row, sentence] = (['row', 'sentence'] as const).map((kind) =>
      [true, false].map((isOfDay) => signs(ask, 'Sunday 10–13', { kind, isOfDay })),
    )
    expect(row![0]).toBeGreaterThan(row![1]!)
    expect(sentence![0]).toBe(sentence![1])
    expect(row![0]).toBeLessThanOrEqual(strongestSigns(readQuestion(ask, ['en'])))
  })

  it('put a condition first where it is asked what happens in a case', () => {
    const ask = 'What happens if a boat sinks?'
    expect(signs(ask, 'If a boat sinks, call us.')).toBeGreaterThan(signs(ask, 'A boat sank.'))
  })
})
