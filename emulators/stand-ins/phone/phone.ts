import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readText, sendJson } from '../serve.ts'

export type PartStyle = 'plain' | 'quote' | 'note' | 'strong'

/** A stretch of a message in one style. The page builds text nodes from it, never markup. */
export interface Part {
  readonly text: string
  readonly style: PartStyle
}

export interface PhoneButton {
  readonly label: string
  readonly payload: string
}

/** A button that opens a page. */
export interface PhoneLink {
  readonly label: string
  readonly url: string
}

export interface PhoneMessage {
  readonly id: number
  readonly from: 'person' | 'bot'
  readonly parts: readonly Part[]
  readonly buttons: readonly (PhoneButton | PhoneLink)[]
}

/** One chat between the person at the phone page and one account. */
export interface PhoneChat {
  readonly messages: PhoneMessage[]
  /** Until when the bot is shown to type, in epoch milliseconds. */
  typingUntil: number
  isBlocked: boolean
}

/** What the person does, as the platform tells it to the bot. */
export interface PhoneActions {
  /** Name that stands at the top; `null` where nobody has this account. */
  titleOf(account: string): string | null
  chat(account: string, chatId: string): PhoneChat
  /** @param start what follows in a link that opened the chat, or '' */
  begin(account: string, chatId: string, start: string): void
  write(account: string, chatId: string, text: string): void
  press(account: string, chatId: string, button: PhoneButton & { messageId: number }): void
  sendSticker(account: string, chatId: string): void
}

export const emptyChat = (): PhoneChat => ({ messages: [], typingUntil: 0, isBlocked: false })

/** Adds a message to a chat and gives it the next id. */
export function addMessage(chat: PhoneChat, message: Omit<PhoneMessage, 'id'>): PhoneMessage {
  const added = { ...message, id: chat.messages.length + 1 }
  chat.messages.push(added)
  if (message.from === 'bot') chat.typingUntil = 0
  return added
}

export const plainPart = (text: string): readonly Part[] => [{ text, style: 'plain' }]

/** What the page sends. */
interface PhoneCall {
  readonly chat: string
  readonly text?: string
  readonly start?: string
  readonly payload?: string
  readonly label?: string
  readonly messageId?: number
}

/**
 * Serves the page on which a person chats: `/{account}`, with `?chat=` for another phone and
 * `?start=` as links have it, and the calls of that page below `/phone/{account}/`.
 * @returns false where the address is not the phone's
 */
export async function servePhone(
  request: IncomingMessage,
  response: ServerResponse,
  actions: PhoneActions,
  look: { readonly brand: string },
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://phone')
  const [first = '', account = '', action = ''] = url.pathname.slice(1).split('/')
  if (request.method === 'GET' && account === '' && actions.titleOf(first) !== null) {
    const page = await readFile(new URL('phone.html', import.meta.url), 'utf8')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page.replaceAll('{brand}', look.brand))
    return true
  }
  const title = first === 'phone' ? actions.titleOf(account) : null
  if (title === null) return false
  if (request.method === 'GET' && action === 'state') {
    const chat = actions.chat(account, url.searchParams.get('chat') ?? '')
    const { messages, isBlocked, typingUntil } = chat
    sendJson(response, 200, { title, messages, isBlocked, isTyping: typingUntil > Date.now() })
    return true
  }
  if (request.method !== 'POST') return false
  act(actions, account, action, JSON.parse(await readText(request)) as PhoneCall)
  sendJson(response, 200, {})
  return true
}

function act(actions: PhoneActions, account: string, action: string, call: PhoneCall): void {
  const chatId = call.chat
  switch (action) {
    case 'begin':
      return actions.begin(account, chatId, call.start ?? '')
    case 'write':
      return actions.write(account, chatId, call.text ?? '')
    case 'sticker':
      return actions.sendSticker(account, chatId)
    case 'block':
      actions.chat(account, chatId).isBlocked = true
      return undefined
    case 'press':
      return actions.press(account, chatId, {
        label: call.label ?? '',
        payload: call.payload ?? '',
        messageId: call.messageId ?? 0,
      })
    default:
      throw new Error(`no action ${action}`)
  }
}
