import { COLLECTION_ACCESS } from '@docent/domain/collections'
import { ownerFolders } from '@docent/domain/knowledge'
import { expect, test } from 'vitest'
import { inMemoryAccounts, type AccountWorld } from '../testing/in-memory-accounts.ts'
import { LAST_CALL_MS, deleteAccount, finishDeletions } from './delete-account.ts'
import { OWNED_DATA } from './owned-data.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = new Date(now.getTime() + LAST_CALL_MS)

/** Two owners, each with something in every collection and in every folder of the storage. */
function fill(world: AccountWorld): void {
  for (const owner of ['ada', 'bob']) {
    world.signIns.add(owner)
    for (const folder of ownerFolders(owner)) world.paths.add(`${folder}base/file`)
    for (const [name, holding] of Object.entries(OWNED_DATA)) {
      if (holding === 'id') world.documents.set(`${name}/${owner}`, {})
      if (holding === 'user_id') world.documents.set(`${name}/${owner}-1`, { user_id: owner })
    }
  }
}

/** Everything that is left of an owner, the tombstone aside. */
const remainsOf = (world: AccountWorld, owner: string): string[] => [
  ...[...world.documents]
    .filter(([path, { user_id }]) => user_id === owner || path.endsWith(`/${owner}`))
    .map(([path]) => path),
  ...[...world.paths].filter((path) => path.includes(`/${owner}/`)),
  ...[...world.signIns].filter((signIn) => signIn === owner),
]

test('every collection says whether it holds what is an owner’s', () => {
  expect(Object.keys(OWNED_DATA).toSorted()).toEqual(Object.keys(COLLECTION_ACCESS).toSorted())
})

test('nothing is left of a deleted account, and nobody else loses anything', async () => {
  const { world, deps } = inMemoryAccounts()
  fill(world)
  const others = remainsOf(world, 'bob')
  await deleteAccount({ ...deps, ties: [], now: () => now }, 'ada')
  expect(remainsOf(world, 'ada')).toEqual([])
  expect(remainsOf(world, 'bob')).toEqual(others)
  expect(world.tombstones.get('ada')).toEqual({ deletedAt: now, settled: false })
  expect(world.failures).toEqual([])
})

test('the way in is closed before anything is removed', async () => {
  const { world, deps } = inMemoryAccounts()
  await deleteAccount({ ...deps, ties: [], now: () => now }, 'ada')
  expect(world.operations.slice(0, 3)).toEqual(['tombstone', 'sign-in', 'chatbots'])
})

test('what would go on outside is let go first, and a failure of it leaves everything as it was', async () => {
  const { world, deps } = inMemoryAccounts()
  fill(world)
  const before = remainsOf(world, 'ada')
  const ties = [{ name: 'subscription', release: () => Promise.reject(new Error('unreachable')) }]
  await expect(deleteAccount({ ...deps, ties, now: () => now }, 'ada')).rejects.toThrow(
    'unreachable',
  )
  expect(remainsOf(world, 'ada')).toEqual(before)
  expect(world.tombstones.size).toBe(0)
})

const countSteps = async (): Promise<number> => {
  const { world, deps } = inMemoryAccounts()
  fill(world)
  await deleteAccount({ ...deps, ties: [], now: () => now }, 'ada')
  return world.operations.length
}

test('cut off after any step, the nightly job completes it', async () => {
  const steps = await countSteps()
  const holding = Object.values(OWNED_DATA).filter((each) => each !== 'none')
  // The tombstone, the sign-in, each collection and a file in each folder.
  expect(steps).toBe(2 + holding.length + ownerFolders('ada').length)
  for (let last = 1; last < steps; last++) {
    let isDying = true
    const { world, deps } = inMemoryAccounts((done) => {
      if (isDying && done >= last) throw new Error('killed')
    })
    fill(world)
    await deleteAccount({ ...deps, ties: [], now: () => now }, 'ada')
    expect(remainsOf(world, 'ada'), `cut off after ${last}`).not.toEqual([])
    expect(world.failures).toHaveLength(1)
    isDying = false
    await finishDeletions({ ...deps, ties: [], now: () => now })
    expect(remainsOf(world, 'ada'), `cut off after ${last}`).toEqual([])
  }
})

test('what a call wrote that was still running is removed before the account is settled', async () => {
  const { world, deps } = inMemoryAccounts()
  fill(world)
  await deleteAccount({ ...deps, ties: [], now: () => now }, 'ada')
  world.documents.set('conversations/late', { user_id: 'ada' })
  expect(await finishDeletions({ ...deps, ties: [], now: () => now })).toBe(0)
  expect(remainsOf(world, 'ada')).toEqual([])
  expect(await finishDeletions({ ...deps, ties: [], now: () => later })).toBe(1)
  expect(await finishDeletions({ ...deps, ties: [], now: () => later })).toBe(0)
})

test('an account that cannot be finished does not hold up the others', async () => {
  const { world, deps } = inMemoryAccounts()
  fill(world)
  for (const owner of ['ada', 'bob']) {
    world.tombstones.set(owner, { deletedAt: now, settled: false })
  }
  const ties = [
    {
      name: 'webhook',
      release: (owner: string) =>
        owner === 'ada' ? Promise.reject(new Error('unreachable')) : Promise.resolve(),
    },
  ]
  expect(await finishDeletions({ ...deps, ties, now: () => later })).toBe(1)
  expect(remainsOf(world, 'bob')).toEqual([])
  expect(world.failures).toHaveLength(1)
})
