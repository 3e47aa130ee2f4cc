import { BotsPage } from '../features/bots/bots-page.tsx'
import { BotIntegrations } from '../features/channels/bot-integrations.tsx'

/** Bots with their integrations: the two features meet here. */
export const BotsScreen = () => (
  <BotsPage renderIntegrations={(bot) => <BotIntegrations bot={bot} />} />
)
