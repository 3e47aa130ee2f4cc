import { describe, expect, test } from 'vitest'
import type { Receipt } from '@docent/domain/chat'
import { quoteSeal } from '../adapters/quote-seal.ts'
import { aBot, inMemoryBots } from '../testing/in-memory-chat.ts'
import { indexedFile, inMemoryKnowledge } from '../testing/in-memory-knowledge-source.ts'
import { writeQuotePage } from './quote-page.ts'
import { referTo } from './quote-reference.ts'
import { showQuote } from './show-quote.ts'

const PAGE =
  'Our shop is by the harbour. A puncture repair costs <£12>. It takes an hour. The safe is behind the clock.'
const QUOTE = 'A puncture repair costs <£12>.'
const key = (name: string, fill: number) => `${name}:${Buffer.alloc(32, fill).toString('base64')}`

const receiptOf = (quote: string): Receipt => ({
  fileId: 'file',
  fileName: 'prices & hours.txt',
  page: 1,
  pages: 1,
  start: PAGE.indexOf(quote),
  end: PAGE.indexOf(quote) + quote.length,
  quote,
  before: '',
  after: '',
})

function world(change: { page?: string; fileId?: string; keys?: string; hasBot?: boolean } = {}) {
  const file = indexedFile('prices & hours.txt', [change.page ?? PAGE])
  const files = [{ ...file, fileId: change.fileId ?? 'file' }]
  return {
    bots: inMemoryBots(change.hasBot === false ? [] : [aBot()]),
    knowledge: inMemoryKnowledge({ base: { ownerId: 'ada', files } }),
    quotes: quoteSeal(change.keys ?? key('one', 1)),
  }
}

const reference = referTo(quoteSeal(key('one', 1)), 'bot', receiptOf(QUOTE)) ?? ''
const gone = { code: 'not_found' }

describe('the page of a quote', () => {
  test('shows the quote, its two neighbours and nothing else of the document', async () => {
    const shown = await showQuote(world(), reference)
    expect(shown.botName).toBe('Front desk')
    expect(shown.receipt).toMatchObject({
      quote: QUOTE,
      before: 'Our shop is by the harbour.',
      after: 'It takes an hour.',
    })
    const { body } = writeQuotePage(shown)
    expect(body.text).toContain('<mark>A puncture repair costs &lt;£12&gt;.</mark>')
    expect(body.text).toContain('<h1>prices &amp; hours.txt</h1>')
    expect(body.text).not.toContain('safe')
  })

  test.each([
    ['the bot is deleted', { hasBot: false }],
    ['the file is deleted', { fileId: 'another' }],
    ['other words stand there', { page: PAGE.replace('12', '15') }],
    ['the page is shorter', { page: 'Gone.' }],
    ['the key was taken away', { keys: key('two', 2) }],
    ['there is no key', { keys: '' }],
  ])('is gone where %s', async (_, change) => {
    await expect(showQuote(world(change), reference)).rejects.toMatchObject(gone)
  })

  test('is still there while both keys are known', async () => {
    const keys = `${key('two', 2)},${key('one', 1)}`
    expect((await showQuote(world({ keys }), reference)).receipt.quote).toBe(QUOTE)
  })

  test('cannot be guessed from another: every part of the address is sealed', async () => {
    const parts = reference.split('.')
    const secret = PAGE.indexOf('The safe')
    const forged = [
      [...parts.slice(0, 3), `${secret}`, `${PAGE.length}`, ...parts.slice(5)],
      [...parts.slice(0, 3), '0', ...parts.slice(4)],
      [...parts.slice(0, 5), `${parts[5]?.slice(0, -2)}AA`],
      [...parts.slice(0, 5), ''],
      parts.slice(0, 5),
      [...parts, '1'],
      ['../x', ...parts.slice(1)],
    ]
    for (const one of forged) {
      await expect(showQuote(world(), one.join('.')), one.join('.')).rejects.toMatchObject(gone)
    }
  })
})
