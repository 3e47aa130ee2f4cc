import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { filePath, textPath } from '@docent/domain/knowledge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectFirestore, type Who } from './client.ts'
import { replaceOnce } from './mutate.ts'
import { STORAGE_RULES } from './rules.ts'
import { connectStorage, type StorageAttempt } from './storage-client.ts'

/**
 * The Storage emulator keeps rules by bucket, not by project: the weakened ones are in force for a
 * bucket of their own, the true ones stay in force for the project's.
 */
const PROJECT = 'demo-docent'
const WEAK_BUCKET = 'demo-docent-weakened.appspot.com'
const RULES_FILE = fileURLToPath(new URL('../../storage.rules', import.meta.url))
const storage = connectStorage(WEAK_BUCKET)
const firestore = connectFirestore(PROJECT)

const id = randomUUID().slice(0, 13)
const owner = { uid: `weak-${id}` }
const other: Who = { uid: `stranger-${id}` }
const ghost = { uid: `weak-ghost-${id}` }
const original = filePath(owner.uid, 'base', 'file')
const ghostFile = filePath(ghost.uid, 'base', 'file')

async function putRules(files: readonly object[]): Promise<void> {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST']
  const response = await fetch(`http://${host}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files } }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`The rules were not taken: ${await response.text()}`)
}

const trueRules = { name: RULES_FILE, content: STORAGE_RULES }
const weaken = (content: string) =>
  putRules([
    { ...trueRules, resource: `${PROJECT}.appspot.com` },
    { name: 'weakened.rules', content, resource: WEAK_BUCKET },
  ])

beforeAll(async () => {
  await firestore.seed([{ set: `deleted_users/${ghost.uid}`, data: { deleted_at: new Date(0) } }])
  await weaken(STORAGE_RULES)
  for (const path of [original, ghostFile, textPath(original, 'run')]) {
    await storage.judge('server', { upload: path })
  }
})
afterAll(async () => {
  for (const path of [original, ghostFile, textPath(original, 'run')]) {
    await storage.judge('server', { delete: path })
  }
  await firestore.seed([{ delete: `deleted_users/${ghost.uid}` }])
  await putRules([trueRules])
})

const allowGet = 'allow get: if isOwner(uid);'
const weakenings: readonly [find: string, replacement: string, as: Who, attempt: StorageAttempt][] =
  [
    ['request.auth.uid == uid', 'true', other, { download: original }],
    [
      '!firestore.exists(/databases/(default)/documents/deleted_users/$(uid))',
      'true',
      ghost,
      { download: ghostFile },
    ],
    [
      'match /{path=**} {\n      allow read, write: if false;',
      'match /{path=**} {\n      allow list: if request.auth != null;',
      owner,
      { list: `knowledge/${owner.uid}/base/` },
    ],
    [allowGet, `${allowGet} allow write: if isOwner(uid);`, owner, { upload: original }],
    [allowGet, `${allowGet} allow delete: if isOwner(uid);`, owner, { delete: original }],
    [
      'match /derived/{path=**} {\n      allow read, write: if false;',
      'match /derived/{path=**} {\n      allow read: if request.auth != null;',
      owner,
      { download: textPath(original, 'run') },
    ],
    [
      'match /{path=**} {\n      allow read, write: if false;',
      'match /{path=**} {\n      allow write: if request.auth != null;',
      owner,
      { upload: `file-${id}` },
    ],
  ]

test.each(weakenings)(
  'instead of %s: %s',
  async (find, replacement, as, attempt) => {
    await weaken(STORAGE_RULES)
    expect(await storage.judge(as, attempt)).toBe('denied')
    await weaken(replaceOnce(STORAGE_RULES, find, replacement))
    expect(await storage.judge(as, attempt)).toBe('allowed')
  },
  30_000,
)
