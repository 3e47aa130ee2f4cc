import { RESTORE_MS } from '@docent/domain/knowledge'
import { expect, test } from 'vitest'
import { LOCKED, knowledgeWorld, textFile } from '../testing/knowledge-world.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { deleteFile, purgeDeletedFiles, restoreFile } from './delete-file.ts'
import { indexFile } from './index-file.ts'
import { readFileText } from './read-file-text.ts'
import { renameFile } from './rename-file.ts'
import { replaceFile } from './replace-file.ts'
import { ORPHAN_AGE_MS, sweepOrphans } from './sweep-orphans.ts'
import { updateKnowledgeBase } from './update-knowledge-base.ts'

const MEGABYTE = 1024 * 1024
const OLD = 'Open on Mondays.'
const NEW = 'Open on Tuesdays.'

/** A world with one file that answers. */
async function answeringWorld(content = OLD) {
  const world = knowledgeWorld()
  const files = [textFile('hours.txt', content)]
  const base = { ownerId: 'ada', name: 'Shop', description: '', files, requestKey: null }
  const { knowledgeBase } = await createKnowledgeBase(world, base)
  const fileId = world.idOf('hours.txt')
  await indexFile(world, { fileId })
  const mine = { ownerId: 'ada', fileId }
  return {
    world,
    mine,
    fileId,
    baseId: knowledgeBase.id,
    row: () => world.store.files().find(({ id }) => id === fileId),
    next: () => world.store.files().find(({ replaces }) => replaces === fileId),
    answering: () => world.store.state().manifests.get(knowledgeBase.id)?.files ?? {},
    replaceBy: (text: string, name = 'new.txt') =>
      replaceFile(world, { ...mine, files: [textFile(name, text)] }),
  }
}

test('the old version answers until the new one is ready, which takes its row', async () => {
  const { world, mine, fileId, next, row, answering, replaceBy } = await answeringWorld()
  const before = { ...answering()[fileId] }
  await replaceBy(NEW)
  expect(answering()[fileId]).toEqual(before)
  expect(world.usage()?.storage_bytes).toBe(OLD.length + NEW.length)
  expect(await indexFile(world, { fileId: next()!.id })).toBe('ready')
  expect((await readFileText(world, mine)).pages).toEqual([NEW])
  expect(row()).toMatchObject({ title: 'hours.txt', stage: 'ready', replaced_by: null })
  expect(answering()[fileId]?.path).toBe(row()?.content)
  expect(answering()[fileId]?.path).not.toBe(before.path)
  expect(world.store.files()).toHaveLength(1)
  expect(world.usage()?.storage_bytes).toBe(NEW.length)
  expect(world.files.paths().filter((path) => path.includes(before.path!))).toEqual([])
})

test('a new version that cannot be read says why, and the old one goes on answering', async () => {
  const { world, mine, fileId, next, answering, replaceBy } = await answeringWorld()
  const before = { ...answering()[fileId] }
  await replaceBy(`Secret ${LOCKED}`)
  expect(await indexFile(world, { fileId: next()!.id })).toBe('failed')
  expect(next()).toMatchObject({ stage: 'failed', failure: 'encrypted' })
  expect(answering()).toEqual({ [fileId]: before })
  // Given up, it goes as other files do.
  await deleteFile(world, { ...mine, fileId: next()!.id })
  world.passTime(RESTORE_MS + 1)
  expect(await purgeDeletedFiles(world)).toBe(1)
  expect([next(), world.usage()?.storage_bytes]).toEqual([undefined, OLD.length])
  expect(answering()).toEqual({ [fileId]: before })
})

test('a second new version takes the place of the first', async () => {
  const { world, mine, next, replaceBy } = await answeringWorld()
  await replaceBy('Given up.')
  const first = next()!
  await replaceBy(NEW)
  expect(world.store.files()).toHaveLength(2)
  expect(await indexFile(world, { fileId: first.id })).toBe('skipped')
  await indexFile(world, { fileId: next()!.id })
  expect((await readFileText(world, mine)).pages).toEqual([NEW])
  expect(world.usage()?.storage_bytes).toBe(NEW.length)
})

test('the storage cap judges what will be left, and refuses before anything is kept', async () => {
  const { replaceBy } = await answeringWorld('a'.repeat(6 * MEGABYTE))
  await expect(replaceBy('b'.repeat(9 * MEGABYTE))).resolves.toBeUndefined()
  const { world, baseId, replaceBy: grow } = await answeringWorld('a'.repeat(MEGABYTE))
  const update = { ownerId: 'ada', baseId, name: 'Shop', description: null, requestKey: null }
  const newFiles = [textFile('other.txt', 'b'.repeat(8 * MEGABYTE))]
  await updateKnowledgeBase(world, { ...update, newFiles, fileIdsToDelete: [] })
  const stored = world.files.paths()
  await expect(grow('c'.repeat(3 * MEGABYTE))).rejects.toMatchObject({ code: 'plan_limit_storage' })
  expect(world.files.paths()).toEqual(stored)
})

