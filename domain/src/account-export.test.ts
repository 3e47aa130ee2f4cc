import { expect, test } from 'vitest'
import {
  EXPORT_PAUSE_MS,
  EXPORT_TIMEOUT_MS,
  exportStateAt,
  mayExport,
  type AccountExport,
} from './account-export.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const made = (change: Partial<AccountExport>): AccountExport => ({
  state: 'ready',
  run: 'r',
  requested_at: now,
  bytes: 1,
  expires_at: later(1_000),
  ...change,
})

test.each([
  [made({}), 999, 'ready'],
  [made({}), 1_000, 'expired'],
  [made({ state: 'making', expires_at: null }), EXPORT_TIMEOUT_MS - 1, 'making'],
  [made({ state: 'making', expires_at: null }), EXPORT_TIMEOUT_MS, 'failed'],
  [made({ state: 'failed', expires_at: null }), 0, 'failed'],
] as const)('%o is after %i ms %s', (archive, ms, expected) => {
  expect(exportStateAt(archive, later(ms))).toBe(expected)
})

test('another one waits for the pause, unless the last one failed', () => {
  expect(mayExport(null, now)).toBe(true)
  expect(mayExport(made({ state: 'failed' }), now)).toBe(true)
  expect(mayExport(made({}), later(EXPORT_PAUSE_MS - 1))).toBe(false)
  expect(mayExport(made({}), later(EXPORT_PAUSE_MS))).toBe(true)
})
