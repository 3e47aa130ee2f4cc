import { MAX_FILE_BYTES } from '@docent/domain/knowledge'
import { expect, test } from 'vitest'
import { ProcessDied } from '../testing/dying-process.ts'
import { knowledgeWorld, textFile } from '../testing/knowledge-world.ts'
import { createKnowledgeBase, type CreateInput } from './create-knowledge-base.ts'
import { sweepOrphans } from './sweep-orphans.ts'

const HOUR_MS = 60 * 60 * 1000

const input = (change: Partial<CreateInput> = {}): CreateInput => ({
  ownerId: 'ada',
  name: 'Handbook',
  description: '',
  files: [textFile('a.txt', 'Open on Mondays.'), textFile('b.txt', 'Closed on Sundays.')],
  requestKey: null,
  ...change,
})

test('a base, its files and the books are made together', async () => {
  const world = knowledgeWorld()
  const saved = await createKnowledgeBase(
    world,
    input({ name: '  Handbook ', description: ' Ours ' }),
  )
  expect(saved.uploadedFiles).toEqual([{ name: 'a.txt' }, { name: 'b.txt' }])
  expect(saved.knowledgeBase).toMatchObject({ title: 'Handbook', content: 'Ours' })
  const [first, second] = world.store.files()
  expect(first).toMatchObject({
    user_id: 'ada',
    title: 'a.txt',
    file_type: 'text/plain',
    file_size: 16,
    stage: 'queued',
    failure: null,
    pages: null,
  })
  expect(first!.content).toContain(`/${saved.knowledgeBase.id}/`)
  expect(world.files.paths()).toEqual([first!.content, second!.content].toSorted())
  expect(world.usage()).toEqual({ storage_bytes: 34, knowledge_bases: 1 })
})

test('a file name never reaches a path', async () => {
  const world = knowledgeWorld()
  const hostile = ['../../etc/passwd.txt', '..%2f..%2fx.txt', 'a\0b.txt', '<img src=x>.txt']
  await createKnowledgeBase(
    world,
    input({ files: hostile.map((name) => textFile(name, 'Hello there.')) }),
  )
  for (const path of world.files.paths()) {
    expect(path).toMatch(/^knowledge\/ada\/[a-z0-9]{20}\/[a-z0-9]{20}$/)
  }
})

const big = (bytes: number) => ({ name: 'big.txt', bytes: new Uint8Array(bytes).fill(97) })
const refusals: [string, Partial<CreateInput>, string][] = [
  ['a blank name', { name: ' \t ' }, 'name_required'],
  ['a name that is too long', { name: 'x'.repeat(121) }, 'text_too_long'],
  ['a description that is too long', { description: 'x'.repeat(2001) }, 'text_too_long'],
  ['a file of another kind', { files: [textFile('page.html', '<p>Hello')] }, 'unsupported_file'],
  ['a text that calls itself PDF', { files: [textFile('a.pdf', 'Hello')] }, 'unsupported_file'],
  ['an oversize file', { files: [big(MAX_FILE_BYTES + 1)] }, 'file_too_large'],
  [
    'too many files',
    { files: Array.from({ length: 51 }, () => textFile('a.txt', 'a')) },
    'too_many_files',
  ],
  [
    'more than the storage of the plan',
    { files: [big(MAX_FILE_BYTES), big(1)] },
    'plan_limit_storage',
  ],
]

test.for(refusals)('%s is refused and leaves nothing', async ([, change, code]) => {
  const world = knowledgeWorld()
  await expect(createKnowledgeBase(world, input(change))).rejects.toMatchObject({ code })
  expect(world.files.paths()).toEqual([])
  expect(world.store.state().rows.size).toBe(0)
  expect(world.usage()).toBeUndefined()
})

test('a refused file is named', async () => {
  const files = [textFile('fine.txt', 'Hello'), textFile('virus.exe', 'Hello')]
  await expect(createKnowledgeBase(knowledgeWorld(), input({ files }))).rejects.toMatchObject({
    subject: 'virus.exe',
  })
})

test('the base cap follows the plan in force', async () => {
  const world = knowledgeWorld('Starter')
  await createKnowledgeBase(world, input())
  await createKnowledgeBase(world, input())
  await expect(createKnowledgeBase(world, input())).rejects.toMatchObject({
    code: 'plan_limit_knowledge_bases',
  })
  const ended = knowledgeWorld('Starter')
  ended.clock.at = new Date('2027-06-01T00:00:00Z')
  await createKnowledgeBase(ended, input())
  await expect(createKnowledgeBase(ended, input())).rejects.toMatchObject({
    code: 'plan_limit_knowledge_bases',
  })
})

test('parallel uploads never pass the caps', async () => {
  const world = knowledgeWorld('Professional')
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => createKnowledgeBase(world, input())),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(world.usage()).toEqual({ storage_bytes: 5 * 34, knowledge_bases: 5 })
  expect(world.files.paths()).toHaveLength(10)
})

test('a deleted account makes nothing', async () => {
  const world = knowledgeWorld()
  world.store.state().deletedOwners.add('ada')
  await expect(createKnowledgeBase(world, input())).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect(world.files.paths()).toEqual([])
})

test('the same key makes one base however often it is sent', async () => {
  const world = knowledgeWorld('Professional')
  const results = await Promise.all(
    Array.from({ length: 20 }, () => createKnowledgeBase(world, input({ requestKey: 'k1' }))),
  )
  expect(new Set(results.map(({ knowledgeBase }) => knowledgeBase.id)).size).toBe(1)
  expect(world.baseIds()).toHaveLength(1)
  expect(world.store.files()).toHaveLength(2)
  expect(world.files.paths()).toHaveLength(2)
  expect(world.usage()).toEqual({ storage_bytes: 34, knowledge_bases: 1 })
  const other = await createKnowledgeBase(world, input({ ownerId: 'bob', requestKey: 'k1' }))
  expect(other.knowledgeBase.id).not.toBe(results[0]!.knowledgeBase.id)
})

test('a failing store leaves neither objects nor rows', async () => {
  const world = knowledgeWorld()
  let writes = 0
  const files = {
    ...world.files,
    write: (path: string, bytes: Uint8Array, type: string) =>
      ++writes === 2
        ? Promise.reject(new Error('disk full'))
        : world.files.write(path, bytes, type),
  }
  await expect(createKnowledgeBase({ ...world, files }, input())).rejects.toThrow('disk full')
  expect(world.files.paths()).toEqual([])
  expect(world.usage()).toBeUndefined()
})

test.for([true, false])(
  'a process that dies at any call leaves a whole base or none (last call takes effect: %s)',
  async (lastTakesEffect) => {
    for (let callsLeft = 0; callsLeft < 10; callsLeft++) {
      const world = knowledgeWorld()
      const request = input({ requestKey: 'k1' })
      const dead = world.inDyingProcess({ callsLeft, lastTakesEffect })
      const first = await createKnowledgeBase(dead, request).catch((error: unknown) => error)
      const isWhole = world.baseIds().length === 1
      expect(world.store.files()).toHaveLength(isWhole ? 2 : 0)
      if (first instanceof ProcessDied) await createKnowledgeBase(world, request)
      world.passTime(2 * HOUR_MS)
      await sweepOrphans(world)
      expect(world.baseIds()).toHaveLength(1)
      expect(world.usage()).toEqual({ storage_bytes: 34, knowledge_bases: 1 })
      expect(world.files.paths()).toEqual(
        world.store
          .files()
          .map(({ content }) => content)
          .toSorted(),
      )
    }
  },
)
