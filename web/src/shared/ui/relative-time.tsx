import { lazy, Suspense } from 'react'
import { useNow } from '../owner-data.ts'
import { formatRelative } from '../time.ts'

/** A tooltip weighs more than the screens on which times stand, which do not wait for it. */
const ExactTime = lazy(async () => ({ default: (await import('./exact-time.tsx')).ExactTime }))

interface RelativeTimeProps {
  date: Date
  /** Inside a link or a button, which the keyboard stops at already. */
  isInControl?: boolean
}

/** How long ago something was; the exact time in the owner's zone under the pointer or the focus. */
export function RelativeTime({ date, isInControl = false }: RelativeTimeProps) {
  const now = useNow()
  const time = (
    <time dateTime={date.toISOString()} {...(isInControl ? {} : { tabIndex: 0 })}>
      {formatRelative(date, now)}
    </time>
  )
  return (
    <Suspense fallback={time}>
      <ExactTime date={date}>{time}</ExactTime>
    </Suspense>
  )
}
