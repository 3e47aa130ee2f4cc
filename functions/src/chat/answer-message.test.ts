import { describe, expect, test } from 'vitest'
import type { ProvenSentence } from '@docent/domain/chat'
import type { Chatbot } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import {
  aBot,
  inMemoryBots,
  inMemoryLeads,
  inMemoryMeter,
  inMemoryTranscript,
} from '../testing/in-memory-chat.ts'
import { indexedFile, inMemoryKnowledge } from '../testing/in-memory-knowledge-source.ts'
import { answerMessage, type AnswerMessageDeps } from './answer-message.ts'
import { failingPhraser, scriptedPhraser } from '../testing/scripted-phraser.ts'
import { choosing, scriptedChooser } from '../testing/scripted-chooser.ts'
import type { Phraser, PlaceChooser } from './ports.ts'

const HOURS = indexedFile('hours.txt', [
  'Opening hours\n\nThe workshop is open from nine in the morning until six in the evening, Monday to Saturday.\n\nOn Sundays the workshop stays closed.',
])
const PRICES = indexedFile('prices.txt', [
  'Repair prices\n\nA puncture repair costs £12.50, the inner tube included.\n\nA full service costs £85.00 and takes two working days.',
])
const now = new Date('2026-03-01T12:00:00Z')
const ask = {
  widgetId: 'widget_bot',
  message: 'How much is a puncture repair?',
  channel: 'website',
} as const

function setUp(
  options: { bot?: Partial<Chatbot>; phraser?: Phraser; chooser?: PlaceChooser } = {},
) {
  const meter = inMemoryMeter()
  const transcript = inMemoryTranscript()
  const leads = inMemoryLeads()
  const deps: AnswerMessageDeps = {
    bots: inMemoryBots([aBot(options.bot)]),
    knowledge: inMemoryKnowledge({ base: { ownerId: 'ada', files: [HOURS, PRICES] } }),
    meter,
    transcript,
    leads,
    mayLeave: () => true,
    phraser: options.phraser ?? null,
    meaning: null,
    chooser: options.chooser ?? null,
    now: () => now,
  }
  return { deps, meter, transcript, leads, counted: () => meter.counts.get('ada 2026-03') ?? 0 }
}

describe('an answer', () => {
  test('carries a receipt for every sentence, found to the letter on the named page', async () => {
    const { deps } = setUp()
    const reply = await answerMessage(deps, ask)
    expect(reply.kind).toBe('answer')
    expect(reply.output).toContain('£12.50')
    expect(reply.sentences.length).toBeGreaterThan(0)
    for (const { receipt } of reply.sentences) {
      expect(receipt.fileName).toBe('prices.txt')
      expect(PRICES.pages[receipt.page - 1]?.slice(receipt.start, receipt.end)).toBe(receipt.quote)
    }
  })

  test('is counted once and kept with its receipts', async () => {
    const { deps, transcript, counted } = setUp()
    const reply = await answerMessage(deps, ask)
    expect(counted()).toBe(1)
    expect(transcript.exchanges).toHaveLength(1)
    expect(transcript.exchanges[0]).toMatchObject({
      ownerId: 'ada',
      botId: 'bot',
      conversationId: reply.conversationId,
      message: { question: ask.message, kind: 'answer', output: reply.output },
    })
    expect(transcript.exchanges[0]?.message.receipts).toHaveLength(reply.sentences.length)
  })

  test('reaches the reader sentence by sentence, in the order of the reply', async () => {
    const { deps } = setUp()
    const streamed: ProvenSentence[] = []
    const reply = await answerMessage(deps, { ...ask, onSentence: (one) => streamed.push(one) })
    expect(streamed).toEqual(reply.sentences)
  })

  test('that cannot be kept is not charged', async () => {
    const { deps, counted } = setUp()
    const broken = {
      ...inMemoryTranscript(),
      record: () => Promise.reject(new ServiceError('unavailable')),
    }
    await expect(answerMessage({ ...deps, transcript: broken }, ask)).rejects.toThrow('unavailable')
    expect(counted()).toBe(0)
  })
})

