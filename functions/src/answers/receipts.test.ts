import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELL_SIGN, isReadingOf, readQuote, showQuote } from './quote-text.ts'
import { proveSentence, type Claim } from './receipts.ts'

const RUNS = 10_000
/** A busy machine needs longer than the usual five seconds for so many runs. */
const TIMEOUT_MS = 120_000

const PAGES = [
  'We are open from 9 to 5. Refunds are not available for used goods. Ask at the desk.',
  'A peer-to-\npeer system is effi\uFB01cient. For exam-\nple, it is   quick.\n\nIt is a well-\nknown fact.',
]

function claimFor(quote: string, page = 1, change: Partial<Claim> = {}): Claim {
  const start = PAGES[page - 1]!.indexOf(quote)
  const text = readQuote(quote)
  return {
    text,
    fileId: 'f1',
    fileName: 'a.pdf',
    page,
    start,
    end: start + quote.length,
    quote,
    ...change,
  }
}

describe('a claim that holds', () => {
  it('is proven with its place and its neighbours', () => {
    const quote = 'Refunds are not available for used goods.'
    expect(proveSentence(claimFor(quote), PAGES)).toEqual({
      fileId: 'f1',
      fileName: 'a.pdf',
      page: 1,
      pages: 2,
      start: 25,
      end: 66,
      quote,
      before: 'We are open from 9 to 5.',
      after: 'Ask at the desk.',
    })
  })

  it('may show a divided word as one word, a compound with its hyphen, a ligature as letters', () => {
    const claim = claimFor('A peer-to-\npeer system is effi\uFB01cient.', 2)
    expect(claim.text).toBe('A peer-to-peer system is effificient.')
    expect(proveSentence(claim, PAGES)).not.toBeNull()
    expect(proveSentence(claimFor('For exam-\nple, it is   quick.', 2), PAGES)?.quote).toContain(
      'exam-\nple',
    )
  })

  it('may keep or join the hyphen of a divided word', () => {
    const quote = 'It is a well-\nknown fact.'
    for (const text of ['It is a well-known fact.', 'It is a wellknown fact.']) {
      expect(proveSentence(claimFor(quote, 2, { text }), PAGES)).not.toBeNull()
    }
  })
})

describe('a claim that does not hold', () => {
  const good = claimFor('Refunds are not available for used goods.')
  it.each([
    ['a word left out', { text: 'Refunds are available for used goods.' }],
    ['a word added', { text: 'Refunds are not available for most used goods.' }],
    ['another quote than the page has', { quote: 'Refunds are now available for used goods.' }],
    ['a shifted start', { start: good.start + 1 }],
    ['another page', { page: 2 }],
    ['page 0', { page: 0 }],
    ['a page behind the last', { page: 3 }],
    ['a broken number', { page: 1.5 }],
    ['no number', { start: Number.NaN }],
    ['offsets behind the page', { start: 70, end: 7_000 }],
    ['an empty text', { text: '' }],
    ['blanks around the text', { text: ` ${good.text} ` }],
    [
      'a word cut in two',
      {
        ...claimFor('available for used goods.'),
        start: 41 + 2,
        quote: 'vailable for used goods.',
        text: 'vailable for used goods.',
      },
    ],
    ['nothing but white space', { text: ' ', quote: ' ', start: 24, end: 25 }],
  ])('is refused: %s', (_, change) => {
    expect(proveSentence({ ...good, ...change }, PAGES)).toBeNull()
  })
})

/** Text as documents have it: words, signs, line breaks, divided words, ligatures, any script. */
const pageText = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          'open',
          'daily',
          'not',
          'available',
          '9',
          '£4.50',
          'Zürich',
          '营业时间',
          'don’t',
          'e\uFB03cient',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '.',
          '?',
          ' ',
          '\n',
          '-\n',
          '\u00AD\n',
          '\u00AD',
          '\n\n',
          '😀',
          '\u0301',
          '\t',
          '   ',
        ),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((pieces) => pieces.join(' ').replaceAll(' -\n ', '-\n'))

const claimOnPages = fc
  .record({
    pages: fc.array(pageText, { minLength: 1, maxLength: 3 }),
    page: fc.nat(2),
    from: fc.nat(),
    length: fc.nat(),
    asShown: fc.boolean(),
  })
  .map(({ pages, page, from, length, asShown }) => {
    const number = page % pages.length
    const text = pages[number]!
    const start = from % text.length
    const end = start + 1 + (length % (text.length - start))
    const quote = text.slice(start, end)
    const claim: Claim = {
      text: asShown ? showQuote(quote) : readQuote(quote),
      fileId: 'f',
      fileName: 'f.txt',
      page: number + 1,
      start,
      end,
      quote,
    }
    return { pages, claim }
  })

