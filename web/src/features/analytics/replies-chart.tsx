import Box from '@mui/material/Box'
import { plural } from '@docent/domain/format'
import { axisTop, type DailyReplies } from './daily-replies.ts'

const WIDTH = 720
const HEIGHT = 200
const AXIS = 36
const GAP = 4
/** The first, a middle and the last day are named; more would not fit on a phone. */
const NAMED_DAYS = 3

const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const nameOf = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`))

const sentenceOf = ({ day, answered, unanswered }: DailyReplies): string =>
  `${nameOf(day)}: ${answered} answered, ${unanswered} not answered`

/** Bars by day: answered from below, what had no answer on top. The table says the same in words. */
export const RepliesChart = ({ days }: { days: readonly DailyReplies[] }) => {
  const top = axisTop(Math.max(...days.map(({ answered, unanswered }) => answered + unanswered)))
  const step = (WIDTH - AXIS) / days.length
  const heightOf = (count: number) => (HEIGHT * count) / top
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        viewBox={`0 -12 ${WIDTH} ${HEIGHT + 40}`}
        aria-hidden="true"
        sx={{ display: 'block', width: '100%', overflow: 'visible' }}
      >
        {[0, top / 2, top].map((value) => (
          <g key={value} transform={`translate(0 ${HEIGHT - heightOf(value)})`}>
            <line x1={AXIS} x2={WIDTH} stroke="var(--hairline)" />
            <text x={AXIS - 10} dy="4" textAnchor="end" style={label}>
              {value}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          const { answered, unanswered } = day
          const bar = { x: AXIS + index * step + GAP / 2, width: step - GAP }
          const upTo = heightOf(answered)
          return (
            <g key={day.day}>
              <title>{sentenceOf(day)}</title>
              <rect {...bar} y={HEIGHT - upTo} height={upTo} fill="var(--brand)" rx="2" />
              <rect
                {...bar}
                y={HEIGHT - upTo - heightOf(unanswered)}
                height={heightOf(unanswered)}
                fill="var(--warning)"
                rx="2"
              />
              {index % Math.floor((days.length - 1) / (NAMED_DAYS - 1)) === 0 && (
                <text
                  x={bar.x + bar.width / 2}
                  y={HEIGHT + 22}
                  textAnchor={index === 0 ? 'start' : index > days.length - 3 ? 'end' : 'middle'}
                  style={label}
                >
                  {nameOf(day.day)}
                </text>
              )}
            </g>
          )
        })}
      </Box>
      <Legend />
      <ul className="visually-hidden" aria-label="Questions by day">
        {days
          .filter(({ answered, unanswered }) => answered + unanswered > 0)
          .map((day) => (
            <li key={day.day}>{sentenceOf(day)}</li>
          ))}
      </ul>
      <figcaption className="visually-hidden">
        {`Questions on each of the last ${plural(days.length, 'day')}`}
      </figcaption>
    </Box>
  )
}

const label = { fontSize: 12, fill: 'var(--quiet)', fontVariantNumeric: 'tabular-nums' }

const Legend = () => (
  <Box sx={{ display: 'flex', gap: 5, mt: 4, color: 'var(--quiet)', fontSize: '0.875rem' }}>
    {[
      ['Answered', 'var(--brand)'],
      ['Not answered', 'var(--warning)'],
    ].map(([name, color]) => (
      <Box
        key={name}
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}
      >
        <Box component="span" sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: color }} />
        {name}
      </Box>
    ))}
  </Box>
)
