import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

/** Share of the cap from which a bar warns. */
export const NEARLY_FULL = 0.8

interface MeterProps {
  label: string
  used: number
  /** `null`: without an upper bound. */
  cap: number | null
  /** Writes `used` and `cap` for people. */
  format?: (value: number) => string
  /** The cap in words, where it has words of its own. */
  capText?: string
  /** What happens at the cap. */
  note?: ReactNode
  action?: ReactNode
}

const wholeNumber = (value: number) => value.toLocaleString('en')

/** Used of cap, as words and as a bar. */
export function Meter(props: MeterProps) {
  const { label, used, cap, format = wholeNumber, note, action } = props
  const id = useId()
  const share = cap === null ? 0 : cap === 0 ? 1 : Math.min(1, used / cap)
  const tone = share >= 1 ? 'error' : share >= NEARLY_FULL ? 'warning' : 'primary'
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography id={id} variant="subtitle2" component="span">
          {label}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {cap === null
            ? `${format(used)}, no limit`
            : `${format(used)} of ${props.capText ?? format(cap)}`}
        </Typography>
      </Box>
      {cap !== null && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          color={tone}
          aria-labelledby={id}
        />
      )}
      {(note || action) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary" component="div" sx={{ flex: 1 }}>
            {note}
          </Typography>
          {action}
        </Box>
      )}
    </Box>
  )
}
