import type { Chatbot } from '@docent/domain/collections'
import { PlatformTabs } from './platform-tabs.tsx'
import { PLATFORMS } from './platforms.ts'

/** The Integrations tab of a bot: every platform, saved or not. */
export const BotIntegrations = ({ bot }: { bot: Chatbot }) => (
  <PlatformTabs bot={bot} platforms={PLATFORMS} />
)
