import { describe, expect, it } from 'vitest'
import { sidesOfQuestion } from './question-sides.ts'

const namesIn = (text: string, language: string): string[][] =>
  sidesOfQuestion(text, language).map(({ sides }) => sides.map(({ name }) => name))

describe('sidesOfQuestion', () => {
  it.each([
    ['en', 'Which is cheaper, the kayak or the canoe?', 'kayak', 'canoe'],
    ['en', 'How much are a day ticket and a family card?', 'day ticket', 'family card'],
    ['en', 'Is it warmer in the small pool than in the large one?', 'small pool', 'large'],
    ['en', 'kayak vs canoe, what is the difference', 'kayak', 'canoe'],
    ['de', 'Was ist günstiger, die Tageskarte oder das Abo?', 'Tageskarte', 'Abo'],
    ['de', 'Ist das Kanu teurer als der Kajak?', 'Kanu teurer', 'Kajak'],
    ['fr', 'Le canoë est plus cher que le kayak ?', 'cher', 'kayak'],
    ['es', '¿Qué es más caro, una canoa o un kayak?', 'canoa', 'kayak'],
    ['tr', 'Kano mu daha ucuz kayak mı?', 'Kano', 'ucuz kayak'],
    ['ar', 'كم سعر الكاياك والزورق؟', 'سعر الكاياك', 'الزورق'],
    ['zh', '皮划艇和独木舟?', '皮划艇', '独木舟'],
    ['ja', 'カヤックとカヌーはどちらが安いですか', 'カヤック', 'カヌー'],
    ['ko', '카약과 카누, 뭐가 더 싸요?', '카약', '카누'],
    ['ko', '카약하고 카누, 뭐가 더 싸요?', '카약', '카누'],
  ])('%s: %s', (language, text, one, other) => {
    expect(namesIn(text, language)).toContainEqual([one, other])
  })

  it('asks for each side alone', () => {
    const [first] = sidesOfQuestion('Which is cheaper, the kayak or the canoe?', 'en')
    expect(first!.sides.map(({ question }) => question.replaceAll(/\s+/g, ' '))).toEqual([
      'Which is cheaper, the kayak ?',
      'Which is cheaper, the the canoe?',
    ])
  })

  it('leaves to both what may be said of both', () => {
    const questions = sidesOfQuestion('What does the small and the large room cost?', 'en')
      .flatMap(({ sides }) => sides)
      .map(({ question }) => question.replaceAll(/\s+/g, ' '))
    expect(questions).toContain('What does the small room cost?')
  })

  it.each([
    ['or', 'Is the kayak or the canoe cheaper?', true],
    ['than', 'Is the kayak cheaper than the canoe?', true],
    ['and', 'What do the kayak and the canoe cost?', false],
    ['a difference', 'What is the difference between the kayak and the canoe?', true],
  ])('tells by %s whether one is held against the other', (_, text, isEither) => {
    expect(sidesOfQuestion(text, 'en')[0]?.isEither).toBe(isEither)
  })

  it.each([
    ['en', 'How much is the kayak?'],
    ['en', 'Do you sell gift cards? And if I lose it?'],
    ['es', '¿Qué quiere que le traiga?'],
    ['it', 'Quanto si paga di coperto?'],
    ['de', 'Kann ich als Student bezahlen?'],
    ['xx', 'kayak or canoe'],
  ])('finds none in %s: %s', (language, text) => {
    expect(sidesOfQuestion(text, language)).toEqual([])
  })

  it('reads a question in few ways, however many words join', () => {
    const text = Array.from({ length: 500 }, (_, index) => `boat${index}`).join(' and ')
    expect(sidesOfQuestion(text, 'en').length).toBeLessThanOrEqual(4)
  })
})
