import type { MessagingChannel } from '@docent/domain/channels'

/** Words of the forms and cards. *Source:* specification section 2, "Integrations step". */
export const CHANNEL_LABELS: Readonly<
  Record<
    MessagingChannel,
    { region: string; token: string; name: string; noun: string; save: string; update: string }
  >
> = {
  telegram: {
    region: 'Telegram',
    token: 'Bot Token',
    name: 'Bot Name',
    noun: 'Telegram bot',
    save: 'Save Telegram bot',
    update: 'Update Telegram bot',
  },
  messenger: {
    region: 'Facebook Messenger',
    token: 'Page Access Token',
    name: 'Page Name',
    noun: 'Facebook bot',
    save: 'Save Facebook bot',
    update: 'Update Facebook bot',
  },
}
