import { describe, expect, test } from 'vitest'
import {
  EMBEDDING_MODEL_NAME,
  LANGUAGE_MODEL_KEY,
} from '../../../emulators/stand-ins/language-model.ts'
import { modelStandIn } from '../testing/model-stand-in.ts'
import { openAiCompatibleEmbedder } from './embedding-model.ts'

const TEXTS = ['Mend my bike', 'Opening hours']

const { url: urlOfStandIn, setMode } = modelStandIn()

const embed = (options: { key?: string; name?: string; url?: string } = {}, timeoutMs = 5_000) =>
  openAiCompatibleEmbedder({
    url: urlOfStandIn(),
    key: LANGUAGE_MODEL_KEY,
    name: EMBEDDING_MODEL_NAME,
    ...options,
  }).embed(TEXTS, AbortSignal.timeout(timeoutMs))

test('every text gets its vector, in their order', async () => {
  const vectors = await embed()
  expect(vectors.map(({ length }) => length)).toEqual([256, 256])
  expect(vectors[0]).not.toEqual(vectors[1])
})

test('a model that never answers ends with the caller’s time-out', async () => {
  await setMode('hang')
  await expect(embed({}, 100)).rejects.toMatchObject({ code: 'timeout' })
})

describe('a failure says its status, and nothing of the key or the texts', () => {
  test.each([
    ['fail', '500'],
    ['rate_limited', '429'],
  ] as const)('%s, which may be tried again', async (mode, status) => {
    await setMode(mode)
    await expect(embed()).rejects.toMatchObject({
      code: 'unavailable',
      detail: `embedding model: status ${status}`,
    })
  })

  test.each([
    ['a wrong key', { key: 'sk-wrong' }, '401'],
    ['a model that does not exist', { name: 'other' }, '404'],
  ])('%s, which another attempt would not mend', async (_, options, status) => {
    const error = await embed(options).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'internal', detail: `embedding model: status ${status}` })
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/sk-wrong|Mend/)
  })
})

test.each(['short_vectors', 'odd_vectors'] as const)(
  'vectors that cannot be compared (%s) are an error',
  async (mode) => {
    await setMode(mode)
    await expect(embed()).rejects.toMatchObject({ code: 'unavailable' })
  },
)

test('a server that is not there is an error', async () => {
  await expect(embed({ url: 'http://127.0.0.1:9/v1' })).rejects.toMatchObject({
    code: 'unavailable',
  })
})
