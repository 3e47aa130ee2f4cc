import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { CHANNELS, type MessagingChannel } from '@docent/channels/list'
import { channelTexts } from '@docent/channels/texts'
import type { Chatbot } from '@docent/domain/collections'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { checkChannel, connectChannel, disconnectChannel, useSavedChannel } from './api.ts'
import { ChannelForm } from './channel-form.tsx'
import { ChannelGuide } from './channel-guide.tsx'
import { SavedChannelCard } from './saved-channel-card.tsx'

interface ChannelPanelProps {
  channel: MessagingChannel
  bot: Chatbot
  onSaved?: () => void
  onDeleted?: () => void
}

/** Everything that puts a bot on a platform. */
export const ChannelPanel = ({ channel, bot, onSaved, onDeleted }: ChannelPanelProps) => {
  const { name, isSetUpByHand } = CHANNELS[channel]
  const live = useSavedChannel(channel, bot.id)
  const [isEditing, setIsEditing] = useState(false)
  if (live.status === 'loading') return <ListSkeleton label="Loading channel" rows={1} />
  if (live.status === 'failed') {
    const { loadFailedTitle, loadFailed } = channelTexts(CHANNELS[channel])
    return <FailedState title={loadFailedTitle} text={loadFailed} onRetry={live.retry} />
  }
  const saved = live.data
  const isForm = saved === null || isEditing
  return (
    <Surface
      component="section"
      label={name}
      sx={{ display: 'flex', flexDirection: 'column', gap: 7, maxWidth: 860 }}
    >
      {!bot.is_active && (
        <Alert severity="warning">
          This bot is inactive: on {name} it says that it is offline.
        </Alert>
      )}
      {(isForm || isSetUpByHand) && <ChannelGuide channel={channel} botId={bot.id} />}
      {isForm ? (
        <ChannelForm
          channel={channel}
          saved={saved && { name: saved.name ?? '' }}
          save={(values) => connectChannel(channel, bot.id, values)}
          onSaved={() => {
            setIsEditing(false)
            onSaved?.()
          }}
          {...(saved && { onCancel: () => setIsEditing(false) })}
        />
      ) : (
        <SavedChannelCard
          channel={channel}
          saved={saved}
          check={(repair) => checkChannel(channel, bot.id, repair)}
          remove={async () => {
            await disconnectChannel(channel, bot.id)
            onDeleted?.()
          }}
          onEdit={() => setIsEditing(true)}
        />
      )}
    </Surface>
  )
}
