const closers = new Set<() => void>()
const openers = new Set<() => void>()

/** Called when every live source has to close. */
export const onCloseAllLive = (close: () => void): void => void closers.add(close)

/** Called when what was closed is wanted again. Returns how to be called no more. */
export function onReopenLive(open: () => void): () => void {
  openers.add(open)
  return () => void openers.delete(open)
}

/**
 * Closes every live source at once. Signing out calls this first, so no listener is refused. Apart
 * from `live.ts`, so that signing in does not wait for the database's code.
 */
export function closeAllLive(): void {
  for (const close of closers) close()
}

/** Follows again what the open screens show: what the sources were closed for did not happen. */
export function reopenLive(): void {
  for (const open of openers) open()
}
