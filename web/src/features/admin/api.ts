import type { AdminFigures, AdminPage } from '@docent/domain/admin'
import { isRecord } from '@docent/domain/chat'
import { API } from '@docent/domain/routes'
import type { User } from 'firebase/auth'
import { ownerClient } from '../../shared/owner-client.ts'
import type { AdminSource, LoadPage } from './admin-source.ts'

/**
 * Whether the account is an operator's now. The server checks the same again on every call.
 * @throws Error where the sign-in service cannot be reached
 */
export async function readIsAdmin(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult(true)
  return claims['admin'] === true
}

const readFigures = (body: unknown): AdminFigures | null =>
  isRecord(body) && Array.isArray(body['plans']) && Array.isArray(body['days'])
    ? (body as unknown as AdminFigures)
    : null

const readPage = <Row>(body: unknown): AdminPage<Row> | null =>
  isRecord(body) && Array.isArray(body['rows']) ? (body as unknown as AdminPage<Row>) : null

const listOf =
  <Row>(url: string, search = ''): LoadPage<Row> =>
  (after, signal) => {
    const query = new URLSearchParams({ ...(search && { search }), ...(after && { after }) })
    const suffix = query.size === 0 ? '' : `?${query.toString()}`
    return ownerClient.get(url + suffix, (body) => readPage<Row>(body), { signal })
  }

/** The real numbers and lists, for operators. */
export const liveAdmin: AdminSource = {
  figures: (signal) => ownerClient.get(API.adminFigures, readFigures, { signal }),
  users: (search) => listOf(API.adminUsers, search),
  bots: listOf(API.adminBots),
  messages: listOf(API.adminMessages),
  readers: listOf(API.adminReaders),
  async markMessage(id, isHandled) {
    await ownerClient.post(API.markMessage, { id, isHandled }, (body) =>
      isRecord(body) ? true : null,
    )
  },
}
