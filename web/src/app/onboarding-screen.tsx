import { CHANNELS, MESSAGING_CHANNELS } from '@docent/channels/list'
import { botMessages } from '@docent/domain/messages/bots'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { SetUp } from '@docent/domain/onboarding'
import { BotStep } from '../features/bots/bot-step.tsx'
import { oldestBot, useOwnBots } from '../features/bots/use-own-bots.ts'
import { useSavedChannels } from '../features/channels/api.ts'
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
        knowledge.status === 'failed' ? (
          <Alert severity="error" sx={{ mb: 3 }}>
            {botMessages.usingDefaults}
          </Alert>
        ) : (
          item && (
            <Box sx={{ mb: 3 }}>
              <StageSummaryText files={item.files} />
            </Box>
          )
        )
      }
      onComplete={(data) => void onComplete(data)}
    />
  )
}

const platformsOf = ({ integrations }: StepProps['data']): string[] =>
  Array.isArray(integrations) ? integrations.filter((each) => typeof each === 'string') : []

/** What is left of an earlier set-up; what cannot be read counts as not there. */
function useSetUp(): SetUp | null {
  const knowledge = useKnowledge()
  const { live, bots } = useOwnBots()
  const bot = oldestBot(bots)
  const saved = useSavedChannels(bot?.id ?? '')
  if ([knowledge, live, ...Object.values(saved)].some(({ status }) => status === 'loading'))
    return null
  return {
    baseId: oldestBase(knowledge.data ?? [])?.base.id ?? null,
    botId: bot?.id ?? null,
    websiteUrl: bot?.configuration.websiteUrl ?? '',
    channels: MESSAGING_CHANNELS.map((channel) => ({
      ...CHANNELS[channel].step,
      isConnected: Boolean(saved[channel].data),
    })),
  }
}

/** The wizard with the steps of the features that it walks through. */
export const OnboardingScreen = () => {
  const setUp = useSetUp()
  return (
    <OnboardingPage
      setUp={setUp}
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
}
