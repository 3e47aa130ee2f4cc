import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { sharePageUrl } from '@docent/domain/channels'
import type { Chatbot } from '@docent/domain/collections'
import { botMessages } from '@docent/domain/messages/bots'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { InstantSwitch } from '../../shared/ui/instant-switch.tsx'
import { saveWebsiteSetting } from './api.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))

/** The bot's own page: on or off, its address, and the same for cameras. */
export const SharePage = ({ origin, bot }: { origin: string; bot: Chatbot }) => {
  const { isShared } = bot.configuration
  return (
    <Box component="section" aria-label="Share page">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 }}>
        <Typography variant="subtitle2" component="h2" sx={{ flex: '1 1 auto' }}>
          Share page
        </Typography>
        <InstantSwitch
          name="Share page is public"
          isOn={isShared}
          labels={{ on: 'Public', off: 'Off' }}
          saved={{ on: { title: botMessages.shared.on }, off: { title: botMessages.shared.off } }}
          save={(isOn) => saveWebsiteSetting(bot.id, 'isShared', isOn)}
          failed={botMessages.saveFailed}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
        The chat on a page of its own, for an e-mail, a profile or a sign at the counter. Whoever
        has the address can ask; search engines do not list it.
      </Typography>
      {isShared && <SharedAddress url={sharePageUrl(origin, bot.id)} bot={bot} />}
    </Box>
  )
}

const SharedAddress = ({ url, bot }: { url: string; bot: Chatbot }) => (
  <Box sx={{ mt: 4, display: 'flex', flexDirection: 'column', gap: 4 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box
        component="code"
        sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {url}
      </Box>
      <CopyButton text={url} label="Copy address" />
      <Button href={url} target="_blank" rel="noopener noreferrer" startIcon={<OpenInNew />}>
        Open page
      </Button>
    </Box>
    <Suspense fallback={<Skeleton variant="rounded" width={168} height={168} />}>
      <QrCode
        text={url}
        label={`QR code of the share page of ${bot.name}`}
        fileName={`${bot.id}-qr-code.svg`}
      />
    </Suspense>
  </Box>
)
