import { NEWSLETTER_PATH } from '@docent/domain/newsletter'

/** Where in a document something stands. */
export interface PlaceInDocument {
  /** 1-based. */
  readonly page: number
  /** UTF-16 offsets into the page's text, `end` exclusive. */
  readonly start?: number
  readonly end?: number
  /** Its words, where they are known to the letter: they are then looked for if they have moved. */
  readonly quote?: string
}

/** Names the open part of a bot's page in its address. */
export const BOT_TAB = 'tab'

/** Every address of the web app. Links and the router are made from it. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  /** Target of the links in e-mails: `?mode=…&oobCode=…`. Without a code it asks for the address. */
  resetPassword: '/reset-password',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  docs: '/docs',
  blog: '/blog',
  article: (slug: string): string => `/blog/${slug}`,
  /** Where the newsletter's mails lead: `#confirm=…` and `#unsubscribe=…`. */
  newsletter: NEWSLETTER_PATH,
  terms: '/terms',
  privacy: '/privacy',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  bots: '/dashboard/bots',
  bot: (botId: string): string => `/dashboard/bots/${encodeURIComponent(botId)}`,
  /** Where a bot's snippet, its page and its channels are. */
  botIntegrations: (botId: string): string =>
    `/dashboard/bots/${encodeURIComponent(botId)}?${BOT_TAB}=integrations`,
  conversations: (botId: string): string =>
    `/dashboard/bots/${encodeURIComponent(botId)}/conversations`,
  knowledge: '/dashboard/knowledge',
  /** The text of a document, opened at a page, with a quote on it marked. */
  document: (fileId: string, place?: PlaceInDocument): string => {
    const search = new URLSearchParams(
      Object.entries(place ?? {}).map(([name, value]) => [name, String(value)]),
    ).toString()
    return `/dashboard/knowledge/${encodeURIComponent(fileId)}${search && `?${search}`}`
  },
  analytics: '/dashboard/analytics',
  billing: '/dashboard/billing',
  settings: '/dashboard/settings',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminBots: '/admin/bots',
  adminRevenue: '/admin/revenue',
  adminAnalytics: '/admin/analytics',
  adminMessages: '/admin/messages',
} as const
