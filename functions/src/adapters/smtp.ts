import { isEmailAddress } from '@docent/domain/email'
import { ServiceError } from '@docent/domain/errors'
import { createHash } from 'node:crypto'
import type { SMTPTransportOptions } from 'nodemailer'
import { mailHtml } from '../mail/mail-html.ts'
import type { Mail, SendMail } from '../mail/ports.ts'

/** How long the server may keep silent in each phase, and how long the whole may take, in milliseconds. */
const SILENCE_MS = 10_000
const TIMEOUT_MS = 20_000
/** Longer subjects are cut, in UTF-16 units. */
const MAX_SUBJECT_LENGTH = 200

export interface SmtpConfig {
  /** `smtps://user:password@host:465` or `smtp://…:587`. */
  readonly url: string
  /** An address, or `Name <address>`. */
  readonly from: string
  /** Without a closing slash. */
  readonly siteUrl: string
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address names a mail server. */
export const isSmtpAddress = (url: string): boolean =>
  /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== ''

function serverOf(url: string, silenceMs: number): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // Neither the password nor a mail crosses a network in the clear.
    requireTLS: !isSecure && !LOCAL_HOSTS.has(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A header is one line. */
const asHeader = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\s\u0000-\u001f\u007f\u0085]+/g, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH)

const messageId = (key: string, from: string): string => {
  const host = /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`
}

/** What the server said, as a code: its words may repeat the address. */
function failureOf(error: unknown): ServiceError {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  const said = [code, responseCode].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^\w{1,20}$/.test(part)),
  )
  const isRefused = code === 'EENVELOPE' && Number(responseCode) >= 550
  return new ServiceError(
    isRefused ? 'invalid_input' : 'unavailable',
    `mail: ${said.join(' ') || 'failed'}`,
  )
}

/**
 * Mail over SMTP, one connection each.
 * @param limits in milliseconds
 */
export const smtpMailer =
  (
    { url, from, siteUrl }: SmtpConfig,
    limits = { silenceMs: SILENCE_MS, timeoutMs: TIMEOUT_MS },
  ): SendMail =>
  async ({ to, subject, text, key }: Mail) => {
    if (!isEmailAddress(to)) throw new ServiceError('invalid_input', 'mail: no address')
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(serverOf(url, limits.silenceMs))
    const sending = transport.sendMail({
      from,
      // As an object it is one address, not a list to be parsed.
      to: { name: '', address: to },
      subject: asHeader(subject),
      text,
      html: mailHtml(text, siteUrl),
      messageId: messageId(key, from),
      // Asks out-of-office programs not to answer. *Source:* RFC 3834, section 5.
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), limits.timeoutMs)
    })
    try {
      await Promise.race([sending, late])
    } catch (error) {
      throw failureOf(error)
    } finally {
      clearTimeout(timer)
      transport.close()
    }
  }
