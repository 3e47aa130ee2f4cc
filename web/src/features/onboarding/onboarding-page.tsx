import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, type ReactNode } from 'react'
import { authMessages } from '@docent/domain/messages/auth'
import { NOTHING_SET_UP, STEPS, type SetUp } from '@docent/domain/onboarding'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { LoadingScreen } from '../../shared/ui/loading-screen.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import type { StepData } from './api.ts'
import { OnboardingLayout } from './onboarding-layout.tsx'
import { PlanStep } from './plan-step.tsx'
import { stepText } from './step-details.ts'
import { useWizard } from './use-wizard.ts'

/** What a step of another feature is given. */
export interface StepProps {
  /** What the step was completed with before. */
  data: StepData
  onComplete: (data: StepData) => Promise<void>
  onBack: () => void
}

interface OnboardingPageProps {
  /** What the account holds already; `null` until it is known. */
  setUp: SetUp | null
  renderKnowledge: (step: StepProps) => ReactNode
  renderBot: (step: StepProps) => ReactNode
  renderIntegrations: (step: StepProps) => ReactNode
}

/** The wizard: four steps, always resumable. */
export const OnboardingPage = (props: OnboardingPageProps) => {
  const wizard = useWizard(props.setUp ?? NOTHING_SET_UP)
  const { position, completed, progress } = wizard
  if (progress.status === 'loading' || wizard.isDone || props.setUp === null)
    return <LoadingScreen />
  const step: StepProps = {
    data: wizard.dataOf(position),
    onComplete: (data) => wizard.complete(position, data),
    onBack: wizard.goBack,
  }
  const steps: readonly (() => ReactNode)[] = [
    () => <PlanStep isCompleted={completed.includes(0)} onComplete={step.onComplete} />,
    () => props.renderKnowledge(step),
    () => props.renderBot(step),
    () => props.renderIntegrations(step),
  ]
  return (
    <OnboardingLayout wizard={wizard} onSelect={wizard.goTo}>
      {progress.status === 'failed' ? (
        <FailedState text={authMessages.unexpected} onRetry={progress.retry} />
      ) : (
        <Step
          key={position}
          position={position}
          {...(position > 0 && { onPrevious: wizard.goBack })}
        >
          {steps[position]?.()}
        </Step>
      )}
    </OnboardingLayout>
  )
}

interface StepFrameProps {
  position: number
  /** Left out on the first step. */
  onPrevious?: () => void
  children: ReactNode
}

const Step = ({ position, onPrevious, children }: StepFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A new step begins at its top, for the eye and for a screen reader.
    window.scrollTo({ top: 0 })
    frame.current?.focus({ preventScroll: true })
  }, [])
  const title = STEPS[position]?.title ?? ''
  return (
    <Box ref={frame} tabIndex={-1} component="section" aria-label={title} sx={{ outline: 'none' }}>
      {onPrevious && (
        <Button startIcon={<ArrowBack />} onClick={onPrevious} sx={{ ml: -3, mb: 2 }}>
          Previous
        </Button>
      )}
      <PageHeading title={title} text={stepText(position)} />
      {children}
    </Box>
  )
}
