import { expect, test } from 'vitest'
import { inMemoryKnowledge, indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { testRetrieval } from './test-retrieval.ts'

const PRICES =
  'Repair prices\n\nA puncture repair costs £12.50, the inner tube included.\n\n' +
  'Opening hours\n\nThe workshop is open from Monday to Friday, 9:00 to 17:00.\n'
const knowledge = inMemoryKnowledge({
  shop: { ownerId: 'ada', files: [indexedFile('prices.txt', [PRICES])] },
})

const asked = (message: string, over: { ownerId?: string; synonyms?: string } = {}) =>
  testRetrieval(
    { knowledge, meaning: null },
    { ownerId: 'ada', knowledgeBaseId: 'shop', message, synonyms: '', ...over },
  )

test('what is found for a question comes with its place, and with what would be said', async () => {
  const { kind, sentences, trace } = await asked('How much is a puncture repair?')
  expect(kind).toBe('answer')
  expect(sentences[0]?.receipt.quote).toContain('£12.50')
  const best = trace?.candidates[0]
  expect(best).toMatchObject({ fileName: 'prices.txt', page: 1, isSaid: true })
  expect(PRICES.slice(best?.start, best?.end)).toBe(best?.text)
})

test('a refusal tells how much is missing', async () => {
  const { kind, trace } = await asked('Who invented the puncture?')
  expect(kind).toBe('fallback')
  expect(trace?.candidates.every(({ evidence }) => evidence < (trace?.needed ?? 0))).toBe(true)
})

test('small talk comes with reasons too', async () => {
  const { kind, trace } = await asked('Hello!')
  expect(kind).toBe('small_talk')
  expect(trace?.phrasing).toBeNull()
})

test('words that mean the same are asked as the bot would ask them', async () => {
  const { kind } = await asked('How much is a flat tyre fixed for?', {
    synonyms: 'flat tyre, puncture\nfixed, repair',
  })
  expect(kind).toBe('answer')
})

test('a base of somebody else holds nothing', async () => {
  const { kind, trace } = await asked('How much is a puncture repair?', { ownerId: 'eve' })
  expect([kind, trace?.candidates]).toEqual(['fallback', []])
})

test('nothing and too much are refused', async () => {
  await expect(asked('  ')).rejects.toMatchObject({ code: 'message_empty' })
  await expect(asked('a'.repeat(4_001))).rejects.toMatchObject({ code: 'message_too_long' })
})
