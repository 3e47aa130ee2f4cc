import { ServiceError } from '@docent/domain/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProvenSentence } from '@docent/domain/chat'
import { failingPhraser, hangingPhraser, scriptedPhraser } from '../testing/scripted-phraser.ts'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { showQuote } from '../answers/quote-text.ts'
import { FIRST_SENTENCE_MS, phraseAnswer, WHOLE_PHRASING_MS } from './phrase-answer.ts'
import type { Phraser, PhraseRequest } from './ports.ts'

const PAGE =
  'Service\tDuration\tPrice\nFull service\t3 days\t£89\n\nWe deliver to every hotel. We do not deliver on Sundays.'
const files = [indexedFile('shop.txt', [PAGE])]

function sentence(quote: string): ProvenSentence {
  const start = PAGE.indexOf(quote)
  const end = start + quote.length
  const place = { fileId: 'shop.txt', fileName: 'shop.txt', page: 1, pages: 1, start, end }
  const receipt = { ...place, quote, before: '', after: '' }
  return { text: showQuote(quote), receipt }
}
const ROW = sentence('Full service\t3 days\t£89')
const HOTELS = sentence('We deliver to every hotel.')
const SUNDAYS = sentence('We do not deliver on Sundays.')

async function phrase(
  phraser: Phraser,
  draft: readonly ProvenSentence[] = [ROW, HOTELS],
  signal?: AbortSignal,
) {
  const told: string[] = []
  const { sentences, phrasing } = await phraseAnswer(
    {
      files,
      draft,
      request: {
        ownerId: 'ada',
        knowledgeBaseId: 'base',
        question: 'What is a full service?',
        systemMessage: '',
        personality: 'friendly',
      },
      onSentence: ({ text }) => told.push(text),
      signal,
    },
    phraser,
  )
  expect(told).toEqual(sentences.map(({ text }) => text))
  return { sentences, told, phrasing }
}

const saying = (...lines: readonly (readonly [string | null, string])[]) =>
  scriptedPhraser(() => lines.map(([evidenceId, text]) => ({ evidenceId, text })))
const verdicts = ({ phrasing }: Awaited<ReturnType<typeof phrase>>) =>
  phrasing.decisions.map(({ verdict, fault }) => (fault === null ? verdict : `${verdict} ${fault}`))

describe('words of a model', () => {
  test('that say the quote are said, with the receipt of the quote', async () => {
    const said = await phrase(saying(['0', 'A full service takes 3 days and costs £89.']))
    expect(said.sentences).toHaveLength(1)
    expect(said.sentences[0]).toMatchObject({
      text: 'A full service takes 3 days and costs £89.',
      receipt: { quote: 'Full service\t3 days\t£89', page: 1 },
    })
    expect(verdicts(said)).toEqual(['kept'])
  })

  test('are made of quotes whose columns are parted by bars', async () => {
    const phraser = saying()
    await phrase(phraser)
    expect(phraser.requests[0]?.evidence.map(({ quote }) => quote)).toEqual([
      'Full service | 3 days | £89',
      'We deliver to every hotel.',
    ])
  })

  test('that copy a quote with its bars are read as the quote is', async () => {
    const said = await phrase(saying(['0', 'Full service | 3 days | £89']))
    expect(said.told).toEqual([ROW.text])
    expect(ROW.text).toBe('Full service · 3 days · £89')
  })

  test('that say something else are replaced by their quote', async () => {
    const said = await phrase(saying(['0', 'A full service costs £79.'], ['1', HOTELS.text]))
    expect(said.told).toEqual([ROW.text, HOTELS.text])
    expect(verdicts(said)).toEqual(['quoted number', 'kept'])
  })

  test.each(['9', '-1', '1.0', '', '__proto__', 'constructor', '0 ', '٠'])(
    'that name the unknown evidence %j are not said',
    async (evidenceId) => {
      const said = await phrase(saying([evidenceId, ROW.text], ['1', HOTELS.text]))
      expect(said.told).toEqual([HOTELS.text])
      expect(verdicts(said)).toEqual(['dropped unknown_evidence', 'kept'])
    },
  )

  test('that name another quote than they say are replaced by the one they name', async () => {
    expect((await phrase(saying(['0', HOTELS.text]))).told).toEqual([ROW.text])
  })

  test('are said once', async () => {
    const said = await phrase(saying(['1', HOTELS.text], ['1', HOTELS.text], ['1', 'Free!']))
    expect(said.told).toEqual([HOTELS.text])
    expect(verdicts(said)).toEqual(['kept', 'dropped repeated', 'dropped repeated'])
  })

  test('cannot leave out what restricts the answer', async () => {
    const said = await phrase(saying(['0', HOTELS.text]), [HOTELS, SUNDAYS])
    expect(said.told).toEqual([HOTELS.text, SUNDAYS.text])
    expect(verdicts(said)).toEqual(['kept', 'added'])
  })

  test('without end are not listened to for ever', async () => {
    const endless: Phraser = {
      kind: 'model',
      async *phrase() {
        await Promise.resolve()
        for (;;) yield { evidenceId: '7', text: 'More.' }
      },
    }
    expect((await phrase(endless)).told).toEqual([ROW.text, HOTELS.text])
  })

  test('that nobody says leave the built-in answer', async () => {
    const said = await phrase(saying())
    expect(said.told).toEqual([ROW.text, HOTELS.text])
    expect(said.phrasing.failure).toBe('nothing_proven')
  })

  test('of a document that has changed are not said', async () => {
    const moved = { ...HOTELS, receipt: { ...HOTELS.receipt, start: HOTELS.receipt.start + 3 } }
    const said = await phrase(saying(['0', 'We deliver to every hotel.']), [moved])
    expect(verdicts(said)[0]).toBe('dropped unproven')
  })
})

