/** Says whether one more call under a key is allowed now. */
export type RateLimiter = (key: string) => boolean

/** Keys that are remembered at most; past it the oldest are forgotten. */
const MAX_KEYS = 20_000

/**
 * A fixed window per key, in the memory of one instance: it bounds what a single visitor or bot
 * can take from an instance. The plan's message cap, which is exact, bounds the whole.
 * @param limit calls allowed in a window
 * @param windowMs length of a window in milliseconds
 */
export function fixedWindowLimiter(
  limit: number,
  windowMs: number,
  now: () => number = Date.now,
): RateLimiter {
  const windows = new Map<string, { endsAt: number; count: number }>()
  return (key) => {
    const at = now()
    let window = windows.get(key)
    if (window === undefined || window.endsAt <= at) {
      window = { endsAt: at + windowMs, count: 0 }
      windows.delete(key)
      windows.set(key, window)
      if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? key)
    }
    window.count += 1
    return window.count <= limit
  }
}
