import { randomUUID } from 'node:crypto'
import type { ManifestFile, KnowledgeStore } from '../knowledge/ports.ts'
import { describe, expect, test, vi } from 'vitest'
import { inMemoryKnowledgeStore } from '../testing/in-memory-knowledge.ts'
import { firestoreKnowledge } from './firestore-knowledge.ts'

vi.setConfig({ testTimeout: 60_000 })

// A project of its own: the deployed functions would index what is queued here.
vi.stubEnv('GCLOUD_PROJECT', 'demo-docent-contract')
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-docent-contract' }))

const stores: [string, boolean, () => KnowledgeStore][] = [
  ['in memory', true, () => inMemoryKnowledgeStore()],
  ['in Firestore', process.env['FIRESTORE_EMULATOR_HOST'] !== undefined, () => firestoreKnowledge],
]

const fresh = () => {
  const key = randomUUID().slice(0, 8)
  const [owner, base, file] = [`owner-${key}`, `base-${key}`, `file-${key}`]
  return {
    owner,
    base,
    file,
    newBase: { id: base, user_id: owner, title: 'Handbook', content: 'Ours' },
    newFile: (id = file) => ({
      id,
      user_id: owner,
      title: 'a.txt',
      content: `knowledge/${owner}/${base}/${id}`,
      file_type: 'text/plain',
      file_size: 7,
    }),
  }
}

const entry = (run: string): ManifestFile => ({ name: 'a.txt', path: 'p', run, pages: 1 })

