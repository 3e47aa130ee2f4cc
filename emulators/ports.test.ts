import { MESSAGING_CHANNELS } from '@docent/channels/list'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BASE_PORTS, HOST, MAX_OFFSET, REGION, readPortOffset, shiftPorts } from './ports.ts'
import { portsOfConfig, withPorts } from './suite-config.ts'

interface FirebaseJson {
  emulators: Record<string, { port?: number; websocketPort?: number; host?: string } | boolean>
  hosting: { rewrites: { source: string; function?: { region: string } }[] }
}

const config = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
) as FirebaseJson
/** Programs of our own, which firebase-tools does not know. */
const OWN = new Set<string>([
  'demoSite',
  'languageModel',
  'stripe',
  ...MESSAGING_CHANNELS,
  'mail',
  'smtp',
  'vite',
])

describe('firebase.json', () => {
  test('has exactly the ports of the table', () => {
    const table = Object.entries(BASE_PORTS).filter(([name]) => !OWN.has(name))
    expect(portsOfConfig(config)).toEqual(Object.fromEntries(table))
  })

  test('listens on this machine only', () => {
    const entries = Object.values(config.emulators).filter((entry) => typeof entry === 'object')
    expect(entries.map(({ host }) => host)).toEqual(entries.map(() => HOST))
  })

  test('sends calls to the region of the functions', () => {
    const called = config.hosting.rewrites.flatMap((rewrite) => rewrite.function ?? [])
    expect(new Set(called.map(({ region }) => region))).toEqual(new Set([REGION]))
  })
})

describe('a shifted suite', () => {
  test('has every port of the configuration shifted by the same number', () => {
    const shifted = portsOfConfig(withPorts(config, shiftPorts(20_000)))
    const expected = Object.entries(portsOfConfig(config)).map(([name, port]) => [
      name,
      port + 20_000,
    ])
    expect(shifted).toEqual(Object.fromEntries(expected))
  })

  test('keeps everything else of the configuration', () => {
    const shifted = withPorts(config, shiftPorts(7))
    expect(withPorts(shifted, shiftPorts(0))).toEqual(config)
  })
})

describe('DOCENT_PORT_OFFSET', () => {
  test.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['20000', 20_000],
    [String(MAX_OFFSET), MAX_OFFSET],
  ])('reads %j as %i', (value, offset) => {
    expect(readPortOffset(value)).toBe(offset)
  })

  test.each(['-1', '1.5', 'many', String(MAX_OFFSET + 1)])('refuses %j', (value) => {
    expect(() => readPortOffset(value)).toThrow('DOCENT_PORT_OFFSET must be a whole number')
  })
})
