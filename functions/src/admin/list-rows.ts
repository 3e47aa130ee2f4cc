import { ADMIN_PAGE_SIZE, type AdminPage, type AdminUser } from '@docent/domain/admin'
import { ServiceError } from '@docent/domain/errors'
import type { AdminSource, AuditEntry, AuditLog, AuditedList, Wanted } from './ports.ts'
import { holdsQuery, termOf } from './search-terms.ts'

export interface AdminDeps {
  readonly source: AdminSource
  readonly audit: AuditLog
}

interface PageRequest {
  /** The operator who asks. */
  readonly actorId: string
  readonly after: string | null
}

/** One row more than a page tells whether another page follows. */
const wanted = (after: string | null): Wanted => ({ after, limit: ADMIN_PAGE_SIZE + 1 })

function pageOf<Row extends { readonly id: string }>(found: readonly Row[]): AdminPage<Row> {
  const rows = found.slice(0, ADMIN_PAGE_SIZE)
  return { rows, next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null }
}

/** Nobody's data is handed out before it stands in the log who asked for it. */
async function audited<Row>(
  audit: AuditLog,
  entry: Omit<AuditEntry, 'rows'>,
  page: AdminPage<Row>,
): Promise<AdminPage<Row>> {
  await audit.record({ ...entry, rows: page.rows.length })
  return page
}

/**
 * Users by the beginning of a word of their name or address; all of them where `search` is blank.
 * A page may hold fewer rows than fit where a long search is narrowed down.
 */
export async function listUsers(
  { source, audit }: AdminDeps,
  { actorId, after, search }: PageRequest & { readonly search: string },
): Promise<AdminPage<AdminUser>> {
  const term = termOf(search)
  const page = pageOf(await source.listUsers({ ...wanted(after), term }))
  const isMeant = ({ name, email }: AdminUser) => term === '' || holdsQuery([name, email], search)
  return audited(
    audit,
    { actorId, action: term === '' ? 'list' : 'search', subject: 'users' },
    { ...page, rows: page.rows.filter(isMeant) },
  )
}

/** The lists that are only paged through. */
const READERS = {
  bots: (source: AdminSource, rows: Wanted) => source.listBots(rows),
  contact_messages: (source: AdminSource, rows: Wanted) => source.listMessages(rows),
  newsletter: (source: AdminSource, rows: Wanted) => source.listReaders(rows),
} satisfies Record<Exclude<AuditedList, 'users'>, unknown>

/** A page of one of the other lists. */
export async function listRows(
  { source, audit }: AdminDeps,
  subject: keyof typeof READERS,
  { actorId, after }: PageRequest,
): Promise<AdminPage<{ readonly id: string }>> {
  const found: readonly { readonly id: string }[] = await READERS[subject](source, wanted(after))
  return audited(audit, { actorId, action: 'list', subject }, pageOf(found))
}

/**
 * Marks a message from the contact page as dealt with, or as open again.
 * @throws ServiceError `not_found`
 */
export async function markMessage(
  { source, audit }: AdminDeps,
  { actorId, id, isHandled }: { actorId: string; id: string; isHandled: boolean },
): Promise<void> {
  if (!(await source.setHandled(id, isHandled))) throw new ServiceError('not_found', 'message')
  const action = isHandled ? 'handle' : 'reopen'
  await audit.record({ actorId, action, subject: 'contact_messages', rows: 1 })
}
