import {
  ADMIN_DAYS,
  ADMIN_PAGE_SIZE,
  type AdminBot,
  type AdminFigures,
  type AdminMessage,
  type AdminReader,
  type AdminUser,
} from '@docent/domain/admin'
import { dayKey } from '@docent/domain/collections'
import type { AdminSource, LoadPage } from './admin-source.ts'

/** Invented people, bots and figures for everybody who is no operator (decision 23). */

const DAY_MS = 24 * 60 * 60 * 1000
const MEGABYTE = 1024 * 1024
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

type UserLine = readonly [
  name: string,
  company: string,
  tier: AdminUser['tier'],
  bots: number,
  megabytes: number,
  daysAgo: number,
]

const USER_LINES: readonly UserLine[] = [
  ['Maya Lindqvist', 'Nordlys Kayaks', 'Professional', 4, 212, 0.1],
  ['Owen Tarrant', 'Tarrant & Daughters', 'Starter', 2, 38, 1],
  ['Priya Raman', '', 'Free', 1, 4.5, 2],
  ['Luca Ferri', 'Ferri Ceramiche', 'Enterprise', 17, 3_410, 4],
  ['Hana Sato', 'Sato Language School', 'Professional', 6, 480, 9],
  ['Joseph Adeyemi', 'Greenline Rentals', 'Starter', 3, 71, 16],
  ['Elif Kaya', '', 'Free', 0, 0, 31],
  ['Tomás Rivera', 'Rivera Dental', 'Professional', 5, 130, 52],
]

const users = (): AdminUser[] =>
  USER_LINES.map(([name, company, tier, bots, megabytes, days], index) => ({
    id: `sample-user-${index}`,
    name,
    email: `${name.split(' ')[0]?.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}@example.com`,
    company,
    tier,
    isTrial: index === 1,
    bots,
    storedBytes: megabytes * MEGABYTE,
    createdAt: daysAgo(days),
  }))

const BOT_LINES: readonly (readonly [string, number, boolean, number])[] = [
  ['Kayak helper', 0, true, 0.1],
  ['Front desk', 3, true, 3],
  ['Glaze advice', 3, true, 4],
  ['Course finder', 4, true, 8],
  ['Rental terms', 5, false, 15],
]

const bots = (): AdminBot[] =>
  BOT_LINES.map(([name, owner, isActive, days], index) => ({
    id: `sample-bot-${index}`,
    name,
    isActive,
    ownerEmail: users()[owner]?.email ?? '',
    createdAt: daysAgo(days),
  }))

const MESSAGES: AdminMessage[] = [
  {
    id: 'sample-message-0',
    name: 'Ingrid Moe',
    email: 'ingrid@example.com',
    subject: 'Demo request',
    message: 'We run three museums. Could you show us a demo with our visitor guide?',
    isHandled: false,
    createdAt: daysAgo(0.2),
  },
  {
    id: 'sample-message-1',
    name: 'Sam Whitlock',
    email: 'sam@example.com',
    subject: 'Invoice address',
    message: 'Where do I change the address on our invoices?',
    isHandled: true,
    createdAt: daysAgo(3),
  },
]

const readers = (): AdminReader[] =>
  ['ingrid', 'bela', 'noor'].map((name, index) => ({
    id: `sample-reader-${index}`,
    email: `${name}@example.com`,
    isConfirmed: index !== 1,
    createdAt: daysAgo(index * 2 + 0.5),
  }))

/** Quieter at weekends, and growing: what the weeks of a real installation look like. */
function sampleDay(index: number): AdminFigures['days'][number] {
  const at = new Date(Date.now() - (ADMIN_DAYS - 1 - index) * DAY_MS)
  const isWeekend = at.getUTCDay() % 6 === 0
  const asked = Math.round((isWeekend ? 210 : 420) + index * 6 + ((index * 37) % 50))
  const unanswered = Math.round(asked * (0.09 + ((index * 13) % 5) / 100))
  return { day: dayKey(at), answered: asked - unanswered, unanswered }
}

const figures = (): AdminFigures => ({
  users: 1_284,
  newUsers: 73,
  bots: 2_917,
  activeBots: 2_540,
  bases: 1_902,
  files: 11_460,
  storedBytes: 187_400 * MEGABYTE,
  conversations: 64_205,
  openMessages: 1,
  plans: [
    { tier: 'Starter', monthly: 118, annual: 61, trials: 34, pastDue: 3 },
    { tier: 'Professional', monthly: 74, annual: 92, trials: 41, pastDue: 2 },
    { tier: 'Enterprise', monthly: 9, annual: 23, trials: 5, pastDue: 0 },
  ],
  days: Array.from({ length: ADMIN_DAYS }, (_, index) => sampleDay(index)),
  countedAt: new Date().toISOString(),
})

const pagesOf =
  <Row extends { readonly id: string }>(rows: () => readonly Row[]): LoadPage<Row> =>
  (after) => {
    const all = rows()
    const start = all.findIndex(({ id }) => id === after) + 1
    const page = all.slice(start, start + ADMIN_PAGE_SIZE)
    const hasMore = start + page.length < all.length
    return Promise.resolve({ rows: page, next: hasMore ? (page.at(-1)?.id ?? null) : null })
  }

/** The panel without a call to the server. Marks last until the page is left. */
export function sampleAdmin(): AdminSource {
  let messages = MESSAGES
  return {
    figures: () => Promise.resolve(figures()),
    users: (search) =>
      pagesOf(() =>
        users().filter(({ name, email }) =>
          `${name} ${email}`.toLowerCase().includes(search.trim().toLowerCase()),
        ),
      ),
    bots: pagesOf(bots),
    messages: pagesOf(() => messages),
    readers: pagesOf(readers),
    markMessage: (id, isHandled) => {
      messages = messages.map((each) => (each.id === id ? { ...each, isHandled } : each))
      return Promise.resolve()
    },
  }
}
