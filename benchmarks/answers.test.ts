import { describe, expect, it } from 'vitest'
import { holdsAnswer } from './answers.ts'

describe('holdsAnswer', () => {
  it.each([
    ['The first oil shock began in October 1973.', 'october 1973'],
    ['It cost “nearly $12” a barrel.', 'nearly $12'],
    ['Öffnungszeiten: 9:00 bis 17:30 Uhr', '17:30'],
    ['罗洛大军到来之前', '罗洛'],
    ['وقبل وصول رولو، لم يختلف', 'رولو'],
  ])('finds the answer in “%s”', (said, answer) => {
    expect(holdsAnswer(said, ['something else', answer])).toBe(true)
  })

  it.each([
    ['It began in 1990.', '19'],
    ['The Normans came.', 'Norman'],
    ['They came in October.', 'October 1973'],
    ['Nothing.', ''],
  ])('does not find another word’s part in “%s”', (said, answer) => {
    expect(holdsAnswer(said, [answer])).toBe(false)
  })

  it('finds a later occurrence where an earlier one is part of a word', () => {
    expect(holdsAnswer('Normandy is where the Norman lived.', ['Norman'])).toBe(true)
  })
})
