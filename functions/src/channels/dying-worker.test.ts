import { expect, test } from 'vitest'
import { aChat, anEvent } from '../testing/in-memory-channels.ts'
import { dying, type Death } from '../testing/dying-process.ts'
import { failing, workWorld } from '../testing/platform-world.ts'
import { workChat, type WorkDeps } from './work-chat.ts'

/** Two messages of a reply. */
const PARTS = ['a', 'b'].map((letter) => `${letter.repeat(4_000)}.`)
const answer: WorkDeps['answer'] = () =>
  Promise.resolve({
    output: PARTS.join('\n\n'),
    kind: 'answer',
    sentences: [],
    conversationId: '',
  })

/** The same with every call written down. */
function listening<T extends object>(target: T, names: string[]): T {
  return new Proxy(target, {
    get(object, key) {
      const member: unknown = Reflect.get(object, key)
      if (typeof member !== 'function') return member
      return (...args: unknown[]): unknown => {
        names.push(String(key))
        return (member as (...all: unknown[]) => unknown)(...args)
      }
    },
  })
}

const through = (deps: WorkDeps, wrap: <T extends object>(target: T) => T): WorkDeps => {
  const { telegram } = deps.platforms
  const { send } = wrap({ send: telegram.send })
  return {
    ...deps,
    queue: wrap(deps.queue),
    connections: wrap(deps.connections),
    platforms: { ...deps.platforms, telegram: { ...telegram, send } },
  }
}

async function begin() {
  const world = workWorld({ answer })
  await world.queue.add(aChat(), anEvent())
  return world
}

async function callsOfOneReply(): Promise<string[]> {
  const { deps } = await begin()
  const names: string[] = []
  await workChat(
    through(deps, (target) => listening(target, names)),
    aChat(),
    'event',
  )
  return names
}

/** Where a death leaves open whether the platform has the message. */
const isOpen = (call: string | undefined, { lastTakesEffect }: Death): boolean =>
  lastTakesEffect ? call === 'keepReply' || call === 'note' : call === 'send'

test('a process that dies at any step never makes the next one reply twice, and loses what was in flight at most', async () => {
  const calls = await callsOfOneReply()
  expect(calls.filter((name) => name === 'send')).toHaveLength(PARTS.length)
  let lost = 0
  for (const lastTakesEffect of [true, false]) {
    for (let callsLeft = 0; callsLeft < calls.length; callsLeft += 1) {
      const { deps, queue, sent } = await begin()
      const death = { callsLeft, lastTakesEffect }
      const last = `${calls[callsLeft]}, ${JSON.stringify(death)}`
      await expect(
        workChat(
          through(deps, (target) => dying(target, death)),
          aChat(),
          'event',
        ),
        last,
      ).rejects.toThrow('died')
      await workChat(deps, aChat(), 'event')

      const texts = sent().map(({ body }) => body['text'])
      expect(new Set(texts).size, last).toBe(texts.length)
      expect(queue.finished, last).toEqual([{ chatId: '77', id: '1', outcome: 'answered' }])
      const missing = PARTS.filter((part) => !texts.includes(part))
      lost += missing.length
      const mayMiss = isOpen(calls[callsLeft], death) ? 1 : 0
      expect(missing.length, last).toBeLessThanOrEqual(mayMiss)
    }
  }
  // Begun and not given, twice for each: before the call, and in it.
  expect(lost).toBe(2 * PARTS.length)
})

test('a refusal that may pass leaves nothing open: all is sent when the queue comes again', async () => {
  let isDown = true
  const { deps, queue, sent } = workWorld({
    answer,
    answering: ({ target }) => (isDown && target === 'sendMessage' ? failing('unreachable') : {}),
  })
  await queue.add(aChat(), anEvent())
  await expect(workChat(deps, aChat(), 'event')).rejects.toMatchObject({ code: 'unavailable' })
  const refused = sent().length
  isDown = false
  await workChat(deps, aChat(), 'event')
  expect(
    sent()
      .slice(refused)
      .map(({ body }) => body['text']),
  ).toEqual(PARTS)
})
