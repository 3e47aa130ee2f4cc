import { BotsPage } from '../features/bots/bots-page.tsx'
import { WebsiteChannel } from '../features/channels/website-channel.tsx'

/** Bots with their integrations: the two features meet here. */
export const BotsScreen = () => (
  <BotsPage renderIntegrations={(bot) => <WebsiteChannel bot={bot} />} />
)
