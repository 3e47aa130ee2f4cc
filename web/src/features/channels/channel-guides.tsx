import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState, type ReactNode } from 'react'
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

/** *Source:* core.telegram.org/bots/features, "BotFather" and "Privacy mode". */
export const TelegramGuide = () => (
  <Steps title="Get a token from BotFather">
    <Step>
      Open{' '}
      <Link href="https://t.me/BotFather" target="_blank" rel="noopener noreferrer">
        @BotFather
      </Link>{' '}
      in Telegram and press Start.
    </Step>
    <Step>
      Send <code>/newbot</code>, then a name, then a user name that ends in <code>bot</code>.
    </Step>
    <Step>BotFather answers with a token such as 123456789:AA… Copy it and paste it below.</Step>
    <Step>Save. Docent registers the webhook itself; there is nothing to set up in Telegram.</Step>
    <Step>
      In a group, add the bot and mention it by its user name, or reply to it: Telegram shows it no
      other messages unless you switch its privacy mode off with <code>/setprivacy</code>, and it
      answers no others.
    </Step>
  </Steps>
)

interface MessengerGuideProps {
  botId: string
}

/**
 * *Source:* developers.facebook.com/documentation/business-messaging/messenger-platform, "Customize
 * the Engage with customers on Messenger use case" and "Quick start", "Standard access".
 */
export const MessengerGuide = ({ botId }: MessengerGuideProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
    <Steps title="Connect your page">
      <Step>
        At{' '}
        <Link href="https://developers.facebook.com/apps" target="_blank" rel="noopener noreferrer">
          developers.facebook.com/apps
        </Link>{' '}
        create an app with the use case “Engage with customers on Messenger from Meta”, and press
        Customize.
      </Step>
      <Step>
        Under Messenger, API Settings, Configure webhooks: paste the webhook URL and the verify
        token from here, and press Verify and save.
      </Step>
      <Step>Subscribe to the fields messages, messaging_postbacks and messaging_referrals.</Step>
      <Step>
        Under Generate access tokens connect your page, generate its token and paste it below.
        Docent subscribes the page itself.
      </Step>
      <Step>
        Copy the App Secret from App settings, Basic, so that every message is checked for
        Facebook’s signature.
      </Step>
      <Step>
        Before the public can write to it, the app needs App Review for pages_messaging; until then
        it answers people who are administrators, developers or testers of the app.
      </Step>
    </Steps>
    <SetupValues botId={botId} />
  </Box>
)

const SetupValues = ({ botId }: MessengerGuideProps) => {
  const [attempt, setAttempt] = useState(0)
  return (
    <LoadedSetup key={attempt} botId={botId} onRetry={() => setAttempt((count) => count + 1)} />
  )
}

const LoadedSetup = ({ botId, onRetry }: MessengerGuideProps & { onRetry: () => void }) => {
  const [setup, setSetup] = useState<ChannelSetup | string | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadChannelSetup('messenger', botId).then(
      (loaded) => isCurrent && setSetup(loaded),
      (error: unknown) =>
        isCurrent && setSetup(textOfFailure(error, 'The webhook URL could not be loaded.')),
    )
    return () => {
      isCurrent = false
    }
  }, [botId])
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
