import { randomUUID } from 'node:crypto'
import { logger } from 'firebase-functions/logger'
import type { ExportDeps } from '../accounts/export-account.ts'
import { projectFiles } from '../adapters/cloud-storage.ts'
import { emailOfAccount } from '../adapters/firebase-auth.ts'
import { firestoreExports, firestoreOwnedRows } from '../adapters/firestore-exports.ts'
import { describeCause } from './server.ts'

/** What an owner's archive needs, in its calls, in the background and in the nightly job. */
export const exportDeps: ExportDeps = {
  rows: firestoreOwnedRows,
  requests: firestoreExports,
  files: projectFiles,
  archives: projectFiles,
  emailOf: emailOfAccount,
  now: () => new Date(),
  newRun: randomUUID,
  logFailure: (ownerId, cause) =>
    logger.error('an archive could not be made', { ownerId, cause: describeCause(cause) }),
}
