import Alert from '@mui/material/Alert'
import { useState } from 'react'
import type { MessagingChannel } from '@docent/domain/channels'
import type { Chatbot } from '@docent/domain/collections'
import { channelMessages } from '@docent/domain/messages/channels'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { checkChannel, connectChannel, disconnectChannel, useSavedChannel } from './api.ts'
import { ChannelForm } from './channel-form.tsx'
import { MessengerGuide, TelegramGuide } from './channel-guides.tsx'
import { CHANNEL_LABELS } from './channel-labels.ts'
import { SavedChannelCard } from './saved-channel-card.tsx'

interface ChannelPanelProps {
  channel: MessagingChannel
  bot: Chatbot
  onSaved?: () => void
  onDeleted?: () => void
}

/** Everything that puts a bot on Telegram or Messenger. */
export const ChannelPanel = ({ channel, bot, onSaved, onDeleted }: ChannelPanelProps) => {
  const live = useSavedChannel(channel, bot.id)
  const [isEditing, setIsEditing] = useState(false)
  if (live.status === 'loading') return <ListSkeleton label="Loading channel" rows={1} />
  if (live.status === 'failed') {
    const { loadFailedTitle, loadFailed } = channelMessages[channel]
    return <FailedState title={loadFailedTitle} text={loadFailed} onRetry={live.retry} />
  }
  const saved = live.data
  const isForm = saved === null || isEditing
  const guide = channel === 'telegram' ? <TelegramGuide /> : <MessengerGuide botId={bot.id} />
  return (
    <Surface
      component="section"
      label={CHANNEL_LABELS[channel].region}
      sx={{ display: 'flex', flexDirection: 'column', gap: 7, maxWidth: 860 }}
    >
      {!bot.is_active && (
        <Alert severity="warning">
          This bot is inactive: on {channelMessages[channel].name} it says that it is offline.
        </Alert>
      )}
      {(isForm || channel === 'messenger') && guide}
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
