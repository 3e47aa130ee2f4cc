import Box from '@mui/material/Box'
import { axisTop, type DailyReplies } from '../daily-replies.ts'

const HEIGHT = 200
/** Room for the figures of the axis, in pixels. */
const AXIS = 40

const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const nameOf = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`))

const sentenceOf = ({ day, answered, unanswered }: DailyReplies): string =>
  `${nameOf(day)}: ${answered} answered, ${unanswered} not answered`

const SERIES = [
  ['Answered', 'var(--brand)'],
  ['Not answered', 'var(--warning)'],
] as const

/** Bars by day: answered below, what had no answer on top. A list says the same in words. */
export const RepliesChart = ({ days }: { days: readonly DailyReplies[] }) => {
  const top = axisTop(Math.max(...days.map(({ answered, unanswered }) => answered + unanswered)))
  return (
    <Box component="figure" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      <Box aria-hidden="true" sx={{ position: 'relative', height: HEIGHT, ml: `${AXIS}px`, mt: 3 }}>
        {[0, top / 2, top].map((value) => (
          <GridLine key={value} value={value} top={top} />
        ))}
        <Box sx={{ position: 'absolute', inset: 0, display: 'flex', gap: { xs: '2px', sm: 1 } }}>
          {days.map((day) => (
            <Bar key={day.day} day={day} top={top} />
          ))}
        </Box>
      </Box>
      <Box
        aria-hidden="true"
        sx={{ ...small, ml: `${AXIS}px`, mt: 2, justifyContent: 'space-between' }}
      >
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
          (day) => day && <span key={day.day}>{nameOf(day.day)}</span>,
        )}
      </Box>
      <Box component="figcaption" sx={{ ...small, gap: 5, mt: 4, fontSize: '0.875rem' }}>
        {SERIES.map(([name, color]) => (
          <Box key={name} component="span" sx={{ ...small, fontSize: 'inherit', gap: 2 }}>
            <Box
              component="span"
              sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: color }}
            />
            {name}
          </Box>
        ))}
      </Box>
      <ul className="visually-hidden" aria-label="Questions by day">
        {days
          .filter(({ answered, unanswered }) => answered + unanswered > 0)
          .map((day) => (
            <li key={day.day}>{sentenceOf(day)}</li>
          ))}
      </ul>
    </Box>
  )
}

const small = { display: 'flex', alignItems: 'center', fontSize: '0.75rem', color: 'var(--quiet)' }

const GridLine = ({ value, top }: { value: number; top: number }) => (
  <Box
    sx={{
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: `${(100 * value) / top}%`,
      borderTop: '1px solid var(--hairline)',
    }}
  >
    <Box component="span" sx={{ ...small, position: 'absolute', right: '100%', top: -9, mr: 3 }}>
      {value.toLocaleString('en')}
    </Box>
  </Box>
)

const Bar = ({ day, top }: { day: DailyReplies; top: number }) => (
  <Box
    title={sentenceOf(day)}
    sx={{
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: '1px',
    }}
  >
    {[day.unanswered, day.answered].map((count, index) => (
      <Box
        key={SERIES[1 - index]?.[0]}
        sx={{
          height: `${(100 * count) / top}%`,
          bgcolor: SERIES[1 - index]?.[1],
          borderRadius: '2px',
        }}
      />
    ))}
  </Box>
)
