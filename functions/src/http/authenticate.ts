import { ServiceError } from '@docent/domain/errors'
import type { Owner } from './endpoint.ts'

export interface AuthenticateDeps {
  /**
   * Claims of a valid ID token. Rejects where it is malformed, expired or revoked, or its account
   * disabled.
   * @throws ServiceError `unavailable` where it cannot be checked
   */
  verifyIdToken(token: string): Promise<{
    uid: string
    email?: string | undefined
    email_verified?: boolean | undefined
    admin?: unknown
  }>
  /** Whether the account, as it is now, carries the claim `admin`. */
  isAdmin(userId: string): Promise<boolean>
  /** Whether the account has been deleted: its ID token outlives it by up to an hour. */
  isDeleted(userId: string): Promise<boolean>
}

/**
 * Owner of a call by its `Authorization: Bearer …` header. An admin's claim has to stand in the token
 * and in the account as it is now: one that was taken away counts no more, however old the token is.
 * @throws ServiceError `unauthenticated`; `forbidden` where an admin is asked for and it is none;
 *   `unavailable` where nobody can tell
 */
export const authenticateOwner =
  (deps: AuthenticateDeps) =>
  async (authorization: string | undefined, auth: 'owner' | 'admin' = 'owner'): Promise<Owner> => {
    const token = /^Bearer (\S{1,4096})$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw new ServiceError('unauthenticated', 'no bearer token')
    const claims = await deps.verifyIdToken(token).catch((cause: unknown) => {
      if (cause instanceof ServiceError) throw cause
      throw new ServiceError('unauthenticated', 'token refused', { cause })
    })
    if (await deps.isDeleted(claims.uid)) {
      throw new ServiceError('unauthenticated', 'account deleted')
    }
    if (auth === 'admin' && !(claims.admin === true && (await deps.isAdmin(claims.uid)))) {
      throw new ServiceError('forbidden', 'no admin')
    }
    return {
      userId: claims.uid,
      email: claims.email ?? null,
      isEmailVerified: claims.email_verified ?? false,
    }
  }