describe.each(stores.filter(([, isOn]) => isOn))('a knowledge store %s', (_name, _isOn, open) => {
  test('finds what was deleted before a time, and keeps what belongs to a new version', async () => {
    const store = open()
    const { owner, file, newFile } = fresh()
    const at = new Date('2026-03-01T12:00:00Z')
    await store.transact(owner, async (transaction) => {
      transaction.createFile({ ...newFile(), replaces: 'old' })
    })
    const deletedBefore = async (time: Date) =>
      (await store.listDeletedFiles(time)).filter(({ id }) => id === file)
    expect(await deletedBefore(new Date('2100-01-01T00:00:00Z'))).toEqual([])
    await store.transact(owner, async (transaction) => {
      transaction.updateFile(file, { deleted_at: at, replaced_by: 'new' })
    })
    expect(await deletedBefore(at)).toEqual([])
    expect(await deletedBefore(new Date(at.getTime() + 1))).toMatchObject([
      { deleted_at: at, replaces: 'old', replaced_by: 'new' },
    ])
  })

  test('keeps bases, files and books as they were written, with the server’s time', async () => {
    const store = open()
    const { owner, base, file, newBase, newFile } = fresh()
    await store.transact(owner, async (transaction) => {
      expect(await transaction.findBase(base)).toBeNull()
      transaction.createBase(newBase)
      transaction.createFile(newFile())
      transaction.setUsage(owner, { storage_bytes: 7, knowledge_bases: 1 })
    })
    await store.transact(owner, async (transaction) => {
      const found = await transaction.findBase(base)
      expect(found).toMatchObject({ ...newBase, file_type: 'knowledge_base', file_size: 0 })
      expect(Math.abs(found!.created_at.getTime() - Date.now())).toBeLessThan(60_000)
      const row = await transaction.findFile(file)
      expect(row).toMatchObject({
        ...newFile(),
        stage: 'queued',
        failure: null,
        pages: null,
        run: null,
      })
      const account = await transaction.findAccount(owner)
      expect(account).toEqual({
        isDeleted: false,
        subscription: null,
        usage: { storage_bytes: 7, knowledge_bases: 1 },
      })
      expect(await transaction.countUsage(owner)).toEqual(account.usage)
    })
  })

  test('tells bases and files apart, and knows nobody else’s', async () => {
    const store = open()
    const { owner, base, file, newBase, newFile } = fresh()
    await store.transact(owner, async (transaction) => {
      transaction.createBase(newBase)
      transaction.createFile(newFile())
    })
    await store.transact(owner, async (transaction) => {
      expect(await transaction.findFile(base)).toBeNull()
      expect(await transaction.findBase(file)).toBeNull()
      expect(await transaction.listFiles('stranger', base, 10)).toEqual([])
      expect(await transaction.countUsage('stranger')).toEqual({
        storage_bytes: 0,
        knowledge_bases: 0,
      })
    })
  })

  test('lists the files of a base up to a limit, and not those of a base with a longer id', async () => {
    const store = open()
    const { owner, base, newFile } = fresh()
    await store.transact(owner, async (transaction) => {
      for (const id of ['1', '2', '3']) transaction.createFile(newFile(`${base}-${id}`))
      const content = `knowledge/${owner}/${base}9/x`
      transaction.createFile({ ...newFile(`${base}-x`), content })
    })
    await store.transact(owner, async (transaction) => {
      expect(await transaction.listFiles(owner, base, 10)).toHaveLength(3)
      expect(await transaction.listFiles(owner, base, 2)).toHaveLength(2)
      expect(await transaction.countFiles(owner, base)).toBe(3)
    })
  })

  test('lists the bases of an owner, the oldest first', async () => {
    const store = open()
    const { owner, base, newBase, newFile } = fresh()
    for (const id of ['b', 'a', 'c']) {
      await store.transact(owner, async (transaction) => {
        transaction.createBase({ ...newBase, id: `${base}${id}` })
        transaction.createFile(newFile(`${base}-${id}`))
      })
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await store.transact(owner, async (transaction) => {
      const ids = await transaction.listBaseIds(owner)
      expect(ids).toEqual([`${base}b`, `${base}a`, `${base}c`])
    })
  })

  test('a transaction that fails changes nothing', async () => {
    const store = open()
    const { owner, base, newBase } = fresh()
    const failing = store.transact(owner, async (transaction) => {
      transaction.createBase(newBase)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await store.transact(owner, async (transaction) => {
      expect(await transaction.findBase(base)).toBeNull()
    })
  })

  test('lets files answer one by one, and stops each for itself', async () => {
    const store = open()
    const { owner, base, newFile } = fresh()
    const paths = [`${base}-a`, `${base}-b`]
    await store.transact(owner, async (transaction) => {
      for (const id of paths) transaction.createFile(newFile(id))
      transaction.changeManifest({ id: base, ownerId: owner }, { a: entry('1'), b: entry('1') })
    })
    await store.transact(owner, async (transaction) => {
      transaction.updateFile(paths[0]!, { stage: 'ready', run: 'r1', pages: 3 })
      transaction.changeManifest({ id: base, ownerId: owner }, { a: entry('2'), b: null })
    })
    const originals = await store.findOriginals([...paths, 'x'].map((id) => newFile(id).content))
    expect([...originals]).toEqual([
      [newFile(paths[0]).content, 'r1'],
      [newFile(paths[1]).content, null],
    ])
    const unfinished = (await store.listUnfinishedFiles()).map(({ id }) => id)
    expect(unfinished).toContain(paths[1])
    expect(unfinished).not.toContain(paths[0])
    await store.transact(owner, async (transaction) => transaction.removeManifest(base))
  })

  test('keeps what a base was measured to need through later changes of its files', async () => {
    const store = open()
    const { owner, base, newBase } = fresh()
    const selfTest = { own_asked: 9, own_refused: 1, stray_asked: 80, stray_answered: 2 }
    const languages = { en: { threshold: 0.4, ...selfTest } }
    const calibration = { version: 1, revision: 'r', languages }
    await store.transact(owner, async (transaction) => {
      expect(await transaction.findManifest(base)).toBeNull()
      transaction.createBase(newBase)
      transaction.changeManifest({ id: base, ownerId: owner }, { a: entry('1') })
    })
    await store.transact(owner, async (transaction) =>
      transaction.setCalibration(base, calibration, {
        self_test: selfTest,
        suggested_questions: ['When do you open?'],
      }),
    )
    const vectors = { model: 'm', version: 1, runs: ['1'], revision: 'r', needed: null }
    const predictions = { version: 1, runs: ['1'] }
    await store.transact(owner, async (transaction) => {
      transaction.setVectors(base, vectors)
      transaction.setPredictions(base, predictions)
    })
    await store.transact(owner, async (transaction) => transaction.askForModels(base))
    await store.transact(owner, async (transaction) =>
      transaction.changeManifest({ id: base, ownerId: owner }, { a: null, b: entry('2') }),
    )
    const kept = { user_id: owner, files: { b: entry('2') }, calibration, vectors, predictions }
    await store.transact(owner, async (transaction) => {
      const manifest = await transaction.findManifest(base)
      expect(manifest).toMatchObject(kept)
      expect(manifest!.models_asked_at).toBeDefined()
    })
    const listed = new Map<string, unknown>()
    for await (const page of store.listManifests()) {
      for (const { baseId, manifest } of page) listed.set(baseId, manifest)
    }
    expect(listed.get(base)).toMatchObject(kept)
  })

  test('counts exactly when many count at once', async () => {
    const store = open()
    const { owner } = fresh()
    const add = () =>
      store.transact(owner, async (transaction) => {
        const { usage } = await transaction.findAccount(owner)
        transaction.setUsage(owner, { ...usage, storage_bytes: usage.storage_bytes + 1 })
      })
    await Promise.all(Array.from({ length: 20 }, add))
    await store.transact(owner, async (transaction) => {
      expect((await transaction.findAccount(owner)).usage.storage_bytes).toBe(20)
    })
    const owners: string[] = []
    for await (const page of store.listOwners()) owners.push(...page)
    expect(owners).toContain(owner)
  })
})
