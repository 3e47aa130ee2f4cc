import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessagingChannel } from '@docent/channels/list'
import { aChat, aConnection, anEvent } from '../testing/in-memory-channels.ts'
import { failing, workWorld, type Call } from '../testing/platform-world.ts'
import { workChat } from './work-chat.ts'

const CHATS = 40
const UPDATES = 10_000

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const channelOf = (chat: number): MessagingChannel => (chat % 2 === 0 ? 'telegram' : 'messenger')

/** Takes some messages, and refuses the others in every way that may pass. */
function moodyPlatform(roll: (sides: number) => number) {
  const taken: { chatId: string; text: string }[] = []
  const answering = ({ target, body }: Call): unknown => {
    const message = (body['message'] as { text: string } | undefined) ?? { text: body['text'] }
    const recipient = body['recipient'] as { id: string } | undefined
    const isMessage = target === 'sendMessage' || body['messaging_type'] !== undefined
    if (!isMessage) return roll(3) === 0 ? failing('unreachable') : {}
    const mood = roll(10)
    if (mood === 0) return failing('rate_limited', { retryAfterMs: 1_000 })
    if (mood <= 2) return failing('unreachable')
    taken.push({ chatId: recipient?.id ?? String(body['chat_id']), text: String(message.text) })
    return {}
  }
  return { taken, answering }
}

test('ten thousand updates with repeats, disorder, batches and failures get one reply each, in order', async () => {
  const roll = dice(7)
  const { taken, answering } = moodyPlatform(roll)
  const { deps, queue } = workWorld({
    answering,
    connections: [aConnection(), aConnection({ channel: 'messenger', accountId: 'page' })],
  })
  const updates = Array.from({ length: UPDATES }, (_, index) => {
    const chat = index % CHATS
    return {
      chat: aChat(`${chat}`, channelOf(chat)),
      event: anEvent({
        id: `${index}`,
        chatId: `${chat}`,
        order: `${index}`.padStart(8, '0'),
        text: `${index}`,
      }),
    }
  })
  let worker = 0
  const work = async (chat: (typeof updates)[number]['chat']) => {
    const name = `worker ${(worker += 1)}`
    // As the trigger does: the same event comes again until it is through.
    for (let attempt = 0; attempt < 50; attempt += 1) {
      try {
        await workChat(deps, chat, name)
        return
      } catch {
        continue
      }
    }
  }
  for (let from = 0; from < UPDATES; from += 100) {
    // A delivery of a hundred, shuffled, and some of it three times.
    const batch = updates.slice(from, from + 100)
    const delivered = [...batch, ...batch.filter(() => roll(3) === 0), ...batch.slice(0, 9)]
      .map((update) => ({ update, place: roll(1_000) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ update }) => update)
    const added = await Promise.all(
      delivered.map(async ({ chat, event }) => ((await deps.queue.add(chat, event)) ? chat : null)),
    )
    // Every update that was new starts a worker; those of one chat meet.
    await Promise.all(added.filter((chat) => chat !== null).map(work))
  }
  expect(queue.finished.filter(({ outcome }) => outcome !== 'answered')).toEqual([])
  expect(taken).toHaveLength(UPDATES)
  for (let chat = 0; chat < CHATS; chat += 1) {
    const replies = taken.filter(({ chatId }) => chatId === `${chat}`).map(({ text }) => text)
    const expected = updates
      .filter(({ event }) => event.chatId === `${chat}`)
      .map(({ event }) => `You asked: ${event.text}`)
    expect(replies).toEqual(expected)
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
