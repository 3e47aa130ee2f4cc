import Box from '@mui/material/Box'
import { BotStep } from '../features/bots/bot-step.tsx'
import { IntegrationsStep } from '../features/channels/integrations-step.tsx'
import { useKnowledge } from '../features/knowledge/api.ts'
import { oldestBase } from '../features/knowledge/knowledge-rows.ts'
import { KnowledgeStep } from '../features/knowledge/knowledge-step.tsx'
import { StageSummaryText } from '../features/knowledge/stage-summary.tsx'
import { OnboardingPage, type StepProps } from '../features/onboarding/onboarding-page.tsx'
import { ListSkeleton } from '../shared/ui/list-skeleton.tsx'

const BotStepOnBase = ({ onComplete }: StepProps) => {
  const knowledge = useKnowledge()
  if (knowledge.status === 'loading') return <ListSkeleton label="Loading bot" rows={1} />
  const item = oldestBase(knowledge.data ?? [])
  return (
    <BotStep
      base={item?.base ?? null}
      note={
        item && (
          <Box sx={{ mb: 3 }}>
            <StageSummaryText files={item.files} />
          </Box>
        )
      }
      onComplete={(data) => void onComplete(data)}
    />
  )
}

const platformsOf = ({ integrations }: StepProps['data']): string[] =>
  Array.isArray(integrations) ? integrations.filter((each) => typeof each === 'string') : []

/** The wizard with the steps of the features that it walks through. */
export const OnboardingScreen = () => (
  <OnboardingPage
    renderKnowledge={({ onComplete }) => (
      <KnowledgeStep onComplete={(data) => void onComplete(data)} />
    )}
    renderBot={(step) => <BotStepOnBase {...step} />}
    renderIntegrations={({ data, onComplete, onBack }) => (
      <IntegrationsStep
        savedPlatforms={platformsOf(data)}
        onComplete={onComplete}
        onBack={onBack}
      />
    )}
  />
)
