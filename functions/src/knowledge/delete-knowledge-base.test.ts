import { expect, test } from 'vitest'
import { knowledgeWorld, textFile } from '../testing/knowledge-world.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { indexFile } from './index-file.ts'
import { sweepOrphans } from './sweep-orphans.ts'

async function worldWithBase() {
  const world = knowledgeWorld()
  const { knowledgeBase } = await createKnowledgeBase(world, {
    ownerId: 'ada',
    name: 'Handbook',
    description: '',
    files: [textFile('a.txt', 'Open on Mondays.'), textFile('b.txt', 'Closed on Sundays.')],
    requestKey: null,
  })
  for (const { id } of world.store.files()) await indexFile(world, { fileId: id })
  return { world, baseId: knowledgeBase.id }
}

test('nothing of a deleted base is left, and its storage is free', async () => {
  const { world, baseId } = await worldWithBase()
  await deleteKnowledgeBase(world, { ownerId: 'ada', baseId })
  expect(world.store.state().rows.size).toBe(0)
  expect(world.store.state().manifests.size).toBe(0)
  expect(world.files.paths()).toEqual([])
  expect(world.usage()).toEqual({ storage_bytes: 0, knowledge_bases: 0 })
})

test.for([
  ['bob', null],
  ['ada', 'nothing'],
  ['ada', 'a/b'],
] as const)('%s cannot delete a base that is not theirs (%s)', async ([ownerId, id]) => {
  const { world, baseId } = await worldWithBase()
  await expect(deleteKnowledgeBase(world, { ownerId, baseId: id ?? baseId })).rejects.toMatchObject(
    { code: 'not_found' },
  )
  expect(world.store.files()).toHaveLength(2)
})

test('a base with more files than one commit holds is deleted in several', async () => {
  const { world, baseId } = await worldWithBase()
  const [file] = world.store.files()
  for (let n = 0; n < 450; n++) {
    const content = `knowledge/ada/${baseId}/f${n}`
    world.store.state().rows.set(`f${n}`, { ...file!, id: `f${n}`, content })
    await world.files.write(content, new Uint8Array(1), 'text/plain')
  }
  await deleteKnowledgeBase(world, { ownerId: 'ada', baseId })
  expect(world.store.state().rows.size).toBe(0)
  expect(world.files.paths()).toEqual([])
})

test('a deletion that dies at any call never answers again, and a repetition completes it', async () => {
  for (let callsLeft = 0; callsLeft < 12; callsLeft++) {
    const { world, baseId } = await worldWithBase()
    const dead = world.inDyingProcess({ callsLeft, lastTakesEffect: true })
    await deleteKnowledgeBase(dead, { ownerId: 'ada', baseId }).catch(() => undefined)
    expect(world.store.state().manifests.size).toBe(0)
    await deleteKnowledgeBase(world, { ownerId: 'ada', baseId }).catch(() => undefined)
    world.passTime(2 * 60 * 60 * 1000)
    await sweepOrphans(world)
    expect(world.store.state().rows.size).toBe(0)
    expect(world.files.paths()).toEqual([])
    expect(world.usage()).toEqual({ storage_bytes: 0, knowledge_bases: 0 })
  }
})
