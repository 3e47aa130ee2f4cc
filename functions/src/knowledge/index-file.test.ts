import { segmentPath, textPath } from '@docent/domain/knowledge'
import { expect, test } from 'vitest'
import { openSegment } from '../answers/segment.ts'
import { ProcessDied } from '../testing/dying-process.ts'
import { knowledgeWorld, LOCKED, textFile } from '../testing/knowledge-world.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { indexFile, needsIndexing } from './index-file.ts'
import { readFileText } from './read-file-text.ts'
import { retryFile } from './retry-file.ts'

const TEXT = 'We open on Mondays at nine.\fReturns are free for thirty days.'

async function worldWithFile(text = TEXT) {
  const world = knowledgeWorld()
  const { knowledgeBase } = await createKnowledgeBase(world, {
    ownerId: 'ada',
    name: 'Handbook',
    description: '',
    files: [textFile('hours.txt', text)],
    requestKey: null,
  })
  const fileId = world.idOf('hours.txt')
  return {
    world,
    fileId,
    baseId: knowledgeBase.id,
    row: () => world.store.files()[0],
    listed: () => world.store.state().manifests.get(knowledgeBase.id)?.files[fileId],
  }
}

test('a queued file comes to answer with its text and its segment', async () => {
  const { world, fileId, row, listed } = await worldWithFile()
  expect(await indexFile(world, { fileId, eventId: 'e1' })).toBe('ready')
  expect(row()).toMatchObject({ stage: 'ready', failure: null, pages: 2 })
  const entry = listed()!
  expect(entry).toMatchObject({ name: 'hours.txt', path: row()!.content, pages: 2 })
  const segment = await world.files.read(segmentPath(entry.path, entry.run))
  expect(() => openSegment(segment, TEXT.split('\f'))).not.toThrow()
  expect(await readFileText(world, { ownerId: 'ada', fileId })).toEqual({
    fileName: 'hours.txt',
    from: 1,
    pageCount: 2,
    pages: TEXT.split('\f'),
  })
})

test('a document that cannot be read fails with its reason and does not answer', async () => {
  const { world, fileId, row, listed } = await worldWithFile(`Secret ${LOCKED}`)
  expect(await indexFile(world, { fileId })).toBe('failed')
  expect(row()).toMatchObject({ stage: 'failed', failure: 'encrypted', pages: null })
  expect(listed()).toBeUndefined()
  expect(world.files.paths()).toEqual([row()!.content])
  await expect(readFileText(world, { ownerId: 'ada', fileId })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test.for([true, false])(
  'a run that dies at any call and is repeated ends as one that never died (last call takes effect: %s)',
  async (lastTakesEffect) => {
    for (let callsLeft = 0; callsLeft < 14; callsLeft++) {
      const { world, fileId, row, listed } = await worldWithFile()
      const dead = world.inDyingProcess({ callsLeft, lastTakesEffect })
      const first = await indexFile(dead, { fileId, eventId: 'e1' }).catch(
        (error: unknown) => error,
      )
      if (first instanceof ProcessDied) await indexFile(world, { fileId, eventId: 'e1' })
      expect(row()).toMatchObject({ stage: 'ready', failure: null, pages: 2 })
      const { path, run } = listed()!
      expect(row()!.run).toBe(run)
      expect(world.files.paths()).toEqual([segmentPath(path, run), textPath(path, run), path])
    }
  },
)

test('the same event delivered twice at once leaves one result', async () => {
  const { world, fileId, row, listed } = await worldWithFile()
  const outcomes = await Promise.all(
    ['e1', 'e1', 'e2'].map((eventId) => indexFile(world, { fileId, eventId })),
  )
  expect(outcomes).toContain('ready')
  expect(row()).toMatchObject({ stage: 'ready', run: listed()!.run })
  expect(world.files.paths()).toHaveLength(3)
})

test('a file that is deleted while it is read leaves nothing behind', async () => {
  const { world, fileId, baseId } = await worldWithFile()
  const extract: typeof world.extract = async (bytes, kind) => {
    await deleteKnowledgeBase(world, { ownerId: 'ada', baseId })
    return world.extract(bytes, kind)
  }
  expect(await indexFile({ ...world, extract }, { fileId })).toBe('skipped')
  expect(world.files.paths()).toEqual([])
  expect(world.store.state().manifests.size).toBe(0)
})

test('a store that stumbles is asked again', async () => {
  const { world, fileId, row } = await worldWithFile()
  let reads = 0
  const files = {
    ...world.files,
    read: (path: string) =>
      ++reads < 3 ? Promise.reject(new Error('busy')) : world.files.read(path),
  }
  expect(await indexFile({ ...world, files }, { fileId })).toBe('ready')
  expect(row()?.stage).toBe('ready')
  expect(world.failures).toHaveLength(2)
})

test('a store that stays down is our failure, and the owner can try again', async () => {
  const { world, fileId, row } = await worldWithFile()
  const files = { ...world.files, read: () => Promise.reject(new Error('down')) }
  expect(await indexFile({ ...world, files }, { fileId })).toBe('failed')
  expect(row()).toMatchObject({ stage: 'failed', failure: 'internal' })

  await expect(retryFile(world, { ownerId: 'bob', fileId })).rejects.toMatchObject({
    code: 'not_found',
  })
  await retryFile(world, { ownerId: 'ada', fileId })
  expect(row()).toMatchObject({ stage: 'queued', failure: null })
  expect(await indexFile(world, { fileId, eventId: 'e2' })).toBe('ready')
})

test('an original that is gone is not asked for again', async () => {
  const { world, fileId, row } = await worldWithFile()
  await world.files.remove(row()!.content)
  expect(await indexFile(world, { fileId })).toBe('failed')
  expect(row()).toMatchObject({ stage: 'failed', failure: 'internal' })
  expect(world.failures).toHaveLength(1)
})

test('trying again does nothing to a file that answers', async () => {
  const { world, fileId, row } = await worldWithFile()
  await indexFile(world, { fileId })
  await retryFile(world, { ownerId: 'ada', fileId })
  expect(row()?.stage).toBe('ready')
})

test('only what comes into the queue, or is touched in it, asks for indexing', () => {
  const queued = { stage: 'queued', updated_at: 1 }
  expect(needsIndexing(undefined, queued)).toBe(true)
  expect(needsIndexing({ stage: 'failed', updated_at: 0 }, queued)).toBe(true)
  expect(needsIndexing({ stage: 'queued', updated_at: 0 }, queued)).toBe(true)
  expect(needsIndexing(queued, queued)).toBe(false)
  expect(needsIndexing(queued, { stage: 'reading', updated_at: 2 })).toBe(false)
  expect(needsIndexing(queued, undefined)).toBe(false)
  expect(needsIndexing(undefined, { updated_at: 1 })).toBe(false)
})
