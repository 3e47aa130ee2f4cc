import type { Connection } from '@docent/channels/platform'
import { describe, expect, test } from 'vitest'
import { aBot, inMemoryBots } from '../testing/in-memory-chat.ts'
import { aConnection, inMemoryConnections } from '../testing/in-memory-channels.ts'
import { failing, recordedPlatforms, type Answering } from '../testing/platform-world.ts'
import {
  checkChannel,
  connectChannel,
  disconnectChannel,
  setUpChannel,
  type ConnectDeps,
} from './connect-channel.ts'
import { releaseBot, releaseOwner } from './release-channels.ts'

const TOKEN = '654321:planted-token-of-another-bot'
const owner = { userId: 'ada', isEmailVerified: true }
const input = {
  owner,
  channel: 'telegram' as const,
  chatbotId: 'bot',
  token: TOKEN,
  name: '',
  appSecret: '',
}
const URL_OF_BOT = 'https://docent.example/chat/telegram?chatbot_id=bot'

/** A Telegram that knows every token and keeps one webhook. */
function honest(): { answering: Answering; webhook: () => unknown } {
  let webhook: unknown = ''
  return {
    webhook: () => webhook,
    answering: ({ target, body, token }) => {
      if (target === 'getMe') {
        return { id: Number(token.split(':')[0]), username: 'desk_bot', first_name: 'Desk' }
      }
      if (target === 'setWebhook') webhook = body['url']
      if (target === 'deleteWebhook') webhook = ''
      return target === 'getWebhookInfo' ? { url: webhook } : true
    },
  }
}

function setUp(options: { answering?: Answering; saved?: readonly Connection[] } = {}) {
  const { platforms, calls } = recordedPlatforms(options.answering ?? honest().answering)
  const connections = inMemoryConnections(options.saved)
  const trouble: unknown[] = []
  const notices: unknown[] = []
  const deps: ConnectDeps = {
    bots: inMemoryBots([aBot(), aBot({ id: 'second' }), aBot({ id: 'foreign', user_id: 'eve' })]),
    connections,
    platforms,
    webhookOrigin: 'https://docent.example',
    notice: {
      send: (notice) => {
        notices.push(notice)
        return Promise.reject(new Error('workflow down'))
      },
    },
    logTrouble: (...line) => trouble.push(line),
  }
  const targets = () => calls.map(({ target }) => target)
  return { deps, connections, calls, targets, trouble, notices }
}

describe('connecting', () => {
  test('checks the token, keeps it, registers the webhook with a secret of its own', async () => {
    const { deps, connections, calls, targets } = setUp()
    expect(await connectChannel(deps, input)).toEqual({ problem: null })
    expect(targets()).toEqual(['getMe', 'setWebhook', 'setMyCommands'])
    const saved = connections.connections.get('telegram bot')
    expect(saved).toMatchObject({ token: TOKEN, accountId: '654321', accountName: 'desk_bot' })
    expect(saved?.webhookSecret).toMatch(/^[\w-]{43}$/)
    expect(calls[1]?.body).toMatchObject({ url: URL_OF_BOT, secret_token: saved?.webhookSecret })
    expect(connections.rows.get('telegram bot')).toMatchObject({
      name: 'Desk',
      token: TOKEN.slice(0, 20),
      problem: null,
      link: 'https://t.me/desk_bot',
    })
  })

  test('keeps the name that the owner gave', async () => {
    const { deps, connections } = setUp()
    await connectChannel(deps, { ...input, name: 'Front desk' })
    expect(connections.rows.get('telegram bot')?.name).toBe('Front desk')
  })

  test('tells the workflow that is configured; that it fails is logged and the save succeeds', async () => {
    const { deps, notices, trouble } = setUp()
    expect(await connectChannel(deps, input)).toEqual({ problem: null })
    expect(notices).toEqual([{ token: TOKEN, knowledgeBaseId: 'base' }])
    expect(trouble).toHaveLength(1)
  })

  test.each([
    [
      'an address that is not confirmed',
      { owner: { userId: 'ada', isEmailVerified: false } },
      'email_unverified',
    ],
    ['another owner’s bot', { chatbotId: 'foreign' }, 'not_found'],
    ['a bot that is not there', { chatbotId: 'none' }, 'not_found'],
  ])('%s is refused before the platform hears of it', async (_, change, code) => {
    const { deps, targets, connections } = setUp()
    await expect(connectChannel(deps, { ...input, ...change })).rejects.toMatchObject({ code })
    expect(targets()).toEqual([])
    expect(connections.connections.size).toBe(0)
  })

  test.each([
    ['token_invalid', 'channel_token_rejected'],
    ['refused', 'channel_token_rejected'],
    ['unreachable', 'channel_unreachable'],
    ['rate_limited', 'channel_unreachable'],
  ] as const)('a platform that says %s leaves nothing half-saved', async (failure, code) => {
    const { deps, connections } = setUp({ answering: () => failing(failure) })
    await expect(connectChannel(deps, input)).rejects.toMatchObject({ code })
    expect(connections.connections.size).toBe(0)
    expect(connections.rows.size).toBe(0)
  })

  test('one token cannot answer for two bots', async () => {
    const { deps, connections } = setUp()
    await connectChannel(deps, input)
    const second = connectChannel(deps, { ...input, chatbotId: 'second' })
    await expect(second).rejects.toMatchObject({ code: 'channel_taken' })
    expect([...connections.connections.keys()]).toEqual(['telegram bot'])
  })

  test('a webhook that is refused is saved, with the reason', async () => {
    const { answering } = honest()
    const { deps, connections } = setUp({
      answering: (call) => (call.target === 'setWebhook' ? failing('refused') : answering(call)),
    })
    expect(await connectChannel(deps, input)).toEqual({ problem: 'webhook_refused' })
    expect(connections.rows.get('telegram bot')).toMatchObject({
      problem: 'webhook_refused',
      lastError: 'said refused',
    })
  })

  test('another bot’s token takes the place of the former, whose webhook is removed', async () => {
    const { deps, calls } = setUp({ saved: [aConnection()] })
    await connectChannel(deps, input)
    const former = calls.filter(({ token }) => token === aConnection().token)
    expect(former.map(({ target }) => target)).toContain('getWebhookInfo')
  })
})

