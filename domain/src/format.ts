const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** A size in 1024 units, at most two decimals: `1.5 MB`. *Source:* specification section 9. */
export function formatBytes(bytes: number): string {
  const power = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10)) : 0
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power]}`
}

/** The first three names, then `+N more`. *Source:* specification section 4. */
export function formatNames(names: readonly string[], shown = 3): string {
  const rest = names.length - shown
  return names.slice(0, shown).join(', ') + (rest > 0 ? ` +${rest} more` : '')
}

const AGO = new Intl.RelativeTimeFormat('en')
const MINUTE_MS = 60_000

/** How long ago something was, in whole minutes, hours or days; `just now` below a minute. */
export function formatAgo(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return AGO.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? AGO.format(-hours, 'hour') : AGO.format(-Math.floor(hours / 24), 'day')
}

/** `n thing` or `n things`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
