import { isRecord } from '@docent/domain/chat'
import { callPlatform } from '../../call-platform.ts'
import type { MessagingChannel } from '../../list.ts'
import { PlatformError, type ChannelEvent, type PlatformMaker } from '../../platform.ts'
import { sameSecret } from '../../same-secret.ts'

const readNote = (note: unknown): ChannelEvent | null =>
  isRecord(note) && typeof note['id'] === 'string' && typeof note['words'] === 'string'
    ? {
        id: note['id'],
        chatId: String(note['from']),
        order: String(note['at']).padStart(12, '0'),
        kind: 'text',
        text: note['words'],
        replyTo: '',
        buttonId: '',
      }
    : null

export const pigeon: PlatformMaker = {
  addresses: { api: 'https://api.pigeon.example', links: 'https://pigeon.example' },
  make({ api, links }) {
    const call = async (token: string, path: string, body: object = {}) => {
      const answer = await callPlatform(`${api}/${path}`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (answer.status === 401) throw new PlatformError('token_invalid', 'no such ring')
      if (answer.status !== 200) throw new PlatformError('unreachable', `HTTP ${answer.status}`)
      return answer.body
    }
    return {
      name: 'pigeon' as MessagingChannel,
      renewsSecret: true,
      maxTextLength: 200,
      maxLinkedTextLength: 200,
      markUp: (text) => text,
      async identify(token) {
        const loft = await call(token, 'loft')
        const name = isRecord(loft) ? String(loft['name']) : ''
        return { accountId: name, accountName: name, title: name, link: `${links}/${name}` }
      },
      register: async ({ token, webhookSecret: secret }, url) =>
        void (await call(token, 'register', { url, secret })),
      unregister: async (token) => void (await call(token, 'unregister')),
      inspect: () => Promise.resolve({ problem: null, lastError: '' }),
      looksGenuine: ({ headers }) => typeof headers['x-pigeon'] === 'string',
      answerChallenge: () => null,
      isGenuine: ({ headers }, { webhookSecret }) =>
        Promise.resolve(sameSecret(headers['x-pigeon'], webhookSecret)),
      readEvents: (body) =>
        isRecord(body) && Array.isArray(body['notes'])
          ? body['notes'].flatMap((note: unknown) => readNote(note) ?? [])
          : [],
      showTyping: () => Promise.resolve(),
      acknowledge: () => Promise.resolve(),
      send: async (token, { chatId }, { text }) =>
        void (await call(token, 'send', { to: chatId, text })),
    }
  },
}
