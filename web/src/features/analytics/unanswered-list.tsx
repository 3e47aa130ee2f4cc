import { plural } from '@docent/domain/format'
import { analyticsMessages as text } from '@docent/domain/messages/analytics'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { useBaseNames } from '../../shared/owner-data.ts'
import { AddAnswer } from '../../shared/ui/add-answer.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { useUnanswered } from './api.ts'

/** The questions that got the fallback, the most frequent first. */
export const UnansweredList = () => {
  const titleId = useId()
  const { outcome, retry } = useUnanswered()
  const bases = useBaseNames()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 6 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 4,
          px: { xs: 5, sm: 6 },
          py: 5,
        }}
      >
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography id={titleId} variant="subtitle1" component="h2">
            {text.unansweredTitle}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text.unanswered}
          </Typography>
        </Box>
        <Button component={Link} to={PATHS.knowledge} variant="outlined">
          Add documents
        </Button>
      </Box>
      {outcome === null && <ListSkeleton label="Loading questions" rows={2} />}
      {outcome !== null && 'failure' in outcome && (
        <Box sx={{ px: { xs: 5, sm: 6 }, pb: 5 }}>
          <FailedState text={outcome.failure} onRetry={retry} />
        </Box>
      )}
      {outcome !== null && 'data' in outcome && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {outcome.data.map(({ question, times, lastAskedAt }) => (
            <Box
              component="li"
              key={question}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 4,
                px: { xs: 5, sm: 6 },
                py: 3,
                borderTop: '1px solid var(--hairline)',
              }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{question}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {times === 1 ? 'Asked ' : `Asked ${plural(times, 'time')}, last `}
                  <RelativeTime date={new Date(lastAskedAt)} />
                </Typography>
              </Box>
              <AddAnswer question={question} bases={bases} />
            </Box>
          ))}
        </Box>
      )}
    </Card>
  )
}
