import { describe, expect, it } from 'vitest'
import { isCitation, isGarbled, isLabel, isRow, startsSmall, wordCount } from './line-kinds.ts'
import { kindsOfPages } from './sign-kinds.ts'

describe('a line', () => {
  it.each([
    ['Rowing boat\t£18\t£30', true],
    ['1.\tRowing boat\t£18', true],
    ['Rowing boat | £18', true],
    ['12.\tThe owner keeps the boats in good order.', false],
    ['(a)\tplans for all harbours;', false],
    ['٣٨-\tتحظر الاتفاقية أي تمييز.', false],
    ['•\tone dog', false],
    ['The owner keeps the boats.', false],
  ])('is a row of a table or not: %j', (text, expected) => {
    expect(isRow(text)).toBe(expected)
  })

  it.each([
    ['Monday: closed', true],
    ['One two three four five six: seven', false],
    ['https://harbour.example', false],
  ])('is a labelled value or not: %s', (text, expected) => {
    expect(isLabel(text)).toBe(expected)
  })

  it('is a reference where it begins with its number, or with the place of a lost one', () => {
    expect(isCitation('[3] Lark, A. Harbours.')).toBe(true)
    expect(isCitation('() See the rules of the harbour.')).toBe(true)
    expect(isCitation('(Open all day) The harbour is free.')).toBe(false)
  })

  it('is garbled where it holds more signs than letters', () => {
    const isAllGarbled = (text: string) => {
      const page = `(${text})`
      return isGarbled(page, kindsOfPages([page])[0]!, 1, text.length + 1)
    }
    expect(isAllGarbled('=#@ ~~ {} ;; 12 %%')).toBe(true)
    expect(isAllGarbled('A boat costs £18.')).toBe(false)
  })

  it('counts its words and knows how it starts', () => {
    expect(wordCount('two wet-suits, 3 oars')).toBe(5)
    expect(startsSmall('“and then')).toBe(true)
    expect(startsSmall('And then')).toBe(false)
  })
})
