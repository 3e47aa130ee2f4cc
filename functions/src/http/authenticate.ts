import { ServiceError } from '@docent/domain/errors'
import type { Owner } from './endpoint.ts'

export interface AuthenticateDeps {
  /** Claims of a valid ID token. Rejects where it is malformed, expired or revoked. */
  verifyIdToken(token: string): Promise<{
    uid: string
    email?: string | undefined
    email_verified?: boolean | undefined
  }>
  /** Whether the account has been deleted: its ID token outlives it by up to an hour. */
  isDeleted(userId: string): Promise<boolean>
}

/**
 * Owner of a call by its `Authorization: Bearer …` header.
 * @throws ServiceError `unauthenticated`
 */
export const authenticateOwner =
  (deps: AuthenticateDeps) =>
  async (authorization: string | undefined): Promise<Owner> => {
    const token = /^Bearer (\S{1,4096})$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw new ServiceError('unauthenticated', 'no bearer token')
    const claims = await deps.verifyIdToken(token).catch((cause: unknown) => {
      throw new ServiceError('unauthenticated', 'token refused', { cause })
    })
    if (await deps.isDeleted(claims.uid)) {
      throw new ServiceError('unauthenticated', 'account deleted')
    }
    return {
      userId: claims.uid,
      email: claims.email ?? null,
      isEmailVerified: claims.email_verified ?? false,
    }
  }
