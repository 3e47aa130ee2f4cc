import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  addMessage,
  plainPart,
  servePhone,
  type PhoneButton,
  type PhoneLink,
} from '../../../emulators/stand-ins/phone/phone.ts'
import {
  escapeHtml,
  listen,
  parseObject,
  readMode,
  readText,
  sendJson,
  sendPage,
  type StandIn,
} from '../../../emulators/stand-ins/serve.ts'
import { APP_SECRET, createFacebook, type Facebook, type Page } from './pages.ts'

/**
 * How the stand-in behaves until it is told otherwise by `PUT /control` with `{"mode": …}`:
 * - `honest`: as the Graph API does
 * - `rate_limited`: each message is refused once with code 613
 * - `fail`: every call is refused with code 2
 * - `revoked`: no token is known any more
 * - `silent`: each message is taken, and no answer comes
 * - `late`: every person wrote more than 24 hours ago
 */
const MODES = ['honest', 'rate_limited', 'fail', 'revoked', 'silent', 'late'] as const
type Mode = (typeof MODES)[number]

/** A refusal in the Graph API's shape. *Source:* …/docs/graph-api/guides/error-handling. */
class GraphError extends Error {
  readonly status: number
  readonly code: number
  readonly subcode: number

  constructor(status: number, code: number, message: string, subcode = 0) {
    super(message)
    this.status = status
    this.code = code
    this.subcode = subcode
  }
}

const MAX_TEXT_LENGTH = 2_000
const MAX_QUICK_REPLIES = 13
const DAY_MS = 24 * 60 * 60 * 1000
const TYPING_MS = 20_000

/** *Source:* …/messenger-platform/send-messages/template/button. */
interface ButtonTemplate {
  readonly template_type: string
  readonly text: string
  readonly buttons: readonly {
    readonly type: string
    readonly title: string
    readonly url: string
  }[]
}
const MAX_TEMPLATE_TEXT_LENGTH = 640
const MAX_TEMPLATE_BUTTONS = 3
const MAX_TITLE_LENGTH = 20

function readTemplate(template: ButtonTemplate): readonly PhoneLink[] {
  const { template_type: type, text, buttons } = template
  const isTaken =
    type === 'button' &&
    text !== '' &&
    text.length <= MAX_TEMPLATE_TEXT_LENGTH &&
    buttons.length > 0 &&
    buttons.length <= MAX_TEMPLATE_BUTTONS &&
    buttons.every(
      (button) =>
        button.type === 'web_url' &&
        button.title.length <= MAX_TITLE_LENGTH &&
        /^https?:\/\//.test(button.url),
    )
  if (!isTaken) throw new GraphError(400, 100, '(#100) Param message[attachment] is invalid')
  return buttons.map(({ title, url }) => ({ label: title, url }))
}

interface SendRequest {
  readonly recipient?: { readonly id?: string }
  readonly sender_action?: string
  readonly messaging_type?: string
  readonly message?: {
    readonly text?: string
    readonly attachment?: { readonly type: string; readonly payload: ButtonTemplate }
    readonly quick_replies?: readonly { readonly title: string; readonly payload: string }[]
  }
}

/** *Source:* …/messenger-platform/reference/send-api and …/error-codes. */
function send(facebook: Facebook, page: Page, request: SendRequest, isLate: boolean): object {
  const personId = request.recipient?.id ?? ''
  const chat = facebook.chatOf(page, personId)
  if (chat === undefined) {
    throw new GraphError(400, 100, '(#100) No matching user found', 2_018_001)
  }
  if (chat.isBlocked)
    throw new GraphError(400, 551, "(#551) This person isn't available right now.")
  if (request.sender_action === 'typing_on') {
    chat.typingUntil = Date.now() + TYPING_MS
    return { recipient_id: personId }
  }
  const age = isLate ? DAY_MS + 1 : Date.now() - facebook.lastWroteAt(page, personId)
  if (age > DAY_MS) {
    throw new GraphError(
      403,
      10,
      '(#10) This message is sent outside of allowed window.',
      2_018_278,
    )
  }
  if (request.messaging_type !== 'RESPONSE') {
    throw new GraphError(400, 100, '(#100) Message tags are not supported here')
  }
  const { attachment, quick_replies: replies = [] } = request.message ?? {}
  const links = attachment === undefined ? [] : readTemplate(attachment.payload)
  const text = attachment?.payload.text ?? request.message?.text ?? ''
  if (text === '' || text.length > MAX_TEXT_LENGTH) {
    throw new GraphError(400, 100, '(#100) Length of param message[text] must be 1 to 2000')
  }
  if (
    replies.length > MAX_QUICK_REPLIES ||
    replies.some(({ title }) => title.length > MAX_TITLE_LENGTH)
  ) {
    throw new GraphError(400, 100, '(#100) Param message[quick_replies] is invalid')
  }
  const buttons = [
    ...links,
    ...replies.map(({ title, payload }): PhoneButton => ({ label: title, payload })),
  ]
  const sent = addMessage(chat, { from: 'bot', parts: plainPart(text), buttons })
  return { recipient_id: personId, message_id: `m_bot-${sent.id}` }
}

