import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { STEPS } from '@docent/domain/onboarding'
import type { RailStep } from '../../shared/ui/step-rail.tsx'

interface StepDetail {
  /** One sentence below the step's title. */
  readonly text: string
  /** What the step gives. */
  readonly gives: string
  readonly takes: string
}

const DETAILS: readonly StepDetail[] = [
  {
    text: `${onboardingMessages.selectPlan}. Every one answers with receipts; you can start without a card and change at any time.`,
    gives: 'Room for bots, documents',
    takes: '1 min',
  },
  {
    text: 'Upload the documents that visitors ask about. Your bot says only what it can prove from them.',
    gives: 'What your bot may say',
    takes: '2 min',
  },
  {
    text: 'Give it a name, a voice and a colour. The bot beside the form answers as you change it.',
    gives: 'How it sounds and looks',
    takes: '2 min',
  },
  {
    text: 'Choose where your bot answers. You can change it later.',
    gives: 'Where visitors meet it',
    takes: '5 min',
  },
]

export const RAIL_STEPS: readonly RailStep[] = STEPS.map(({ id, title }) => ({
  id,
  title,
  gives: DETAILS[id]?.gives ?? '',
  takes: DETAILS[id]?.takes ?? '',
}))

export const stepText = (step: number): string => DETAILS[step]?.text ?? ''
