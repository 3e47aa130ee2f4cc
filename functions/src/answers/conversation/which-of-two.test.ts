import { describe, expect, it } from 'vitest'
import { withBothNames } from './which-of-two.ts'

const named = (text: string, before: readonly string[], language = 'en'): string | null =>
  withBothNames(text, before, [language])

describe('withBothNames', () => {
  it.each([
    ['en', 'Kayak or canoe?', 'Which one is heavier?', 'Which one is heavier, Kayak or canoe?'],
    ['en', 'the kayak vs the canoe', "and what's cheaper?", "and what's cheaper, kayak or canoe?"],
    ['de', 'Kajak oder Kanu?', 'Welches ist teurer?', 'Welches ist teurer, Kajak oder Kanu?'],
    ['es', '¿Kayak o canoa?', '¿Cuál es más barato?', '¿Cuál es más barato, Kayak o canoa?'],
    [
      'fr',
      'Kayak ou canoë ?',
      'Lequel est le plus lourd ?',
      'Lequel est le plus lourd, Kayak ou canoë?',
    ],
    ['it', 'Kayak o canoa?', 'Quale costa meno?', 'Quale costa meno, Kayak o canoa?'],
    ['pt', 'Caiaque ou canoa?', 'Qual é mais leve?', 'Qual é mais leve, Caiaque ou canoa?'],
    ['nl', 'Kajak of kano?', 'Welke is zwaarder?', 'Welke is zwaarder, Kajak of kano?'],
    ['pl', 'Kajak czy kanu?', 'Co jest tańsze?', 'Co jest tańsze, Kajak lub kanu?'],
    ['ru', 'Байдарка или каноэ?', 'Что дешевле?', 'Что дешевле, Байдарка или каноэ?'],
    ['ja', 'カヤックかカヌー?', 'どっちが安いですか?', 'どっちが安いですか, カヤック か カヌー?'],
  ])('%s: %s %s', (language, before, text, asked) => {
    expect(named(text, [before], language)).toBe(asked)
  })

  it('takes the two that were named last, also before the last question', () => {
    const before = ['Bus or train?', 'Kayak or canoe?', 'Do you rent them out?']
    expect(named('Which is lighter?', before)).toBe('Which is lighter, Kayak or canoe?')
  })

  it.each([
    ['that names two', 'Which is lighter, the raft or the float?'],
    ['that asks for another thing', 'Which number do I call?'],
    ['without a comparison', 'Which one is red?'],
    ['that is long', 'Which one is lighter when I carry it over the dike by myself?'],
  ])('leaves a message %s as it is', (_, text) => {
    expect(named(text, ['Kayak or canoe?'])).toBeNull()
  })

  it('finds nothing where no two were named', () => {
    expect(named('Which one is lighter?', ['How much is the kayak?'])).toBeNull()
  })
})
