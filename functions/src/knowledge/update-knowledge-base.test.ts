import { beforeEach, describe, expect, test } from 'vitest'
import { ProcessDied } from '../testing/dying-process.ts'
import { knowledgeWorld, textFile, type KnowledgeWorld } from '../testing/knowledge-world.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { indexFile } from './index-file.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { updateKnowledgeBase, type UpdateInput } from './update-knowledge-base.ts'

const HOUR_MS = 60 * 60 * 1000

let world: KnowledgeWorld
let baseId: string

const prepare = async () => {
  world = knowledgeWorld('Starter')
  const saved = await createKnowledgeBase(world, {
    ownerId: 'ada',
    name: 'Handbook',
    description: 'Old',
    files: [textFile('old.txt', 'Open on Mondays.'), textFile('kept.txt', 'Closed on Sundays.')],
    requestKey: null,
  })
  baseId = saved.knowledgeBase.id
  for (const { id } of world.store.files()) await indexFile(world, { fileId: id })
}

const input = (change: Partial<UpdateInput> = {}): UpdateInput => ({
  ownerId: 'ada',
  baseId,
  name: 'Handbook 2',
  description: 'New',
  fileIdsToDelete: [],
  newFiles: [],
  requestKey: null,
  ...change,
})

const titles = () =>
  world.store
    .files()
    .map(({ title }) => title)
    .toSorted()
const listed = () =>
  Object.values(world.store.state().manifests.get(baseId)!.files)
    .map(({ name }) => name)
    .toSorted()

beforeEach(prepare)

test('renames, deletes and adds in one step, and the books follow', async () => {
  const saved = await updateKnowledgeBase(
    world,
    input({ fileIdsToDelete: [world.idOf('old.txt')], newFiles: [textFile('new.txt', 'Hello.')] }),
  )
  expect(saved.uploadedFiles).toEqual([{ name: 'new.txt' }])
  expect(world.store.state().rows.get(baseId)).toMatchObject({
    title: 'Handbook 2',
    content: 'New',
  })
  expect(titles()).toEqual(['kept.txt', 'new.txt'])
  expect(world.usage()).toEqual({ storage_bytes: 18 + 6, knowledge_bases: 1 })
})

test('a deleted file stops answering and leaves nothing in storage', async () => {
  expect(listed()).toContain('old.txt')
  await updateKnowledgeBase(world, input({ fileIdsToDelete: [world.idOf('old.txt')] }))
  expect(listed()).toEqual(['kept.txt'])
  const [kept] = world.store.files()
  expect(world.files.paths().every((path) => path.includes(kept!.content))).toBe(true)
})

test('no description leaves the old one', async () => {
  const saved = await updateKnowledgeBase(world, input({ description: null }))
  expect(saved.knowledgeBase.content).toBe('Old')
  expect(world.store.state().rows.get(baseId)).toMatchObject({
    content: 'Old',
    title: 'Handbook 2',
  })
})

test('room freed by deleted files is room for new ones', async () => {
  const filler = { name: 'filler.txt', bytes: new Uint8Array(10 * 1024 * 1024).fill(97) }
  const fillers = Array.from({ length: 9 }, (_, n) => ({ ...filler, name: `${n}.txt` }))
  await updateKnowledgeBase(world, input({ newFiles: fillers }))
  const onTop = { name: 'a.txt', bytes: filler.bytes }
  await expect(updateKnowledgeBase(world, input({ newFiles: [onTop] }))).rejects.toMatchObject({
    code: 'plan_limit_storage',
  })
  await updateKnowledgeBase(
    world,
    input({ newFiles: [onTop], fileIdsToDelete: [world.idOf('0.txt')] }),
  )
  expect(titles()).toContain('a.txt')
})