test('words that the owner says mean the same find an answer', async () => {
  const message = 'How much is a vulcanisation?'
  expect((await answerMessage(setUp().deps, { ...ask, message })).kind).toBe('fallback')
  const configuration = { ...aBot().configuration, synonyms: 'puncture repair = vulcanisation' }
  const reply = await answerMessage(setUp({ bot: { configuration } }).deps, { ...ask, message })
  expect(reply.output).toContain('£12.50')
})

test('what cannot be proven is the fallback text, free of charge', async () => {
  const { deps, counted } = setUp()
  const reply = await answerMessage(deps, { ...ask, message: 'Who painted the Mona Lisa?' })
  expect(reply).toMatchObject({
    kind: 'fallback',
    output: aBot().configuration.fallbackMessage,
    sentences: [],
  })
  expect(counted()).toBe(0)
})

test('a section that is chosen below it is an answer: counted, kept, and said with receipts', async () => {
  const { deps, transcript, counted } = setUp()
  const refused = await answerMessage(deps, { ...ask, message: 'Who sweeps the workshop?' })
  const { conversationId } = refused
  expect(refused.kind).toBe('fallback')
  expect(counted()).toBe(0)
  const read = await answerMessage(deps, { ...ask, message: 'Opening hours', conversationId })
  expect(refused.suggestions).toContain('Opening hours')
  expect(read).toMatchObject({ kind: 'answer', conversationId })
  expect(read.output).toContain('On Sundays the workshop stays closed.')
  expect(counted()).toBe(1)
  expect(transcript.exchanges.at(-1)?.message.receipts).toHaveLength(read.sentences.length)
})

test('a base of another owner says nothing', async () => {
  const { deps } = setUp({ bot: { user_id: 'mallory' } })
  expect((await answerMessage(deps, ask)).kind).toBe('fallback')
})

test('a bot that is switched off says one polite line and counts nothing', async () => {
  const { deps, transcript, counted } = setUp({ bot: { is_active: false } })
  const reply = await answerMessage(deps, ask)
  expect(reply).toMatchObject({ kind: 'offline', sentences: [] })
  expect([transcript.exchanges.length, counted()]).toEqual([0, 0])
})

test('past the cap and its grace the bot takes a message, and the meter stays', async () => {
  const { deps, meter, counted } = setUp()
  meter.counts.set('ada 2026-03', 109)
  expect((await answerMessage(deps, ask)).kind).toBe('answer')
  expect((await answerMessage(deps, ask)).kind).toBe('over_limit')
  expect(counted()).toBe(110)
})

test.each([
  ['', 'message_empty'],
  [' \n\t ', 'message_empty'],
  ['x'.repeat(4_001), 'message_too_long'],
])('the message %j is refused', async (message, code) => {
  const { deps } = setUp()
  await expect(answerMessage(deps, { ...ask, message })).rejects.toMatchObject({ code })
})

test.each(['widget_other', 'widget_', 'bot', 'widget_../bot', 'widget___proto__'])(
  'the unknown bot %s is not found',
  async (widgetId) => {
    const { deps } = setUp()
    await expect(answerMessage(deps, { ...ask, widgetId })).rejects.toMatchObject({
      code: 'not_found',
    })
  },
)

describe('a conversation', () => {
  test('goes on under the id that the server made', async () => {
    const { deps } = setUp()
    const first = await answerMessage(deps, ask)
    const second = await answerMessage(deps, { ...ask, conversationId: first.conversationId })
    expect(second.conversationId).toBe(first.conversationId)
  })

  test.each(['other_2b1c5a58-8c54-4f0e-9a39-0d3a4b1f6a11', 'bot_', 'bot_x/../y', '../bot'])(
    'cannot be claimed by the id %s',
    async (conversationId) => {
      const { deps } = setUp()
      const reply = await answerMessage(deps, { ...ask, conversationId })
      expect(reply.conversationId).not.toBe(conversationId)
      expect(reply.conversationId).toMatch(/^bot_[0-9a-f-]{36}$/)
    },
  )
})

