import type { NewsletterRow } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { expect, test } from 'vitest'
import { mailWorld } from '../testing/in-memory-mail.ts'
import { answerNewsletter, subscribe, type NewsletterDeps } from './subscribe.ts'

const DAY_MS = 24 * 60 * 60_000

function world() {
  let now = new Date('2026-03-01T12:00:00Z')
  const rows = new Map<string, NewsletterRow>()
  const { deps: mail, mails } = mailWorld(() => now)
  let tokens = 0
  const deps: NewsletterDeps = {
    store: {
      change: async (id, decide) => {
        const next = decide(rows.get(id) ?? null)
        if (next === null) rows.delete(id)
        else rows.set(id, next)
      },
    },
    mail,
    siteUrl: 'https://docent.test',
    newToken: () => `secret-${++tokens}`,
  }
  const keyOf = (action: string) =>
    new RegExp(`#${action}=(\\S+)`).exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  return {
    deps,
    mails,
    rows: () => [...rows.values()],
    keyOf,
    wait: (days: number) => (now = new Date(now.getTime() + days * DAY_MS)),
  }
}

test('an address is on the list once its owner confirmed it, and off it when the owner says so', async () => {
  const { deps, mails, rows, keyOf } = world()
  expect(await subscribe(deps, 'ada@example.com')).toBe(true)
  expect(rows()).toEqual([expect.objectContaining({ is_confirmed: false })])
  expect(mails[0]?.text).toContain('https://docent.test/newsletter#confirm=')
  await answerNewsletter(deps, { action: 'confirm', key: keyOf('confirm') })
  await answerNewsletter(deps, { action: 'confirm', key: keyOf('confirm') })
  expect(rows()).toEqual([expect.objectContaining({ is_confirmed: true, expires_at: null })])
  await answerNewsletter(deps, { action: 'unsubscribe', key: keyOf('unsubscribe') })
  expect(rows()).toEqual([])
})

test('the secret of the links is not kept before it can only take an address off the list', async () => {
  const { deps, rows, keyOf } = world()
  await subscribe(deps, 'ada@example.com')
  expect(JSON.stringify(rows())).not.toContain('secret-1')
  await answerNewsletter(deps, { action: 'confirm', key: keyOf('confirm') })
  expect(rows()[0]?.unsubscribe_key).toBe('secret-1')
})

test('one row an address and one mail a day, however often and in whatever case it is entered', async () => {
  const { deps, mails, rows, keyOf, wait } = world()
  await subscribe(deps, 'ada@example.com')
  const first = keyOf('confirm')
  expect(await subscribe(deps, 'ADA@Example.com')).toBe(true)
  expect([rows().length, mails.length]).toEqual([1, 1])
  wait(1)
  await subscribe(deps, 'ada@example.com')
  expect([rows().length, mails.length]).toEqual([1, 2])
  await expect(answerNewsletter(deps, { action: 'confirm', key: first })).rejects.toThrow(
    ServiceError,
  )
})

test('whoever is on the list stays there when the address is entered again, and hears nothing', async () => {
  const { deps, mails, rows, keyOf, wait } = world()
  await subscribe(deps, 'ada@example.com')
  await answerNewsletter(deps, { action: 'confirm', key: keyOf('confirm') })
  wait(30)
  expect(await subscribe(deps, 'ada@example.com')).toBe(true)
  expect([rows()[0]?.is_confirmed, mails.length]).toEqual([true, 1])
})

test.each([
  ['another secret', (key: string) => key.replace('secret-1', 'secret-2'), 0],
  ['another address', (key: string) => `${'0'.repeat(40)}.${key.split('.')[1]}`, 0],
  ['a link that came too late', (key: string) => key, 4],
])('%s confirms nothing', async (_, change, days) => {
  const { deps, rows, keyOf, wait } = world()
  await subscribe(deps, 'ada@example.com')
  wait(days)
  const key = change(keyOf('confirm'))
  await expect(answerNewsletter(deps, { action: 'confirm', key })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(rows()[0]?.is_confirmed).toBe(false)
})

test('without a mail server the address waits, and is asked once there is one', async () => {
  const { deps, mails, rows } = world()
  const silent = { ...deps, mail: { ...deps.mail, sendMail: null } }
  expect(await subscribe(silent, 'ada@example.com')).toBe(false)
  expect(rows()).toEqual([
    expect.objectContaining({ is_confirmed: false, mailed_at: null, expires_at: null }),
  ])
  expect(await subscribe(deps, 'ada@example.com')).toBe(true)
  expect([rows().length, mails.length]).toEqual([1, 1])
})

test('a mail that did not go out is said to be so, and can be asked for again', async () => {
  const { deps, mails } = world()
  const sendMail = () => Promise.reject(new ServiceError('unavailable', 'mail'))
  const failing = { ...deps, mail: { ...deps.mail, sendMail } }
  await expect(subscribe(failing, 'ada@example.com')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await subscribe(deps, 'ada@example.com')).toBe(true)
  expect(mails).toHaveLength(1)
})
