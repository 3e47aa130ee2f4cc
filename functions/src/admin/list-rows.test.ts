import { ADMIN_PAGE_SIZE } from '@docent/domain/admin'
import { expect, test } from 'vitest'
import { aUser, inMemoryAdmin } from '../testing/in-memory-admin.ts'
import { listUsers, markMessage } from './list-rows.ts'

const many = Array.from({ length: ADMIN_PAGE_SIZE * 2 }, (_, index) => aUser(`u${index}`, 'Ada'))
const robin = aUser('robin', 'Robin Keelson-Ashdown-Marlow')
const ask = (search: string, after: string | null = null) => ({ actorId: 'op', search, after })

test('pages follow one another and end', async () => {
  const { deps } = inMemoryAdmin(many)
  const first = await listUsers(deps, ask(''))
  const second = await listUsers(deps, ask('', first.next))
  expect([...first.rows, ...second.rows]).toEqual(many)
  expect([first.next, second.next]).toEqual([`u${ADMIN_PAGE_SIZE - 1}`, null])
})

test.each([
  ['keelson', 1],
  ['ROBIN@', 1],
  ['robin keelson-ashdown-marlow', 1],
  ['robin keelson-ashdown-fenn', 0],
])('a search for %s finds %i', async (search, found) => {
  const { deps } = inMemoryAdmin([...many, robin])
  expect((await listUsers(deps, ask(search))).rows).toHaveLength(found)
})

test('who looked stands in the log, and what was looked for does not', async () => {
  const { deps, entries } = inMemoryAdmin([robin])
  await listUsers(deps, ask(''))
  await listUsers(deps, ask('robin'))
  expect(entries).toEqual([
    { actorId: 'op', action: 'list', subject: 'users', rows: 1 },
    { actorId: 'op', action: 'search', subject: 'users', rows: 1 },
  ])
})

test('without a log nothing is shown', async () => {
  const { deps } = inMemoryAdmin(many, true)
  await expect(listUsers(deps, ask(''))).rejects.toThrow('down')
})

test('a message is marked, and one that is gone is not found', async () => {
  const { deps, entries } = inMemoryAdmin([])
  await markMessage(deps, { actorId: 'op', id: 'm1', isHandled: true })
  expect(entries).toMatchObject([{ action: 'handle', subject: 'contact_messages' }])
  await expect(
    markMessage(deps, { actorId: 'op', id: 'm2', isHandled: true }),
  ).rejects.toMatchObject({ code: 'not_found' })
})
