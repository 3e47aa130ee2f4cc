import { describe, expect, it } from 'vitest'
import { markedContentOf, spellMarked, type Mark, type MarkedContent } from './marked-content.ts'
import type { TextItem } from './pdf-lines.ts'

const BEGIN: Mark = { type: 'beginMarkedContentProps', tag: 'Span' }
const END: Mark = { type: 'endMarkedContent' }

const drawn = (str: string, x = 0): TextItem => ({
  str,
  width: 10,
  height: 10,
  transform: [10, 0, 0, 10, x, 700],
  hasEOL: false,
})
const saying = (...texts: readonly (string | null)[]): MarkedContent[] =>
  texts.map((text) => ({ tag: 'Span', text }))
const spelledAs = (
  items: readonly (TextItem | Mark)[],
  ...contents: readonly (readonly MarkedContent[])[]
): string =>
  spellMarked(items, contents)
    .map(({ str }) => str)
    .join('')

describe('the marked content of a page', () => {
  it.each([
    ['UTF-16', '/Span<</ActualText <FEFF0E170E350E48> >> BDC', 'ที่'],
    ['a literal text', String.raw`/Span <</Lang(th)/ActualText(\376\377\016\027\(\))>>BDC`, 'ท⠩'],
    ['UTF-8', '/Span<</ActualText<EFBBBF E0B897>>> BDC', 'ท'],
    ['a sign a byte', String.raw`/Span<</ActualText(a\(b\)\051)>> BDC`, 'a(b))'],
  ])('says what it is in %s', (_, content, text) => {
    expect(markedContentOf(Buffer.from(content))).toEqual([{ tag: 'Span', text }])
  })

  it('is read with what says nothing, in its order', () => {
    const content =
      '/Artifact BMC EMC /P <</MCID 0>>BDC /Span<</ActualText(x)>> BDC EMC EMC /OC /Layer BDC'
    expect(markedContentOf(Buffer.from(content))).toEqual([
      { tag: 'Artifact', text: null },
      { tag: 'P', text: null },
      { tag: 'Span', text: 'x' },
      { tag: 'OC', text: null },
    ])
    expect(markedContentOf(Buffer.from('/P <</MCID 0>> BDC (some) Tj EMC'))).toEqual([])
  })

  it.each(['/A<<', '/A<<(', '(\\', '/ActualText<<(a', '<</ActualText('])(
    'is read at once, whatever stands there: %s',
    (part) => {
      const content = Buffer.from(`/ActualText ${part.repeat(100_000)}`)
      expect(markedContentOf(content)).toEqual([])
    },
  )
})

describe('what a page says', () => {
  it('is what its marked content does, as long as it is drawn', () => {
    const items = [drawn('วัน'), BEGIN, drawn(' ', 10), drawn('ท\0', 10), drawn('ี', 20), END]
    expect(spelledAs(items, saying('ที่'))).toBe('วัน ที่')
    expect(spellMarked(items, [saying('ที่')]).at(-1)).toMatchObject({ width: 20 })
  })

  it('is told by the page that draws much the same', () => {
    const items = [BEGIN, drawn('ท\0'), END]
    expect(spelledAs(items, saying('ป้า'), saying('ที่'))).toBe('ที่')
    expect(spelledAs(items, saying('ป้า'))).toBe('ท\0')
    expect(spelledAs(items, saying('ที่', 'ที่'))).toBe('ท\0')
  })

  it('is left as it is drawn in letters that fonts know', () => {
    expect(spelledAs([BEGIN, drawn('-'), END], saying('\u00AD'))).toBe('-')
    expect(spelledAs([BEGIN, drawn('ท'), END], saying(null))).toBe('ท')
  })

  it('goes on behind what ends nothing, and in what is marked within', () => {
    const items = [END, BEGIN, drawn('ท'), BEGIN, drawn('\0'), END, END, drawn('x')]
    expect(spelledAs(items, saying('ที่', null))).toBe('ที่x')
  })
})
