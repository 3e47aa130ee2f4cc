import { widgetMessages } from '@docent/domain/messages/widget'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { EMPTY_CONVERSATION, type Conversation } from './conversation.ts'
import { createSession, type Session } from './session.ts'
import {
  openStream,
  readBody,
  respondJson,
  startChatServer,
  type ChatServer,
} from './testing/chat-server.ts'
import { aReply, aSentence } from './testing/samples.ts'

const INFO = {
  name: 'Harbour Cycles',
  primaryColor: '#10B981',
  welcomeMessage: 'Welcome to the workshop.',
  isActive: true,
  messageUrl: '/elsewhere/message',
}

let server: ChatServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

interface Setup {
  readonly info?: unknown
  readonly storage?: Map<string, string>
  readonly leavesRoom?: boolean
  readonly reply?: (request: IncomingMessage, response: ServerResponse) => void
}

const replyAtOnce = (_: IncomingMessage, response: ServerResponse) => {
  const send = openStream(response)
  send('sentence', aSentence())
  send('done', [aReply()])
}

async function visit({ info = INFO, storage = new Map(), reply = replyAtOnce, ...rest }: Setup) {
  server = await startChatServer((request, response) => {
    if (request.method === 'POST') reply(request, response)
    else if (info === null) respondJson(response, { code: 'unavailable' }, 503)
    else respondJson(response, info)
  })
  const page = {
    state: EMPTY_CONVERSATION,
    looks: [] as unknown[],
    hasLeft: false,
  }
  const session: Session = createSession({
    placement: {
      widgetId: 'widget_a',
      position: 'bottom-right',
      scriptUrl: `${server.url}/widget.js`,
      server: server.url,
    },
    findStorage: () => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    }),
    now: () => 1,
    leavesRoom: () => rest.leavesRoom ?? true,
    render: (state) => (page.state = state),
    dress: (look) => page.looks.push(look),
    leave: () => (page.hasLeft = true),
  })
  await session.start()
  const settled = () => expect.poll(() => page.state.isSending).toBe(false)
  return { session, page, storage, settled }
}

const textsOf = ({ messages }: Conversation) => messages.map(({ text }) => text)

describe('a visit', () => {
  test('stores nothing before the visitor does something', async () => {
    const { storage, session } = await visit({})
    expect(storage.size).toBe(0)
    await session.open()
    expect(storage.size).toBe(1)
  })

  test('asks for the bot once and welcomes in its words', async () => {
    const { session, page } = await visit({})
    await session.open()
    expect(page.looks).toMatchObject([{ name: 'Harbour Cycles', primaryColor: '#10B981' }])
    expect(textsOf(page.state)).toEqual(['Welcome to the workshop.'])
    expect(server?.requests).toEqual(['GET /chat/widget?widgetId=widget_a'])
  })

  test('sends where the bot says and goes on with the conversation it was given', async () => {
    const bodies: unknown[] = []
    const { session, settled } = await visit({
      reply: async (request, response) => {
        bodies.push(JSON.parse(await readBody(request)))
        replyAtOnce(request, response)
      },
    })
    expect(session.send('How long?')).toBe(true)
    await settled()
    session.send('And then?')
    await settled()
    expect(server?.requests.slice(1)).toEqual([
      'POST /elsewhere/message',
      'POST /elsewhere/message',
    ])
    expect(bodies).toEqual([
      { widgetId: 'widget_a', message: 'How long?' },
      { widgetId: 'widget_a', message: 'And then?', conversationId: 'conversation-1' },
    ])
  })

  test('takes one message at a time', async () => {
    const { session, page, settled } = await visit({})
    expect(session.send('  ')).toBe(false)
    expect(session.send('How long?')).toBe(true)
    expect(session.send('How long?')).toBe(false)
    await settled()
    expect(page.state.messages).toHaveLength(2)
    expect(server?.requests).toHaveLength(2)
  })

  test('is told of a failure, and the same question can be asked again', async () => {
    let calls = 0
    const { session, page, settled } = await visit({
      reply: (request, response) => {
        calls += 1
        if (calls === 1) respondJson(response, {}, 500)
        else replyAtOnce(request, response)
      },
    })
    session.send('How long?')
    await settled()
    expect(textsOf(page.state)).toEqual(['How long?', widgetMessages.connectionTrouble])
    session.retry()
    await settled()
    expect(textsOf(page.state)).toEqual(['How long?', aReply().output])
    session.retry()
    expect(calls).toBe(2)
  })

  test('ends a call that is under way when the page is left', async () => {
    const { session, page, settled } = await visit({ reply: () => undefined })
    session.send('How long?')
    session.abort()
    await settled()
    expect(page.state.messages.at(-1)?.hasFailed).toBe(true)
  })
})

describe('the next page', () => {
  test('goes on with the conversation', async () => {
    const { session, storage, page, settled } = await visit({})
    await session.open()
    session.send('How long?')
    await settled()
    const before = page.state
    await server?.close()
    const next = await visit({ storage })
    expect(next.page.state).toEqual(before)
  })

  test('of a small screen shows the bar and not the sheet', async () => {
    const { session, storage } = await visit({})
    await session.open()
    await server?.close()
    const next = await visit({ storage, leavesRoom: false })
    expect(next.page.state.phase).toBe('minimized')
  })
})

describe('a bot', () => {
  test('that is switched off leaves the page', async () => {
    const { page } = await visit({ info: { ...INFO, isActive: false } })
    expect(page).toMatchObject({ hasLeft: true, looks: [] })
  })

  test('that cannot be reached looks as specified and is asked for again', async () => {
    const { session, page } = await visit({ info: null })
    expect(page.looks).toMatchObject([{ name: 'Chat Assistant', primaryColor: '#3B82F6' }])
    await session.open()
    expect(textsOf(page.state)).toEqual(['Hi! How can I help you today?'])
    expect(server?.requests).toHaveLength(2)
    session.send('How long?')
    await expect.poll(() => server?.requests.at(-1)).toBe('POST /chat/message')
  })

  test('with a foreign colour or address gets the default ones', async () => {
    const { session, page } = await visit({
      info: { ...INFO, primaryColor: 'red;}', messageUrl: 'javascript:alert(1)' },
    })
    expect(page.looks).toMatchObject([{ name: 'Harbour Cycles', primaryColor: '#3B82F6' }])
    session.send('How long?')
    await expect.poll(() => server?.requests.at(-1)).toBe('POST /chat/message')
  })
})
