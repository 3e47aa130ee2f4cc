import { describe, expect, test } from 'vitest'
import { ServiceError } from '@docent/domain/errors'
import { channelMessages, channelReplies } from '@docent/domain/messages/channels'
import { widgetMessages } from '@docent/domain/messages/widget'
import { aBot } from '../testing/in-memory-chat.ts'
import { aChat, aConnection, anEvent } from '../testing/in-memory-channels.ts'
import { echo, failing, workWorld, type Call } from '../testing/platform-world.ts'
import { workChat } from './work-chat.ts'

const receipt = {
  fileId: 'f',
  fileName: 'prices & hours.pdf',
  page: 2,
  pages: 4,
  start: 0,
  end: 10,
  quote: 'A puncture repair costs £12 <all in>.',
  before: '',
  after: '',
}
const proven = (question: { conversationId?: string | undefined }) =>
  Promise.resolve({
    output: 'Happy to help. A puncture repair costs £12 <all in>.',
    kind: 'answer' as const,
    sentences: [{ text: 'A puncture repair costs £12 <all in>.', receipt }],
    suggestions: ['Opening hours'],
    conversationId: question.conversationId ?? '',
  })

describe('an answer', () => {
  test('is sent once, escaped, with file and page below and the quotes on a button', async () => {
    const { deps, queue, sent } = workWorld({ answer: proven })
    await queue.add(aChat(), anEvent())
    await workChat(deps, aChat(), 'one')
    await workChat(deps, aChat(), 'two')
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        chat_id: '77',
        parse_mode: 'HTML',
        text: 'Happy to help. A puncture repair costs £12 &lt;all in&gt;.¹\n\n<i>¹ prices &amp; hours.pdf, p. 2</i>',
        reply_markup: {
          inline_keyboard: [
            [{ text: 'Opening hours', callback_data: 'Opening hours' }],
            [{ text: channelReplies.showSources, callback_data: 'sources' }],
          ],
        },
      }),
    ])
    expect(queue.finished).toEqual([{ chatId: '77', id: '1', outcome: 'answered' }])
  })

  test('has a button for each quote: on Telegram below it, on Messenger in a template', async () => {
    const quoteUrl = () => 'https://docent.example/q/reference'
    const open = { label: channelReplies.openQuote(1, 1), url: quoteUrl() }
    const telegram = workWorld({ answer: proven, quoteUrl })
    await telegram.queue.add(aChat(), anEvent())
    await workChat(telegram.deps, aChat(), 'one')
    expect(telegram.sent()[0]?.body['reply_markup']).toMatchObject({
      inline_keyboard: [[{ text: open.label, url: open.url }], [{}], [{}]],
    })

    const chat = aChat('77', 'messenger')
    const connections = [aConnection({ channel: 'messenger' })]
    const messenger = workWorld({ answer: proven, quoteUrl, connections })
    await messenger.queue.add(chat, anEvent())
    await workChat(messenger.deps, chat, 'one')
    expect(messenger.sent()[0]?.body['message']).toEqual({
      attachment: {
        type: 'template',
        payload: {
          template_type: 'button',
          text: expect.stringContaining('prices & hours.pdf, p. 2') as string,
          buttons: [{ type: 'web_url', title: open.label, url: open.url }],
        },
      },
      quick_replies: [
        { content_type: 'text', title: 'Opening hours', payload: 'Opening hours' },
        { content_type: 'text', title: channelReplies.showSources, payload: 'sources' },
      ],
    })
  })

  test('has what a button of Messenger has no room for behind it all the same', async () => {
    const label = 'How long, and what happens when you are late'
    const chat = aChat('77', 'messenger')
    const { deps, queue, sent } = workWorld({
      connections: [aConnection({ channel: 'messenger' })],
      answer: async (question) => ({ ...(await proven(question)), suggestions: [label] }),
    })
    await queue.add(chat, anEvent())
    await workChat(deps, chat, 'one')
    expect(sent()[0]?.body['message']).toMatchObject({
      quick_replies: [{ title: 'How long, and what…', payload: label }, {}],
    })
  })

  test('that is too long for buttons has them below a line of their own; three at most', async () => {
    const words = 'A sentence that is long enough to count. '.repeat(18).trim()
    const sentences = [0, 1, 2, 3].map((start) => ({
      text: words,
      receipt: { ...receipt, start },
    }))
    const chat = aChat('77', 'messenger')
    const { deps, queue, sent } = workWorld({
      connections: [aConnection({ channel: 'messenger' })],
      answer: () =>
        Promise.resolve({ output: words, kind: 'answer', sentences, conversationId: '' }),
      quoteUrl: (_, { start }) => `https://docent.example/q/${start}`,
    })
    await queue.add(chat, anEvent())
    await workChat(deps, chat, 'one')
    const [answer, links, ...more] = sent().map(({ body }) => body['message'])
    expect(more).toEqual([])
    expect(answer).toEqual({ text: expect.stringContaining(words) as string })
    expect(links).toMatchObject({
      attachment: {
        payload: {
          text: channelReplies.linksBelow,
          buttons: ['Open quote 1', 'Open quote 2', 'Open quote 3'].map((title) => ({ title })),
        },
      },
    })
  })

  test('is proven on request by its quotes', async () => {
    const { deps, queue, sent } = workWorld({ answer: proven })
    await queue.add(aChat(), anEvent({ id: '1', order: '1' }))
    await queue.add(aChat(), anEvent({ id: '2', order: '2', kind: 'sources', text: '' }))
    await workChat(deps, aChat(), 'one')
    expect(sent().at(-1)?.body['text']).toBe(
      `${channelReplies.sourcesTitle}\n\n<blockquote>A puncture repair costs £12 &lt;all in&gt;.</blockquote>\n\n<i>prices &amp; hours.pdf, p. 2</i>`,
    )
  })

  test('continues the conversation of its chat; /start begins another', async () => {
    const asked: (string | undefined)[] = []
    const { deps, queue } = workWorld({
      answer: (question) => {
        asked.push(question.conversationId)
        return echo(question)
      },
    })
    for (const [id, kind] of [
      ['1', 'text'],
      ['2', 'text'],
      ['3', 'start'],
      ['4', 'text'],
    ] as const) {
      await queue.add(aChat(), anEvent({ id, order: id, kind }))
    }
    await workChat(deps, aChat(), 'one')
    expect(asked[0]).toMatch(/^bot_[0-9a-f-]{36}$/)
    expect(asked[1]).toBe(asked[0])
    expect(asked[2]).not.toBe(asked[0])
  })

  test('is shown as being typed while it is made', async () => {
    const { deps, queue, calls } = workWorld()
    await queue.add(aChat(), anEvent())
    await workChat(deps, aChat(), 'one')
    expect(calls.map(({ target }) => target)).toEqual(['sendChatAction', 'sendMessage'])
  })
})

