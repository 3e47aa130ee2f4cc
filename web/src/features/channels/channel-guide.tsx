import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Children, useEffect, useId, useState, type ReactNode } from 'react'
import type { GuidePart } from '@docent/channels/about'
import { CHANNELS, type MessagingChannel } from '@docent/channels/list'
import { textOfFailure } from '../../shared/call-error.ts'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { loadChannelSetup, type ChannelSetup } from './api.ts'

const Steps = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography variant="subtitle1" component="h2" sx={{ mb: 3 }}>
      {title}
    </Typography>
    <Box
      component="ol"
      sx={{ m: 0, pl: 5, display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '68ch' }}
    >
      {children}
    </Box>
  </div>
)

const Step = ({ children }: { children: ReactNode }) => (
  <Typography component="li" variant="body2">
    {children}
  </Typography>
)

const shown = (part: GuidePart): ReactNode => {
  if (typeof part === 'string') return part
  if ('code' in part) return <code>{part.code}</code>
  return (
    <Link href={part.href} target="_blank" rel="noopener noreferrer">
      {part.label}
    </Link>
  )
}

interface ChannelGuideProps {
  channel: MessagingChannel
  botId: string
}

/** How an owner connects a channel, with what is copied from here where that is done by hand. */
export const ChannelGuide = ({ channel, botId }: ChannelGuideProps) => {
  const { guide, isSetUpByHand } = CHANNELS[channel]
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Steps title={guide.title}>
        {guide.steps.map((parts, index) => (
          // Neither steps nor their parts ever change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Step key={index}>{Children.toArray(parts.map(shown))}</Step>
        ))}
      </Steps>
      {isSetUpByHand && <SetupValues channel={channel} botId={botId} />}
    </Box>
  )
}

const SetupValues = (props: ChannelGuideProps) => {
  const [attempt, setAttempt] = useState(0)
  return <LoadedSetup key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />
}

const LoadedSetup = ({ channel, botId, onRetry }: ChannelGuideProps & { onRetry: () => void }) => {
  const [setup, setSetup] = useState<ChannelSetup | string | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadChannelSetup(channel, botId).then(
      (loaded) => isCurrent && setSetup(loaded),
      (error: unknown) =>
        isCurrent && setSetup(textOfFailure(error, 'The webhook URL could not be loaded.')),
    )
    return () => {
      isCurrent = false
    }
  }, [channel, botId])
  if (setup === null) return <ListSkeleton label="Loading the webhook URL" rows={1} />
  if (typeof setup === 'string') {
    return <FailedState text={setup} onRetry={onRetry} />
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Copied label="Webhook URL" value={setup.webhookUrl} copyLabel="Copy webhook URL" />
      <Copied label="Verify token" value={setup.verifyToken} copyLabel="Copy verify token" />
    </Box>
  )
}

const Copied = (props: { label: string; value: string; copyLabel: string }) => {
  const id = useId()
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 3,
        alignItems: { sm: 'flex-end' },
      }}
    >
      <TextField
        id={id}
        label={props.label}
        value={props.value}
        fullWidth
        slotProps={{ input: { readOnly: true } }}
      />
      <Box sx={{ flexShrink: 0 }}>
        <CopyButton text={props.value} label={props.copyLabel} />
      </Box>
    </Box>
  )
}
