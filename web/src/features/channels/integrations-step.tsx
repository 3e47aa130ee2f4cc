import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CHANNELS, MESSAGING_CHANNELS } from '@docent/channels/list'
import type { Chatbot } from '@docent/domain/collections'
import { plural } from '@docent/domain/format'
import { onboardingMessages as text } from '@docent/domain/messages/onboarding'
import { useNotify } from '../../shared/notify.tsx'
import { useBots } from '../../shared/owner-data.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { botMessages } from '@docent/domain/messages/bots'
import { useSavedChannels } from './api.ts'
import { PlatformCard } from './platform-card.tsx'
import { PlatformTabs } from './platform-tabs.tsx'
import { PLATFORMS, stepNameOf, type Platform } from './platforms.ts'

interface IntegrationsStepProps {
  /** Platforms of an earlier visit. */
  savedPlatforms: readonly string[]
  onComplete: (data: Record<string, unknown>) => Promise<void>
  onBack: () => void
}

const byAge = (a: Chatbot, b: Chatbot) => a.created_at.getTime() - b.created_at.getTime()

/** The wizard's last step: where the bot is going to answer. */
export const IntegrationsStep = (props: IntegrationsStepProps) => {
  const bots = useBots()
  if (bots.status === 'loading') return <ListSkeleton label="Loading bot" rows={1} />
  if (bots.status === 'failed') {
    return <FailedState text={botMessages.loadFailedTitle} onRetry={bots.retry} />
  }
  const bot = bots.data.toSorted(byAge)[0]
  if (bot === undefined) {
    return (
      <Surface>
        <EmptyState
          title="There is no bot to connect yet"
          text="Make one in the step before; the default settings take one click."
          drawing="conversation"
          action={
            <Button variant="contained" onClick={props.onBack}>
              Configure your bot
            </Button>
          }
        />
      </Surface>
    )
  }
  return <Platforms {...props} bot={bot} />
}

const Platforms = ({
  bot,
  savedPlatforms,
  onComplete,
}: IntegrationsStepProps & { bot: Chatbot }) => {
  const notify = useNotify()
  const { websiteUrl } = bot.configuration
  const channels = useSavedChannels(bot.id)
  const [choice, setChoice] = useState<Partial<Record<Platform, boolean>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const isSaved = (platform: Platform) =>
    platform === 'website' ? websiteUrl !== '' : Boolean(channels[platform].data)
  // What is saved selects its platform until the owner says otherwise.
  const isSelected = (platform: Platform) =>
    choice[platform] ?? (isSaved(platform) || savedPlatforms.includes(stepNameOf(platform)))
  const integrations = PLATFORMS.filter(isSelected)
  const choose = (platform: Platform, isChosen: boolean) =>
    setChoice((before) => ({ ...before, [platform]: isChosen }))

  const finish = async () => {
    setIsBusy(true)
    notify({
      title: text.integrationsConfigured,
      text: `${plural(integrations.length, 'platform')} connected.`,
    })
    await onComplete({
      integrations: integrations.map(stepNameOf),
      websiteUrl,
      ...Object.fromEntries(
        MESSAGING_CHANNELS.map((channel) => [CHANNELS[channel].step.flag, isSaved(channel)]),
      ),
      hasWebsiteWidget: isSelected('website'),
    })
    setIsBusy(false)
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6, maxWidth: 860 }}>
      {PLATFORMS.map((platform) => (
        <PlatformCard
          key={platform}
          platform={platform}
          isSelected={isSelected(platform)}
          onToggle={() => choose(platform, !isSelected(platform))}
        />
      ))}
      <PlatformTabs
        bot={bot}
        platforms={integrations}
        onSaved={(platform) => choose(platform, true)}
        onDeleted={(platform) => choose(platform, false)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button
          variant="contained"
          size="large"
          disabled={integrations.length === 0 || isBusy}
          onClick={() => void finish()}
        >
          {text.completeSetup}
        </Button>
        {integrations.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            Select where your bot should answer.
          </Typography>
        )}
      </Box>
    </Box>
  )
}