const wordsFor = async (
  kind: Parameters<typeof anEvent>[0] & object,
  options: Parameters<typeof workWorld>[0] = {},
) => {
  const { deps, queue, sent } = workWorld(options)
  await queue.add(aChat(), anEvent(kind))
  await workChat(deps, aChat(), 'one')
  expect(sent()).toHaveLength(1)
  return sent()[0]?.body['text']
}

describe('without an answer', () => {
  test.each([
    ['start', 'Hi! How can I help you today?'],
    ['test', channelReplies.test('Front desk')],
    ['unreadable', channelReplies.textOnly],
    ['sources', channelReplies.noSources],
    ['help', channelReplies.help('Front desk')],
  ] as const)('%s has its words', async (kind, words) => {
    expect(await wordsFor({ kind, text: '' })).toBe(words)
  })

  test.each([
    ['', undefined],
    [
      'お支払い方法とキャンセル料について教えてください。',
      {
        inline_keyboard: [
          [
            {
              text: 'お支払い方法とキャンセル料について教えてください。',
              callback_data: 'button:0',
            },
          ],
        ],
      },
    ],
    [
      'When do you open?\nWhere are you?',
      {
        inline_keyboard: ['When do you open?', 'Where are you?'].map((text) => [
          { text, callback_data: text },
        ]),
      },
    ],
  ])('below the welcome stand the bot’s suggested questions: %j', async (questions, keyboard) => {
    const configuration = { ...aBot().configuration, suggestedQuestions: questions }
    const { deps, queue, sent } = workWorld({ bots: [aBot({ configuration })] })
    await queue.add(aChat(), anEvent({ kind: 'start', text: '' }))
    await workChat(deps, aChat(), 'one')
    expect(sent()[0]?.body['reply_markup']).toEqual(keyboard)
  })

  test('/human is a turn of the conversation, and names the website where there is one', async () => {
    const websiteUrl = 'https://shop.example'
    const bot = aBot({ configuration: { ...aBot().configuration, websiteUrl } })
    const heard: string[] = []
    const answer = ({ message }: { message: string }) => {
      heard.push(message)
      return Promise.resolve({
        output: 'Leave your e-mail address.',
        kind: 'small_talk' as const,
        sentences: [],
        conversationId: 'bot_1',
      })
    }
    const words = await wordsFor({ kind: 'human', text: '' }, { answer, bots: [bot] })
    expect(words).toBe(`Leave your e-mail address.\n\n${websiteUrl}`)
    expect(heard).toEqual(['/human'])
  })

  test('a bot that was deleted says that it is gone', async () => {
    const answer = () => Promise.reject(new ServiceError('not_found'))
    expect(await wordsFor({}, { answer, bots: [] })).toBe(channelReplies.gone)
    expect(await wordsFor({ kind: 'start', text: '' }, { bots: [] })).toBe(channelReplies.gone)
  })

  test('too long a message is named as that', async () => {
    const answer = () => Promise.reject(new ServiceError('message_too_long'))
    expect(await wordsFor({}, { answer })).toBe(widgetMessages.tooLong)
  })

  test('an answer that fails is tried three times, then excused', async () => {
    let attempts = 0
    const answer = () => {
      attempts += 1
      return Promise.reject(new ServiceError('unavailable'))
    }
    expect(await wordsFor({}, { answer })).toBe(channelReplies.trouble)
    expect(attempts).toBe(3)
  })
})

