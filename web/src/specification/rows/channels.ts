import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import { fill, meanwhile, openTab, press } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import {
  onPlan,
  owner,
  serverFails,
  serverSays,
  TOKEN,
  unreadable,
  unwritable,
  withBase,
  withBot,
  withFacebook,
  withTelegram,
} from '../states.ts'

const BOT = PATHS.bot('bot-1')
const setup = serverSays(API.channelSetup, {
  body: {
    webhookUrl: 'https://docent.test/chat/messenger?chatbot_id=bot-1',
    verifyToken: 'verify-1',
  },
})
const one = [owner, onPlan('Starter'), withBase(), withBot(), setup]
const integrations = openTab('Integrations')
const telegram = [integrations, openTab('Telegram')]
const facebook = [integrations, openTab('Facebook Messenger')]
const connected = serverSays(API.connectChannel, { body: { problem: null } })
const SECRET = `${TOKEN}tTokenThatIsLong`

const WEBSITE: readonly Row[] = [
  row('2 Website tab', BOT, one, {
    action: integrations,
    text: [
      'Front desk',
      'widget_bot-1',
      '#3B82F6',
      'Hi! How can I help you today?',
      'data-widget-id="widget_bot-1"',
      'before the closing body tag',
    ],
    result: [is.has('textbox', /^Website URL/), is.has('button', 'Show widget preview')],
  }),
  row('2 Website tab: show/hide', BOT, one, {
    action: [integrations, press('Show widget preview')],
    result: is.has('button', 'Hide widget preview'),
  }),
  row('8 Success', BOT, one, {
    action: [integrations, press('Copy snippet')],
    result: is.says('status', 'Copied to clipboard'),
  }),
  row('3 Chatbots: websiteUrl', BOT, one, {
    action: [integrations, fill(/^Website URL/, 'https://shop.test'), press('Save website')],
    text: 'Website saved',
    result: is.isStored('chatbots', 'bot-1', {
      configuration: { websiteUrl: 'https://shop.test' },
    }),
  }),
  row('8 Bots and integrations', BOT, one, {
    action: [
      integrations,
      fill(/^Website URL/, 'https://shop.test'),
      meanwhile('nothing can be written', unwritable.run),
      press('Save website'),
    ],
    result: is.isDestructive('Failed to save integration settings. Please try again.'),
  }),
  row('9 Other: widget position', BOT, one, {
    action: [integrations, press('Bottom left')],
    text: 'bottom-left',
    result: is.has('button', 'Bottom right'),
  }),
]

const TELEGRAM: readonly Row[] = [
  row('2 Telegram tab', BOT, one, {
    action: telegram,
    text: ['BotFather', 'Bot Name (optional)', 'Bot Token'],
    result: is.isDisabled('Save Telegram bot'),
  }),
  row('5 Telegram: button disabled when empty', BOT, one, {
    action: [...telegram, fill('Bot Token', '  ')],
    text: 'Please enter a valid Telegram bot token.',
    result: is.isDisabled('Save Telegram bot'),
  }),
  row('8 Success; 5 tokens are trimmed', BOT, [...one, connected], {
    action: [...telegram, fill('Bot Token', ` ${SECRET} `), press('Save Telegram bot')],
    text: 'Telegram bot saved',
    result: is.wasAsked(API.connectChannel, {
      channel: 'telegram',
      chatbotId: 'bot-1',
      token: SECRET,
    }),
  }),
  row(
    'D22',
    BOT,
    [...one, serverSays(API.connectChannel, { body: { problem: 'webhook_refused' } })],
    {
      action: [...telegram, fill('Bot Token', SECRET), press('Save Telegram bot')],
      text: ['Telegram bot saved', 'Not connected: the platform refused our address for messages.'],
    },
  ),
  row('2 Telegram tab: saved-bot card; D20', BOT, [...one, withTelegram], {
    action: telegram,
    text: ['Desk on Telegram', TOKEN.slice(0, 20), 'Jan 5, 2026'],
    result: [is.has('button', 'Edit'), is.has('button', 'Delete')],
  }),
  row('4 Integrations: edit, cancel', BOT, [...one, withTelegram], {
    action: [...telegram, press('Edit'), fill(/^Bot Name/, 'Other'), press('Cancel')],
    text: 'Desk on Telegram',
  }),
  row('8 Success', BOT, [...one, withTelegram, connected], {
    action: [...telegram, press('Edit'), fill('Bot Token', SECRET), press('Update Telegram bot')],
    text: 'Telegram bot updated',
  }),
  row(
    '8 Success',
    BOT,
    [...one, withTelegram, serverSays(API.disconnectChannel, { body: { success: true } })],
    {
      action: [...telegram, press('Delete'), press('Delete')],
      text: 'Telegram bot deleted',
      result: is.wasAsked(API.disconnectChannel, { channel: 'telegram', chatbotId: 'bot-1' }),
    },
  ),
  row('8 Telegram', BOT, [...one, serverFails(API.connectChannel)], {
    action: [...telegram, fill('Bot Token', SECRET), press('Save Telegram bot')],
    result: is.isDestructive('Failed to save Telegram bot. Please try again.'),
  }),
  row('8 Telegram', BOT, [...one, withTelegram, serverFails(API.disconnectChannel)], {
    action: [...telegram, press('Delete'), press('Delete')],
    result: is.isDestructive('Failed to delete Telegram bot. Please try again.'),
  }),
  row('8 Telegram', BOT, [...one, unreadable('telegram_bots')], {
    action: telegram,
    text: 'Failed to load your saved Telegram bot.',
    result: is.has('button', 'Try Again'),
  }),
]

