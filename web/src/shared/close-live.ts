const closers = new Set<() => void>()

/** Called when every live source has to close. */
export const onCloseAllLive = (close: () => void): void => void closers.add(close)

/**
 * Closes every live source at once. Signing out calls this first, so no listener is refused. Apart
 * from `live.ts`, so that signing in does not wait for the database's code.
 */
export function closeAllLive(): void {
  for (const close of closers) close()
}
