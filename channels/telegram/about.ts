import { COLLECTIONS } from '@docent/domain/collections'
import type { ChannelAbout } from '../about.ts'

/** Words: specification section 2, "Integrations step" and "Docs", sections 5 and 8. */
export const about: ChannelAbout = {
  name: 'Telegram',
  shortName: 'Telegram',
  noun: 'Telegram bot',
  row: { collection: COLLECTIONS.telegram_bots, token: 'bot_token', name: 'bot_name' },
  step: { name: 'telegram', flag: 'hasTelegramBot' },
  card: {
    text: 'A bot of your own name, from one pasted token.',
    effort: 'Medium · 10 minutes',
    icon: 'M9.78 18.65l.28-4.23 7.68-6.92c.34-.31-.07-.46-.52-.19L7.74 13.3 3.64 12c-.88-.25-.89-.86.2-1.3l15.97-6.16c.73-.33 1.43.18 1.15 1.3l-2.72 12.81c-.19.91-.74 1.13-1.5.71L12.6 16.3l-1.99 1.93c-.23.23-.42.42-.83.42z',
  },
  form: {
    tokenLabel: 'Bot Token',
    tokenPlaceholder: '123456789:AAExampleOfABotToken…',
    tokenNoun: 'Telegram bot token',
    tokenRejected:
      'Telegram does not accept this token. Copy it again from BotFather; nothing was saved.',
    nameLabel: 'Bot Name',
    nameSource: 'Telegram',
    signingSecret: null,
  },
  // core.telegram.org/bots/features, "Creating a new bot" and "Privacy Mode": unless that is off, a
  // bot in a group is sent commands with its name and replies to it, and no mentions.
  guide: {
    title: 'Get a token from BotFather',
    steps: [
      [
        'Open ',
        { label: '@BotFather', href: 'https://t.me/BotFather' },
        ' in Telegram and press Start.',
      ],
      [
        'Send ',
        { code: '/newbot' },
        ', then a name, then a user name that ends in ',
        { code: 'bot' },
        '. The user name cannot be changed later.',
      ],
      ['BotFather answers with a token such as 123456789:AA… Copy it and paste it below.'],
      ['Save. Docent registers the webhook itself; there is nothing to set up in Telegram.'],
      [
        'In a group, write ',
        { code: '/start@' },
        ' with its user name behind it, then reply to what it says. So that it also hears who mentions it, send BotFather ',
        { code: '/setprivacy' },
        ', choose Disable, and add the bot to the group anew. It answers nothing else there.',
      ],
    ],
  },
  isSetUpByHand: false,
  testParameter: 'start=test',
}
