import { expect, test } from 'vitest'
import { cutAtQuotes, loadPage, loadQuotes } from './read-document.ts'

const TEXT = 'Breakfast is at seven. Check-out is at noon. The lift is slow.'
const NOON = { start: TEXT.indexOf('Check'), quote: 'Check-out is at noon.' }

const marked = (...args: Parameters<typeof cutAtQuotes>) =>
  cutAtQuotes(...args).filter(({ isQuoted }) => isQuoted)

test('a page is cut at its quotes, and nothing of it is lost', () => {
  const stretches = cutAtQuotes(TEXT, [NOON], null)
  expect(stretches.map(({ text }) => text).join('')).toBe(TEXT)
  expect(stretches.map(({ isQuoted }) => isQuoted)).toEqual([false, true, false])
})

test('quotes that overlap are one, and the one that is sought stays so', () => {
  const longer = { start: NOON.start, quote: `${NOON.quote} The lift is slow.` }
  expect(marked(TEXT, [longer], NOON)).toEqual([
    { at: longer.start, text: longer.quote, isQuoted: true, isSought: true },
  ])
})

test('a quote that moved is found, and one that is gone is not marked', () => {
  expect(marked(TEXT, [{ ...NOON, start: 3 }], null)[0]?.text).toBe(NOON.quote)
  expect(marked(TEXT, [{ start: 0, quote: 'Dinner is at eight.' }], null)).toEqual([])
})

test('a passage that is named by its place alone is marked there', () => {
  expect(marked(TEXT, [], { start: 0, end: 9 })[0]?.text).toBe('Breakfast')
  expect(marked(TEXT, [], { start: 0, end: 999 })).toEqual([])
})

/** A server that answers everything with `body`. */
function serving(body: unknown) {
  const asked: string[] = []
  const get = <T>(url: string, read: (body: unknown) => T | null): Promise<T> => {
    asked.push(url)
    const value = read(body)
    return value === null ? Promise.reject(new Error('unreadable')) : Promise.resolve(value)
  }
  return { client: { get }, asked }
}
const { signal } = new AbortController()

test('one page is asked for, and a page that is not there is told from an empty one', async () => {
  const { client, asked } = serving({ fileName: 'a.pdf', from: 9, pageCount: 3, pages: [] })
  const page = await loadPage(client, 'f 1', 9, signal)
  expect(page).toEqual({ fileName: 'a.pdf', pageCount: 3, text: null })
  expect(asked).toEqual(['/api/file-text?fileId=f+1&from=9&count=1'])
})

test('quotes of another shape are refused', async () => {
  await expect(loadQuotes(serving({ quotes: [{}] }).client, 'f', signal)).rejects.toThrow(
    'unreadable',
  )
})
