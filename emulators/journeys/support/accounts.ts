import { PROJECT_ID, originOf } from '../../ports.ts'
import type { Owner } from './owner.ts'
import { askAdmin } from './traces.ts'

const updateAccount = (userId: string, changes: object) =>
  askAdmin(
    `${originOf('auth')}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:update`,
    { localId: userId, ...changes },
  )

/** Gives an account these claims alone; its next token carries them. */
export const setClaims = ({ userId }: Owner, claims: object) =>
  updateAccount(userId, { customAttributes: JSON.stringify(claims) })

/** Shuts an account, as the Firebase console does. */
export const disableAccount = ({ userId }: Owner) => updateAccount(userId, { disableUser: true })

/** Ends every session of an account, as a new password does. */
export async function revokeSessions({ userId }: Owner): Promise<void> {
  // Sessions are told apart by the second: one that began in this second would go on.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await updateAccount(userId, { validSince: `${Math.floor(Date.now() / 1_000)}` })
}