test('a deleted file stops answering at once, and answers again when it is restored', async () => {
  const { world, mine, fileId, answering, row } = await answeringWorld()
  const before = answering()
  await deleteFile(world, mine)
  expect(answering()).toEqual({})
  expect(await purgeDeletedFiles(world)).toBe(0)
  await restoreFile(world, mine)
  expect(answering()).toEqual(before)
  expect(row()?.deleted_at).toBeNull()
  expect(await readFileText(world, mine)).toMatchObject({ fileName: 'hours.txt' })
  expect(await indexFile(world, { fileId })).toBe('skipped')
})

test('after its time a deleted file is removed, and its storage freed', async () => {
  const { world, mine } = await answeringWorld()
  await deleteFile(world, mine)
  world.passTime(RESTORE_MS + 1)
  await expect(restoreFile(world, mine)).rejects.toMatchObject({ code: 'not_found' })
  expect((await sweepOrphans(world)).purgedFiles).toBe(1)
  expect(world.store.files()).toEqual([])
  expect(world.files.paths()).toEqual([])
  expect(world.usage()).toEqual({ storage_bytes: 0, knowledge_bases: 1 })
})

test('a file that is deleted while it is read does not come to answer, and is read when it is back', async () => {
  const { world, mine, answering, next, replaceBy } = await answeringWorld()
  await replaceBy(NEW)
  const nextId = next()!.id
  const extract: typeof world.extract = async (bytes, kind) => {
    await deleteFile(world, mine)
    return world.extract(bytes, kind)
  }
  expect(await indexFile({ ...world, extract }, { fileId: nextId })).toBe('skipped')
  expect(answering()).toEqual({})
  await restoreFile(world, mine)
  expect(next()).toMatchObject({ stage: 'queued', deleted_at: null })
  expect(await indexFile(world, { fileId: nextId })).toBe('ready')
  expect((await readFileText(world, mine)).pages).toEqual([NEW])
})

test('a new version goes with its file when the form deletes it', async () => {
  const { world, fileId, baseId, replaceBy } = await answeringWorld()
  await replaceBy(NEW)
  const update = { ownerId: 'ada', baseId, name: 'Shop', description: null, newFiles: [] }
  await updateKnowledgeBase(world, { ...update, fileIdsToDelete: [fileId], requestKey: null })
  expect([world.store.files(), world.files.paths()]).toEqual([[], []])
  expect(world.usage()?.storage_bytes).toBe(0)
})

test('a name changes in the row and in what answers; the ending stays', async () => {
  const { world, mine, fileId, row, answering } = await answeringWorld()
  const before = answering()[fileId]?.run
  await renameFile(world, { ...mine, name: ' Opening hours.pdf ' })
  expect(row()?.title).toBe('Opening hours.txt')
  expect(answering()[fileId]).toMatchObject({ name: 'Opening hours.txt', run: row()?.run })
  expect(answering()[fileId]?.run).not.toBe(before)
  expect((await readFileText(world, mine)).pages).toEqual([OLD])
  world.passTime(ORPHAN_AGE_MS + 1)
  expect((await sweepOrphans(world)).removedObjects).toBe(2)
  expect((await readFileText(world, mine)).pages).toEqual([OLD])
})

test('a file that is being read is read again under its new name', async () => {
  const { world, mine, row, next, replaceBy } = await answeringWorld()
  await replaceBy(NEW)
  const extract: typeof world.extract = async (bytes, kind) => {
    await renameFile(world, { ...mine, name: 'Hours' })
    return world.extract(bytes, kind)
  }
  expect(await indexFile({ ...world, extract }, { fileId: next()!.id })).toBe('skipped')
  expect(next()).toMatchObject({ title: 'Hours.txt', stage: 'queued' })
  await indexFile(world, { fileId: next()!.id })
  expect(row()?.title).toBe('Hours.txt')
})

test.each([
  ['nothing', '   ', 'name_required'],
  ['a path', '../hours', 'invalid_input'],
  ['a page', 'a'.repeat(300), 'text_too_long'],
])('a file is not called %s', async (_, name, code) => {
  const { world, mine } = await answeringWorld()
  await expect(renameFile(world, { ...mine, name })).rejects.toMatchObject({ code })
})

test('what belongs to somebody else is not found, whatever is done with it', async () => {
  const { world, fileId, answering } = await answeringWorld()
  const before = answering()
  const theirs = { ownerId: 'eve', fileId }
  const files = [textFile('a.txt', 'Mine now.')]
  const attempts = [
    renameFile(world, { ...theirs, name: 'Mine' }),
    replaceFile(world, { ...theirs, files }),
    deleteFile(world, theirs),
    restoreFile(world, theirs),
    deleteFile(world, { ownerId: 'ada', fileId: '../x' }),
  ]
  for (const attempt of attempts) {
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(answering()).toEqual(before)
})
