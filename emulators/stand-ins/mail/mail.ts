import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { HOST, ports } from '../../ports.ts'
import { listen, readMode, sendJson, type StandIn } from '../serve.ts'
import { inboxPage } from './inbox-page.ts'
import { MAIL_PASSWORD, MAIL_USER } from './keys.ts'

/**
 * How the mail server behaves: it takes mails; refuses every recipient for good, or for now; wants
 * another password; or greets and then says nothing more.
 */
export const MAIL_MODES = ['honest', 'refuse', 'busy', 'locked', 'hang'] as const
type MailMode = (typeof MAIL_MODES)[number]

export interface ReceivedMail {
  readonly id: number
  /** From the envelope, which says where a mail really goes. */
  readonly recipients: readonly string[]
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  /** Names of the headers in lower case, in their order. */
  readonly headers: readonly string[]
  readonly receivedAt: string
}

export interface MailStandIn extends StandIn {
  readonly smtpPort: number
  /** Oldest first. */
  readonly mails: readonly ReceivedMail[]
  setMode(mode: MailMode): void
}

/** Largest mail that is taken, in bytes. */
const MAX_BYTES = 1024 * 1024

const fault = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode })

async function readMail(
  stream: AsyncIterable<Buffer>,
  { id, recipients }: Pick<ReceivedMail, 'id' | 'recipients'>,
): Promise<ReceivedMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  return {
    id,
    recipients,
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map(({ address }) => address).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ key }) => key),
    receivedAt: new Date().toISOString(),
  }
}

function createMailServer(modeOf: () => MailMode, keep: ReceivedMail[]): SMTPServer {
  return new SMTPServer({
    // A mail server on the network would offer TLS; on this machine nobody listens in.
    disabledCommands: ['STARTTLS'],
    size: MAX_BYTES,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, answer) {
      const isKnown = username === MAIL_USER && password === MAIL_PASSWORD
      if (isKnown && modeOf() !== 'locked') answer(null, { user: MAIL_USER })
      else answer(fault(535, '5.7.8 Username and password not accepted'))
    },
    onRcptTo({ address }, _session, answer) {
      if (modeOf() === 'hang') return
      if (modeOf() === 'refuse') answer(fault(550, `5.1.1 ${address} is unknown here`))
      else if (modeOf() === 'busy') answer(fault(451, `4.3.0 ${address}: try again later`))
      else answer()
    },
    onData(stream, session, answer) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      readMail(stream, { id: keep.length + 1, recipients })
        .then((mail) => keep.push(mail))
        .then(
          () => answer(),
          () => answer(fault(451, '4.3.0 The message could not be read')),
        )
    },
  })
}

/** Starts a mail server and the page that shows what it was handed; ports 0 take free ones. */
export async function start(
  options: { port?: number; smtpPort?: number } = {},
): Promise<MailStandIn> {
  const mails: ReceivedMail[] = []
  let mode: MailMode = 'honest'
  const smtp = createMailServer(() => mode, mails)
  // A client that goes away in the middle is no failure of the stand-in.
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject)
    smtp.listen(options.smtpPort ?? ports.smtp, HOST, resolve)
  })

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = `${request.method} ${request.url}`
    if (target === 'PUT /control') {
      mode = (await readMode(request, response, MAIL_MODES)) ?? mode
    } else if (target === 'GET /mails') {
      sendJson(response, 200, mails)
    } else if (target === 'GET /') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(inboxPage(mails))
    } else {
      sendJson(response, 404, { error: 'There is no such page.' })
    }
  }
  const pages = createServer((request, response) => {
    route(request, response).catch(() => response.destroy())
  })
  const standIn = await listen(pages, { name: 'Inbox', port: options.port ?? ports.mail })
  return {
    ...standIn,
    smtpPort: (smtp.server.address() as AddressInfo).port,
    mails,
    setMode: (wanted) => void (mode = wanted),
    close: async () => {
      await Promise.all([
        standIn.close(),
        new Promise<void>((resolve) => {
          smtp.close(() => resolve())
        }),
      ])
    },
  }
}
