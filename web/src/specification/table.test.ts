/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { QUOTES } from './quotes.ts'
import { AUTH_ROWS } from './rows/auth.ts'
import { BOT_ROWS } from './rows/bots.ts'
import { CHANNEL_ROWS } from './rows/channels.ts'
import { DASHBOARD_ROWS } from './rows/dashboard.ts'
import { KNOWLEDGE_ROWS } from './rows/knowledge.ts'
import { ONBOARDING_ROWS } from './rows/onboarding.ts'
import { SESSION_ROWS } from './rows/sessions.ts'
import { SET_UP_ROWS } from './rows/set-up.ts'
import { SITE_ROWS } from './rows/site.ts'
import { nameOf } from './row.ts'
import { uncheckedQuotes } from './table.ts'

const ROWS = [
  ...SITE_ROWS,
  ...AUTH_ROWS,
  ...SESSION_ROWS,
  ...ONBOARDING_ROWS,
  ...SET_UP_ROWS,
  ...KNOWLEDGE_ROWS,
  ...BOT_ROWS,
  ...CHANNEL_ROWS,
  ...DASHBOARD_ROWS,
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

test('every row promises something, and no row stands twice', () => {
  expect(ROWS.filter(({ text, result }) => text.length + result.length === 0)).toEqual([])
  const names = ROWS.map(nameOf)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
