import { createHash, createHmac } from 'node:crypto'
import {
  addMessage,
  emptyChat,
  plainPart,
  type PhoneActions,
  type PhoneChat,
} from '../../../emulators/stand-ins/phone/phone.ts'

export interface Page {
  readonly id: string
  readonly token: string
  readonly name: string
  subscribedFields: readonly string[]
}

/** What the owner entered under "Configure webhooks" of the app. */
export interface AppWebhook {
  readonly url: string
}

/** The App Secret of the one app of the stand-in: signs every delivery. */
export const APP_SECRET = '5ad0f00d5ad0f00d5ad0f00d5ad0f00d'

/** *Source:* …/messenger-platform/faq: a call may take 20 seconds. */
const DELIVERY_TIMEOUT_MS = 20_000

export interface Facebook {
  find(token: string): Page | undefined
  list(): readonly Page[]
  /** A new page, with the token that the app generates for it. */
  create(name: string): Page
  /** `undefined` where the person never wrote to the page. */
  chatOf(page: Page, personId: string): PhoneChat | undefined
  /** When a person last wrote, in epoch milliseconds: opens the 24 hours in which a reply may come. */
  lastWroteAt(page: Page, personId: string): number
  /**
   * Asks an address for the challenge, and delivers there from now on where it is answered.
   * @returns whether it was
   */
  configure(url: string, verifyToken: string): Promise<boolean>
  readonly phone: PhoneActions
}

/** Pages that are there from the start, with the token that the app generated for each. */
const FIRST_PAGES = ['Harbour Lane Cycles', 'Second page']
const FIRST_ID = 101

/** All pages, their chats, and the events that the app gets. */
export function createFacebook(): Facebook {
  const pages: Page[] = []
  const create = (name: string): Page => {
    const id = `${FIRST_ID + pages.length}`
    const token = `EAAG${createHash('sha512').update(id).digest('hex')}`
    const page: Page = { id, name, token, subscribedFields: [] }
    pages.push(page)
    return page
  }
  FIRST_PAGES.forEach(create)
  const chats = new Map<string, PhoneChat>()
  const wroteAt = new Map<string, number>()
  let webhook: AppWebhook | null = null
  let lastMid = 0
  let queue = Promise.resolve()

  const pageOf = (id: string): Page => {
    const page = pages.find((one) => one.id === id)
    if (page === undefined) throw new Error(`no page ${id}`)
    return page
  }
  const chat = (page: Page, personId: string): PhoneChat => {
    const key = `${page.id} ${personId}`
    const known = chats.get(key) ?? emptyChat()
    chats.set(key, known)
    return known
  }
  const mid = (): string => `m_standin-${(lastMid += 1)}`
  const happen = (page: Page, personId: string, event: object): void => {
    const timestamp = Date.now()
    wroteAt.set(`${page.id} ${personId}`, timestamp)
    const common = { sender: { id: personId }, recipient: { id: page.id }, timestamp }
    const messaging = [{ ...common, ...event }]
    const body = JSON.stringify({
      object: 'page',
      entry: [{ id: page.id, time: timestamp, messaging }],
    })
    if (!page.subscribedFields.includes('messages')) return
    queue = queue.then(() => deliver(webhook, body))
  }
  const say = (account: string, personId: string, words: string, event: object): void => {
    const page = pageOf(account)
    addMessage(chat(page, personId), { from: 'person', parts: plainPart(words), buttons: [] })
    happen(page, personId, event)
  }

  return {
    find: (token) => pages.find((page) => page.token === token),
    list: () => pages,
    create,
    chatOf: (page, personId) => chats.get(`${page.id} ${personId}`),
    lastWroteAt: (page, personId) => wroteAt.get(`${page.id} ${personId}`) ?? 0,
    async configure(url, verifyToken) {
      const asked = new URL(url)
      asked.searchParams.set('hub.mode', 'subscribe')
      asked.searchParams.set('hub.verify_token', verifyToken)
      asked.searchParams.set('hub.challenge', '1158201444')
      const response = await fetch(asked)
      const isAnswered = response.ok && (await response.text()) === '1158201444'
      if (isAnswered) webhook = { url }
      return isAnswered
    },
    phone: {
      titleOf: (account) => pages.find(({ id }) => id === account)?.name ?? null,
      chat: (account, personId) => chat(pageOf(account), personId),
      begin: (account, personId, start) =>
        say(account, personId, 'Get started', {
          postback: {
            mid: mid(),
            title: 'Get started',
            payload: 'start',
            ...(start !== '' && {
              referral: { ref: start, source: 'SHORTLINK', type: 'OPEN_THREAD' },
            }),
          },
        }),
      write: (account, personId, text) =>
        say(account, personId, text, { message: { mid: mid(), text } }),
      press: (account, personId, { label, payload }) =>
        say(account, personId, label, {
          message: { mid: mid(), text: label, quick_reply: { payload } },
        }),
      sendSticker: (account, personId) =>
        say(account, personId, '👍', {
          message: {
            mid: mid(),
            attachments: [{ type: 'image', payload: { sticker_id: 369_239_263_222_822 } }],
          },
        }),
    },
  }
}

async function deliver(webhook: AppWebhook | null, body: string): Promise<void> {
  if (webhook === null) return
  const signature = createHmac('sha256', APP_SECRET).update(body).digest('hex')
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
    signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
  }).catch(() => null)
  await response?.body?.cancel()
}
