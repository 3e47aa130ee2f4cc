import { randomBytes } from 'node:crypto'
import { EXPORT_KEPT_MS, EXPORT_PART_BYTES, EXPORT_PAUSE_MS } from '@docent/domain/account-export'
import type { CollectionName } from '@docent/domain/collections'
import { filePath } from '@docent/domain/knowledge'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { inMemoryExport } from '../testing/in-memory-export.ts'
import {
  makeExport,
  readExportPart,
  removeExpiredExports,
  requestExport,
  type ExportDeps,
} from './export-account.ts'
import { EXPORTED, OWNED_DATA } from './owned-data.ts'

const SECRET = 'PLANTED-SECRET'
const names = Object.keys(OWNED_DATA) as CollectionName[]
const owned = names.filter((name) => OWNED_DATA[name] !== 'none')

/** An owner with a row in every collection, a secret wherever one may stand, and documents. */
function world() {
  const made = inMemoryExport()
  for (const owner of ['ada', 'bob']) {
    for (const name of owned) {
      const what = EXPORTED[name]
      const secrets = what === 'all' ? [] : what === 'nothing' ? ['sealed'] : what.without
      const planted = Object.fromEntries(secrets.map((field) => [field, SECRET]))
      made.rows.set(`${name}/${owner}`, [{ id: `${name}-of-${owner}`, ...planted }])
    }
    made.rows.set(`knowledge_base/${owner}`, [
      { id: 'base', title: 'House/../rules', file_type: 'knowledge_base' },
      ...['f1', 'f2', 'gone'].map((id) => ({
        id,
        title: 'guide.pdf',
        file_type: 'application/pdf',
        content: filePath(owner, 'base', id),
      })),
    ])
    made.objects.set(filePath(owner, 'base', 'f1'), Buffer.from(`first of ${owner}`))
    made.objects.set(filePath(owner, 'base', 'f2'), Buffer.from(`second of ${owner}`))
  }
  return made
}

async function archive(deps: ExportDeps): Promise<Record<string, string>> {
  await requestExport(deps, 'ada')
  await makeExport(deps, 'ada', 'run1')
  const files = unzipSync(await readExportPart(deps, 'ada', 0))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

test('everything that is an owner’s is in the archive, and nothing of another’s', async () => {
  const files = await archive(world().deps)
  for (const name of owned.filter((each) => EXPORTED[each] !== 'nothing')) {
    expect(files[`data/${name}.json`], name).toContain(name === 'knowledge_base' ? 'f1' : 'of-ada')
  }
  expect(JSON.stringify(files)).not.toContain('bob')
})

test('no secret is in the archive', async () => {
  const files = await archive(world().deps)
  expect(JSON.stringify(files)).not.toContain(SECRET)
})

test('what is kept back of what an owner has is known', () => {
  expect(owned.filter((name) => EXPORTED[name] === 'nothing')).toEqual([
    'index_manifests',
    'bot_secrets',
    'channel_chats',
    'exports',
    'user_directory',
  ])
  expect(
    names.filter((name) => OWNED_DATA[name] === 'none' && EXPORTED[name] !== 'nothing'),
  ).toEqual([])
})

test('documents lie in the folder of their base, each under a name of its own that leads nowhere', async () => {
  const files = await archive(world().deps)
  expect(Object.keys(files).filter((path) => path.startsWith('documents/'))).toEqual([
    'documents/House_.._rules/guide.pdf',
    'documents/House_.._rules/f2 guide.pdf',
    'documents/House_.._rules/gone guide.pdf',
  ])
  expect(files['documents/House_.._rules/f2 guide.pdf']).toBe('second of ada')
  expect(files['documents/House_.._rules/gone guide.pdf']).toContain('was deleted')
})

test('an archive of several parts is whole again once they are joined, and has no further part', async () => {
  const { deps, objects } = world()
  const large = randomBytes(2 * EXPORT_PART_BYTES + 1)
  objects.set(filePath('ada', 'base', 'f1'), large)
  await requestExport(deps, 'ada')
  await makeExport(deps, 'ada', 'run1')
  const parts = await Promise.all([0, 1, 2].map((index) => readExportPart(deps, 'ada', index)))
  expect(parts.slice(0, 2).map(({ byteLength }) => byteLength)).toEqual([
    EXPORT_PART_BYTES,
    EXPORT_PART_BYTES,
  ])
  const files = unzipSync(Buffer.concat(parts))
  expect(Buffer.compare(files['documents/House_.._rules/guide.pdf'] ?? large, large)).toBe(0)
  expect(Object.keys(files)).toContain('documents/House_.._rules/guide.pdf')
  await expect(readExportPart(deps, 'ada', 3)).rejects.toMatchObject({ code: 'not_found' })
})

test('another archive waits, and takes the place of the first', async () => {
  const { deps, objects, clock } = world()
  await archive(deps)
  await expect(requestExport(deps, 'ada')).rejects.toMatchObject({ code: 'export_too_soon' })
  clock.now = new Date(clock.now.getTime() + EXPORT_PAUSE_MS)
  await requestExport(deps, 'ada')
  const run = (await deps.requests.find('ada'))?.run ?? ''
  await makeExport(deps, 'ada', run)
  expect([...objects.keys()].filter((path) => path.startsWith('exports/'))).toEqual([
    `exports/ada/${run}.zip`,
  ])
})

test('a failure is noted, and the next attempt need not wait', async () => {
  const { deps, requests, failures } = world()
  await requestExport(deps, 'ada')
  const broken = {
    ...deps,
    files: { ...deps.files, read: () => Promise.reject(new Error('down')) },
  }
  await makeExport(broken, 'ada', 'run1')
  expect(requests.get('ada')).toMatchObject({ state: 'failed' })
  expect(failures).toHaveLength(1)
  await expect(readExportPart(deps, 'ada', 0)).rejects.toMatchObject({ code: 'not_found' })
  await requestExport(deps, 'ada')
})

test('an account that is deleted meanwhile leaves no archive behind', async () => {
  const { deps, objects, requests } = world()
  await requestExport(deps, 'ada')
  requests.delete('ada')
  await makeExport(deps, 'ada', 'run1')
  expect([...objects.keys()].filter((path) => path.startsWith('exports/'))).toEqual([])
})

test('after a day an archive opens no more and is removed', async () => {
  const { deps, objects, clock } = world()
  await archive(deps)
  clock.now = new Date(clock.now.getTime() + EXPORT_KEPT_MS + 1)
  await expect(readExportPart(deps, 'ada', 0)).rejects.toMatchObject({ code: 'not_found' })
  expect(await removeExpiredExports(deps)).toBe(1)
  expect([...objects.keys()].filter((path) => path.startsWith('exports/'))).toEqual([])
})
