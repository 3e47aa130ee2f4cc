// @vitest-environment jsdom
import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { API } from '@docent/domain/routes'
import { CallError } from '../../shared/call-error.ts'
import type { FunctionsClient } from '../../shared/functions-client.ts'
import {
  createKnowledgeBase,
  packBatches,
  percentOfFile,
  updateKnowledgeBase,
} from './save-knowledge-base.ts'

interface Sent {
  url: string
  form: FormData
}

/** Answers like the server; `failAt` refuses the request of that position. */
function recordingClient(failAt = -1) {
  const sent: Sent[] = []
  const client: Pick<FunctionsClient, 'upload'> = {
    upload: (url, form, read, options) => {
      sent.push({ url, form })
      if (sent.length - 1 === failAt) return Promise.reject(new CallError('network'))
      options?.onProgress?.(0.5)
      options?.onProgress?.(1)
      const value = read({ success: true, knowledgeBase: { id: 'base1' }, uploadedFiles: [] })
      return value === null ? Promise.reject(new CallError('internal')) : Promise.resolve(value)
    },
  }
  return { client: client as FunctionsClient, sent }
}

const fileOf = (name: string, megabytes: number) => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 })
  return file
}

const draftOf = (newFiles: File[], filesToDelete: string[] = []) => ({
  name: 'Handbook',
  description: 'What guests ask',
  newFiles,
  filesToDelete,
})

const optionsOf = (percents: number[] = []) => ({
  onPercent: (percent: number) => percents.push(percent),
  signal: new AbortController().signal,
})

const namesIn = (sent: Sent | undefined, field: string) =>
  sent?.form.getAll(field).map((value) => (value as File).name)

test('files are packed in order, none lost, each request below its cap', () => {
  assert(
    property(array(nat(10)), (sizes) => {
      const files = sizes.map((size, index) => ({ size, index }))
      const batches = packBatches(files, 30, 5)
      expect(batches.flat()).toEqual(files)
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(5)
        expect(batch.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(30)
      }
    }),
  )
})

test('a base without files is one request', async () => {
  const { client, sent } = recordingClient()
  const result = await createKnowledgeBase(client, draftOf([]), optionsOf())
  expect(result).toEqual({ baseId: 'base1', notUploaded: [], error: null })
  expect(sent.map(({ url }) => url)).toEqual([API.createKnowledgeBase])
  expect(sent[0]?.form.get('name')).toBe('Handbook')
  expect(sent[0]?.form.get('description')).toBe('What guests ask')
})

test('what does not fit into the first request follows as updates of the new base', async () => {
  const { client, sent } = recordingClient()
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => fileOf(name, 10))
  await createKnowledgeBase(client, draftOf(files), optionsOf())
  expect(namesIn(sent[0], 'files')).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  expect(sent[1]?.url).toBe(API.updateKnowledgeBase)
  expect(sent[1]?.form.get('knowledgeBaseId')).toBe('base1')
  expect(namesIn(sent[1], 'newFiles')).toEqual(['d.pdf'])
})

test('percent never goes back and is 100 only after the last answer', async () => {
  const percents: number[] = []
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => fileOf(name, 10))
  await createKnowledgeBase(recordingClient().client, draftOf(files), optionsOf(percents))
  expect(percents).toEqual([37, 75, 87, 99, 100])
})

test('a failure after the base exists keeps it and names the files that are missing', async () => {
  const { client } = recordingClient(1)
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => fileOf(name, 10))
  const result = await createKnowledgeBase(client, draftOf(files), optionsOf())
  expect(result.baseId).toBe('base1')
  expect(result.notUploaded.map(({ name }) => name)).toEqual(['d.pdf'])
  expect(result.error?.code).toBe('network')
})

test('a failure of the first request creates nothing', async () => {
  const creating = createKnowledgeBase(recordingClient(0).client, draftOf([]), optionsOf())
  await expect(creating).rejects.toMatchObject({ code: 'network' })
})

test('an update names the files to delete once, in its first request', async () => {
  const { client, sent } = recordingClient()
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => fileOf(name, 10))
  await updateKnowledgeBase(client, 'base1', draftOf(files, ['old1', 'old2']), optionsOf())
  expect(sent.map(({ form }) => form.get('filesToDelete'))).toEqual(['["old1","old2"]', '[]'])
})

test('success: false is a refusal with the text of the server', async () => {
  const client = {
    upload: (_url: string, _form: FormData, read: (body: unknown) => unknown) =>
      Promise.resolve().then(() => read({ success: false, error: 'No room.' })),
  } as unknown as FunctionsClient
  const creating = createKnowledgeBase(client, draftOf([]), optionsOf())
  await expect(creating).rejects.toMatchObject({ message: 'No room.' })
})

test('what has been sent of all files is told for each: they leave in their order', () => {
  const files = [new File(['aaaa'], 'a'), new File(['bbbb'], 'b'), new File([''], 'c')]
  const shares = (percent: number | null) =>
    files.map((_, index) => percentOfFile(files, index, percent))
  expect(shares(null)).toEqual([null, null, null])
  expect(shares(25)).toEqual([50, 0, 25])
  expect(shares(75)).toEqual([100, 50, 75])
  expect(shares(100)).toEqual([100, 100, 100])
})
