import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { tokenVault } from './token-vault.ts'

const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
const OLD = key('old')
const NEW = key('new')
const TOKEN = '123456:planted-token'

test('a sealed secret opens where it was put, and holds nothing of the secret', () => {
  const vault = tokenVault(OLD)
  const sealed = vault.seal(TOKEN, 'telegram_bot/token')
  expect(vault.open(sealed, 'telegram_bot/token')).toBe(TOKEN)
  expect(JSON.stringify(sealed)).not.toContain('planted')
  expect(vault.seal(TOKEN, 'telegram_bot/token')).not.toEqual(sealed)
})

test('a new key in front seals, the old one still opens until it is taken away', () => {
  const sealed = tokenVault(OLD).seal(TOKEN, 'place')
  const rotated = tokenVault(`${NEW}, ${OLD}`)
  expect(rotated.open(sealed, 'place')).toBe(TOKEN)
  expect(rotated.seal(TOKEN, 'place').key).toBe('new')
  expect([sealed, rotated.seal(TOKEN, 'place')].map(rotated.isCurrent)).toEqual([false, true])
  expect(() => tokenVault(NEW).open(sealed, 'place')).toThrow('channels_not_configured')
})

describe('does not open', () => {
  const vault = tokenVault(OLD)
  const sealed = vault.seal(TOKEN, 'place')
  const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
  test.each([
    ['elsewhere', sealed, 'another place'],
    ['with other data', { ...sealed, data: flip(sealed.data) }, 'place'],
    ['with another tag', { ...sealed, tag: flip(sealed.tag) }, 'place'],
    ['with a shortened tag', { ...sealed, tag: sealed.tag.slice(0, 8) }, 'place'],
    ['with another start', { ...sealed, iv: flip(sealed.iv) }, 'place'],
  ])('%s', (_, changed, place) => {
    expect(() => vault.open(changed, place)).toThrow('channels_not_configured')
  })
})

test.each(['', 'not-set', 'short:AAAA', ':', 'a b:'])(
  '"%s" is no key: nothing is sealed',
  (keys) => {
    expect(() => tokenVault(keys).seal(TOKEN, 'place')).toThrow('channels_not_configured')
  },
)
