import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { StepMark } from './step-mark.tsx'

export interface RailStep {
  id: number
  title: string
  /** What the step gives, in a few words. */
  gives?: string
  /** How long it takes, for example 'about 2 minutes'. */
  takes?: string
}

interface StepRailProps {
  steps: readonly RailStep[]
  current: number
  completed: readonly number[]
  /** Called for a completed step, to go back to it. Left out, steps are not links. */
  onSelect?: (stepId: number) => void
}

/** The steps of a wizard: what each gives, how long it takes, which are done. */
export function StepRail({ steps, current, completed, onSelect }: StepRailProps) {
  return (
    <Box component="ol" aria-label="Steps" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, position) => {
        const isDone = completed.includes(step.id)
        const isCurrent = step.id === current
        const canGoBack = onSelect !== undefined && isDone && !isCurrent
        const content = <StepContent step={step} isDone={isDone} isCurrent={isCurrent} />
        return (
          <Box
            component="li"
            key={step.id}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              position: 'relative',
              '&::before':
                position === 0
                  ? {}
                  : {
                      content: '""',
                      position: 'absolute',
                      left: 21,
                      top: -8,
                      height: 16,
                      borderLeft: '1px solid var(--edge)',
                    },
            }}
          >
            {canGoBack ? (
              <ButtonBase
                onClick={() => onSelect(step.id)}
                sx={{
                  ...row,
                  width: '100%',
                  borderRadius: 'var(--radius-control)',
                  '&:hover': { backgroundColor: 'var(--sunken)' },
                }}
              >
                {content}
              </ButtonBase>
            ) : (
              <Box sx={row}>{content}</Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 3,
  p: 2,
  minHeight: 44,
} as const

function StepContent(props: { step: RailStep; isDone: boolean; isCurrent: boolean }) {
  const { step, isDone, isCurrent } = props
  const detail = [step.gives, step.takes].filter(Boolean).join(' · ')
  return (
    <>
      <StepMark place={step.id + 1} isDone={isDone} isCurrent={isCurrent} />
      <Box component="span" sx={{ minWidth: 0, pt: '2px' }}>
        <Typography
          variant="body2"
          component="span"
          sx={{
            display: 'block',
            fontWeight: isCurrent ? 600 : 500,
            color: isCurrent || isDone ? 'var(--ink)' : 'var(--quiet)',
          }}
        >
          {step.title}
          {isDone && <span className="visually-hidden"> (done)</span>}
        </Typography>
        {detail && (
          <Typography
            variant="caption"
            component="span"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {detail}
          </Typography>
        )}
      </Box>
    </>
  )
}
