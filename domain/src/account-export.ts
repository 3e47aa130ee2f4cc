/** The archive of everything that an owner has here. */

export const EXPORT_STATES = ['making', 'ready', 'failed'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** `exports/{uid}`: the owner's latest archive. */
export interface AccountExport {
  readonly state: ExportState
  /** Names the archive among those that were made before it. */
  readonly run: string
  readonly requested_at: Date
  /** Size of the archive; 0 until it is ready. */
  readonly bytes: number
  /** When it is removed; `null` until it is ready. */
  readonly expires_at: Date | null
}

/** How long an archive can be downloaded, in milliseconds: a day. */
export const EXPORT_KEPT_MS = 24 * 60 * 60 * 1000

/** Shortest time between two archives of an owner, in milliseconds, unless the first one failed. */
export const EXPORT_PAUSE_MS = 10 * 60 * 1000

/** Time after which an archive that is not ready will never be, in milliseconds. */
export const EXPORT_TIMEOUT_MS = 10 * 60 * 1000

/** Largest part in which an archive is downloaded, in bytes. Hosting lets no more than 32 MB pass. */
export const EXPORT_PART_BYTES = 8 * 1024 * 1024

/** Where an archive stands at `now`; `expired` where it can no longer be downloaded. */
export function exportStateAt(made: AccountExport, now: Date): ExportState | 'expired' {
  const age = now.getTime() - made.requested_at.getTime()
  if (made.state === 'making') return age < EXPORT_TIMEOUT_MS ? 'making' : 'failed'
  if (made.state === 'failed') return 'failed'
  return made.expires_at !== null && now < made.expires_at ? 'ready' : 'expired'
}

/** Whether another archive may be begun. */
export function mayExport(known: AccountExport | null, now: Date): boolean {
  if (known === null || exportStateAt(known, now) === 'failed') return true
  return now.getTime() - known.requested_at.getTime() >= EXPORT_PAUSE_MS
}

/** Storage folder of an owner's archives, with a closing slash. Not readable by clients. */
export const exportFolder = (ownerId: string): string => `exports/${ownerId}/`

export const exportPath = (ownerId: string, run: string): string =>
  `${exportFolder(ownerId)}${run}.zip`
