import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessagingChannel } from '@docent/channels/list'
import type { HttpRequest, HttpResponse } from '../http/endpoint.ts'
import { aChat, aConnection, anEvent } from '../testing/in-memory-channels.ts'
import { echo, failing, workWorld, type Call } from '../testing/platform-world.ts'
import type { ChatKey } from './ports.ts'
import { webhookHandler } from './webhook-handler.ts'
import { workChat } from './work-chat.ts'

const CHATS = 40
const UPDATES = 10_000
/** Entries of a delivery of Messenger; as many updates come from Telegram meanwhile, one by one. */
const BATCH = 100

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
type Roll = ReturnType<typeof dice>

const shuffled = <T>(roll: Roll, list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, place: roll(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

/** Takes some messages, with or without a word, and refuses the others in every way that may pass. */
function moodyPlatform(roll: Roll) {
  const taken: { chatId: string; text: string }[] = []
  const answering = ({ target, body }: Call): unknown => {
    const message = (body['message'] as { text: string } | undefined) ?? { text: body['text'] }
    const recipient = body['recipient'] as { id: string } | undefined
    const isMessage = target === 'sendMessage' || body['messaging_type'] !== undefined
    if (!isMessage) return roll(3) === 0 ? failing('unreachable') : {}
    const mood = roll(40)
    if (mood <= 3) return failing('rate_limited', { retryAfterMs: 1_000 })
    // Longer than a worker waits.
    if (mood === 4) return failing('rate_limited', { retryAfterMs: 300_000 })
    // Often enough that some worker has had enough.
    if (mood <= 18) return failing('unreachable')
    taken.push({ chatId: recipient?.id ?? String(body['chat_id']), text: String(message.text) })
    return mood === 19 ? failing('unanswered') : {}
  }
  return { taken, answering }
}

interface Update {
  readonly number: number
  readonly channel: MessagingChannel
  readonly chatId: string
}

const updates = Array.from({ length: UPDATES }, (_, number): Update => {
  const chat = number % CHATS
  return { number, channel: chat % 2 === 0 ? 'telegram' : 'messenger', chatId: `${1000 + chat}` }
})
const of = (channel: MessagingChannel) => updates.filter((update) => update.channel === channel)

const connections = [
  aConnection(),
  aConnection({ channel: 'messenger', accountId: 'page', appSecret: '5ad0f00d'.repeat(4) }),
] as const

interface Delivery {
  readonly channel: MessagingChannel
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** *Source:* core.telegram.org/bots/api, "Update". Two messages of a chat may be of one second. */
function telegramDelivery({ number, chatId }: Update): Delivery {
  const chat = { id: Number(chatId), type: 'private' }
  const date = 1_700_000_000 + Math.floor(number / (2 * CHATS))
  const message = { message_id: number, chat, from: { id: chat.id }, date, text: `${number}` }
  return {
    channel: 'telegram',
    headers: { 'x-telegram-bot-api-secret-token': connections[0].webhookSecret },
    body: Buffer.from(JSON.stringify({ update_id: number, message })),
  }
}

/** *Source:* developers.facebook.com/docs/messenger-platform/reference/webhook-events/messages. */
function messengerDelivery(batch: readonly Update[]): Delivery {
  const entry = batch.map(({ number, chatId }) => ({
    id: 'page',
    messaging: [
      {
        sender: { id: chatId },
        timestamp: 1_700_000_000_000 + number,
        message: { mid: `m_${number}`, text: `${number}` },
      },
    ],
  }))
  const body = Buffer.from(JSON.stringify({ object: 'page', entry }))
  const signature = createHmac('sha256', connections[1].appSecret).update(body).digest('hex')
  return { channel: 'messenger', headers: { 'x-hub-signature-256': `sha256=${signature}` }, body }
}

/** Some answers take more than one message on either platform. */
const answerTo = (question: string): string =>
  Number(question) % 97 === 0
    ? Array.from({ length: 300 }, (_, index) => `Part ${index} of ${question}.`).join(' ')
    : `You asked: ${question}`

test('ten thousand updates with repeats, disorder, batches and failures get one reply each, in order', async () => {
  const roll = dice(7)
  const { taken, answering } = moodyPlatform(roll)
  const asked: string[] = []
  const {
    deps,
    queue,
    connections: saved,
  } = workWorld({
    answering,
    connections,
    answer: async (message) => {
      asked.push(message.message)
      return { ...(await echo(message)), output: answerTo(message.message) }
    },
  })
  let fresh: ChatKey[] = []
  const kept = {
    async add(...[chat, event]: Parameters<typeof queue.add>) {
      if (roll(50) === 0) throw new Error('the database is down')
      const isNew = await queue.add(chat, event)
      if (isNew) fresh.push(chat)
      return isNew
    },
  }
  /** As the platforms do: what was not taken is delivered again. */
  async function deliver({ channel, headers, body }: Delivery): Promise<void> {
    const handler = webhookHandler(deps.platforms[channel], {
      connections: saved,
      queue: kept,
      logFailure: () => undefined,
    })
    const request = { method: 'POST', headers, query: { chatbot_id: 'bot' }, rawBody: body }
    for (let status = 503; status !== 200;) {
      const response = { statusCode: 0, setHeader: () => undefined, end: () => undefined }
      await handler(request as unknown as HttpRequest, response as unknown as HttpResponse)
      status = response.statusCode
      expect([200, 503]).toContain(status)
    }
  }
  let worker = 0
  /** As the trigger does: the same event comes again until it is through. */
  async function work(chat: ChatKey): Promise<void> {
    const name = `worker ${(worker += 1)}`
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const isThrough = await workChat(deps, chat, name).then(
        () => true,
        () => false,
      )
      if (isThrough) return
    }
  }
  const [single, batched] = [of('telegram'), of('messenger')]
  for (let from = 0; from < single.length; from += BATCH) {
    const alone = single.slice(from, from + BATCH)
    const together = batched.slice(from, from + BATCH)
    const whole = messengerDelivery(shuffled(roll, together))
    const repeated = () => together.filter(() => roll(3) === 0)
    const deliveries = [
      ...[...alone, ...alone.filter(() => roll(3) === 0), ...alone.slice(0, 9)].map(
        telegramDelivery,
      ),
      ...[repeated(), repeated()].map((batch) => messengerDelivery(shuffled(roll, batch))),
      whole,
      whole,
    ]
    await Promise.all(shuffled(roll, deliveries).map(deliver))
    // Every update that was new starts a worker; those of one chat meet.
    const waiting = fresh
    fresh = []
    await Promise.all(waiting.map(work))
  }
  expect(queue.finished.filter(({ outcome }) => outcome !== 'answered')).toEqual([])
  expect(queue.finished).toHaveLength(UPDATES)
  expect(asked).toHaveLength(UPDATES)
  expect(taken.length).toBeGreaterThan(UPDATES)
  for (let chat = 0; chat < CHATS; chat += 1) {
    const isOfChat = ({ chatId }: { chatId: string }) => chatId === `${1000 + chat}`
    // The pieces of a long answer, in order and each once, are the answer.
    const replies = taken.filter(isOfChat).map(({ text }) => text)
    const expected = updates.filter(isOfChat).map(({ number }) => answerTo(`${number}`))
    expect(replies.join(' ')).toBe(expected.join(' '))
  }
}, 120_000)

test('a worker that comes while another works leaves nothing behind', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 25 }),
      async (delays) => {
        const { deps, queue, sent } = workWorld()
        await Promise.all(
          delays.map(async (ticks, index) => {
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
            const order = `${index}`.padStart(4, '0')
            await queue.add(aChat(), anEvent({ id: `${index}`, order }))
            await workChat(deps, aChat(), `worker ${index}`)
          }),
        )
        expect(sent()).toHaveLength(delays.length)
        expect(queue.finished).toHaveLength(delays.length)
      },
    ),
    { numRuns: 300 },
  )
})
