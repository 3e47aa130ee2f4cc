import { BotsPage } from '../features/bots/bots-page.tsx'

/** Bots with their integrations: the two features meet here. */
export const BotsScreen = () => <BotsPage renderIntegrations={() => null} />