/** Refuses the first calls of a kind, then takes everything. */
const refuseFirst = (times: number, refuse: () => never) => {
  let left = times
  return ({ target }: Call) => (target === 'sendMessage' && left-- > 0 ? refuse() : {})
}

describe('a platform that refuses', () => {
  test('is waited for as long as it asks', async () => {
    const { deps, queue, pauses, sent } = workWorld({
      answering: refuseFirst(2, () => failing('rate_limited', { retryAfterMs: 7_000 })),
    })
    await queue.add(aChat(), anEvent())
    await workChat(deps, aChat(), 'one')
    expect(pauses).toEqual([7_000, 7_000])
    expect(sent()).toHaveLength(3)
    expect(queue.finished[0]?.outcome).toBe('answered')
  })

  test('gets its words without markup once where it cannot read ours', async () => {
    const { deps, queue, sent } = workWorld({
      answering: refuseFirst(1, () => failing('unreadable_markup')),
    })
    await queue.add(aChat(), anEvent({ text: '<>' }))
    await workChat(deps, aChat(), 'one')
    const texts = sent().map(({ body }) => [body['text'], body['parse_mode']])
    expect(texts).toEqual([
      ['You asked: &lt;&gt;', 'HTML'],
      ['You asked: <>', undefined],
    ])
  })

  test('is followed to where the chat has moved', async () => {
    const { deps, queue, sent } = workWorld({
      answering: refuseFirst(1, () => failing('moved', { movedTo: '-100999' })),
    })
    await queue.add(aChat(), anEvent())
    await workChat(deps, aChat(), 'one')
    expect(sent().map(({ body }) => body['chat_id'])).toEqual(['77', '-100999'])
  })

  test('is left with the reply kept where it is down for long; the next attempt sends it once', async () => {
    let asked = 0
    const world = workWorld({
      answering: refuseFirst(6, () => failing('unreachable')),
      answer: (question) => {
        asked += 1
        return echo(question)
      },
    })
    await world.queue.add(aChat(), anEvent())
    await expect(workChat(world.deps, aChat(), 'one')).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(world.queue.finished).toEqual([])
    await workChat(world.deps, aChat(), 'one')
    expect(world.queue.finished[0]?.outcome).toBe('answered')
    expect(asked).toBe(1)
  })

  test.each([
    ['gone', null, undefined],
    ['token_invalid', 'token_invalid', 'said token_invalid'],
    ['refused', null, 'said refused'],
  ] as const)(
    'for good (%s) is not asked again, and the owner sees it',
    async (failure, problem, said) => {
      const { deps, queue, connections, sent } = workWorld({
        answering: refuseFirst(9, () => failing(failure)),
      })
      await connections.save(aConnection(), { name: null, problem: null, link: '', lastError: '' })
      await queue.add(aChat(), anEvent())
      await workChat(deps, aChat(), 'one')
      expect(sent()).toHaveLength(1)
      expect(queue.finished[0]?.outcome).toBe(failure)
      expect(connections.rows.get('telegram bot')).toMatchObject({ problem, lastError: said ?? '' })
    },
  )
})

test('a reply of several messages goes on behind the one with which a worker was killed', async () => {
  let sends = 0
  const { deps, queue, sent, connections } = workWorld({
    answer: (question) => echo({ ...question, message: 'words of a long answer. '.repeat(500) }),
    answering: ({ target }) => {
      if (target !== 'sendMessage') return {}
      sends += 1
      if (sends === 2) throw new Error('killed')
      return {}
    },
  })
  await connections.save(aConnection(), { name: null, problem: null, link: '', lastError: '' })
  await queue.add(aChat(), anEvent())
  await expect(workChat(deps, aChat(), 'one')).rejects.toThrow('killed')
  await workChat(deps, aChat(), 'one')
  const texts = sent().map(({ body }) => body['text'])
  // The second may have arrived, so it is not sent again, and the owner is told.
  expect(texts).toHaveLength(3)
  expect(new Set(texts).size).toBe(3)
  expect(connections.rows.get('telegram bot')?.lastError).toBe(channelMessages.interrupted)
})

test('what nobody could answer for hours is given up', async () => {
  const later = () => new Date(Date.now() + 7 * 60 * 60 * 1000)
  const { deps, queue, sent } = workWorld({ now: later })
  await queue.add(aChat(), anEvent())
  await workChat(deps, aChat(), 'one')
  expect(sent()).toEqual([])
  expect(queue.finished[0]?.outcome).toBe('expired')
})

test('a channel that was deleted meanwhile answers nothing', async () => {
  const { deps, queue, sent } = workWorld({ connections: [] })
  await queue.add(aChat(), anEvent())
  await workChat(deps, aChat(), 'one')
  expect(sent()).toEqual([])
  expect(queue.finished[0]?.outcome).toBe('disconnected')
})
