import { describe, expect, test } from 'vitest'
import type { EarlierExchange } from '@docent/domain/chat'
import { ownAnswerFile } from '../answers/own-answers.ts'
import { HANDBOOK } from '../answers/testing/handbook.ts'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { meaningSource, withVectors } from '../testing/meaning-source.ts'
import { choosing, scriptedChooser } from '../testing/scripted-chooser.ts'
import { scriptedPhraser } from '../testing/scripted-phraser.ts'
import { holdConversation, type Turn } from './hold-conversation.ts'
import type { MeaningSource, PlaceChooser } from './ports.ts'

const FILE = withVectors(
  indexedFile('shop.txt', [
    'Pain relief\n\nPethidine works within about 20 minutes.',
    'Punctures\n\nWe mend a puncture within an hour. A new tube is fitted.',
    'Theft\n\nIf a bicycle is stolen, tell us within a week.',
  ]),
)
async function converse(messages: readonly string[], meaning: MeaningSource | null) {
  const earlier: EarlierExchange[] = []
  for (const message of messages) {
    const turn = {
      message,
      earlier: [...earlier],
      ownerId: 'ada',
      knowledgeBaseId: 'shop',
      personality: 'casual' as const,
      systemMessage: '',
      fallbackMessage: 'Not told.',
    }
    const { reply } = await holdConversation([FILE], turn, {
      phraser: null,
      meaning,
      chooser: null,
    })
    const { kind, output, sentences } = reply
    earlier.push({
      question: message,
      kind,
      output,
      places: sentences.map(({ receipt }) => receipt),
    })
  }
  return earlier.at(-1)!
}

const SNAFFLED = ['How fast do you mend a puncture?', 'and the snaffled bike?']
const STOLEN = 'If a bicycle is stolen, tell us within a week.'

test.each([[SNAFFLED]])(
  'what goes on from a quote by little is asked of the embedding model: %s',
  async (messages) => {
    expect(await converse(messages, null)).toMatchObject({ kind: 'fallback' })
    const last = await converse(messages, meaningSource())
    expect(last).toMatchObject({ kind: 'answer', output: expect.stringContaining(STOLEN) })
  },
)

test('what an embedding model does not find either stays as the conversation has it', async () => {
  const messages = ['How fast do you mend a puncture?', 'and the purple submarine?']
  const last = await converse(messages, meaningSource())
  expect(last).toEqual(await converse(messages, null))
  expect(last).toMatchObject({ kind: 'fallback' })
})

test('an embedding model is not asked for what the conversation leads to', async () => {
  const meaning = meaningSource()
  const messages = ['How fast do you mend a puncture?', 'and the tube?']
  const last = await converse(messages, meaning)
  expect(last.output).toContain('A new tube is fitted.')
  expect(meaning.requests).toEqual([[messages[0]]])
})

test.each([
  'My bicycle was stolen outside the station last night. What do I do?',
  'What do I do? My bicycle was stolen outside the station.',
  'my bicycle was stolen outside the station, what do i do',
])(
  'a case is answered that is told beside a question which means nothing without it: %s',
  async (message) => {
    const meaning = meaningSource()
    for (const source of [null, meaning]) {
      const last = await converse([message], source)
      expect(last).toMatchObject({ kind: 'answer', output: expect.stringContaining(STOLEN) })
    }
    expect(meaning.requests[0]).toEqual([message])
  },
)

test('a question that says by itself what it asks is answered as it is', async () => {
  const asked = 'How long does Pethidine take to work?'
  const alone = await converse([asked], null)
  expect(alone).toMatchObject({ kind: 'answer' })
  const led = await converse([`My aunt had hers in spring. ${asked}`], null)
  expect(led).toMatchObject({ kind: 'answer', places: alone.places })
})

const HALL = indexedFile('hall.txt', [
  'Hiring the hall\n\nThe hall has a stage and a piano. The hall is heated from October on.\n\n' +
    'Hiring the kitchen\n\nThe kitchen has an oven and a dishwasher. Bring your own towels.\n\n' +
    'Deposits\n\nThe deposit for the hall is £50. The deposit for the kitchen is £20.',
])

const turnOf = (message: string, earlier: readonly EarlierExchange[] = []) => ({
  message,
  earlier,
  ownerId: 'ada',
  knowledgeBaseId: 'hall',
  personality: 'professional' as const,
  systemMessage: '',
  fallbackMessage: 'Not told.',
})
const NO_MODELS = { phraser: null, meaning: null, chooser: null }

