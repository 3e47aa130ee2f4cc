import Facebook from '@mui/icons-material/Facebook'
import LanguageOutlined from '@mui/icons-material/LanguageOutlined'
import Telegram from '@mui/icons-material/Telegram'

/** Names as the wizard's third step saves them (specification section 3). */
export const PLATFORMS = ['website', 'facebook', 'telegram'] as const
export type Platform = (typeof PLATFORMS)[number]

/** *Source:* specification section 2, "Integrations step" and "Docs". */
export const PLATFORM_CARDS: Readonly<
  Record<Platform, { title: string; text: string; effort: string; Icon: typeof Telegram }>
> = {
  website: {
    title: 'Website',
    text: 'A chat button on your pages, from one line of script.',
    effort: 'Easy · 5 minutes',
    Icon: LanguageOutlined,
  },
  facebook: {
    title: 'Facebook Messenger',
    text: 'Answers to what people write to your page.',
    effort: 'Medium · 15 minutes',
    Icon: Facebook,
  },
  telegram: {
    title: 'Telegram',
    text: 'A bot of your own name, from one pasted token.',
    effort: 'Medium · 10 minutes',
    Icon: Telegram,
  },
}
