import { overviewMessages as text } from '@docent/domain/messages/overview'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { useBots } from '../../shared/owner-data.ts'
import { useOwner } from '../../shared/session.ts'
import { StepMark } from '../../shared/ui/step-mark.tsx'
import {
  CHECKLIST_STEPS,
  isPutAway,
  nextStep,
  putAway,
  type ChecklistStep,
  type StepsDone,
} from './checklist.ts'

/** @param botId where the snippet is; left out while there is no bot */
const targetsOf = (botId?: string): Readonly<Record<ChecklistStep, string>> => ({
  upload: PATHS.knowledge,
  bot: PATHS.bots,
  site: botId === undefined ? PATHS.bots : PATHS.botIntegrations(botId),
  ask: PATHS.bots,
})

/** What to do next, until everything is done or the owner puts the list away. */
export function FirstRun({ done }: { done: StepsDone | null }) {
  const { uid } = useOwner()
  const [isHidden, setIsHidden] = useState(() => isPutAway(uid))
  const [bot] = useBots().data ?? []
  const titleId = useId()
  const next = done && nextStep(done)
  if (isHidden || done === null || next === null) return null
  const hide = () => {
    putAway(uid)
    setIsHidden(true)
  }
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mb: 8 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 3, pl: { xs: 5, sm: 6 }, pr: 3, py: 2 }}
      >
        <Typography id={titleId} variant="subtitle1" component="h2">
          {text.checklistTitle}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {text.done(Object.values(done).filter(Boolean).length, CHECKLIST_STEPS.length)}
        </Typography>
        <IconButton aria-label={text.hide} onClick={hide}>
          <Close />
        </IconButton>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {CHECKLIST_STEPS.map((step, index) => (
          <Step
            key={step}
            step={step}
            to={targetsOf(bot?.id)[step]}
            place={index + 1}
            isDone={done[step]}
            isNext={step === next}
          />
        ))}
      </Box>
    </Card>
  )
}

interface StepProps {
  step: ChecklistStep
  /** Where it is done. */
  to: string
  place: number
  isDone: boolean
  isNext: boolean
}

const Step = ({ step, to, place, isDone, isNext }: StepProps) => (
  <Box
    component="li"
    aria-current={isNext ? 'step' : undefined}
    sx={{
      display: 'flex',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      columnGap: 4,
      rowGap: 2,
      px: { xs: 5, sm: 6 },
      py: 3,
      borderTop: '1px solid var(--hairline)',
    }}
  >
    <StepMark place={place} isDone={isDone} isNext={isNext} />
    <Box sx={{ flex: { xs: '1 1 calc(100% - 42px)', sm: '1 1 0' }, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500, color: isDone ? 'var(--quiet)' : 'var(--ink)' }}>
        {text.steps[step].title}
        {isDone && <span className="visually-hidden"> {text.isDone}</span>}
      </Typography>
      {isNext && (
        <Typography variant="body2" color="textSecondary">
          {text.steps[step].text}
        </Typography>
      )}
    </Box>
    {isNext && (
      <Button component={Link} to={to} variant="contained" sx={{ ml: { xs: '42px', sm: 0 } }}>
        {text.steps[step].action}
      </Button>
    )}
  </Box>
)