test('what is not told offers sections, each of which is read with receipts, once it is paid for', async () => {
  const asked = 'Who painted the kitchen?'
  const { reply } = await holdConversation([HALL], turnOf(asked), NO_MODELS)
  expect(reply).toMatchObject({ kind: 'fallback' })
  expect(reply.suggestions).toContain('Hiring the kitchen')
  const earlier = [{ question: asked, kind: reply.kind, output: reply.output, places: [] }]
  let isAsked = false
  const said: string[] = []
  const turn = {
    ...turnOf('Hiring the kitchen', earlier),
    permit: () => Promise.resolve((isAsked = true)),
    onSentence: ({ text }: { text: string }) => said.push(text),
  }
  const read = await holdConversation([HALL], turn, NO_MODELS)
  expect(read.reply).toMatchObject({ kind: 'answer' })
  expect(isAsked).toBe(true)
  expect(said).toEqual(['The kitchen has an oven and a dishwasher. Bring your own towels.'])
  expect(read.reply.suggestions).not.toContain('Hiring the kitchen')
})

test('an answer that others nearly are is called the closest passage, and offers their sections', async () => {
  const file = indexedFile(HANDBOOK.fileName, HANDBOOK.pages)
  const turn = turnOf('Do you sell used bikes?')
  const { reply, trace } = await holdConversation([file], turn, NO_MODELS)
  expect(reply).toMatchObject({ kind: 'answer', lead: 'The closest passage that I found says:' })
  expect(reply.suggestions?.[0]).toBe('Do you buy used bicycles?')
  expect(trace).toMatchObject({ isUnsure: true })
  const sure = await holdConversation(
    [HALL],
    turnOf('What does the deposit for the kitchen cost?'),
    NO_MODELS,
  )
  expect(sure.reply.output).toMatch(/^The deposit/)
  expect(sure.reply.suggestions).toBeUndefined()
  expect(sure.trace?.isUnsure).toBeUndefined()
})

