import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RULES } from './cue-rules.ts'
import { createPrefilter } from './needed-letters.ts'

/** Whether a text may match a pattern, for all that is told. */
const mayMatch = (pattern: RegExp, text: string): boolean => createPrefilter([pattern])(text) !== 0

describe('what a text needs to match a pattern', () => {
  it.each([
    [/\bprice\b/iu, 'What is the fee?'],
    [/how much|\bfees?\b/iu, 'How many coffees?'],
    [/(?:price|cost)s? of/iu, 'Which priority?'],
    [/\b(?:open|close)/iu, 'Do you reopen?'],
    [/^(?:\s*and )?when\b/iu, 'Whose?'],
    [/(?<!\p{L})hours/iu, 'The ours'],
    [/na[iï]ve/iu, 'native'],
    [/цена|preis/iu, 'What does it cost?'],
    [/(?:very )?dear(?= sir)/iu, 'very near sir'],
  ])('%s: %s cannot match it', (pattern, text) => {
    expect(pattern.test(text)).toBe(false)
    expect(mayMatch(pattern, text)).toBe(false)
  })

  it.each([
    [/colou?r/iu, 'Which color?'],
    [/colou?r/iu, 'WHICH COLOUR?'],
    [/na[iï]ve/iu, 'a naïve one'],
    [/ab{2,}c/iu, 'xabbbc'],
    [/(?:price|)tag/iu, 'a tag'],
    [/a.c|d\d+e/iu, 'd12e'],
    [/\u0061bcd/iu, 'abcd'],
    [/\bhat\b/iu, 'ühat'],
    [/(?<!\p{L})hat/iu, '1hat'],
    [/(?<word>hotel)s/iu, 'two hotels'],
    [/[^a]\/x\.y/iu, 'b/x.y'],
    [/kelvin/iu, '\u212Aelvin'],
    [/(?=price)\w+/iu, 'price'],
    [/prices{0,1}|fee{1}/iu, 'fee'],
    [/\p{L}+day/iu, 'Monday'],
  ])('%s: %s may match it', (pattern, text) => {
    expect(pattern.test(text)).toBe(true)
    expect(mayMatch(pattern, text)).toBe(true)
  })

  it('keeps no pattern from what it matches', () => {
    const patterns = RULES.map(({ asked }) => asked)
    const mayAsk = createPrefilter(patterns)
    const words = patterns.flatMap(({ source }) => source.match(/[a-zà-ž]{2,}/giu) ?? [])
    const sign = fc.constantFrom(' ', ' ', ' ', '-', '?', "'", '1', 'é')
    const text = fc.array(fc.tuple(fc.constantFrom(...words), sign), { maxLength: 8 })
    let matched = 0
    fc.assert(
      fc.property(text, (parts) => {
        const question = parts.flat().join('')
        const may = mayAsk(question)
        for (const [index, pattern] of patterns.entries()) {
          if (!pattern.test(question)) continue
          matched++
          expect(may & (1 << index)).not.toBe(0)
        }
      }),
      { numRuns: 8_000 },
    )
    expect(matched).toBeGreaterThan(1_000)
  })

  it('tells of 32 patterns at most', () => {
    const patterns = Array.from({ length: 33 }, () => /price/iu)
    expect(() => createPrefilter(patterns)).toThrow(RangeError)
    expect(createPrefilter(patterns.slice(1))('a price')).toBe(-1)
    expect(createPrefilter(patterns.slice(1))('a fee')).toBe(0)
  })
})
