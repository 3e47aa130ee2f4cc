import { ServiceError } from '@docent/domain/errors'
import type { Owner } from './endpoint.ts'

export interface AuthenticateDeps {
  /** Claims of a valid ID token. Rejects where it is malformed, expired or revoked. */
  verifyIdToken(token: string): Promise<{
    uid: string
    email?: string | undefined
    email_verified?: boolean | undefined
  }>
  /**
   * Whether a valid token and its account, as it is now, both carry the claim `admin`. A claim that
   * was taken away, or a session that was revoked, counts no more, however old the token is.
   */
  isAdmin(token: string): Promise<boolean>
  /** Whether the account has been deleted: its ID token outlives it by up to an hour. */
  isDeleted(userId: string): Promise<boolean>
}

/**
 * Owner of a call by its `Authorization: Bearer …` header.
 * @throws ServiceError `unauthenticated`; `forbidden` where an admin is asked for and it is none
 */
export const authenticateOwner =
  (deps: AuthenticateDeps) =>
  async (authorization: string | undefined, auth: 'owner' | 'admin' = 'owner'): Promise<Owner> => {
    const token = /^Bearer (\S{1,4096})$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw new ServiceError('unauthenticated', 'no bearer token')
    const claims = await deps.verifyIdToken(token).catch((cause: unknown) => {
      throw new ServiceError('unauthenticated', 'token refused', { cause })
    })
    if (await deps.isDeleted(claims.uid)) {
      throw new ServiceError('unauthenticated', 'account deleted')
    }
    if (auth === 'admin' && !(await deps.isAdmin(token))) {
      throw new ServiceError('forbidden', 'no admin')
    }
    return {
      userId: claims.uid,
      email: claims.email ?? null,
      isEmailVerified: claims.email_verified ?? false,
    }
  }