describe('a model that chooses among the places near a question', () => {
  const ask = (message: string, chooser: PlaceChooser | null, turn: Partial<Turn> = {}) =>
    holdConversation([HALL], { ...turnOf(message), ...turn }, { ...NO_MODELS, chooser })
  const WARMTH = 'Will we be freezing in November?'
  const PIANO = 'Does the hall have a piano?'

  test('what words do not find is quoted word for word, and called the closest passage', async () => {
    expect((await ask(WARMTH, null)).reply.kind).toBe('fallback')
    const chooser = choosing('heated from October')
    const { reply, trace } = await ask(WARMTH, chooser)
    expect(reply).toMatchObject({ kind: 'answer', lead: expect.stringMatching(/closest/) })
    expect(reply.sentences.map(({ receipt }) => receipt.quote)).toEqual([
      'The hall is heated from October on.',
    ])
    expect(trace).toMatchObject({ choice: 'chosen', isUnsure: true, phrasing: null })
    expect(chooser.requests).toMatchObject([{ ownerId: 'ada', message: WARMTH, earlier: [] }])
  })

  test('the reasons tell how the words of the question weigh it, not that it was chosen', async () => {
    const weighed = (await ask(WARMTH, null)).trace?.candidates
    const { trace } = await ask(WARMTH, choosing('heated from October'))
    expect(trace?.candidates.map(({ evidence }) => evidence)).toEqual(
      weighed?.map(({ evidence }) => evidence),
    )
  })

  test('what it finds as well stays as it is: it takes no reserve away', async () => {
    const asked = 'Does the Bechstein hall have a stage?'
    const before = await ask(asked, null)
    expect(before.trace?.isUnsure).toBe(true)
    const { reply, trace } = await ask(asked, choosing('a stage'))
    expect(reply).toEqual(before.reply)
    expect(trace).toEqual({ ...before.trace, choice: 'agreed' })
  })

  describe('that is always asked', () => {
    const always = (word: string) => choosing(word, 'always')

    test('an answer that it finds as well stays as it is, whoever puts it into words', async () => {
      const chooser = always('a piano')
      const { reply, trace } = await ask(PIANO, chooser)
      const before = await ask(PIANO, null)
      expect(reply).toEqual(before.reply)
      expect(trace).toEqual({ ...before.trace, choice: 'agreed' })
      expect(chooser.requests).toHaveLength(1)
    })

    test('another place is said in its stead, with reserve', async () => {
      const { reply, trace } = await ask(PIANO, always('dishwasher'))
      expect(reply).toMatchObject({ kind: 'answer', lead: expect.stringMatching(/closest/) })
      expect(reply.sentences.map(({ text }) => text)).toEqual([
        'The kitchen has an oven and a dishwasher.',
      ])
      expect(trace?.choice).toBe('chosen')
    })

    test('where it chooses none, the answer is called the closest passage behind the refusal', async () => {
      const { reply, trace } = await ask(PIANO, always('no place'))
      expect(reply).toMatchObject({
        kind: 'fallback',
        output: expect.stringContaining('Not told.'),
      })
      expect(reply.sentences).toHaveLength(1)
      expect(trace).toMatchObject({ choice: 'none', isNearest: true })
    })

    test('an owner’s own answer is not put to it', async () => {
      const own = ownAnswerFile('own', { questions: [PIANO], answer: 'Ask Ada about the piano.' })
      const chooser = always('dishwasher')
      const models = { ...NO_MODELS, chooser }
      const { reply } = await holdConversation([HALL, own], turnOf(PIANO), models)
      expect(reply.output).toContain('Ask Ada about the piano.')
      expect(chooser.requests).toEqual([])
    })
  })

  test('it is not asked for what is answered without reserve, and nothing is changed', async () => {
    const chooser = choosing('heated from October')
    expect(await ask(PIANO, chooser)).toEqual(await ask(PIANO, null))
    expect((await ask('Thanks!', chooser)).reply.kind).toBe('small_talk')
    expect(chooser.requests).toEqual([])
  })

  test('where it cannot be asked, everything is as without it', async () => {
    const unreachable = scriptedChooser(() => null)
    expect(await ask(WARMTH, unreachable)).toEqual(await ask(WARMTH, null))
    expect(unreachable.requests).toHaveLength(1)
  })

  test('where it chooses none, a refusal stays one and says so to the owner', async () => {
    const { reply, trace } = await ask(WARMTH, choosing('no place'))
    expect(reply).toEqual((await ask(WARMTH, null)).reply)
    expect(trace?.choice).toBe('none')
  })

  test('where it chooses none, an answer with reserve is the nearest place', async () => {
    const asked = 'Does the Bechstein hall have a stage?'
    const before = await ask(asked, null)
    expect(before.trace?.isUnsure).toBe(true)
    const { reply, trace } = await ask(asked, choosing('no place'))
    expect(reply).toMatchObject({ kind: 'fallback', output: expect.stringContaining('Not told.') })
    expect(reply.sentences[0]).toEqual(before.reply.sentences[0])
    expect(trace).toMatchObject({ choice: 'none', isNearest: true })
  })

  test('what it chooses is paid for before it is told', async () => {
    const told: string[] = []
    const onSentence = ({ text }: { text: string }) => told.push(text)
    const refused = { permit: () => Promise.resolve(false), onSentence }
    const unasked = choosing('heated from October')
    await ask(WARMTH, unasked, refused)
    expect([told, unasked.requests]).toEqual([[], []])
    await ask(WARMTH, choosing('heated from October'), { onSentence })
    expect(told).toEqual(['The hall is heated from October on.'])
  })

  test('at most three places are said, each once, and no other than were offered', async () => {
    const all = scriptedChooser(({ places }) => [
      '__proto__',
      '0',
      '-1',
      '999',
      'length',
      ...places.flatMap(({ id }) => [id, id]),
    ])
    const { reply } = await ask(WARMTH, all)
    const quotes = reply.sentences.map(({ receipt }) => receipt.quote)
    const offered = all.requests[0]!.places.slice(0, 3).map(({ text }) => text)
    expect(quotes.length).toBeGreaterThan(0)
    expect(quotes.every((quote) => offered.some((text) => text.includes(quote)))).toBe(true)
    expect(new Set(quotes).size).toBe(quotes.length)
  })

  test('it is told of the last three questions before', async () => {
    const earlier = ['one?', 'two?', 'three?', 'four?'].map((question) => ({
      question,
      kind: 'fallback' as const,
      output: 'Not told.',
      places: [],
    }))
    const chooser = choosing('heated from October')
    await ask(WARMTH, chooser, { earlier })
    expect(chooser.requests[0]?.earlier).toEqual(['two?', 'three?', 'four?'])
  })

  test('what it chose is not put into other words', async () => {
    const phraser = scriptedPhraser(() => [])
    const models = { phraser, meaning: null, chooser: choosing('heated from October') }
    const { reply } = await holdConversation([HALL], turnOf(WARMTH), models)
    expect(reply.kind).toBe('answer')
    expect(phraser.requests).toEqual([])
  })
})
