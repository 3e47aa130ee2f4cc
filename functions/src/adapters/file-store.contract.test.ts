import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import type { FileStore } from '../knowledge/ports.ts'
import { inMemoryFiles } from '../testing/in-memory-knowledge.ts'
import { cloudStorage } from './cloud-storage.ts'

vi.setConfig({ testTimeout: 60_000 })

const emulatorHost = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? null
const stores: [string, boolean, () => FileStore][] = [
  ['in memory', true, () => inMemoryFiles()],
  [
    'in Cloud Storage',
    emulatorHost !== null,
    () => cloudStorage(() => ({ bucket: 'demo-docent.appspot.com', emulatorHost })),
  ],
]

const paths = async (store: FileStore, folder: string) => {
  const found: string[] = []
  for await (const page of store.list(folder)) found.push(...page.map(({ path }) => path))
  return found.toSorted()
}

describe.each(stores.filter(([, isOn]) => isOn))('a file store %s', (_name, _isOn, open) => {
  test('gives back the bytes that were written, and the last ones written', async () => {
    const store = open()
    const path = `knowledge/u/b/${randomUUID()}`
    const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => (n * 31) % 256)
    await store.write(path, new Uint8Array([1]), 'text/plain')
    await store.write(path, bytes, 'application/pdf')
    expect(Buffer.from(await store.read(path)).equals(bytes)).toBe(true)
    await store.write(path, new Uint8Array(0), 'text/plain')
    expect(await store.read(path)).toHaveLength(0)
  })

  test('says that there is no object, and removes one that is not there without a word', async () => {
    const store = open()
    const path = `knowledge/u/b/${randomUUID()}`
    await expect(store.read(path)).rejects.toMatchObject({ code: 'not_found' })
    await store.remove(path)
    await store.write(path, new Uint8Array([1]), 'text/plain')
    await store.remove(path)
    await expect(store.read(path)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('lists what lies below a folder, with the time it was written', async () => {
    const store = open()
    const folder = `derived/${randomUUID()}/`
    for (const name of ['a/1', 'a/2', 'b']) {
      await store.write(folder + name, new Uint8Array([1]), 'text/plain')
    }
    expect(await paths(store, folder)).toEqual([`${folder}a/1`, `${folder}a/2`, `${folder}b`])
    expect(await paths(store, `${folder}a/`)).toHaveLength(2)
    expect(await paths(store, `${folder}none/`)).toEqual([])
    for await (const page of store.list(folder)) {
      for (const { writtenAt } of page) {
        expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(60_000)
      }
    }
  })
})

/** A storage service that answers with these statuses, one after the other. */
async function serviceAnswering(...statuses: number[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => {
      response.statusCode = statuses[Math.min(asked.length, statuses.length) - 1] ?? 500
      response.end('{"items":[]}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const store = cloudStorage(() => ({ bucket: 'b', emulatorHost: `127.0.0.1:${port}` }))
  return { store, asked, close: () => server.close() }
}

test('a busy service is asked again', async () => {
  const { store, asked, close } = await serviceAnswering(503, 429, 200)
  await store.write('knowledge/u/b/f', new Uint8Array([1]), 'text/plain')
  expect(asked).toHaveLength(3)
  close()
})

test('a service that stays down is unavailable, and so is one that refuses', async () => {
  const down = await serviceAnswering(500)
  await expect(down.store.read('knowledge/u/b/f')).rejects.toMatchObject({ code: 'unavailable' })
  down.close()
  const refusing = await serviceAnswering(403)
  await expect(refusing.store.remove('x')).rejects.toMatchObject({ code: 'unavailable' })
  expect(refusing.asked).toHaveLength(1)
  refusing.close()
  const gone = cloudStorage(() => ({ bucket: 'b', emulatorHost: '127.0.0.1:1' }))
  await expect(gone.read('x')).rejects.toMatchObject({ code: 'unavailable' })
})

test('a path cannot leave its place in the address', async () => {
  const { store, asked, close } = await serviceAnswering(200)
  await store.read('knowledge/u/../x?alt=json#y')
  expect(asked[0]).toBe('GET /storage/v1/b/b/o/knowledge%2Fu%2F..%2Fx%3Falt%3Djson%23y?alt=media')
  close()
})