const check = (deps: ConnectDeps, repair = false) =>
  checkChannel(deps, { ownerId: 'ada', channel: 'telegram', chatbotId: 'bot', repair })

describe('looking after a channel', () => {
  test.each([
    ['ours', { url: URL_OF_BOT }, null],
    ['nowhere', { url: '' }, 'webhook_missing'],
    ['elsewhere', { url: 'https://other.example' }, 'webhook_elsewhere'],
  ])('finds that messages go %s', async (_, info, problem) => {
    const { answering } = honest()
    const { deps } = setUp({
      saved: [aConnection()],
      answering: (call) => (call.target === 'getWebhookInfo' ? info : answering(call)),
    })
    expect(await check(deps)).toEqual({ problem })
  })

  test.each([
    ['token_invalid', 'token_invalid'],
    ['unreachable', 'unreachable'],
  ] as const)('finds a platform that says %s', async (failure, problem) => {
    const { deps } = setUp({ saved: [aConnection()], answering: () => failing(failure) })
    expect(await check(deps)).toEqual({ problem })
  })

  test('repairs by registering again under a new secret', async () => {
    const { deps, connections, calls } = setUp({ saved: [aConnection()] })
    expect(await check(deps, true)).toEqual({ problem: null })
    const secret = connections.connections.get('telegram bot')?.webhookSecret
    expect(secret).not.toBe(aConnection().webhookSecret)
    expect(calls[0]?.body['secret_token']).toBe(secret)
  })

  test('of what is not saved, or of another owner, is refused', async () => {
    const { deps } = setUp()
    await expect(check(deps)).rejects.toMatchObject({ code: 'not_found' })
    const foreign = { ownerId: 'eve', channel: 'telegram' as const, chatbotId: 'bot', repair: true }
    await expect(checkChannel(deps, foreign)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('ending a channel', () => {
  const end = (deps: ConnectDeps) =>
    disconnectChannel(deps, { ownerId: 'ada', channel: 'telegram', chatbotId: 'bot' })

  test('removes webhook, token and row', async () => {
    const { answering, webhook } = honest()
    const { deps, connections } = setUp({ answering })
    await connectChannel(deps, input)
    expect(webhook()).toBe(URL_OF_BOT)
    await end(deps)
    expect(webhook()).toBe('')
    expect(connections.connections.size + connections.rows.size).toBe(0)
  })

  test('leaves a webhook alone that another service has put there', async () => {
    const { answering } = honest()
    const { deps, targets } = setUp({
      saved: [aConnection()],
      answering: (call) =>
        call.target === 'getWebhookInfo' ? { url: 'https://other.example' } : answering(call),
    })
    await end(deps)
    expect(targets()).not.toContain('deleteWebhook')
  })

  test('succeeds when the platform is down, and logs that', async () => {
    const { deps, connections, trouble } = setUp({
      saved: [aConnection()],
      answering: () => failing('unreachable'),
    })
    await end(deps)
    expect(connections.connections.size).toBe(0)
    expect(trouble).toHaveLength(1)
    expect(JSON.stringify(trouble)).not.toContain('planted')
  })

  test('happens to every channel of a deleted bot or account, and may be repeated', async () => {
    const messenger = aConnection({ channel: 'messenger', accountId: 'page' })
    const world = setUp({ saved: [aConnection(), messenger] })
    await releaseBot(world.deps, 'bot')
    expect(world.connections.connections.size).toBe(0)
    await releaseBot(world.deps, 'bot')
    const account = setUp({
      saved: [aConnection(), aConnection({ botId: 'second', accountId: '2' })],
    })
    await releaseOwner(account.deps, 'ada')
    expect(account.connections.connections.size).toBe(0)
  })
})

test('the address to copy names bot and base, and its verify token stays the same', async () => {
  const { deps } = setUp()
  const ask = () => setUpChannel(deps, { ownerId: 'ada', channel: 'messenger', chatbotId: 'bot' })
  const first = await ask()
  expect(first.webhookUrl).toBe(
    `https://docent.example/chat/messenger?chatbot_id=bot&knowledgebase_id=base&key=${first.verifyToken}`,
  )
  expect(await ask()).toEqual(first)
})

test('no response and no line of the log holds a token', async () => {
  const { deps, trouble } = setUp()
  const responses = [
    await connectChannel(deps, input),
    await check(deps),
    await disconnectChannel(deps, { ownerId: 'ada', channel: 'telegram', chatbotId: 'bot' }),
  ]
  expect(trouble.length).toBeGreaterThan(0)
  expect(JSON.stringify([responses, trouble.map(String)])).not.toContain('planted')
})
