import { BASE_PORTS, MAX_OFFSET } from '../emulators/ports.ts'
import { CHAT } from '@docent/domain/routes'
import { expect, test } from 'vitest'
import { channelFormSchema, connectChannelSchema } from './form-schema.ts'
import { CHANNELS, MESSAGING_CHANNELS, placeName, webhookPath } from './list.ts'
import { CHANNEL_MANUALS } from './manuals.ts'
import { PLATFORMS } from './platforms.ts'

const taken = new Set<string>(Object.values(CHAT))

test.each(MESSAGING_CHANNELS)('%s fits into everything that is made of its name', (name) => {
  expect(name).toMatch(/^[a-z]+$/)
  expect(taken.has(webhookPath(name))).toBe(false)
  expect(BASE_PORTS[name] + MAX_OFFSET).toBeLessThanOrEqual(65_535)
  const { addresses, make } = PLATFORMS[name]
  expect(make(addresses).name).toBe(name)
  expect(CHANNEL_MANUALS[name]).toMatch(new RegExp(`^### ${CHANNELS[name].name}\n`))
  expect(placeName(name)).toBe(CHANNELS[name].shortName)
})

test.each(MESSAGING_CHANNELS)('%s leads only to pages that are safe to open', (name) => {
  const links = CHANNELS[name].guide.steps
    .flat()
    .flatMap((part) => (typeof part === 'object' && 'href' in part ? [part.href] : []))
  for (const href of links) expect(href).toMatch(/^https:\/\//)
  for (const address of Object.values(PLATFORMS[name].addresses)) {
    expect(address).toMatch(/^https:\/\/.*[^/]$/)
  }
})

test('no two channels are saved under one name', () => {
  const steps = MESSAGING_CHANNELS.map((name) => CHANNELS[name].step)
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  expect(new Set(steps.map(({ flag }) => flag)).size).toBe(steps.length)
})

const SECRET = 'ab'.repeat(16)
const body = { chatbotId: 'bot', token: ' 1:a ', name: ' ' }

test('what the form saves is what the server takes', async () => {
  expect(
    await channelFormSchema('messenger').validate({ ...body, appSecret: SECRET }),
  ).toMatchObject({ token: '1:a', name: '', appSecret: SECRET })
  expect(
    await connectChannelSchema.validate({ ...body, channel: 'messenger', appSecret: SECRET }),
  ).toMatchObject({ channel: 'messenger', token: '1:a', name: '', appSecret: SECRET })
  expect(await connectChannelSchema.validate({ ...body, channel: 'telegram' })).toMatchObject({
    appSecret: '',
  })
})

test.each([
  ['a channel that there is not', { channel: 'toString' }, 'channel'],
  ['a token of two words', { channel: 'telegram', token: 'a b' }, 'token'],
  ['a secret that is none', { channel: 'messenger', appSecret: 'abc' }, 'appSecret'],
  ['a secret where none is taken', { channel: 'telegram', appSecret: SECRET }, 'appSecret'],
])('%s is refused', async (_, change, path) => {
  await expect(connectChannelSchema.validate({ ...body, ...change })).rejects.toMatchObject({
    path,
  })
})
