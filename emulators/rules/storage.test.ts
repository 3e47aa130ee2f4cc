import { randomUUID } from 'node:crypto'
import { filePath, segmentPath, textPath } from '@docent/domain/knowledge'
import { describe, expect, test } from 'vitest'
import { connectFirestore, type Outcome, type Who } from './client.ts'
import { connectStorage, type StorageAttempt } from './storage-client.ts'

/** The project and bucket of the running emulators: its own rules are in force there. */
const PROJECT = 'demo-docent'
const storage = connectStorage(`${PROJECT}.appspot.com`)
const firestore = connectFirestore(PROJECT)

const id = randomUUID().slice(0, 13)
const owner: Who = { uid: `files-${id}` }
const other: Who = { uid: `stranger-${id}` }
const ghost: Who = { uid: `ghost-${id}` }
const original = filePath(owner.uid, 'base', 'file')
const ghostFile = filePath(ghost.uid, 'base', 'file')
const EVERYONE: Record<string, Who> = { owner, 'another account': other, 'a visitor': 'visitor' }

/** Paths beside the one that is readable; all of them hold a file. */
const CLOSED: Record<string, string> = {
  'extracted text': textPath(original, 'run'),
  'a search segment': segmentPath(original, 'run'),
  'a file one folder too high': `knowledge/${owner.uid}/file`,
  'a file one folder too deep': `${original}/more`,
  'a file beside the folders': `${owner.uid}/base/file`,
  'a folder that begins alike': `knowledge2/${owner.uid}/base/file`,
  'the folder in capitals': `Knowledge/${owner.uid}/base/file`,
  'a file at the top': `file-${id}`,
}

interface Line {
  readonly title: string
  readonly as: Who
  readonly attempt: StorageAttempt
  readonly expected: Outcome
}

const line = (title: string, as: Who, attempt: StorageAttempt, expected: Outcome): Line => ({
  title,
  as,
  attempt,
  expected,
})

const everyone = (title: string, attempt: StorageAttempt): Line[] =>
  Object.entries(EVERYONE).map(([who, as]) => line(`${title} by ${who}`, as, attempt, 'denied'))

const table: readonly Line[] = [
  line('an original is read by its owner', owner, { download: original }, 'allowed'),
  line("an original's metadata is read by its owner", owner, { metadata: original }, 'allowed'),
  line('an original is read by another account', other, { download: original }, 'denied'),
  line('an original is read by a visitor', 'visitor', { download: original }, 'denied'),
  line('metadata is read by another account', other, { metadata: original }, 'denied'),
  line('an original is read by a deleted account', ghost, { download: ghostFile }, 'denied'),
  ...Object.entries(CLOSED).flatMap(([what, path]) => [
    ...everyone(`${what} is read`, { download: path }),
    line(`${what} is overwritten by owner`, owner, { upload: path }, 'denied'),
    line(`${what} is deleted by owner`, owner, { delete: path }, 'denied'),
  ]),
  ...everyone('an original is overwritten', { upload: original }),
  ...everyone('an original is deleted', { delete: original }),
  ...everyone("an original's metadata is changed", { patch: original }),
  ...everyone('a file is added to a base', { upload: filePath(owner.uid, 'base', `new-${id}`) }),
  ...everyone("an account's folder is listed", { list: `knowledge/${owner.uid}/` }),
  ...everyone("a base's folder is listed", { list: `knowledge/${owner.uid}/base/` }),
  ...everyone('all folders are listed', { list: 'knowledge/' }),
  ...everyone('the bucket is listed', { list: '' }),
  ...[
    `knowledge/${other.uid}/../${owner.uid}/base/file`,
    `knowledge/${owner.uid}//base/file`,
    `/knowledge/${owner.uid}/base/file`,
    `./${original}`,
  ].map((path) =>
    line(`the odd path ${path} by another account`, other, { download: path }, 'denied'),
  ),
]

describe('files', { timeout: 30_000 }, () => {
  test('the server writes what the rules keep from clients', async () => {
    await firestore.seed([{ set: `deleted_users/${ghost.uid}`, data: { deleted_at: new Date(0) } }])
    for (const path of [original, ghostFile, ...Object.values(CLOSED)]) {
      expect(await storage.judge('server', { upload: path })).toBe('allowed')
    }
  })

  test.each(table)('$expected: $title', async ({ as, attempt, expected }) => {
    expect(await storage.judge(as, attempt)).toBe(expected)
  })

  test('the server removes them again', async () => {
    await firestore.seed([{ delete: `deleted_users/${ghost.uid}` }])
    for (const path of [original, ghostFile, ...Object.values(CLOSED)]) {
      expect(await storage.judge('server', { delete: path })).toBe('allowed')
    }
  })
})
