import { MAX_ADMIN_SEARCH, type AdminFigures } from '@docent/domain/admin'
import { DOCUMENT_ID } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { boolean, object, string } from 'yup'
import { endpoint, type Owner } from '../http/endpoint.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { listRows, listUsers, markMessage, type AdminDeps } from './list-rows.ts'

export interface AdminCallDeps extends AdminDeps {
  countFigures(): Promise<AdminFigures>
  /** By the operator's id. */
  readonly limit: RateLimiter
}

const after = () => string().matches(DOCUMENT_ID).nullable().default(null)

const actorOf = ({ limit }: AdminCallDeps, { userId }: Owner): string => {
  if (!limit(userId)) throw new ServiceError('rate_limited')
  return userId
}

/** `GET /api/admin-figures`: `AdminFigures`, no person among them. */
export const adminFiguresEndpoint = (deps: AdminCallDeps) =>
  endpoint({
    method: 'GET',
    auth: 'admin',
    run: async ({ owner }) => {
      actorOf(deps, owner)
      return { success: true, ...(await deps.countFigures()) }
    },
  })

/** `GET /api/admin-users?search=&after=`: a page of users. */
export const adminUsersEndpoint = (deps: AdminCallDeps) =>
  endpoint({
    method: 'GET',
    auth: 'admin',
    query: object({ after: after(), search: string().max(MAX_ADMIN_SEARCH).default('') }),
    run: async ({ owner, query }) => ({
      success: true,
      ...(await listUsers(deps, { actorId: actorOf(deps, owner), ...query })),
    }),
  })

/** `GET …?after=`: a page of one of the other lists. */
export const adminListEndpoint = (deps: AdminCallDeps, subject: Parameters<typeof listRows>[1]) =>
  endpoint({
    method: 'GET',
    auth: 'admin',
    query: object({ after: after() }),
    run: async ({ owner, query }) => ({
      success: true,
      ...(await listRows(deps, subject, { actorId: actorOf(deps, owner), ...query })),
    }),
  })

/** `POST /api/mark-message` with `{id, isHandled}`. */
export const markMessageEndpoint = (deps: AdminCallDeps) =>
  endpoint({
    method: 'POST',
    auth: 'admin',
    body: object({ id: string().matches(DOCUMENT_ID).required(), isHandled: boolean().required() }),
    run: async ({ owner, body }) => {
      await markMessage(deps, { actorId: actorOf(deps, owner), ...body })
      return { success: true }
    },
  })
