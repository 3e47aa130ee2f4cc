/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PATHS } from '../app/paths.ts'
import { QUOTES } from './quotes.ts'
import { ADMIN_ROWS } from './rows/admin.ts'
import { AUTH_ROWS } from './rows/auth.ts'
import { BOT_ROWS } from './rows/bots.ts'
import { CHANNEL_ROWS } from './rows/channels.ts'
import { DASHBOARD_ROWS } from './rows/dashboard.ts'
import { KNOWLEDGE_ROWS } from './rows/knowledge.ts'
import { ONBOARDING_ROWS } from './rows/onboarding.ts'
import { PUBLIC_ROWS } from './rows/public.ts'
import { SESSION_ROWS } from './rows/sessions.ts'
import { SET_UP_ROWS } from './rows/set-up.ts'
import { SITE_ROWS } from './rows/site.ts'
import { nameOf } from './row.ts'
import { uncheckedQuotes } from './table.ts'

const ROWS = [
  ...SITE_ROWS,
  ...PUBLIC_ROWS,
  ...AUTH_ROWS,
  ...SESSION_ROWS,
  ...ONBOARDING_ROWS,
  ...SET_UP_ROWS,
  ...KNOWLEDGE_ROWS,
  ...BOT_ROWS,
  ...CHANNEL_ROWS,
  ...DASHBOARD_ROWS,
  ...ADMIN_ROWS,
]
const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')

test('every text that the specification quotes is checked by a row', () => {
  expect(uncheckedQuotes(QUOTES, ROWS, read)).toEqual([])
})

test('a quote without a row is found, and so is one whose test is gone', () => {
  const planted = [
    { section: '5', text: 'A text that stands nowhere.' },
    { section: '8', text: 'Message Sent!', shownIn: ['package.json', 'Message Sent!'] as const },
  ]
  expect(uncheckedQuotes(planted, ROWS, read)).toEqual([
    '5: A text that stands nowhere.',
    '8: Message Sent!',
  ])
})

/** *Source:* specification section 2, the routes. */
const ROUTES = [
  PATHS.home,
  PATHS.login,
  PATHS.register,
  PATHS.resetPassword,
  PATHS.pricing,
  PATHS.about,
  PATHS.contact,
  PATHS.blog,
  PATHS.docs,
  PATHS.privacy,
  PATHS.terms,
  PATHS.onboarding,
  PATHS.dashboard,
  PATHS.admin,
]

test('every route of the specification has rows, and so have sections 2, 4, 5, 6, 8 and 9', () => {
  const routes = new Set(ROWS.map(({ route }) => route.split('?')[0]))
  expect(ROUTES.filter((route) => !routes.has(route))).toEqual([])
  const sections = ROWS.map(({ source }) => source.split(' ')[0])
  for (const section of ['2', '4', '5', '6', '8', '9']) expect(sections).toContain(section)
})

test('every row promises something, and no row stands twice', () => {
  expect(ROWS.filter(({ text, result }) => text.length + result.length === 0)).toEqual([])
  const names = ROWS.map(nameOf)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
