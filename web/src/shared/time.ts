/** Times as people read them: in English, in the zone of the browser that they sit before. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** How long a time is told by its distance; after that by its date. */
const RELATIVE_MS = 7 * DAY_MS

const distance = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** `Mar 5, 2026` */
export const formatDay = (date: Date): string => day.format(date)

/** `Mar 5, 2026, 2:30 PM GMT+1` */
export const formatMoment = (date: Date): string => moment.format(date)

/** `just now`, `5 minutes ago`, `yesterday`; the day where it is more than a week away. */
export function formatRelative(date: Date, now: Date): string {
  const ms = date.getTime() - now.getTime()
  const away = Math.abs(ms)
  if (away < MINUTE_MS) return 'just now'
  if (away < HOUR_MS) return distance.format(Math.trunc(ms / MINUTE_MS), 'minute')
  if (away < DAY_MS) return distance.format(Math.trunc(ms / HOUR_MS), 'hour')
  return away < RELATIVE_MS ? distance.format(Math.trunc(ms / DAY_MS), 'day') : formatDay(date)
}
