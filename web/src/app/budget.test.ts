// @vitest-environment node
/// <reference types="node" />
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { overBudget, overSiteBudget, type BuiltChunk } from '../../budget.ts'

const NAMES = [
  'app',
  'shell',
  'login-page',
  'guards',
  'dashboard-layout',
  'owner-session',
  'plan-badge',
  'plan-notices',
  'overview-screen',
]
/** Code that gzip makes no smaller, but for what hexadecimal digits cost. */
const codeOf = (kilobytes: number) => randomBytes(kilobytes * 1_000).toString('latin1')
const chunk = (name: string, kilobytes: number, imports: readonly string[] = []): BuiltChunk => ({
  name,
  fileName: `${name}.js`,
  code: codeOf(kilobytes),
  imports,
})
const small = NAMES.map((name) => chunk(name, 1))

test('a small build keeps to the budget', () => {
  expect(overBudget(small)).toEqual([])
})

test('a screen is weighed with all that it imports, once', () => {
  const withReact = small.map((each) => {
    if (each.name === 'overview-screen') return chunk(each.name, 1, ['react.js', 'firebase.js'])
    return each.name === 'app' ? { ...each, imports: ['react.js'] } : each
  })
  withReact.push(chunk('react', 100, ['app.js']), chunk('firebase', 150))
  expect(overBudget(withReact)).toEqual([expect.stringMatching(/^\/dashboard: 3\d\d\.\d kB of/)])
})

test('the database is loaded beside the dashboard, and not before its frame or the login', () => {
  const heavy = chunk('firestore', 300)
  const session = { ...chunk('owner-session', 1), imports: ['firestore.js'] }
  const others = small.filter(({ name }) => name !== 'owner-session')
  expect(overBudget([...others, session, heavy])).toEqual([])
  const login = { ...chunk('login-page', 1), imports: ['firestore.js'] }
  const withLogin = small.filter(({ name }) => name !== 'login-page')
  expect(overBudget([...withLogin, login, heavy])).toEqual([expect.stringMatching(/^\/login: /)])
  const frame = { ...chunk('dashboard-layout', 1), imports: ['firestore.js'] }
  const withFrame = small.filter(({ name }) => name !== 'dashboard-layout')
  expect(overBudget([...withFrame, frame, heavy])).toEqual([
    expect.stringMatching(/^the frame of \/dashboard: /),
  ])
})

test('a route of more than 60 kB is named, and so is a chunk that is gone', () => {
  expect(overBudget([...small, chunk('bots-screen', 70)])).toEqual([
    expect.stringMatching(/^bots-screen: \d+\.\d kB of 60 kB$/),
  ])
  expect(() => overBudget([])).toThrow('no chunk "app"')
})

test('a script of the public pages is a few kilobytes', () => {
  expect(overSiteBudget([chunk('site', 5), chunk('search-manual', 9)])).toEqual([])
  expect(overSiteBudget([chunk('site', 5), chunk('search-manual', 20)])).toEqual([
    expect.stringMatching(/^search-manual: \d\d\.\d kB of 12 kB$/),
  ])
})
