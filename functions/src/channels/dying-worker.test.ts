import { channelMessages } from '@docent/domain/messages/channels'
import { expect, test } from 'vitest'
import {
  answerMessage,
  type AnswerMessageDeps,
  type VisitorMessage,
} from '../chat/answer-message.ts'
import { aChat, anEvent } from '../testing/in-memory-channels.ts'
import { aBot, inMemoryBots, inMemoryMeter, inMemoryTranscript } from '../testing/in-memory-chat.ts'
import { indexedFile, inMemoryKnowledge } from '../testing/in-memory-knowledge-source.ts'
import { dying, ProcessDied, type Death } from '../testing/dying-process.ts'
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

const KNOWN = indexedFile('prices.txt', [
  'Repair prices\n\nA puncture repair costs £12.50, the inner tube included.',
])

/** Answers as deployed, with everything that it writes in memory. */
async function beginAnswering() {
  const meter = inMemoryMeter()
  const transcript = inMemoryTranscript()
  const answering: AnswerMessageDeps = {
    bots: inMemoryBots([aBot()]),
    knowledge: inMemoryKnowledge({ base: { ownerId: 'ada', files: [KNOWN] } }),
    meter,
    transcript,
    leads: null,
    mayLeave: () => true,
    phraser: null,
    meaning: null,
    chooser: null,
    now: () => new Date('2026-03-01T12:00:00Z'),
  }
  const world = workWorld()
  await world.queue.add(aChat(), anEvent())
  const work = (wrap: <T extends object>(target: T) => T) => {
    const wrapped = { ...answering, meter: wrap(meter), transcript: wrap(transcript) }
    const deps = { ...world.deps, answer: (asked: VisitorMessage) => answerMessage(wrapped, asked) }
    return workChat(through(deps, wrap), aChat(), 'event')
  }
  return { ...world, meter, transcript, work }
}

test('a process that dies at any step has its message counted once and kept once, in one conversation', async () => {
  const names: string[] = []
  await (await beginAnswering()).work((target) => listening(target, names))
  expect(names).toEqual(expect.arrayContaining(['remember', 'count', 'record', 'keepReply']))
  for (const lastTakesEffect of [true, false]) {
    for (let callsLeft = 0; callsLeft < names.length; callsLeft += 1) {
      const { meter, transcript, queue, sent, work } = await beginAnswering()
      const death = { callsLeft, lastTakesEffect }
      const last = `${names[callsLeft]}, ${JSON.stringify(death)}`
      await expect(
        work((target) => dying(target, death)),
        last,
      ).rejects.toThrow('died')
      await work((target) => target)

      expect(Object.fromEntries(meter.counts), last).toEqual({ 'ada 2026-03': 1 })
      expect(transcript.exchanges, last).toHaveLength(1)
      expect(transcript.exchanges[0]?.message.output, last).toContain('£12.50')
      expect(queue.finished, last).toHaveLength(1)
      expect(sent().length, last).toBeLessThanOrEqual(1)
    }
  }
})

test('a process that dies over a second try does not make it a third, and its owner is told once', async () => {
  let tries = 0
  const { deps, connections, sent } = workWorld({
    answer,
    // Each message is refused once.
    answering: ({ target }) =>
      target === 'sendMessage' && (tries += 1) % 2 === 1 ? failing('unreachable') : {},
  })
  const errors: unknown[] = []
  const listened: WorkDeps = {
    ...deps,
    connections: {
      ...connections,
      report: (_, { lastError }) => Promise.resolve(void (lastError && errors.push(lastError))),
    },
  }
  const { telegram } = deps.platforms
  let taken = 0
  const send: typeof telegram.send = async (...message) => {
    await telegram.send(...message)
    if ((taken += 1) === PARTS.length) throw new ProcessDied('the process died')
  }
  await deps.queue.add(aChat(), anEvent())
  const platforms = { ...deps.platforms, telegram: { ...telegram, send } }
  await expect(workChat({ ...listened, platforms }, aChat(), 'event')).rejects.toThrow('died')
  await workChat(listened, aChat(), 'event')
  expect(sent().map(({ body }) => body['text'])).toEqual(PARTS.flatMap((part) => [part, part]))
  expect(errors).toEqual([channelMessages.interrupted])
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
  await workChat(deps, aChat(), 'whoever comes next')
  expect(
    sent()
      .slice(refused)
      .map(({ body }) => body['text']),
  ).toEqual(PARTS)
})
