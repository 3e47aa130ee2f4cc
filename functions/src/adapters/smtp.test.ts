import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAIL_PASSWORD, smtpAddress } from '../../../emulators/stand-ins/mail/keys.ts'
import { start, type MailStandIn } from '../../../emulators/stand-ins/mail/mail.ts'
import { isSmtpAddress, smtpMailer } from './smtp.ts'

const SITE = 'https://docent.example'
const letter = {
  to: 'ada@example.com',
  subject: 'Your trial ends in 3 days',
  text: `Hello Ada,\nall is well.\n\nSee ${SITE}/dashboard/billing or https://evil.example <b>`,
  key: 'trial_ada',
}

let inbox: MailStandIn
beforeEach(async () => {
  inbox = await start({ port: 0, smtpPort: 0 })
})
afterEach(() => inbox.close())

const mailer = (limits?: { silenceMs: number; timeoutMs: number }, url?: string) =>
  smtpMailer(
    {
      url: url ?? smtpAddress(inbox.smtpPort),
      from: 'Docent <no-reply@docent.example>',
      siteUrl: SITE,
    },
    limits,
  )

test('a mail arrives as text and as a page, in which the site alone is linked', async () => {
  await mailer()(letter)
  await mailer()(letter)
  expect(inbox.mails[0]).toMatchObject({
    recipients: ['ada@example.com'],
    from: 'no-reply@docent.example',
    to: 'ada@example.com',
    subject: letter.subject,
  })
  expect(inbox.mails[0]?.text.trim()).toBe(letter.text)
  expect(inbox.mails[0]?.html).toContain('Hello Ada,<br>')
  expect(inbox.mails[0]?.html.match(/<a href="[^"]*"/g)).toEqual([
    `<a href="${SITE}/dashboard/billing"`,
  ])
  expect(inbox.mails[0]?.html).not.toContain('<b>')
  expect(inbox.mails[0]?.messageId).toMatch(/^<[0-9a-f]{32}@docent\.example>$/)
  expect(inbox.mails[1]?.messageId).toBe(inbox.mails[0]?.messageId)
})

test.each([
  ['line feed', '\n'],
  ['carriage return', '\r'],
  ['both', '\r\n'],
  ['folding', '\r\n '],
  ['line separator', '\u2028'],
  ['null', '\0'],
])('no header comes in through the subject: %s', async (_, gap) => {
  await mailer()({ ...letter, subject: `Hello${gap}Bcc: eve@example.com${gap}${gap}Body` })
  expect(inbox.mails[0]?.recipients).toEqual(['ada@example.com'])
  expect(inbox.mails[0]?.headers).not.toContain('bcc')
  expect(inbox.mails[0]?.subject).toBe('Hello Bcc: eve@example.com Body')
  expect(inbox.mails[0]?.text.trim()).toBe(letter.text)
})

test.each([
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com\r\nRCPT TO:<eve@example.com>',
  'ada@example.com, eve@example.com',
  'Ada <eve@example.com>',
  '<ada@example.com>',
  'ada',
  '',
])('%j is no address, and nothing is sent', async (to) => {
  await expect(mailer()({ ...letter, to })).rejects.toMatchObject({ code: 'invalid_input' })
  expect(inbox.mails).toEqual([])
})

test('a body cannot end the mail and begin another', async () => {
  const text = 'one\r\n.\r\nMAIL FROM:<eve@example.com>\r\n..\r\ntwo'
  await mailer()({ ...letter, text })
  expect(inbox.mails).toHaveLength(1)
  expect(inbox.mails[0]?.text).toContain('MAIL FROM')
})

test.each([
  ['refuse', 'invalid_input', 'mail: EENVELOPE 550'],
  ['busy', 'unavailable', 'mail: EENVELOPE 451'],
  ['locked', 'unavailable', 'mail: EAUTH 535'],
] as const)('%s: the failure says a code and no word of the mail', async (mode, code, detail) => {
  inbox.setMode(mode)
  const error: unknown = await mailer()(letter).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code, detail, cause: undefined })
  expect(JSON.stringify([error, String(error)])).not.toMatch(
    new RegExp(`ada|trial ends|${MAIL_PASSWORD}`),
  )
})

test('a server that falls silent is left', async () => {
  inbox.setMode('hang')
  const silent = mailer({ silenceMs: 200, timeoutMs: 5_000 })(letter)
  await expect(silent).rejects.toMatchObject({ code: 'unavailable' })
  const slow = mailer({ silenceMs: 5_000, timeoutMs: 200 })(letter)
  await expect(slow).rejects.toMatchObject({ code: 'unavailable', detail: 'mail: failed' })
})

test('a server that is not there', async () => {
  const nowhere = mailer(undefined, 'smtp://user:secret@127.0.0.1:1')(letter)
  await expect(nowhere).rejects.toMatchObject({ code: 'unavailable' })
})

test('nothing crosses a network in the clear: without TLS nothing is said', async () => {
  const open = mailer(
    undefined,
    smtpAddress(inbox.smtpPort).replace('127.0.0.1', '[::ffff:127.0.0.1]'),
  )
  await expect(open(letter)).rejects.toMatchObject({
    code: 'unavailable',
    detail: 'mail: ETLS 500',
  })
  expect(inbox.mails).toEqual([])
})

test.each([
  ['smtps://user:word@mail.example:465', true],
  ['smtp://mail.example', true],
  ['https://mail.example', false],
  ['not-set', false],
  ['', false],
])('whether %j names a mail server: %s', (url, does) => {
  expect(isSmtpAddress(url)).toBe(does)
})
