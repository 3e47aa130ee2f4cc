import { formatAgo } from '@docent/domain/format'

/** Times as people read them: in English, in the zone of the browser that they sit before. */

/** How long a time is told by its distance, in milliseconds: a week. After that by its date. */
const RELATIVE_MS = 7 * 24 * 60 * 60 * 1000

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** `Mar 5, 2026, 2:30 PM GMT+1` */
export const formatMoment = (date: Date): string => moment.format(date)

/** `just now`, `5 minutes ago`, `2 days ago`; the day where it is a week ago or more. */
export const formatRelative = (date: Date, now: Date): string =>
  now.getTime() - date.getTime() < RELATIVE_MS ? formatAgo(date, now) : day.format(date)