const FACEBOOK: readonly Row[] = [
  row('2 Facebook tab; D21', BOT, one, {
    action: facebook,
    text: ['Page Name (optional)', 'Page Access Token'],
    result: [
      is.holds('Webhook URL', 'https://docent.test/chat/messenger?chatbot_id=bot-1'),
      is.holds('Verify token', 'verify-1'),
      is.isReadOnly('Webhook URL'),
      is.isReadOnly('Verify token'),
      is.has('button', 'Copy webhook URL'),
      is.has('button', 'Copy verify token'),
      is.isDisabled('Save Facebook bot'),
    ],
  }),
  row('5 Facebook', BOT, one, {
    action: [...facebook, fill('Page Access Token', ' ')],
    text: 'Please enter a valid Facebook Page Access Token.',
  }),
  row('8 Success', BOT, [...one, connected], {
    action: [...facebook, fill('Page Access Token', ' EAA1 '), press('Save Facebook bot')],
    text: 'Facebook bot saved',
    result: is.wasAsked(API.connectChannel, { channel: 'messenger', token: 'EAA1' }),
  }),
  row('2 Facebook tab: saved-bot card', BOT, [...one, withFacebook], {
    action: facebook,
    text: ['Desk on Facebook', 'EAAExampleOfAPageTok', 'Jan 5, 2026'],
    result: [is.has('button', 'Edit'), is.has('button', 'Delete')],
  }),
  row('8 Success', BOT, [...one, withFacebook, connected], {
    action: [
      ...facebook,
      press('Edit'),
      fill('Page Access Token', 'EAA1'),
      press('Update Facebook bot'),
    ],
    text: 'Facebook bot updated',
  }),
  row(
    '8 Success',
    BOT,
    [...one, withFacebook, serverSays(API.disconnectChannel, { body: { success: true } })],
    {
      action: [...facebook, press('Delete'), press('Delete')],
      text: 'Facebook bot deleted',
    },
  ),
  row('8 Facebook', BOT, [...one, serverFails(API.connectChannel)], {
    action: [...facebook, fill('Page Access Token', 'EAA1'), press('Save Facebook bot')],
    result: is.isDestructive('Failed to save Facebook bot. Please try again.'),
  }),
  row('8 Facebook', BOT, [...one, withFacebook, serverFails(API.disconnectChannel)], {
    action: [...facebook, press('Delete'), press('Delete')],
    result: is.isDestructive('Failed to delete Facebook bot. Please try again.'),
  }),
  row('8 Facebook', BOT, [...one, unreadable('facebook_bots')], {
    action: facebook,
    text: ['Error loading Facebook bot', 'Failed to load your saved Facebook bot.'],
  }),
]

export const CHANNEL_ROWS: readonly Row[] = [...WEBSITE, ...TELEGRAM, ...FACEBOOK]
