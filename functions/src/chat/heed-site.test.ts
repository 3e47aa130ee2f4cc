import { describe, expect, test } from 'vitest'
import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import { aBot } from '../testing/in-memory-chat.ts'
import { heedSite, noteSite, siteOf, type SiteDeps } from './heed-site.ts'

const OWN = 'https://docent.example'
const botFor = (allowedSites: string) =>
  aBot({ configuration: { ...DEFAULT_BOT_CONFIGURATION, allowedSites } })

function setUp(change: Partial<SiteDeps> = {}) {
  const noted: string[] = []
  const failures: unknown[] = []
  const deps: SiteDeps = {
    ownSites: [OWN],
    sightings: {
      note: ({ botId, ownerId, host }) => {
        noted.push(`${botId} ${ownerId} ${host}`)
        return Promise.resolve()
      },
    },
    mayNoteSite: () => true,
    mayNoteBot: () => true,
    now: () => new Date(),
    logSightingFailure: (botId, cause) => failures.push([botId, cause]),
    ...change,
  }
  return { deps, noted, failures }
}

describe('the website of a call', () => {
  test.each([
    [{ origin: 'https://Shop.example' }, 'https://shop.example'],
    [{ origin: 'https://a.example', referer: 'https://b.example/x' }, 'https://a.example'],
    [{ referer: 'http://b.example:81/page?secret=1' }, 'http://b.example:81'],
    [{ origin: 'null', referer: 'https://b.example/' }, null],
    [{ origin: 'file://x' }, null],
    [{ origin: 'https://user@evil.example' }, null],
    [{}, null],
  ])('of %j is %j', (headers, site) => {
    expect(siteOf(headers)).toBe(site)
  })
})

describe('a bot with named websites', () => {
  const { deps } = setUp()
  test.each(['https://shop.example', 'https://www.shop.example', OWN])('answers on %s', (site) => {
    expect(() => heedSite(deps, botFor('shop.example'), site)).not.toThrow()
  })

  test.each(['https://evil.example', 'https://docent.example.evil.example', null])(
    'refuses %s, and says which website it is',
    (site) => {
      expect(() => heedSite(deps, botFor('shop.example'), site)).toThrow(
        expect.objectContaining({ code: 'site_not_allowed', subject: site ?? '' }),
      )
      expect(() => heedSite(deps, botFor(''), site)).not.toThrow()
    },
  )
})

describe('a sighting', () => {
  test('is kept by host, and not on our own pages', async () => {
    const { deps, noted } = setUp()
    for (const site of ['https://shop.example', OWN, null]) await noteSite(deps, aBot(), site)
    expect(noted).toEqual(['bot ada shop.example'])
  })

  test('is left out where it is no news, or where hosts are made up', async () => {
    const site = 'https://shop.example'
    for (const change of [{ mayNoteSite: () => false }, { mayNoteBot: () => false }]) {
      const { deps, noted } = setUp(change)
      await noteSite(deps, aBot(), site)
      expect(noted).toEqual([])
    }
  })

  test('that cannot be kept is logged, and the chat goes on', async () => {
    const broken = { note: () => Promise.reject(new Error('offline')) }
    const { deps, failures } = setUp({ sightings: broken })
    await noteSite(deps, aBot(), 'https://shop.example')
    expect(failures).toHaveLength(1)
  })
})
