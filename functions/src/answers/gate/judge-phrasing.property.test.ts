import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELL_SIGN } from '../quote-text.ts'
import { judgePhrasing } from './judge-phrasing.ts'

const RUNS = 10_000
/** A busy machine needs longer than the usual five seconds for so many runs. */
const TIMEOUT_MS = 120_000

const WEIGHTY = [
  'refunds',
  'guests',
  'hosts',
  'pay',
  'dogs',
  'not',
  'never',
  'only',
  'except',
  'unless',
  'within',
  'after',
  'until',
  'without',
  'must',
  'may',
  'no',
  'all',
  'every',
  'or',
  'and',
  'is',
  'are',
  'have',
  '14',
  '30',
  '£5',
  '£9.50',
  '10%',
  'Oyelaran',
  'Ellery',
  'days',
  'by',
  'from',
  'to',
  'we',
  'you',
] as const
const ARTICLES = ['a', 'an', 'the'] as const

const word = fc.constantFrom(...WEIGHTY)
const quoteWords = fc.array(word, { minLength: 2, maxLength: 12 })
const sourceOf = (words: readonly string[]) => {
  const text = `${words.join(' ')}.`
  return { quote: text, text, language: 'en' }
}
const judge = (sentence: string, words: readonly string[]) =>
  judgePhrasing(sentence, sourceOf(words))
/** The words of a sentence that carry weight: the test's own idea of what must not change. */
const weightOf = (words: readonly string[]) =>
  words.filter((each) => !ARTICLES.some((article) => article === each.toLowerCase())).join(' ')

/** One change of a list of words: something put in, left out, replaced, doubled or moved. */
const change = fc.record({
  kind: fc.constantFrom('put', 'drop', 'replace', 'double', 'move', 'reverse'),
  at: fc.nat(),
  to: fc.nat(),
  word: fc.oneof(word, fc.constantFrom(...ARTICLES), fc.string({ minLength: 1, maxLength: 5 })),
})
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function changed(words: readonly string[], { kind, at, to, word: put }: Change): string[] {
  const from = at % Math.max(1, words.length)
  const target = to % Math.max(1, words.length)
  const taken = words[from] ?? ''
  if (kind === 'put') return words.toSpliced(from, 0, put)
  if (kind === 'drop') return words.toSpliced(from, 1)
  if (kind === 'replace') return words.toSpliced(from, 1, put)
  if (kind === 'double') return words.toSpliced(target, 0, taken)
  if (kind === 'move') return words.toSpliced(from, 1).toSpliced(target, 0, taken)
  return words.toReversed()
}

/** Blanks and full stops at the ends say nothing, an article neither. */
const isHarmless = (said: string, quoted: string): boolean =>
  said.replaceAll(/^[\s.,;:!()|–—]+|[\s.,;:!()|–—]+$/gu, '') === quoted

describe('whatever a model makes of a quote', { timeout: TIMEOUT_MS }, () => {
  it('no word, number or sign that carries weight is added, lost, changed or moved', () => {
    fc.assert(
      fc.property(
        quoteWords,
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (words, changes) => {
          const said = changes.reduce<readonly string[]>((all, each) => changed(all, each), words)
          if (isHarmless(weightOf(said), weightOf(words))) return
          const sentence = said.join(' ')
          // What was put in may be blank, a comma at an end or the like.
          const bare = sentence.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
          if (isHarmless(weightOf(bare.split(' ')).toLowerCase(), weightOf(words).toLowerCase()))
            return
          expect([sentence, judge(sentence, words)]).not.toEqual([sentence, null])
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('no sign at all may stand anywhere but where the quote has it', () => {
    const signsOf = (text: string) => text.replaceAll(/[\s.,;:!()|–—]/gu, '').toLowerCase()
    const sign = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
    fc.assert(
      fc.property(quoteWords, fc.nat(), sign, (words, at, put) => {
        const text = words.join(' ')
        const from = at % (text.length + 1)
        const sentence = text.slice(0, from) + put + text.slice(from)
        return judge(sentence, words) !== null || signsOf(sentence) === signsOf(text)
      }),
      { numRuns: RUNS },
    )
  })

  it('rows of a table keep their cells, however they are told', () => {
    const cell = fc.constantFrom('Bronze', 'Silver', 'Gold', '£45', '£85', '2 days', '4 days')
    const row = fc.array(cell, { minLength: 2, maxLength: 3 })
    const rows = fc.array(row, { minLength: 2, maxLength: 3 })
    const joint = fc.constantFrom(
      ' ',
      ', ',
      ': ',
      ' is ',
      ' costs ',
      ' takes ',
      ' and ',
      '. ',
      '\n',
      ' – ',
      '; ',
    )
    const BETWEEN_ROWS = new Set([', ', '\n', '. ', '; ', ' and '])
    const NOT_IN_A_ROW = new Set(['. ', '\n', '; ', ' '])
    fc.assert(
      fc.property(rows, fc.array(joint, { minLength: 8, maxLength: 8 }), (table, joints) => {
        const quote = table.map((cells) => cells.join('\t')).join('\n')
        const text = quote.replaceAll('\t', CELL_SIGN)
        const said = table.flat().map((each, at) => (at === 0 ? '' : joints[at - 1]!) + each)
        const sentence = said.join('')
        if (sentence === text || judgePhrasing(sentence, { quote, text, language: 'en' }))
          return true
        const isFirst = table.flatMap((cells) => cells.map((_, column) => column === 0))
        return isFirst.every((first, at) => {
          if (at === 0) return true
          const used = joints[at - 1]!
          return first ? BETWEEN_ROWS.has(used) : !NOT_IN_A_ROW.has(used)
        })
      }),
      { numRuns: RUNS },
    )
  })
})

describe('what is the same in other words', { timeout: TIMEOUT_MS }, () => {
  it('passes: articles, contractions, digits and capitals', () => {
    const part = fc.constantFrom(
      ['refunds', 'refunds'],
      ['within', 'within'],
      ['three', '3'],
      ['12', 'twelve'],
      ['guests', 'guests'],
      ['the', ''],
      ['', 'the'],
      ['do not', 'don’t'],
      ['cannot', 'can’t'],
      ['are not', 'aren’t'],
      ['pay', 'pay'],
    )
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 10 }), (parts) => {
        const [quote, said] = [0, 1].map((side) =>
          ['guests', ...parts.map((each) => each[side]), 'pay']
            .filter((each) => each !== '')
            .join(' '),
        )
        const text = `${quote}.`
        const sentence = `G${said!.slice(1)}!`
        expect([sentence, judgePhrasing(sentence, { quote: text, text, language: 'en' })]).toEqual([
          sentence,
          null,
        ])
      }),
      { numRuns: RUNS },
    )
  })

  it('passes in any script where it is the quote itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
        const trimmed = text.trim()
        if (trimmed === '') return
        expect(
          judgePhrasing(trimmed, { quote: trimmed, text: trimmed, language: 'und' }),
        ).toBeNull()
      }),
      { numRuns: RUNS },
    )
  })
})
