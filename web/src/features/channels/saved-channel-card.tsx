import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { CHANNELS, type MessagingChannel } from '@docent/channels/list'
import { channelTexts } from '@docent/channels/texts'
import type { ChannelProblem } from '@docent/domain/channels'
import { CHANNEL_PROBLEM_TEXTS } from '@docent/domain/messages/channels'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { Fact } from './fact.tsx'
import type { SavedChannel } from './channel-rows.ts'

export interface SavedChannelCardProps {
  channel: MessagingChannel
  saved: SavedChannel
  check: (repair: boolean) => Promise<{ problem: ChannelProblem | null }>
  remove: () => Promise<void>
  onEdit: () => void
}

/** A saved channel, how it is, and what can be done about it. */
export const SavedChannelCard = (props: SavedChannelCardProps) => {
  const { channel, saved } = props
  const { form } = CHANNELS[channel]
  const [isDeleting, setIsDeleting] = useState(false)
  const { isBusy, look } = useCheck(props)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <State saved={saved} isBusy={isBusy} onRetry={() => void look(true)} />
      <Box component="dl" sx={{ m: 0 }}>
        <Fact term={form.nameLabel}>{saved.name ?? 'None'}</Fact>
        <Fact term={form.tokenLabel}>
          <code>{saved.tokenPreview}…</code>
        </Fact>
        <Fact term="Added">{saved.createdAt ? <RelativeTime date={saved.createdAt} /> : '…'}</Fact>
        <Fact term="Last message">
          {saved.lastMessageAt ? <RelativeTime date={saved.lastMessageAt} /> : 'None yet'}
        </Fact>
        {saved.lastError !== '' && <Fact term="Last error">{saved.lastError}</Fact>}
        {form.signingSecret && (
          <Fact term="Signature">
            {saved.isSigned ? 'Every message is checked' : form.signingSecret.missing}
          </Fact>
        )}
      </Box>
      <Actions {...props} isBusy={isBusy} look={look} onDelete={() => setIsDeleting(true)} />
      <DeleteDialog {...props} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </Box>
  )
}

/** Asks the platform, and says what it said. */
function useCheck({ channel, check }: SavedChannelCardProps) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const look = async (repair: boolean) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { problem } = await check(repair)
      if (problem === null) notify({ title: `${CHANNELS[channel].name} is connected` })
      else {
        notify({
          title: 'Not connected',
          text: CHANNEL_PROBLEM_TEXTS[problem],
          tone: 'destructive',
        })
      }
    } catch (error) {
      notify({
        title: textOfFailure(error, channelTexts(CHANNELS[channel]).saveFailed),
        tone: 'destructive',
      })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, look }
}

const State = (props: { saved: SavedChannel; isBusy: boolean; onRetry: () => void }) => {
  const { problem } = props.saved
  if (problem === null) {
    return <Alert severity="success">Connected</Alert>
  }
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={props.onRetry} aria-disabled={props.isBusy}>
          {props.isBusy ? 'Retrying…' : 'Retry'}
        </Button>
      }
    >
      Not connected: {CHANNEL_PROBLEM_TEXTS[problem]}
    </Alert>
  )
}

const Actions = (
  props: SavedChannelCardProps & {
    isBusy: boolean
    look: (repair: boolean) => Promise<void>
    onDelete: () => void
  },
): ReactNode => {
  const { channel, saved } = props
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {saved.link !== '' && (
        <Button
          variant="contained"
          href={`${saved.link}?${CHANNELS[channel].testParameter}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send a test message
        </Button>
      )}
      <Button
        variant="outlined"
        onClick={() => void props.look(false)}
        aria-disabled={props.isBusy}
      >
        {props.isBusy ? 'Checking…' : 'Check now'}
      </Button>
      <Button variant="outlined" onClick={props.onEdit}>
        Edit
      </Button>
      <Button color="error" onClick={props.onDelete}>
        Delete
      </Button>
    </Box>
  )
}

const DeleteDialog = ({
  channel,
  remove,
  isOpen,
  onClose,
}: SavedChannelCardProps & { isOpen: boolean; onClose: () => void }) => {
  const notify = useNotify()
  const { name, noun } = CHANNELS[channel]
  const texts = channelTexts(CHANNELS[channel])
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Delete the ${noun}?`}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      isDestructive
      onClose={onClose}
      onConfirm={async () => {
        try {
          await remove()
          onClose()
          notify({ title: texts.deleted })
        } catch (error) {
          notify({ title: textOfFailure(error, texts.deleteFailed), tone: 'destructive' })
        }
      }}
    >
      The bot stops answering on {name}, its webhook is removed and the token is erased. Your
      documents, the website widget and past conversations stay.
    </ConfirmDialog>
  )
}