describe('what is not the owner’s', () => {
  test.for<[string, () => Partial<UpdateInput>]>([
    ['a missing base', () => ({ baseId: 'nothing' })],
    ['a malformed base id', () => ({ baseId: '../x' })],
    ['another owner’s base', () => ({ ownerId: 'bob' })],
    ['a missing file', () => ({ fileIdsToDelete: ['nothing'] })],
    ['a malformed file id', () => ({ fileIdsToDelete: ['a/b'] })],
    ['a base as a file', () => ({ fileIdsToDelete: [baseId] })],
  ])('%s cannot be found, and nothing changes', async ([, change]) => {
    const before = structuredClone(world.store.state().rows)
    const added = [textFile('new.txt', 'Hello.')]
    await expect(
      updateKnowledgeBase(world, input({ newFiles: added, ...change() })),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(world.store.state().rows).toEqual(before)
    expect(world.files.paths().some((path) => path.startsWith('knowledge/bob/'))).toBe(false)
  })

  test('a file of another base cannot be deleted through this one', async () => {
    const other = await createKnowledgeBase(world, {
      ownerId: 'ada',
      name: 'Other',
      description: '',
      files: [textFile('other.txt', 'Hello.')],
      requestKey: null,
    })
    expect(other.knowledgeBase.id).not.toBe(baseId)
    const fileIdsToDelete = [world.idOf('other.txt')]
    await expect(updateKnowledgeBase(world, input({ fileIdsToDelete }))).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(titles()).toContain('other.txt')
  })
})

test('a blank name is refused before anything happens', async () => {
  await expect(updateKnowledgeBase(world, input({ name: ' ' }))).rejects.toMatchObject({
    code: 'name_required',
  })
})

test('too many deletions are refused in one piece', async () => {
  const fileIdsToDelete = Array.from({ length: 151 }, (_, n) => `f${n}`)
  await expect(updateKnowledgeBase(world, input({ fileIdsToDelete }))).rejects.toMatchObject({
    code: 'invalid_input',
  })
})

test('a base holds a thousand files and not one more', async () => {
  const [file] = world.store.files()
  for (let n = 0; n < 998; n++) {
    const content = `knowledge/ada/${baseId}/f${n}`
    world.store.state().rows.set(`f${n}`, { ...file!, id: `f${n}`, content })
  }
  const newFiles = [textFile('new.txt', 'Hello.')]
  await expect(updateKnowledgeBase(world, input({ newFiles }))).rejects.toMatchObject({
    code: 'base_full',
  })
  await updateKnowledgeBase(world, input({ newFiles, fileIdsToDelete: ['f0'] }))
  expect(titles()).toContain('new.txt')
})

test('after a downgrade the newest bases only shrink', async () => {
  world.passTime(HOUR_MS)
  const { knowledgeBase } = await createKnowledgeBase(world, {
    ownerId: 'ada',
    name: 'Second',
    description: '',
    files: [textFile('second.txt', 'Hello.')],
    requestKey: null,
  })
  world.store.state().subscriptions.delete('ada')
  const newFiles = [textFile('new.txt', 'Hello.')]
  const second = { baseId: knowledgeBase.id, name: 'Second', description: null }
  await expect(updateKnowledgeBase(world, input({ ...second, newFiles }))).rejects.toMatchObject({
    code: 'plan_limit_knowledge_bases',
  })
  await expect(
    updateKnowledgeBase(world, input({ ...second, name: 'Other' })),
  ).rejects.toMatchObject({ code: 'plan_limit_knowledge_bases' })
  await updateKnowledgeBase(
    world,
    input({ ...second, fileIdsToDelete: [world.idOf('second.txt')] }),
  )
  await updateKnowledgeBase(world, input({ newFiles }))
  expect(titles()).toEqual(['kept.txt', 'new.txt', 'old.txt'])
})

test.for([true, false])(
  'a process that dies at any call changes all or nothing, and a repetition completes it (last call takes effect: %s)',
  async (lastTakesEffect) => {
    for (let callsLeft = 0; callsLeft < 16; callsLeft++) {
      await prepare()
      const request = input({
        fileIdsToDelete: [world.idOf('old.txt')],
        newFiles: [textFile('new.txt', 'Hello.')],
        requestKey: 'k1',
      })
      const dead = world.inDyingProcess({ callsLeft, lastTakesEffect })
      const first = await updateKnowledgeBase(dead, request).catch((error: unknown) => error)
      expect([
        ['kept.txt', 'new.txt'],
        ['kept.txt', 'old.txt'],
      ]).toContainEqual(titles())
      expect(listed()).toEqual(titles().filter((title) => title !== 'new.txt'))
      if (first instanceof ProcessDied) await updateKnowledgeBase(world, request)
      world.passTime(2 * HOUR_MS)
      await sweepOrphans(world)
      expect(titles()).toEqual(['kept.txt', 'new.txt'])
      expect(world.usage()).toEqual({ storage_bytes: 24, knowledge_bases: 1 })
      const originals = world.files.paths().filter((path) => path.startsWith('knowledge/'))
      expect(originals).toEqual(
        world.store
          .files()
          .map(({ content }) => content)
          .toSorted(),
      )
      const derived = world.files.paths().filter((path) => path.startsWith('derived/'))
      expect(derived).toHaveLength(2)
    }
  },
)