const letters = (text: string): string =>
  text
    .replaceAll(CELL_SIGN, ' ')
    // Between cells a bar reads as that dot.
    .replace(/(?<=^|\s)\|(?=\s|$)/gu, ' ')
    .replace(/[\s\u00AD\u2010-]/g, '')
    .replace(/[\uFB00-\uFB06]/g, (sign) => sign.normalize('NFKC'))

describe('whatever is claimed', { timeout: TIMEOUT_MS }, () => {
  it('a receipt quotes the page to the character, and the text has the same letters', () => {
    fc.assert(
      fc.property(claimOnPages, ({ pages, claim }) => {
        const receipt = proveSentence(claim, pages)
        if (receipt === null) return
        const page = pages[receipt.page - 1]!
        expect(page.slice(receipt.start, receipt.end)).toBe(receipt.quote)
        expect(letters(claim.text)).toBe(letters(receipt.quote))
        expect(page).toContain(receipt.before)
        expect(page).toContain(receipt.after)
      }),
      { numRuns: RUNS },
    )
  })

  it('what is read or shown of a quote passes as its reading', () => {
    fc.assert(
      fc.property(
        claimOnPages,
        ({ claim: { text, quote } }) => text === '' || isReadingOf(text, quote),
      ),
      { numRuns: RUNS },
    )
  })

  it('a text with other letters than the quote is never proven', () => {
    fc.assert(
      fc.property(
        claimOnPages,
        fc.nat(),
        fc.string({ maxLength: 3 }),
        fc.nat(3),
        ({ pages, claim }, at, put, drop) => {
          const from = at % (claim.text.length + 1)
          const text = claim.text.slice(0, from) + put + claim.text.slice(from + drop)
          if (letters(text) === letters(claim.quote)) return
          expect(proveSentence({ ...claim, text }, pages)).toBeNull()
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('a changed document proves nothing that is not in it any more', () => {
    fc.assert(
      fc.property(
        claimOnPages,
        fc.nat(),
        fc.string({ maxLength: 3 }),
        fc.nat(3),
        ({ pages, claim }, at, put, drop) => {
          const page = pages[claim.page - 1]!
          const from = at % (page.length + 1)
          const changed = page.slice(0, from) + put + page.slice(from + drop)
          const receipt = proveSentence(claim, pages.with(claim.page - 1, changed))
          return receipt === null || changed.slice(claim.start, claim.end) === claim.quote
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('offsets that point elsewhere prove nothing but the same words', () => {
    const offset = fc.oneof(
      fc.integer({ min: -5, max: 200 }),
      fc.double(),
      fc.constantFrom(Number.NaN, Infinity),
    )
    fc.assert(
      fc.property(
        claimOnPages,
        offset,
        offset,
        fc.integer({ min: -1, max: 5 }),
        ({ pages, claim }, start, end, page) => {
          const receipt = proveSentence({ ...claim, start, end, page }, pages)
          return receipt === null || pages[page - 1]!.slice(start, end) === claim.quote
        },
      ),
      { numRuns: RUNS },
    )
  })
})

describe('the neighbours of a quote', () => {
  const proofOf = (page: string, quote: string) => {
    const start = page.indexOf(quote)
    const end = start + quote.length
    const text = quote.replaceAll('\t', ' ')
    return proveSentence({ text, fileId: 'f', fileName: 'f', page: 1, start, end, quote }, [page])
  }

  it('in a table are the rows above and below, not the table', () => {
    const page =
      'Prices\n\nService\tTime\tPrice\nBronze\t1 day\t£45\nSilver\t2 days\t£85\nGold\t4 days\t£145\n\nAll prices include tax.'
    const receipt = proofOf(page, 'Silver\t2 days\t£85')
    expect([receipt?.before, receipt?.after]).toEqual(['Bronze\t1 day\t£45', 'Gold\t4 days\t£145'])
  })

  it('never reach across a paragraph', () => {
    const page = 'Opening hours\n\nThe shop opens at nine.\n\nHow to find us'
    const receipt = proofOf(page, 'The shop opens at nine.')
    expect([receipt?.before, receipt?.after]).toEqual(['Opening hours', 'How to find us'])
  })
})
