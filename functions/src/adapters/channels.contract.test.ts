import type { Connection } from '@docent/channels/platform'
import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ChatKey } from '../channels/ports.ts'
import {
  aConnection,
  anEvent,
  inMemoryConnections,
  inMemoryUpdates,
} from '../testing/in-memory-channels.ts'
import { firestoreConnections } from './firestore-connections.ts'
import { resealTokens } from './firestore-reseal.ts'
import { firestoreUpdates } from './firestore-updates.ts'
import { firestore } from './firestore.ts'
import { tokenVault } from './token-vault.ts'

const isEmulated = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
// A project of its own: in the product's a function would answer these updates.
process.env['GCLOUD_PROJECT'] = 'demo-docent-channels'
process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: 'demo-docent-channels' })
const vault = tokenVault(`test:${randomBytes(32).toString('base64')}`)

const QUEUES = [
  { name: 'in memory', queue: inMemoryUpdates() },
  ...(isEmulated ? [{ name: 'in Firestore', queue: firestoreUpdates }] : []),
]
const STORES = [
  { name: 'in memory', store: inMemoryConnections() },
  ...(isEmulated ? [{ name: 'in Firestore', store: firestoreConnections(vault) }] : []),
]

const makeChat = (): ChatKey => ({
  channel: 'telegram',
  botId: `none-${randomUUID().slice(0, 8)}`,
  ownerId: 'nobody',
  chatId: '77',
})

describe.each(QUEUES)('a queue $name', ({ queue }) => {
  test('takes one of many copies of an update that come at once', async () => {
    const chat = makeChat()
    const added = await Promise.all(
      Array.from({ length: 30 }, () => queue.add(chat, anEvent({ id: 'twin' }))),
    )
    expect(added.filter(Boolean)).toHaveLength(1)
  })

  test('gives a chat to one worker, who hears that another came, and to the same one again', async () => {
    const chat = makeChat()
    const claimed = await queue.claim(chat, 'one')
    expect(claimed).not.toBeNull()
    expect(await queue.claim(chat, 'two')).toBeNull()
    expect(await queue.claim(chat, 'one')).not.toBeNull()
    if (claimed === null) return
    const again = await queue.release(chat, 'one', claimed)
    expect(again?.wakes).toBe(claimed.wakes + 1)
    expect(again && (await queue.release(chat, 'one', again))).toBeNull()
    expect(await queue.claim(chat, 'two')).not.toBeNull()
    await queue.abandon(chat, 'two')
  })

  test('remembers a chat’s conversation and quotes', async () => {
    const chat = makeChat()
    await queue.add(chat, anEvent({ id: 'a' }))
    await queue.claim(chat, 'one')
    const memory = {
      conversationId: `${chat.botId}_1`,
      sources: [{ label: 'a.txt', quote: 'Open at nine.' }],
    }
    await queue.keepReply(chat, 'a', [{ text: 'x', plain: 'x', buttons: [] }], memory)
    expect((await queue.claim(chat, 'one'))?.memory).toEqual(memory)
    await queue.abandon(chat, 'one')
  })
})

const aSaved = (change: Partial<Connection> = {}): Connection =>
  aConnection({
    botId: `bot-${randomUUID().slice(0, 8)}`,
    ownerId: `owner-${randomUUID().slice(0, 8)}`,
    accountId: randomUUID(),
    ...change,
  })
const row = { name: 'Desk', problem: null, link: '', lastError: '' } as const

describe.each(STORES)('connections $name', ({ store }) => {
  test('come back as they were saved, until they are removed', async () => {
    const connection = aSaved({ channel: 'messenger', appSecret: 'f'.repeat(32) })
    await store.save(connection, row)
    expect(await store.find(connection)).toEqual(connection)
    const { channel, botId } = connection
    expect(await store.listOf(connection.ownerId)).toEqual([{ channel, botId }])
    await store.renewSecret(connection, 'renewed')
    expect((await store.find(connection))?.webhookSecret).toBe('renewed')
    expect(await store.findWebhookSecret(connection)).toBe('renewed')
    await store.report(connection, { problem: 'token_invalid', lastError: 'said no' })
    await store.remove(connection)
    expect(await store.find(connection)).toBeNull()
    await store.report(connection, { problem: null })
  })

  test('let one account answer for one bot, also when two are saved at once', async () => {
    const accountId = randomUUID()
    const [first, second] = [aSaved({ accountId }), aSaved({ accountId })]
    const results = await Promise.allSettled([store.save(first, row), store.save(second, row)])
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({ code: 'channel_taken' })
  })

  test('make a verify token once, and keep it when the token is saved', async () => {
    const connection = aSaved({ channel: 'messenger' })
    const made = await store.makeWebhookSecret(connection, connection.ownerId)
    expect(await store.makeWebhookSecret(connection, connection.ownerId)).toBe(made)
    expect(await store.find(connection)).toBeNull()
    await store.save({ ...connection, webhookSecret: made }, row)
    expect(await store.findWebhookSecret(connection)).toBe(made)
  })
})

test.runIf(isEmulated)(
  'no document holds a token, beyond the characters that are shown',
  async () => {
    const connection = aSaved({ channel: 'messenger', appSecret: 'ab'.repeat(16) })
    await firestoreConnections(vault).save(connection, row)
    const { botId } = connection
    const documents = await Promise.all([
      firestore().doc(`bot_secrets/messenger_${botId}`).get(),
      firestore().doc(`facebook_bots/${botId}`).get(),
    ])
    const stored = JSON.stringify(documents.map((document) => document.data()))
    expect(stored).toContain(connection.token.slice(0, 20))
    expect(stored).not.toContain(connection.token.slice(0, 21))
    expect(stored).not.toContain(connection.appSecret)
  },
)

test.runIf(isEmulated)(
  'after a new key and a night the old key can be taken away, and nothing is lost',
  async () => {
    const keyOf = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
    const [before, after] = [keyOf('before'), keyOf('after')]
    const botId = `none-${randomUUID().slice(0, 8)}`
    const connection = aConnection({ botId, accountId: botId, appSecret: 'a'.repeat(32) })
    await firestoreConnections(tokenVault(before)).save(connection, row)

    const unreadable: string[] = []
    const night = (keys: string) => resealTokens(tokenVault(keys), (id) => unreadable.push(id))
    // Of the secrets that other tests left, none was sealed with these keys.
    await night(after)
    expect(unreadable).toContain(`telegram_${botId}`)
    unreadable.length = 0
    expect((await night(`${after},${before}`)).resealed).toBe(1)
    expect((await night(`${after},${before}`)).resealed).toBe(0)
    expect(unreadable).not.toContain(`telegram_${botId}`)

    const found = await firestoreConnections(tokenVault(after)).find(connection)
    expect(found).toEqual(connection)
    await expect(firestoreConnections(tokenVault(before)).find(connection)).rejects.toMatchObject({
      code: 'channels_not_configured',
    })
  },
)
