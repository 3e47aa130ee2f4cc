import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import type { Chatbot } from '@docent/domain/collections'
import { ChannelPanel } from './channel-panel.tsx'
import { cardOf, type Platform } from './platforms.ts'
import { WebsiteChannel } from './website-channel.tsx'

interface PlatformTabsProps {
  bot: Chatbot
  /** In the order of the tabs; at least one. */
  platforms: readonly Platform[]
  onSaved?: (platform: Platform) => void
  onDeleted?: (platform: Platform) => void
}

/** Told apart from the tabs that this may stand in. */
const pills = {
  mb: 5,
  borderBottom: 0,
  '& .MuiTab-root': {
    px: { xs: 3, sm: 4 },
    mr: 2,
    border: '1px solid var(--hairline)',
    borderRadius: 99,
    backgroundColor: 'var(--surface)',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& .MuiTab-root.Mui-selected': { borderColor: 'var(--ink)', boxShadow: 'none' },
} as const

/** The chosen platforms of a bot, one at a time. */
export const PlatformTabs = ({ bot, platforms, onSaved, onDeleted }: PlatformTabsProps) => {
  const [wanted, setWanted] = useState<Platform | null>(null)
  const id = useId()
  const [first] = platforms
  const shown = wanted && platforms.includes(wanted) ? wanted : first
  if (shown === undefined) return null
  return (
    <div>
      <Tabs
        value={shown}
        onChange={(_event, next: Platform) => setWanted(next)}
        aria-label="Where the bot answers"
        variant="scrollable"
        scrollButtons={false}
        sx={pills}
      >
        {platforms.map((platform) => (
          <Tab
            key={platform}
            value={platform}
            label={cardOf(platform).name}
            id={`${id}-${platform}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {shown === 'website' ? (
          <WebsiteChannel bot={bot} />
        ) : (
          <ChannelPanel
            key={shown}
            channel={shown}
            bot={bot}
            onSaved={() => onSaved?.(shown)}
            onDeleted={() => onDeleted?.(shown)}
          />
        )}
      </Box>
    </div>
  )
}
