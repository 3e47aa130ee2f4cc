import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Chatbot } from '@docent/domain/collections'
import { botMessages as text } from '@docent/domain/messages/bots'
import { PATHS } from '../../app/paths.ts'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { useSightings } from '../../shared/owner-data.ts'
import { useOwner } from '../../shared/session.ts'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { InstantSwitch } from '../../shared/ui/instant-switch.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { deleteBot, setBotActive } from './api.ts'

interface BotCardProps {
  bot: Chatbot
  /** Title of the base it answers from; `null` where none is linked. */
  baseTitle: string | null
}

const ActiveSwitch = ({ bot }: { bot: Chatbot }) => (
  <InstantSwitch
    name={`${bot.name} is active`}
    isOn={bot.is_active}
    labels={{ on: 'Active', off: 'Inactive' }}
    saved={{
      on: { title: text.switched.on(bot.name) },
      off: { title: text.switched.off(bot.name), text: text.switched.offNote },
    }}
    save={(isActive) => setBotActive(bot.id, isActive)}
    failed={text.dashboardSaveFailed}
  />
)

/** The last website that loaded the widget; nothing before the first. */
const SeenOn = ({ botId }: { botId: string }) => {
  const [last] = useSightings(botId).data ?? []
  if (last === undefined) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {`Seen on ${last.host} `}
      <RelativeTime date={last.seen_at} />
    </Typography>
  )
}

/** One bot of the list. */
export const BotCard = ({ bot, baseTitle }: BotCardProps) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const { primaryColor, personality } = bot.configuration
  return (
    <Surface component="article" label={bot.name}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            width: 40,
            height: 40,
            borderRadius: '50% 50% 50% 12%',
            backgroundColor: primaryColor,
            opacity: bot.is_active ? 1 : 0.4,
          }}
        />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {bot.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {baseTitle === null ? 'No knowledge base linked' : `Answers from ${baseTitle}`}
            {` · ${personality}`}
          </Typography>
          <SeenOn botId={bot.id} />
        </Box>
        <ActiveSwitch bot={bot} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            component={Link}
            to={PATHS.bot(bot.id)}
            aria-label={`Edit ${bot.name}`}
          >
            Edit
          </Button>
          <Button
            component={Link}
            to={PATHS.conversations(bot.id)}
            aria-label={`Conversations of ${bot.name}`}
          >
            Conversations
          </Button>
          <Button
            color="error"
            aria-label={`Delete ${bot.name}`}
            onClick={() => setIsDeleting(true)}
          >
            Delete
          </Button>
        </Box>
      </Box>
      {isDeleting && <DeleteBotDialog bot={bot} onClose={() => setIsDeleting(false)} />}
    </Surface>
  )
}

const DeleteBotDialog = ({ bot, onClose }: { bot: Chatbot; onClose: () => void }) => {
  const notify = useNotify()
  const { uid } = useOwner()
  const remove = async () => {
    try {
      await deleteBot(uid, bot.id)
      notify({ title: text.deleted })
    } catch (error) {
      notify({ title: textOfFailure(error, text.deleteFailed), tone: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${bot.name}?`}
      confirmLabel="Delete bot"
      busyLabel="Deleting…"
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>{text.deleteConfirm}</Typography>
      <Typography color="textSecondary" sx={{ mt: 3 }}>
        Its widget disappears from every website that carries its snippet, Telegram and Messenger
        are disconnected, and its conversations and leads are deleted. Your documents stay.
      </Typography>
    </ConfirmDialog>
  )
}
