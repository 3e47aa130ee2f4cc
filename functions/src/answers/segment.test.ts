import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DamagedSegmentError, buildSegment, openSegment } from './segment.ts'
import { HANDBOOK } from './testing/handbook.ts'
import { hasWord, termOfWord } from './vocabulary.ts'

/** A busy machine needs longer than the usual five seconds for random cases. */
const TIMEOUT_MS = 60_000

const bytes = buildSegment(HANDBOOK)

describe('a segment', { timeout: TIMEOUT_MS }, () => {
  it('is the same for the same text', () => {
    expect(buildSegment(HANDBOOK)).toEqual(bytes)
  })

  it('points to text that stands on its pages, in order and inside them', () => {
    const segment = openSegment(bytes)
    expect(segment.language).toBe('en')
    expect(segment.pageCount).toBe(4)
    for (const [unit, start] of segment.unitStart.entries()) {
      const page = HANDBOOK.pages[segment.unitPage[unit]!]!
      const quote = page.slice(start, segment.unitEnd[unit])
      expect(quote).toBe(quote.trim())
      expect(quote).not.toBe('')
    }
  })

  it('knows how many passages hold a word', () => {
    const segment = openSegment(bytes)
    const count = (word: string) => segment.documentFrequency[termOfWord(segment, word)]
    expect(count('cheques')).toBe(1)
    expect(count('harbour')).toBe(segment.passageLength.length)
    expect(hasWord(segment, 'the')).toBe(false)
  })

  it('of an empty document opens and holds nothing', () => {
    const segment = openSegment(buildSegment({ fileName: '', pages: ['', ' \n '] }))
    expect(segment.passageLength).toHaveLength(0)
    expect(segment.words.size).toBe(0)
  })

  it('of any text opens again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 4 }),
        (pages) => {
          const segment = openSegment(buildSegment({ fileName: 'a.txt', pages }))
          expect(segment.pageCount).toBe(pages.length)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('bytes that are no whole segment', { timeout: TIMEOUT_MS }, () => {
  it('are refused at every cut', () => {
    for (let length = 0; length < bytes.length; length += 97) {
      expect(() => openSegment(bytes.slice(0, length))).toThrow(DamagedSegmentError)
    }
  })

  it('are refused with any byte changed', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const damaged = bytes.slice()
        damaged[at]! ^= flip
        expect(() => openSegment(damaged)).toThrow(DamagedSegmentError)
      }),
      { numRuns: 2_000 },
    )
  })

  it('are refused when they were never one', () => {
    expect(() => openSegment(new TextEncoder().encode('{"pages":["hello"]}'))).toThrow(
      DamagedSegmentError,
    )
  })
})
