import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DamagedSegmentError,
  buildSegment,
  kindOfUnit,
  openSegment,
  postingsOf,
  segmentOf,
  type Segment,
} from './segment.ts'
import type { Lexicon } from './lexicon.ts'
import { collectPostings } from './postings.ts'
import { HANDBOOK } from './testing/handbook.ts'
import type { Unit } from './units.ts'
import { hasWord, termOfWord } from './vocabulary.ts'

/** A busy machine needs longer than the usual five seconds for random cases. */
const TIMEOUT_MS = 60_000

const bytes = buildSegment(HANDBOOK)

/** The units of a segment as they were read from its document. */
const unitsOf = (segment: Segment): Unit[] =>
  Array.from(segment.unitStart, (start, unit) => ({
    kind: kindOfUnit(segment, unit),
    page: segment.unitPage[unit]!,
    start,
    end: segment.unitEnd[unit]!,
    block: segment.unitBlock[unit]!,
    ...(segment.unitGoesOn[unit] === 1 && { goesOn: true }),
  }))

describe('a segment', { timeout: TIMEOUT_MS }, () => {
  it('is the same for the same text', () => {
    expect(buildSegment(HANDBOOK)).toEqual(bytes)
  })

  it('points to text that stands on its pages, in order and inside them', () => {
    const segment = openSegment(bytes, HANDBOOK.pages)
    expect(segment.language).toBe('en')
    for (const [unit, start] of segment.unitStart.entries()) {
      const page = HANDBOOK.pages[segment.unitPage[unit]!]!
      const quote = page.slice(start, segment.unitEnd[unit])
      expect(quote).toBe(quote.trim())
      expect(quote).not.toBe('')
    }
  })

  it('knows how many passages hold a word', () => {
    const segment = openSegment(bytes, HANDBOOK.pages)
    const count = (word: string) => segment.documentFrequency[termOfWord(segment, word)]
    expect(count('cheques')).toBe(1)
    expect(count('harbour')).toBe(segment.passageLength.length)
    expect(hasWord(segment, 'the')).toBe(false)
  })

  it.each([
    ['is one word where its halves are none', 'A bi-\ncycle.', ['bicycle']],
    ['is one word though both halves are function words', 'The any-\nway.', ['anyway']],
    [
      'is one word where it stands elsewhere',
      'A work-\nshop. Work in the workshop or shop.',
      ['workshop', 'work', 'shop'],
    ],
    [
      'is two words where both stand elsewhere',
      'A city-\nboat. The city has a boat.',
      ['city', 'boat'],
    ],
    ['is as many words as its other hyphens tell', 'A peer-to-\npeer.', ['peer']],
    ['is read through two ends of lines', 'Wirt-\nschafts-\nprüfung', ['wirtschaftsprufung']],
    ['is read without soft hyphens and ligatures', 'soft\u00ADly \uFB01ne', ['softly', 'fine']],
    ['is read where a unit ends with its hyphen', 'The don-\n', ['don']],
  ])('knows that a word divided at the end of a line %s', (_, page, words) => {
    const segment = segmentOf({ fileName: '', pages: [page] })
    const known = (word: string) => hasWord(segment, word)
    expect(words.filter(known)).toEqual(words)
    const halves = ['bi', 'cycle', 'wirt', 'schafts', 'prufung', 'cityboat', 'ly', 'soft', 'topeer']
    expect(halves.filter(known)).toEqual([])
    for (const word of words) expect(segment.documentFrequency[termOfWord(segment, word)]).toBe(1)
  })

  it('of an empty document opens and holds nothing', () => {
    const segment = segmentOf({ fileName: '', pages: ['', ' \n '] })
    expect(segment.passageLength).toHaveLength(0)
    expect(segment.words.size).toBe(0)
  })

  it('holds units that are far apart, and words that stand often', () => {
    const pages = ['One.', '', '', '', '', `\n\n\n\n Six.\n\n\n ${'bell '.repeat(9)}seven.`]
    const segment = segmentOf({ fileName: '', pages })
    expect(unitsOf(segment)).toEqual(collectPostings({ fileName: '', pages }).units)
    expect(segment.unitPage.at(-1)).toBe(5)
    const { starts, times } = postingsOf(segment)
    expect(times[starts[termOfWord(segment, 'bell')]!]).toBe(9)
  })

  it('of any text holds the words, terms and passages that were read from it', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(
        'The bicycles and the BICYCLE, cycling, cycled; a cyclist\u2019s bi-\ncycle. ',
        'A wi-fi e-mail at 1,000 \uFB01nes, 3.5 %, U.S. don\u2019t \u00AB\u00C9t\u00E9\u00BB ete. ',
        '\u81EA\u8F6C\u8ECA\u306E\u4FEE\u7406\u3002 \u0E0B\u0E48\u0E2D\u0E21\u0E08\u0E31\u0E01\u0E23\u0E22\u0E32\u0E19 \u{1D400}\u{1D401} ',
        '\n\n',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(
          fc.array(pieces).map((all) => all.join('')),
          { maxLength: 4 },
        ),
        (pages) => {
          const text = { fileName: 'wi-fi \u00C9t\u00E9.txt', pages }
          const { units, vocabulary, postings } = collectPostings(text)
          const segment = segmentOf(text)
          const { words, terms } = segment
          const all = ({ size, wordAt }: Lexicon) =>
            Array.from({ length: size }, (_, at) => wordAt(at))
          expect(all(words)).toEqual(vocabulary.words)
          expect(all(terms)).toEqual(vocabulary.terms)
          expect([...segment.termOfWord]).toEqual(vocabulary.termOfWord)
          expect(unitsOf(segment)).toEqual(units)
          for (const [name, list] of Object.entries(postingsOf(segment))) {
            expect([...list]).toEqual([...postings[name as keyof typeof postings]])
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('bytes that are no whole segment', { timeout: TIMEOUT_MS }, () => {
  it('are refused at every cut', () => {
    for (let length = 0; length < bytes.length; length += 97) {
      expect(() => openSegment(bytes.slice(0, length), HANDBOOK.pages)).toThrow(DamagedSegmentError)
    }
  })

  it('are refused with any byte changed', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const damaged = bytes.slice()
        damaged[at]! ^= flip
        expect(() => openSegment(damaged, HANDBOOK.pages)).toThrow(DamagedSegmentError)
      }),
      { numRuns: 2_000 },
    )
  })

  it('are refused when they were never one, or of another text', () => {
    expect(() => openSegment(buildSegment(HANDBOOK), ['Another text.'])).toThrow(
      DamagedSegmentError,
    )
    expect(() => openSegment(new TextEncoder().encode('{"pages":["hello"]}'), ['hello'])).toThrow(
      DamagedSegmentError,
    )
  })
})
