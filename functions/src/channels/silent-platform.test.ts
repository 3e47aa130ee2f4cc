import { graphApi } from '@docent/channels/messenger/api'
import { messengerPlatform } from '@docent/channels/messenger/platform'
import { STAND_INS } from '@docent/channels/stand-ins'
import { telegramApi } from '@docent/channels/telegram/api'
import { telegramPlatform } from '@docent/channels/telegram/platform'
import { channelMessages } from '@docent/domain/messages/channels'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChat, aConnection, anEvent } from '../testing/in-memory-channels.ts'
import { workWorld } from '../testing/platform-world.ts'
import { workChat } from './work-chat.ts'

type StandIn = Awaited<ReturnType<(typeof STAND_INS)['telegram']>>

/** How long the calls of these tests wait. */
const timeoutMs = 400
/** Three messages on Telegram, six on Messenger. */
const LONG = Array.from({ length: 600 }, (_, index) => `Sentence ${index} of it.`).join(' ')

let telegram: StandIn
let messenger: StandIn
beforeAll(async () => {
  telegram = await STAND_INS.telegram({ port: 0 })
  messenger = await STAND_INS.messenger({ port: 0 })
})
afterAll(async () => void (await Promise.all([telegram.close(), messenger.close()])))

async function ask(standIn: StandIn, path: string, body: object, method = 'POST') {
  const response = await fetch(standIn.url + path, { method, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, string>
}

async function shownOn(standIn: StandIn, account: string): Promise<string[]> {
  const response = await fetch(`${standIn.url}/phone/${account}/state?chat=77`)
  const { messages } = (await response.json()) as {
    messages: { from: string; parts: { text: string }[] }[]
  }
  return messages
    .filter(({ from }) => from === 'bot')
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
}

const CASES = [
  {
    channel: 'telegram' as const,
    standIn: () => telegram,
    async begin() {
      const username = 'silent_bot'
      const { token = '' } = await ask(telegram, '/botfather', { name: 'Silent', username })
      const api = telegramApi({ url: telegram.url, timeoutMs })
      return { account: username, token, platform: telegramPlatform({ api, linkUrl: '' }) }
    },
  },
  {
    channel: 'messenger' as const,
    standIn: () => messenger,
    async begin() {
      const { id = '', token = '' } = await ask(messenger, '/pages', { name: 'Silent' })
      const api = graphApi({ url: messenger.url, timeoutMs })
      return { account: id, token, platform: messengerPlatform({ api, linkUrl: '' }) }
    },
  },
]

test.each(CASES)(
  'what $channel took without saying so in time is there once, and so is all that follows',
  async ({ channel, standIn, begin }) => {
    const { account, token, platform } = await begin()
    await ask(standIn(), `/phone/${account}/write`, { chat: '77', text: 'Tell me everything' })
    const connection = aConnection({ channel, token })
    const world = workWorld({
      connections: [connection],
      answer: () =>
        Promise.resolve({ output: LONG, kind: 'answer', sentences: [], conversationId: '' }),
    })
    const { connections, queue } = world
    const row = { name: null, problem: null, link: '', lastError: '' }
    await connections.save(connection, row)
    const platforms = { ...world.deps.platforms, [channel]: platform }
    const chat = aChat('77', channel)
    await queue.add(chat, anEvent())

    await ask(standIn(), '/control', { mode: 'silent' }, 'PUT')
    await workChat({ ...world.deps, platforms }, chat, 'one')

    const shown = await shownOn(standIn(), account)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.join(' ').replaceAll(/\s+/g, ' ')).toBe(LONG)
    expect(queue.finished).toEqual([{ chatId: '77', id: '1', outcome: 'answered' }])
    expect(connections.rows.get(`${channel} bot`)?.lastError).toBe(channelMessages.unanswered)
    // The queue has nothing left that could send it once more.
    await ask(standIn(), '/control', { mode: 'honest' }, 'PUT')
    await workChat({ ...world.deps, platforms }, chat, 'two')
    expect(await shownOn(standIn(), account)).toEqual(shown)
  },
)