describe('a message within a conversation', () => {
  const say = async (deps: AnswerMessageDeps, message: string, conversationId?: string) =>
    answerMessage(deps, { ...ask, message, conversationId })

  test('is understood with what was asked before in it', async () => {
    const { deps } = setUp()
    const { conversationId } = await say(deps, 'How much is a full service?')
    const reply = await say(deps, 'how long does it take then?', conversationId)
    expect(reply).toMatchObject({ kind: 'answer', conversationId })
    expect(reply.output).toContain('two working days')
  })

  test('is not understood with what was said in another one, or to another owner', async () => {
    const { deps, transcript } = setUp()
    await say(deps, 'How much is a full service?')
    const alone = await say(deps, 'and on Sundays?')
    const elsewhere = `bot_${crypto.randomUUID()}`
    await transcript.record({
      conversationId: elsewhere,
      ownerId: 'mallory',
      botId: 'bot',
      channel: 'website',
      message: {
        question: 'How much is a full service?',
        output: '',
        kind: 'answer',
        receipts: [],
        trace: null,
      },
    })
    expect((await say(deps, 'and on Sundays?', elsewhere)).output).toBe(alone.output)
  })

  test('is taken by itself where the conversation cannot be read', async () => {
    const { deps } = setUp()
    const { conversationId } = await say(deps, 'How much is a full service?')
    const recent = () => Promise.reject(new ServiceError('unavailable'))
    const broken = { ...deps, transcript: { ...deps.transcript, recent } }
    expect((await say(broken, ask.message, conversationId)).output).toContain('£12.50')
  })

  test('that asks nothing of the documents is replied to free of charge, and kept', async () => {
    const { deps, transcript, counted } = setUp()
    expect(await say(deps, 'Hello!')).toMatchObject({ kind: 'small_talk', sentences: [] })
    expect(counted()).toBe(0)
    expect(transcript.exchanges.map(({ message }) => message.kind)).toEqual(['small_talk'])
  })
})

describe('a language model', () => {
  test('may choose among the proven sentences, and put them into other words', async () => {
    const phraser = scriptedPhraser(({ evidence }) => [
      { text: evidence[0]!.quote.replace('.', '!'), evidenceId: evidence[0]!.id },
    ])
    const { deps } = setUp({ phraser })
    const streamed: ProvenSentence[] = []
    const reply = await answerMessage(deps, { ...ask, onSentence: (one) => streamed.push(one) })
    expect(reply.sentences).toHaveLength(1)
    expect(streamed).toEqual(reply.sentences)
    expect(phraser.requests[0]).toMatchObject({ ownerId: 'ada', knowledgeBaseId: 'base' })
  })

  test('cannot add a word: its quote is said instead, and the owner is told why', async () => {
    const phraser = scriptedPhraser(({ evidence }) => [
      { text: 'It is free of charge.', evidenceId: evidence[0]!.id },
    ])
    const { deps, counted, transcript } = setUp({ phraser })
    const reply = await answerMessage(deps, ask)
    expect(reply.output).not.toContain('free of charge')
    expect(reply.output).toContain('£12.50')
    expect(counted()).toBe(1)
    expect(JSON.stringify(reply)).not.toContain('trace')
    expect(transcript.exchanges[0]?.message.trace?.phrasing?.decisions[0]).toEqual({
      verdict: 'quoted',
      fault: 'number',
      text: 'It is free of charge.',
    })
  })

  test('that fails or names a quote it was not given leaves the extractive answer', async () => {
    const failing = setUp({ phraser: failingPhraser(new ServiceError('timeout')) })
    expect((await answerMessage(failing.deps, ask)).output).toContain('£12.50')
    const lying = setUp({
      phraser: scriptedPhraser(() => [{ text: 'x', evidenceId: '__proto__' }]),
    })
    expect((await answerMessage(lying.deps, ask)).output).toContain('£12.50')
  })

  test('is not asked where nothing can be proven, or the messages are used up', async () => {
    const phraser = scriptedPhraser(() => [])
    const { deps, meter } = setUp({ phraser })
    await answerMessage(deps, { ...ask, message: 'Who painted the Mona Lisa?' })
    meter.counts.set('ada 2026-03', 110)
    const streamed: ProvenSentence[] = []
    const reply = await answerMessage(deps, { ...ask, onSentence: (one) => streamed.push(one) })
    expect([reply.kind, streamed, phraser.requests]).toEqual(['over_limit', [], []])
  })
})

