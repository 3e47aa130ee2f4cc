import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { widgetIdOf } from '@docent/domain/bots'
import type { WidgetPosition } from '@docent/domain/channels'
import type { Chatbot } from '@docent/domain/collections'
import { useSightings } from '../../shared/owner-data.ts'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { Fact } from './fact.tsx'
import { SharePage } from './share-page.tsx'
import { PositionChoice, Snippet } from './snippet.tsx'
import { SeenOn } from './seen-on.tsx'
import { AllowedSitesForm, WebsiteUrlForm } from './website-forms.tsx'
import { WidgetFrame } from './widget-frame.tsx'

const BotFacts = ({ bot }: { bot: Chatbot }) => {
  const { primaryColor, welcomeMessage } = bot.configuration
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Fact term="Bot">{bot.name}</Fact>
      <Fact term="Widget ID">
        <code>{widgetIdOf(bot.id)}</code>
      </Fact>
      <Fact term="Primary colour">
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 14, height: 14, borderRadius: '50%', backgroundColor: primaryColor }}
          />
          {primaryColor}
        </Box>
      </Fact>
      <Fact term="Welcome message">{welcomeMessage}</Fact>
    </Box>
  )
}

/** Everything that puts a bot on the owner's website. */
export const WebsiteChannel = ({ bot }: { bot: Chatbot }) => {
  const [position, setPosition] = useState<WidgetPosition>('bottom-right')
  const [isShown, setIsShown] = useState(false)
  const { origin } = window.location
  // Where it was seen stands in the middle, and would push down what is below.
  const sightings = useSightings(bot.id)
  if (sightings.status === 'loading') return <ListSkeleton label="Loading channel" rows={1} />
  return (
    <Surface
      component="section"
      label="Website widget"
      sx={{ display: 'flex', flexDirection: 'column', gap: 8, maxWidth: 860 }}
    >
      {!bot.is_active && (
        <Alert severity="warning">
          This bot is inactive: its widget hides itself until you switch the bot on.
        </Alert>
      )}
      <Snippet origin={origin} botId={bot.id} position={position} />
      <PositionChoice position={position} onChange={setPosition} />
      {sightings.status === 'ready' && <SeenOn sites={sightings.data} />}
      <div>
        <Button variant="outlined" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide widget preview' : 'Show widget preview'}
        </Button>
        {isShown && (
          <Box sx={{ mt: 4 }}>
            <WidgetFrame origin={origin} botId={bot.id} position={position} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              This is the saved bot, live. What you ask here counts as a message.
            </Typography>
          </Box>
        )}
      </div>
      <WebsiteUrlForm bot={bot} />
      <AllowedSitesForm bot={bot} />
      <SharePage origin={origin} bot={bot} />
      <BotFacts bot={bot} />
    </Surface>
  )
}
