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
  terms: '/terms',
  privacy: '/privacy',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  bots: '/dashboard/bots',
  bot: (botId: string): string => `/dashboard/bots/${encodeURIComponent(botId)}`,
  conversations: (botId: string): string =>
    `/dashboard/bots/${encodeURIComponent(botId)}/conversations`,
  knowledge: '/dashboard/knowledge',
  analytics: '/dashboard/analytics',
  billing: '/dashboard/billing',
  settings: '/dashboard/settings',
} as const