describe('a model that chooses the place', () => {
  const HARD = { ...ask, message: 'Who looks after my flat tyre?' } as const

  test('brings an answer that is counted once, and kept with its choice', async () => {
    const chooser = choosing('puncture')
    const { deps, counted, transcript } = setUp({ chooser })
    expect((await answerMessage({ ...deps, chooser: null }, HARD)).kind).toBe('fallback')
    const reply = await answerMessage(deps, HARD)
    expect(reply).toMatchObject({ kind: 'answer', output: expect.stringContaining('£12.50') })
    expect(counted()).toBe(1)
    expect(chooser.requests).toMatchObject([{ ownerId: 'ada', message: HARD.message }])
    expect(transcript.exchanges.at(-1)?.message.trace?.choice).toBe('chosen')
    expect(JSON.stringify(reply)).not.toContain('choice')
  })

  test.each(['no place', null])('that chooses %j leaves a refusal free of charge', async (word) => {
    const chooser = word === null ? scriptedChooser(() => null) : choosing(word)
    const { deps, counted } = setUp({ chooser })
    expect((await answerMessage(deps, HARD)).kind).toBe('fallback')
    expect([chooser.requests.length, counted()]).toEqual([1, 0])
  })

  test('is not asked where the messages are used up: a refusal stays one, an answer a message taken', async () => {
    const chooser = choosing('puncture', 'always')
    const { deps, meter, counted } = setUp({ chooser })
    meter.counts.set('ada 2026-03', 110)
    expect((await answerMessage(deps, HARD)).kind).toBe('fallback')
    expect((await answerMessage(deps, ask)).kind).toBe('over_limit')
    expect([chooser.requests, counted()]).toEqual([[], 110])
  })

  test('is asked whether or not it is asked anew: an event is counted once', async () => {
    const { deps, counted } = setUp({ chooser: choosing('puncture') })
    for (let time = 0; time < 2; time++) await answerMessage(deps, { ...HARD, event: 'telegram-1' })
    expect(counted()).toBe(1)
  })
})

describe('why it was answered so', () => {
  test('is kept with the message: what was asked, weighed, needed and said', async () => {
    const { deps, transcript } = setUp()
    await answerMessage(deps, ask)
    const trace = transcript.exchanges[0]?.message.trace
    expect(trace).toMatchObject({ asked: ask.message, phrasing: null })
    expect(trace?.candidates[0]).toMatchObject({ fileName: 'prices.txt', page: 1, isSaid: true })
    expect(trace?.candidates[0]?.evidence).toBeGreaterThanOrEqual(trace?.needed ?? 1)
  })

  test('is kept of a refusal too', async () => {
    const { deps, transcript } = setUp()
    await answerMessage(deps, { ...ask, message: 'Who painted the ceiling of the chapel?' })
    const message = transcript.exchanges[0]?.message
    expect(message?.kind).toBe('fallback')
    expect(message?.trace?.candidates.every(({ isSaid }) => !isSaid)).toBe(true)
  })

  test('is bounded, however long the question', async () => {
    const { deps, transcript } = setUp()
    await answerMessage(deps, { ...ask, message: 'puncture repair '.repeat(240) })
    expect(JSON.stringify(transcript.exchanges[0]?.message.trace).length).toBeLessThan(10_000)
  })
})

