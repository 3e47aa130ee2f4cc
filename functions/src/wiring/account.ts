import { logger } from 'firebase-functions/logger'
import type { AccountDeps } from '../accounts/delete-account.ts'
import { projectFiles } from '../adapters/cloud-storage.ts'
import { firebaseSignIns } from '../adapters/firebase-auth.ts'
import { firestoreAccounts } from '../adapters/firestore-accounts.ts'
import { billingTie } from './billing.ts'
import { channelsTie } from './channels.ts'
import { describeCause } from './server.ts'

/** What deleting an account needs, in its call and in the nightly job. */
export const accountDeps: AccountDeps = {
  accounts: firestoreAccounts,
  signIns: firebaseSignIns,
  files: projectFiles,
  ties: [channelsTie, billingTie],
  now: () => new Date(),
  logFailure: (ownerId, cause) =>
    logger.error('an account is not deleted yet', { ownerId, cause: describeCause(cause) }),
}
