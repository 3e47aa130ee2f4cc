import { createHmac } from 'node:crypto'
import { isRecord } from '@docent/domain/chat'
import {
  isLink,
  PlatformError,
  type ChannelPlatform,
  type OutgoingMessage,
  type PlatformMaker,
} from '../platform.ts'
import { sameSecret } from '../same-secret.ts'
import { graphApi, type GraphApi } from './api.ts'
import { readDelivery } from './read-delivery.ts'

/** *Source:* developers.facebook.com/docs/messenger-platform/reference/send-api, `message.text`. */
const MAX_TEXT_LENGTH = 2_000
/** *Source:* …/messenger-platform/send-messages/template/button, `text`. */
const MAX_TEMPLATE_TEXT_LENGTH = 640
/** *Source:* …/messenger-platform/send-messages/quick-replies and …/buttons/url, `title`. */
const MAX_BUTTON_LENGTH = 20

/** *Source:* …/messenger-platform/webhooks, "Validate Payloads". */
const SIGNATURE_HEADER = 'x-hub-signature-256'

const SUBSCRIBED_FIELDS = ['messages', 'messaging_postbacks', 'messaging_referrals']

/** *Source:* …/messenger-platform/reference/messenger-profile-api. */
const PROFILE = {
  get_started: { payload: 'start' },
  persistent_menu: [
    {
      locale: 'default',
      composer_input_disabled: false,
      call_to_actions: [
        { type: 'postback', title: 'Show the quotes', payload: 'sources' },
        { type: 'postback', title: 'Reach a person', payload: 'human' },
        { type: 'postback', title: 'Help', payload: 'help' },
      ],
    },
  ],
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export interface MessengerDeps {
  readonly api: GraphApi
  /** Where people find pages by their id, without a closing slash. */
  readonly linkUrl: string
}

/** Facebook Messenger by the Graph API. */
export const messengerPlatform = ({ api, linkUrl }: MessengerDeps): ChannelPlatform => ({
  name: 'messenger',
  renewsSecret: false,
  maxTextLength: MAX_TEXT_LENGTH,
  maxLinkedTextLength: MAX_TEMPLATE_TEXT_LENGTH,

  markUp: (text, style) => (style === 'quote' ? `“${text}”` : text),

  async identify(token) {
    const me = await api.call(token, 'GET', '/me?fields=id,name')
    if (!isRecord(me) || typeof me['id'] !== 'string') {
      throw new PlatformError('refused', '/me gave no page')
    }
    const name = textOf(me['name'])
    return {
      accountId: me['id'],
      accountName: name,
      title: name,
      link: `${linkUrl}/${me['id']}`,
    }
  },

  register: async ({ token }) => {
    await api.call(token, 'POST', '/me/subscribed_apps', { subscribed_fields: SUBSCRIBED_FIELDS })
    await api.call(token, 'POST', '/me/messenger_profile', PROFILE)
  },

  unregister: async (token) => void (await api.call(token, 'DELETE', '/me/subscribed_apps')),

  async inspect({ token }) {
    const answer = await api.call(token, 'GET', '/me/subscribed_apps')
    const apps = isRecord(answer) && Array.isArray(answer['data']) ? answer['data'] : []
    const isSubscribed = apps.some(
      (app: unknown) =>
        isRecord(app) &&
        Array.isArray(app['subscribed_fields']) &&
        app['subscribed_fields'].includes('messages'),
    )
    return { problem: isSubscribed ? null : 'webhook_missing', lastError: '' }
  },

  looksGenuine: ({ headers, query }) =>
    typeof headers[SIGNATURE_HEADER] === 'string' || typeof query['key'] === 'string',

  answerChallenge({ query }, webhookSecret) {
    const challenge = query['hub.challenge']
    const isOurs =
      query['hub.mode'] === 'subscribe' && sameSecret(query['hub.verify_token'], webhookSecret)
    return isOurs && typeof challenge === 'string' ? challenge : null
  },

  async isGenuine({ headers, query }, { appSecret, webhookSecret }, readBody) {
    // Without an App Secret nothing is signed: the key in the address is all there is.
    if (appSecret === '') return sameSecret(query['key'], webhookSecret)
    const given = headers[SIGNATURE_HEADER]
    if (typeof given !== 'string' || !/^sha256=[0-9a-f]{64}$/.test(given)) return false
    const signature = createHmac('sha256', appSecret)
      .update(await readBody())
      .digest('hex')
    return sameSecret(given, `sha256=${signature}`)
  },

  readEvents: (body, { accountId }) => readDelivery(body, accountId),

  showTyping: async (token, chatId) =>
    void (await api.call(token, 'POST', '/me/messages', {
      recipient: { id: chatId },
      sender_action: 'typing_on',
    })),

  acknowledge: () => Promise.resolve(),

  send: async (token, to, message) =>
    void (await api.call(token, 'POST', '/me/messages', {
      recipient: { id: to.chatId },
      messaging_type: 'RESPONSE',
      message: messageOf(message),
    })),
})

/** Buttons that open a page need a template; the others are quick replies below either. */
function messageOf({ text, buttons }: OutgoingMessage): object {
  const links = buttons.filter(isLink)
  const replies = buttons.filter((button) => 'payload' in button)
  const title = (label: string) =>
    label.length <= MAX_BUTTON_LENGTH
      ? label
      : `${label.slice(0, MAX_BUTTON_LENGTH - 1).trimEnd()}…`
  return {
    ...(links.length === 0
      ? { text }
      : {
          attachment: {
            type: 'template',
            payload: {
              template_type: 'button',
              text,
              buttons: links.map(({ label, url }) => ({
                type: 'web_url',
                title: title(label),
                url,
              })),
            },
          },
        }),
    ...(replies.length > 0 && {
      quick_replies: replies.map(({ label, payload }) => ({
        content_type: 'text',
        title: title(label),
        payload,
      })),
    }),
  }
}

export const messenger: PlatformMaker = {
  addresses: { api: 'https://graph.facebook.com/v25.0', links: 'https://m.me' },
  make: ({ api, links }) => messengerPlatform({ api: graphApi({ url: api }), linkUrl: links }),
}
