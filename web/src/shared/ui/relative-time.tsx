import Tooltip from '@mui/material/Tooltip'
import { useNow } from '../owner-data.ts'
import { formatMoment, formatRelative } from '../time.ts'

interface RelativeTimeProps {
  date: Date
  /** Inside a link or a button, which the keyboard stops at already. */
  isInControl?: boolean
}

/** How long ago something was; the exact time in the owner's zone under the pointer or the focus. */
export function RelativeTime({ date, isInControl = false }: RelativeTimeProps) {
  const now = useNow()
  return (
    <Tooltip title={formatMoment(date)} describeChild>
      <time dateTime={date.toISOString()} {...(isInControl ? {} : { tabIndex: 0 })}>
        {formatRelative(date, now)}
      </time>
    </Tooltip>
  )
}
