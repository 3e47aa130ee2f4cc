import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knowledgeWorld, textFile } from '../testing/knowledge-world.ts'
import { createKnowledgeBase, type KnowledgeDeps } from './create-knowledge-base.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { indexFile, type IndexDeps } from './index-file.ts'
import { ORPHAN_AGE_MS, STUCK_AGE_MS, sweepOrphans } from './sweep-orphans.ts'
import { updateKnowledgeBase } from './update-knowledge-base.ts'

async function worldWithFile() {
  const world = knowledgeWorld('Starter')
  await createKnowledgeBase(world, {
    ownerId: 'ada',
    name: 'Handbook',
    description: '',
    files: [textFile('a.txt', 'Open on Mondays.')],
    requestKey: null,
  })
  return world
}

test('objects without a row go after an hour, and not before', async () => {
  const world = await worldWithFile()
  const kept = world.files.paths()
  await world.files.write('knowledge/ada/b/orphan', new Uint8Array(1), 'text/plain')
  await world.files.write('derived/knowledge/ada/b/orphan/run/text.json', new Uint8Array(1), 'x/y')
  expect((await sweepOrphans(world)).removedObjects).toBe(0)
  world.passTime(ORPHAN_AGE_MS + 1)
  expect((await sweepOrphans(world)).removedObjects).toBe(2)
  expect(world.files.paths()).toEqual(kept)
})

test('what an abandoned run derived goes, what answers stays', async () => {
  const world = await worldWithFile()
  const [file] = world.store.files()
  await indexFile(world, { fileId: file!.id })
  const answering = world.files.paths()
  await world.files.write(`derived/${file!.content}/old/text.json`, new Uint8Array(1), 'x/y')
  world.passTime(ORPHAN_AGE_MS + 1)
  await sweepOrphans(world)
  expect(world.files.paths()).toEqual(answering)
})

test('a file that nobody works on is queued again, one under way is not', async () => {
  const world = await worldWithFile()
  const [file] = world.store.files()
  world.store.state().rows.set(file!.id, { ...file!, stage: 'reading', run: 'dead' })
  expect((await sweepOrphans(world)).queuedFiles).toBe(0)
  world.passTime(STUCK_AGE_MS + 1)
  expect((await sweepOrphans(world)).queuedFiles).toBe(1)
  expect(world.store.files()[0]).toMatchObject({ stage: 'queued', updated_at: world.clock.at })
})

test('books that differ from the rows are corrected', async () => {
  const world = await worldWithFile()
  world.store.state().usage.set('ada', { storage_bytes: 999, knowledge_bases: 7 })
  expect((await sweepOrphans(world)).correctedOwners).toBe(1)
  expect(world.usage()).toEqual({ storage_bytes: 16, knowledge_bases: 1 })
  expect((await sweepOrphans(world)).correctedOwners).toBe(0)
})

const step = fc.record({
  kind: fc.constantFrom('create', 'add', 'remove', 'delete', 'index'),
  callsLeft: fc.oneof(fc.constant(Number.MAX_SAFE_INTEGER), fc.nat(12)),
  lastTakesEffect: fc.boolean(),
  pick: fc.nat(20),
})

test('whatever is done and wherever it dies, books, rows and objects agree, before and after a sweep', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const world = knowledgeWorld('Professional')
      for (const { kind, pick, ...death } of steps) {
        const act = actOn(world, kind, pick)
        await act(world.inDyingProcess(death)).catch(() => undefined)
        const rows = [...world.store.state().rows.values()]
        const booked = world.usage() ?? { storage_bytes: 0, knowledge_bases: 0 }
        expect(booked.storage_bytes).toBe(rows.reduce((sum, row) => sum + row.file_size, 0))
        expect(booked.knowledge_bases).toBe(world.baseIds().length)
        for (const file of world.store.files())
          expect(world.files.objects.has(file.content)).toBe(true)
      }
      world.passTime(2 * ORPHAN_AGE_MS)
      await sweepOrphans(world)
      for (const { id } of world.store.files()) await indexFile(world, { fileId: id })
      world.passTime(2 * ORPHAN_AGE_MS)
      await sweepOrphans(world)
      expect(world.files.paths()).toHaveLength(3 * world.store.files().length)
      expect(world.store.files().every(({ stage }) => stage === 'ready')).toBe(true)
    }),
    { numRuns: 60 },
  )
})

function actOn(world: Awaited<ReturnType<typeof worldWithFile>>, kind: string, pick: number) {
  const ownerId = 'ada'
  const baseId = world.baseIds()[pick % Math.max(1, world.baseIds().length)] ?? 'none'
  const files = world.store.files()
  const file = files[pick % Math.max(1, files.length)]
  const base = { ownerId, name: 'Base', description: '', requestKey: null }
  const change = { ...base, baseId, fileIdsToDelete: [], newFiles: [] }
  const added = [textFile('a.txt', `Text ${pick}.`), textFile('b.txt', 'More text.')]
  return async (deps: KnowledgeDeps & IndexDeps): Promise<unknown> => {
    switch (kind) {
      case 'create':
        return createKnowledgeBase(deps, { ...base, files: added })
      case 'add':
        return updateKnowledgeBase(deps, { ...change, newFiles: added })
      case 'remove':
        return updateKnowledgeBase(deps, {
          ...change,
          baseId: file?.content.split('/')[2] ?? 'none',
          fileIdsToDelete: [file?.id ?? 'none'],
        })
      case 'delete':
        return deleteKnowledgeBase(deps, { ownerId, baseId })
      default:
        return indexFile(deps, { fileId: file?.id ?? 'none', eventId: `${pick}` })
    }
  }
}