function subscribe(page: Page, fields: unknown): object {
  page.subscribedFields = Array.isArray(fields) ? fields.map(String) : []
  return { success: true }
}

/** What a page's token can do, as far as Docent does it. */
function answer(
  facebook: Facebook,
  page: Page,
  target: string,
  call: { body: Record<string, unknown>; isLate: boolean },
): object {
  switch (target) {
    case 'GET /me':
      return { id: page.id, name: page.name }
    case 'GET /me/subscribed_apps':
      return {
        data:
          page.subscribedFields.length === 0
            ? []
            : [{ id: '1', name: 'App', subscribed_fields: page.subscribedFields }],
      }
    case 'POST /me/subscribed_apps':
      return subscribe(page, call.body['subscribed_fields'])
    case 'DELETE /me/subscribed_apps':
      return subscribe(page, [])
    case 'POST /me/messenger_profile':
      return { result: 'success' }
    case 'POST /me/messages':
      return send(facebook, page, call.body, call.isLate)
    default:
      throw new GraphError(404, 100, 'Unsupported request')
  }
}

/** The app's settings: pages with their tokens, and where deliveries go. */
const settingsPage = (facebook: Facebook): string =>
  `<p>A stand-in of Facebook. App Secret: <code>${APP_SECRET}</code></p><form method="post" action="/webhook"><h2>Configure webhooks</h2><label>Callback URL<input name="url" required></label><label>Verify token<input name="token" required></label><button>Verify and save</button></form>${facebook
    .list()
    .map(
      ({ id, name, token }) =>
        `<h2>${escapeHtml(name)}</h2><p><code>${token}</code></p><p><a href="/${id}">Write to ${escapeHtml(name)}</a></p>`,
    )
    .join('')}`

/** Starts the stand-in; port 0 takes a free one. */
export async function start({ port }: { port: number }): Promise<StandIn> {
  const facebook = createFacebook()
  let mode: Mode = 'honest'
  const limited = new Set<string>()

  async function run(request: IncomingMessage, target: string): Promise<object> {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const page = mode === 'revoked' ? undefined : facebook.find(token)
    const text = await readText(request)
    if (page === undefined) {
      throw new GraphError(401, 190, 'Invalid OAuth 2.0 Access Token')
    }
    if (mode === 'fail') throw new GraphError(500, 2, 'Service temporarily unavailable')
    if (mode === 'rate_limited' && text.includes('"text"') && !limited.has(text)) {
      limited.add(text)
      throw new GraphError(400, 613, '(#613) Calls to this api have exceeded the rate limit.')
    }
    return answer(facebook, page, target, { body: parseObject(text), isLate: mode === 'late' })
  }

  async function call(request: IncomingMessage, response: ServerResponse, target: string) {
    try {
      const result = await run(request, target)
      if (mode === 'silent' && 'message_id' in result) return
      sendJson(response, 200, result)
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      const { status, code, subcode, message } = error
      sendJson(response, status, {
        error: {
          message,
          type: 'OAuthException',
          code,
          ...(subcode !== 0 && { error_subcode: subcode }),
          fbtrace_id: 'standIn',
        },
      })
    }
  }

  async function configure(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await readText(request))
    const isTaken = await facebook.configure(form.get('url') ?? '', form.get('token') ?? '')
    response.writeHead(isTaken ? 200 : 400, { 'content-type': 'text/plain' })
    response.end(
      isTaken ? 'The callback URL is verified.' : "The callback URL couldn't be validated.",
    )
  }

  /** A new page with its token, as the owner of the app gets it. */
  async function createPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { name } = parseObject(await readText(request))
    const { id, token } = facebook.create(String(name))
    sendJson(response, 200, { id, token })
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wanted = await readMode(request, response, MODES)
    if (wanted === null) return
    mode = wanted
    limited.clear()
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://graph')
    const target = `${request.method} ${pathname}`
    if (pathname === '/me' || pathname.startsWith('/me/')) return call(request, response, target)
    if (target === 'PUT /control') return control(request, response)
    if (target === 'POST /pages') return createPage(request, response)
    if (target === 'POST /webhook') return configure(request, response)
    if (target === 'GET /') {
      return sendPage(response, 'App settings', settingsPage(facebook))
    }
    if (!(await servePhone(request, response, facebook.phone, { brand: 'Messenger (stand-in)' }))) {
      sendJson(response, 404, { error: { message: 'Unsupported request', code: 100 } })
    }
  }

  const server = createServer((request, response) => {
    route(request, response).catch(() => response.destroy())
  })
  return listen(server, { name: 'Messenger', port })
}