describe('words of a webhook', () => {
  test('are said where they say a quote, and nothing else of them', async () => {
    const output = `Hello! ${HOTELS.text} Call 0900 12345 for offers.\nA full service takes 3 days and costs £89.`
    const said = await phrase(saying([null, output]))
    expect(said.told).toEqual([HOTELS.text, 'A full service takes 3 days and costs £89.'])
    expect(verdicts(said)).toEqual(['dropped unproven', 'kept', 'dropped unproven', 'kept'])
  })

  test('may say in several lines what one quote says', async () => {
    const both = sentence('We deliver to every hotel. We do not deliver on Sundays.')
    const said = await phrase(
      saying([null, 'We deliver to every hotel.\nWe don’t deliver on Sundays.']),
      [both],
    )
    expect(said.told).toEqual(['We deliver to every hotel.\nWe don’t deliver on Sundays.'])
  })

  test('that prove nothing leave the built-in answer', async () => {
    const said = await phrase(saying([null, 'Everything is free today!']))
    expect(said.told).toEqual([ROW.text, HOTELS.text])
    expect(said.phrasing.failure).toBe('nothing_proven')
  })
})

describe('a phraser that fails', () => {
  test.each([
    [new ServiceError('unavailable'), 'unavailable'],
    [new ServiceError('internal', 'status 401'), 'refused'],
    [new ServiceError('timeout'), 'timeout'],
    [new Error('boom'), 'unavailable'],
  ])('with %s leaves the built-in answer', async (error, failure) => {
    const said = await phrase(failingPhraser(error))
    expect(said.told).toEqual([ROW.text, HOTELS.text])
    expect(said.phrasing.failure).toBe(failure)
  })

  test('in the middle is finished with quotes; nothing is said twice', async () => {
    const begun = () => [{ evidenceId: '1', text: HOTELS.text }]
    const said = await phrase(failingPhraser(new ServiceError('unavailable'), begun))
    expect(said.told).toEqual([HOTELS.text, ROW.text])
  })

  test('is not asked where the evidence is too large to send', async () => {
    const long = indexedFile('long.txt', [`${'very '.repeat(3_000)}long.`])
    const quote = long.pages[0]!
    const receipt = { ...ROW.receipt, fileId: 'long.txt', start: 0, end: quote.length, quote }
    const phraser = saying()
    const said = await phrase(phraser, [{ text: quote, receipt }])
    expect([phraser.requests.length, said.phrasing.failure]).toEqual([0, 'too_large'])
  })
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is up where no sentence has come', async () => {
    const phrased = phrase(hangingPhraser())
    await vi.advanceTimersByTimeAsync(FIRST_SENTENCE_MS)
    const { told, phrasing } = await phrased
    expect([told, phrasing.failure]).toEqual([[ROW.text, HOTELS.text], 'timeout'])
  })

  test('is up where the last one does not come; what was said stays said', async () => {
    const begun = ({ evidence }: PhraseRequest) => [
      { evidenceId: evidence[1]!.id, text: HOTELS.text },
    ]
    const phrased = phrase(hangingPhraser(begun))
    await vi.advanceTimersByTimeAsync(WHOLE_PHRASING_MS)
    const { told, phrasing } = await phrased
    expect([told, phrasing.failure]).toEqual([[HOTELS.text, ROW.text], 'timeout'])
  })

  test('is not spent on a visitor who has left', async () => {
    const visitor = new AbortController()
    const phrased = phrase(hangingPhraser(), [HOTELS], visitor.signal)
    visitor.abort()
    expect((await phrased).told).toEqual([HOTELS.text])
    expect(vi.getTimerCount()).toBe(0)
  })
})