describe('an e-mail address', () => {
  const email = 'ada.lovelace@mail.example.com'
  const talk = async (deps: AnswerMessageDeps, ...messages: string[]) => {
    let reply = await answerMessage(deps, { ...ask, message: messages[0] ?? '' })
    const { conversationId } = reply
    for (const message of messages.slice(1)) {
      reply = await answerMessage(deps, { ...ask, message, conversationId })
    }
    return reply
  }

  test('that is left where a person was asked for is kept with what was asked before', async () => {
    const { deps, leads, counted } = setUp()
    const question = 'Do you rent tandems on Sundays?'
    const reply = await talk(deps, question, 'Can I talk to a human?', `ok, write to ${email}.`)
    expect(reply).toMatchObject({ kind: 'small_talk', sentences: [] })
    expect(reply.output).toMatch(/passed|get back/)
    expect([...leads.kept.values()]).toEqual([
      {
        conversationId: reply.conversationId,
        ownerId: 'ada',
        botId: 'bot',
        channel: 'website',
        email,
        question,
      },
    ])
    expect(counted()).toBe(0)
  })

  test.each([
    ['/human', /Leave your e-mail|e-mail address/],
    ['Kann ich mit einem Menschen sprechen?', /E-Mail-Adresse/],
    ['Quiero hablar con una persona', /correo/],
    ['Je voudrais parler à un conseiller', /e-mail/],
    ['转人工', /邮箱/],
  ])('is asked for at %j and acknowledged in that language', async (message, asked) => {
    const { deps, leads } = setUp()
    const { output, conversationId } = await answerMessage(deps, { ...ask, message })
    expect(output).toMatch(asked)
    const reply = await answerMessage(deps, { ...ask, message: email, conversationId })
    expect(leads.kept.size).toBe(1)
    const english = (text: string) => /Thank you|passed/.test(text)
    expect(english(reply.output)).toBe(message === '/human')
  })

  test('that is left once the messages are used up is kept with its question, free of charge', async () => {
    const { deps, meter, leads, counted } = setUp()
    meter.counts.set('ada 2026-03', 110)
    const reply = await talk(deps, ask.message, `please answer me at ${email}, it is urgent for me`)
    expect(reply.kind).toBe('small_talk')
    expect([...leads.kept.values()][0]).toMatchObject({ email, question: ask.message })
    expect(counted()).toBe(110)
  })

  test('is one a conversation: a corrected one takes its place', async () => {
    const { deps, leads } = setUp()
    await talk(deps, 'Can I talk to a human?', 'ada@exmaple.com', `sorry, ${email}`)
    expect([...leads.kept.values()].map((lead) => lead.email)).toEqual([email])
  })

  test.each([
    ['in a question', `Is ${email} your address?`],
    ['of another form', 'ada@localhost'],
    ['none', 'ada (at) example.com'],
  ])('that is %s is not kept', async (_, message) => {
    const { deps, leads } = setUp()
    await answerMessage(deps, { ...ask, message })
    expect(leads.kept.size).toBe(0)
  })

  test('is not said to be kept where that fails, or where too many are left', async () => {
    const { deps, transcript } = setUp()
    const failing = { keep: () => Promise.reject(new ServiceError('unavailable')) }
    const message = { ...ask, message: email }
    const inVain = answerMessage({ ...deps, leads: failing }, message)
    await expect(inVain).rejects.toMatchObject({ code: 'unavailable' })
    const flooded = answerMessage({ ...deps, mayLeave: () => false }, message)
    await expect(flooded).rejects.toMatchObject({ code: 'rate_limited' })
    expect(transcript.exchanges).toEqual([])
  })

  test('is not asked for where nobody would write back', async () => {
    const { deps } = setUp()
    const reply = await talk({ ...deps, leads: null }, 'Can I talk to a human?', email)
    expect(reply.output).toBe(aBot().configuration.fallbackMessage)
  })
})
