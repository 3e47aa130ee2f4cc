import { deflateSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import type { FileKind } from '@docent/domain/knowledge'
import { expect, test, vi } from 'vitest'
import { buildPdf, linesPage } from '../testing/build-documents.ts'
import { EXTRACTION_LIMITS, runExtraction, type ExtractionLimits } from './run-extraction.ts'

const CHILD = fileURLToPath(new URL('../testing/misbehaving-child.ts', import.meta.url))

const behave = (what: string, limits: Partial<ExtractionLimits> = {}) =>
  runExtraction(new TextEncoder().encode(what), 'txt', { ...EXTRACTION_LIMITS, ...limits }, CHILD)

const MB = 1024 * 1024

// Each of these starts a process; a busy machine takes its time for that.
vi.setConfig({ testTimeout: 60_000 })

test('a document is read in the other process', async () => {
  const pdf = buildPdf([linesPage('We open on Mondays at nine in the morning.')])
  expect(await runExtraction(pdf, 'pdf')).toEqual({
    pages: ['We open on Mondays at nine in the morning.'],
  })
})

test('the reason for which a document cannot be read comes back', async () => {
  const cases: [Uint8Array, FileKind, string][] = [
    [new Uint8Array(0), 'txt', 'empty'],
    [new TextEncoder().encode('%PDF-1.7 and nothing more'), 'pdf', 'damaged'],
  ]
  for (const [bytes, kind, failure] of cases) {
    await expect(runExtraction(bytes, kind)).rejects.toMatchObject({ failure })
  }
})

test.for(['loop', 'sleep'])(
  'a reader that does not end (%s) is killed as too slow',
  async (what) => {
    await expect(behave(what, { timeoutMs: 1_500 })).rejects.toMatchObject({ failure: 'too_slow' })
  },
)

test('a reader that hoards memory outside of its heap is killed as too large', async () => {
  await expect(behave('hoard', { maxMemoryBytes: 400 * MB })).rejects.toMatchObject({
    failure: 'too_large',
  })
})

test('a reader that runs out of heap is too large', async () => {
  await expect(behave('heap', { maxHeapMb: 64 })).rejects.toMatchObject({ failure: 'too_large' })
})

test('a reader that crashes had a damaged document', async () => {
  await expect(behave('crash')).rejects.toMatchObject({ failure: 'damaged' })
})

test('a reader that cannot be started is no fault of the document', async () => {
  const run = runExtraction(
    new Uint8Array(1),
    'txt',
    EXTRACTION_LIMITS,
    '/nowhere/extract-worker.js',
  )
  await expect(run).rejects.toMatchObject({ failure: 'internal' })
})

test('the reader sees no environment and writes no file', async () => {
  process.env['PLANTED_SECRET'] = 'planted'
  const { pages } = await behave('environment')
  delete process.env['PLANTED_SECRET']
  expect(
    Object.keys(JSON.parse(pages[0] ?? '') as object).filter(
      (key) => !key.startsWith('NODE_CHANNEL'),
    ),
  ).toEqual([])
  expect(await behave('write')).toEqual({ pages: ['ERR_ACCESS_DENIED'] })
})

test('a bomb that the guard cannot see ends with a reason', async () => {
  const hex = Buffer.from(deflateSync(Buffer.alloc(96 * MB))).toString('hex')
  const hidden = { data: Buffer.from(`${hex}>`), filters: '/ASCIIHexDecode/FlateDecode' }
  const limits = { ...EXTRACTION_LIMITS, timeoutMs: 20_000, maxMemoryBytes: 300 * MB }
  await expect(runExtraction(buildPdf([hidden]), 'pdf', limits)).rejects.toMatchObject({
    failure: expect.stringMatching(/^(too_large|too_slow|no_text|damaged)$/),
  })
})
