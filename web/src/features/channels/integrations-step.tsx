import LanguageOutlined from '@mui/icons-material/LanguageOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
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
import { WebsiteChannel } from './website-channel.tsx'

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
  const [choice, setChoice] = useState<boolean | null>(
    savedPlatforms.includes('website') ? true : null,
  )
  const [isBusy, setIsBusy] = useState(false)
  // A saved address selects its platform until the owner says otherwise.
  const isWebsite = choice ?? websiteUrl !== ''

  const finish = async () => {
    setIsBusy(true)
    const integrations = isWebsite ? ['website'] : []
    notify({
      title: text.integrationsConfigured,
      text: `${plural(integrations.length, 'platform')} connected.`,
    })
    await onComplete({
      integrations,
      websiteUrl,
      hasTelegramBot: false,
      hasFacebookMessenger: false,
      hasWebsiteWidget: isWebsite,
    })
    setIsBusy(false)
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6, maxWidth: 760 }}>
      <PlatformCard isSelected={isWebsite} onToggle={() => setChoice(!isWebsite)} />
      {isWebsite && <WebsiteChannel bot={bot} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button
          variant="contained"
          size="large"
          disabled={!isWebsite || isBusy}
          onClick={() => void finish()}
        >
          {text.completeSetup}
        </Button>
        {!isWebsite && (
          <Typography variant="body2" color="textSecondary">
            Select where your bot should answer.
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const PlatformCard = ({ isSelected, onToggle }: { isSelected: boolean; onToggle: () => void }) => (
  <Box
    component="label"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      p: 5,
      cursor: 'pointer',
      border: '1px solid',
      borderColor: isSelected ? 'var(--brand)' : 'var(--edge)',
      boxShadow: isSelected ? 'inset 0 0 0 1px var(--brand)' : 'none',
      borderRadius: 'var(--radius)',
      backgroundColor: 'var(--surface)',
      '&:has(:focus-visible)': { outline: '2px solid var(--brand)', outlineOffset: 2 },
    }}
  >
    <LanguageOutlined aria-hidden sx={{ fontSize: 28, color: 'var(--quiet)' }} />
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
        Website
      </Typography>
      <Typography variant="body2" component="span" color="textSecondary">
        A chat button on your pages, from one line of script.
      </Typography>
    </Box>
    <Chip size="small" label="Easy · 5 minutes" sx={{ display: { xs: 'none', sm: 'flex' } }} />
    <Checkbox
      checked={isSelected}
      onChange={onToggle}
      slotProps={{ input: { 'aria-label': 'Website, easy, 5 minutes' } }}
    />
  </Box>
)
