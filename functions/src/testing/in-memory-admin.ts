import type { AdminUser } from '@docent/domain/admin'
import type { AdminDeps } from '../admin/list-rows.ts'
import type { AdminSource, AuditEntry, Wanted } from '../admin/ports.ts'
import { searchTerms } from '../admin/search-terms.ts'

export const aUser = (id: string, name: string): AdminUser => ({
  id,
  name,
  email: `${id}@example.com`,
  company: '',
  tier: 'Free',
  isTrial: false,
  bots: 0,
  storedBytes: 0,
  createdAt: '2026-03-01T00:00:00.000Z',
})

/** What operators read, in memory: users as they are given, and one message `m1`. */
export function inMemoryAdmin(users: readonly AdminUser[], isLogDown = false) {
  const entries: AuditEntry[] = []
  const page = <Row extends { id: string }>(rows: readonly Row[], { after, limit }: Wanted) => {
    const start = rows.findIndex(({ id }) => id === after) + 1
    return Promise.resolve(rows.slice(start, start + limit))
  }
  const source: Pick<AdminSource, 'listUsers' | 'setHandled'> = {
    listUsers: ({ term, ...wanted }) =>
      page(
        users.filter(({ name, email }) => term === '' || searchTerms([name, email]).includes(term)),
        wanted,
      ),
    setHandled: (messageId) => Promise.resolve(messageId === 'm1'),
  }
  const deps: AdminDeps = {
    source: source as AdminSource,
    audit: {
      record: (entry) =>
        isLogDown ? Promise.reject(new Error('down')) : Promise.resolve(void entries.push(entry)),
    },
  }
  return { deps, entries }
}
