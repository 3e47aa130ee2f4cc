import { CHANNELS, MESSAGING_CHANNELS, type MessagingChannel } from '@docent/channels/list'

/** Where a bot answers: on the owner's website, or on a platform. */
export type Platform = 'website' | MessagingChannel

/** In the order in which they are offered. */
export const PLATFORMS: readonly Platform[] = ['website', ...MESSAGING_CHANNELS]

/** *Source:* specification section 2, "Integrations step" and "Docs". */
const WEBSITE = {
  name: 'Website',
  text: 'A chat button on your pages, from one line of script.',
  effort: 'Easy · 5 minutes',
}

/** What a card says of a platform; `icon` is a path of 24 by 24, `null` for that of the website. */
export const cardOf = (platform: Platform): typeof WEBSITE & { icon: string | null } =>
  platform === 'website'
    ? { ...WEBSITE, icon: null }
    : { name: CHANNELS[platform].name, ...CHANNELS[platform].card }

/** How the wizard's third step saves a platform (specification section 3). */
export const stepNameOf = (platform: Platform): string =>
  platform === 'website' ? platform : CHANNELS[platform].step.name
