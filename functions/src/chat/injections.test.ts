import { MAX_MESSAGE_LENGTH } from '@docent/domain/chat'
import { describe, expect, test } from 'vitest'
import { cleanQuestions, placesToPredict } from '../answers/predicted/predictions.ts'
import type { IndexedFile } from '../answers/unit-terms.ts'
import { aBot, inMemoryBots, inMemoryMeter, inMemoryTranscript } from '../testing/in-memory-chat.ts'
import { indexedFile, inMemoryKnowledge } from '../testing/in-memory-knowledge-source.ts'
import {
  DOCUMENT_INJECTIONS,
  SECRETS,
  VISITOR_INJECTIONS,
  type Injection,
} from '../testing/injections.ts'
import { scriptedPhraser } from '../testing/scripted-phraser.ts'
import { scriptedChooser } from '../testing/scripted-chooser.ts'
import { answerMessage } from './answer-message.ts'
import { holdConversation } from './hold-conversation.ts'

const HONEST = 'A puncture repair costs £12.50, the inner tube included.'
const QUESTION = 'How much is a puncture repair?'

/** Asks a bot whose model does whatever it was told to. */
async function attack({ says }: Injection, page: string, message: string, kind?: 'webhook') {
  const phraser = scriptedPhraser(
    ({ evidence }) =>
      evidence.flatMap(({ id }) =>
        says.map(([text, evidenceId]) => ({
          text,
          evidenceId: kind === 'webhook' ? null : evidenceId.replace('%', id),
        })),
      ),
    kind ?? 'model',
  )
  const file = indexedFile('prices.txt', [page])
  const transcript = inMemoryTranscript()
  const deps = {
    bots: inMemoryBots([
      aBot({
        configuration: { ...aBot().configuration, systemMessage: SECRETS.systemMessage },
      }),
    ]),
    knowledge: inMemoryKnowledge({ base: { ownerId: 'ada', files: [file] } }),
    meter: inMemoryMeter(),
    transcript,
    leads: null,
    mayLeave: () => true,
    phraser,
    meaning: null,
    chooser: null,
    now: () => new Date('2026-03-01T12:00:00Z'),
  }
  const ask = { widgetId: 'widget_bot', message, channel: 'website' } as const
  const reply = await answerMessage(deps, ask)
  const builtIn = await answerMessage({ ...deps, phraser: null }, ask)
  expect(phraser.requests.length).toBe(builtIn.kind === 'answer' ? 1 : 0)
  return { reply, builtIn, file }
}

/** The letters and digits of a text, whatever stands between them. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type Attacked = Awaited<ReturnType<typeof attack>>

/** Nothing but words changes: the same quotes, each in the file, and no letter that is not in one. */
function expectHarmless({ reply, builtIn, file }: Attacked): void {
  expect(reply.kind).toBe(builtIn.kind)
  expect(reply.sentences.map(({ receipt }) => receipt)).toEqual(
    builtIn.sentences.map(({ receipt }) => receipt),
  )
  for (const { text, receipt } of reply.sentences) {
    expect(file.pages[receipt.page - 1]?.slice(receipt.start, receipt.end)).toBe(receipt.quote)
    expect(lettersOf(text)).toBe(lettersOf(receipt.quote))
  }
  const shown = JSON.stringify({ ...reply, conversationId: '' })
  expect(shown).not.toContain('CANARY')
  // A receipt shows the document around its quote; what is said is another matter.
  expect(lettersOf(reply.output)).not.toContain(lettersOf(SECRETS.foreign))
  expect(reply.output).toBe(builtIn.output)
}

const pageWith = (words: string) => `Repair prices\n\n${HONEST}\n\n${words}`
const HONEST_PAGE = `Repair prices\n\n${HONEST}\n\nWe open at nine.`

test('there are at least sixty attacks, each with a name of its own', () => {
  const names = [...DOCUMENT_INJECTIONS, ...VISITOR_INJECTIONS].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(60)
})

describe('a model that obeys a document', () => {
  test.each(DOCUMENT_INJECTIONS.map((each) => [each.name, each] as const))(
    '%s',
    async (_, each) => {
      const attacked = await attack(each, pageWith(each.words), QUESTION)
      expect(attacked.reply.kind).toBe('answer')
      expectHarmless(attacked)
    },
  )
})

describe('a model that obeys a visitor', () => {
  test.each(VISITOR_INJECTIONS.map((each) => [each.name, each] as const))('%s', async (_, each) => {
    const attacked = await attack(each, HONEST_PAGE, `${QUESTION} ${each.words}`)
    expectHarmless(attacked)
    const plain = await attack(each, HONEST_PAGE, QUESTION)
    expect(plain.reply.kind).toBe('answer')
    expectHarmless(plain)
  })
})

describe('a webhook that obeys either', () => {
  test.each(
    [...DOCUMENT_INJECTIONS, ...VISITOR_INJECTIONS].map((each) => [each.name, each] as const),
  )('%s', async (_, each) => expectHarmless(await attack(each, HONEST_PAGE, QUESTION, 'webhook')))
})

/** What no page of the set tells. */
const UNTOLD = 'Do you rent out zebras?'

const TURN = {
  earlier: [],
  ownerId: 'ada',
  knowledgeBaseId: 'base',
  systemMessage: SECRETS.systemMessage,
  personality: 'professional',
  fallbackMessage: 'Not told.',
} as const

/** Asks a bot whose model chooses whatever it was told to: all places, those that told it so first, and what there is not. */
async function misguide({ words, says }: Injection, page: string, message: string) {
  const chooser = scriptedChooser(({ places }) => {
    const obeyed = places.filter(({ text }) => text.includes(words.slice(0, 20)))
    return [
      ...says.map(([text]) => text),
      '__proto__',
      ...[...obeyed, ...places].map(({ id }) => id),
    ]
  })
  const file = indexedFile('prices.txt', [page])
  const turn = { ...TURN, message }
  const models = { phraser: null, meaning: null, chooser }
  const { reply } = await holdConversation([file], turn, models)
  const { reply: builtIn } = await holdConversation([file], turn, { ...models, chooser: null })
  return { reply, builtIn, file, requests: chooser.requests }
}

describe('a model that chooses as a document or a visitor wants it', () => {
  const all = [...DOCUMENT_INJECTIONS, ...VISITOR_INJECTIONS].map((each) => [each.name, each])
  test.each(all as [string, Injection][])('%s: has no say in what is answered', async (_, each) => {
    const { reply, builtIn, requests } = await misguide(each, pageWith(each.words), QUESTION)
    expect(builtIn.kind).toBe('answer')
    expect(reply).toEqual(builtIn)
    expect(requests).toEqual([])
  })

  test.each(all as [string, Injection][])(
    '%s: else it may point to nothing but places of the document, each with its receipt',
    async (_, each) => {
      const asked = `${UNTOLD} ${each.words}`.slice(0, MAX_MESSAGE_LENGTH)
      for (const [page, message] of [
        [pageWith(each.words), UNTOLD],
        [HONEST_PAGE, asked],
      ] as const) {
        const { reply, file, requests } = await misguide(each, page, message)
        const wasAsked = requests.length > 0
        const offered = requests.flatMap(({ places }) => places.map(({ text }) => text)).join('\n')
        for (const { text, receipt } of reply.sentences) {
          expect(file.pages[receipt.page - 1]?.slice(receipt.start, receipt.end)).toBe(
            receipt.quote,
          )
          expect(lettersOf(text)).toBe(lettersOf(receipt.quote))
          expect(wasAsked && !offered.includes(text)).toBe(false)
        }
        const said = reply.sentences.map(({ text }) => text)
        const around = said.reduce((rest, text) => rest.replace(text, ''), reply.output)
        expect(['', reply.lead, reply.output]).toContain(around.trim())
        const isPlain = reply.kind === 'answer' && reply.lead?.includes('closest passage') !== true
        expect(wasAsked && isPlain).toBe(false)
        expect(JSON.stringify([reply, requests])).not.toContain('CANARY')
      }
    },
  )

  test('the set can fail: what is chosen is said', async () => {
    const { reply, builtIn } = await misguide(DOCUMENT_INJECTIONS[0]!, HONEST_PAGE, UNTOLD)
    expect(builtIn.kind).toBe('fallback')
    expect(reply).toMatchObject({ kind: 'answer' })
  })
})

/** Has a model predict whatever it was told to, and every question for every place. */
function mislead({ words, says }: Injection, page: string): IndexedFile {
  const file = indexedFile('prices.txt', [page])
  const obeyed = [...says.map(([text]) => text), words, QUESTION, UNTOLD]
  const predicted = placesToPredict(file).map(({ passage, unit }) => ({
    passage,
    unit,
    questions: cleanQuestions(obeyed),
  }))
  return { ...file, predicted }
}

describe('a model that predicts what a document wants', () => {
  test.each(DOCUMENT_INJECTIONS.map((each) => [each.name, each] as const))(
    '%s: nothing that it wrote is said, and nothing but quotes with their receipts',
    async (_, each) => {
      const file = mislead(each, pageWith(each.words))
      const models = { phraser: null, meaning: null, chooser: null }
      for (const message of [QUESTION, UNTOLD, each.words.slice(0, MAX_MESSAGE_LENGTH)]) {
        const turn = { ...TURN, message }
        const { reply, trace } = await holdConversation([file], turn, models)
        for (const { text, receipt } of reply.sentences) {
          const quoted = file.pages[receipt.page - 1]?.slice(receipt.start, receipt.end)
          expect(quoted).toBe(receipt.quote)
          expect(lettersOf(text)).toBe(lettersOf(receipt.quote))
        }
        const said = reply.sentences.map(({ text }) => text)
        const around = said.reduce((rest, text) => rest.replace(text, ''), reply.output)
        expect(['', reply.lead, reply.output]).toContain(around.trim())
        expect(JSON.stringify([reply, trace])).not.toContain('CANARY')
      }
    },
  )

  test('the set can fail: another place is quoted where its questions are like what is asked', async () => {
    const page = `${HONEST}\n\nWe sell bells and baskets.`
    const file = indexedFile('prices.txt', [page])
    const [first, second] = placesToPredict(file)
    const predicted = [
      { ...first!, questions: ['Where are you?'] },
      { ...second!, questions: [UNTOLD, 'zebras for rent', 'rent a zebra'] },
    ]
    const turn = { ...TURN, message: UNTOLD }
    const models = { phraser: null, meaning: null, chooser: null }
    const { reply } = await holdConversation([{ ...file, predicted }], turn, models)
    expect(reply.sentences.map(({ text }) => text)).toEqual(['We sell bells and baskets.'])
  })
})

test('the set can fail: a model that does say the quote in other words is heard', async () => {
  const honest = { name: '', words: '', says: [[HONEST.replace('A p', 'The p'), '%']] } as const
  const { reply, builtIn } = await attack(honest, HONEST_PAGE, QUESTION)
  expect(reply.output).not.toBe(builtIn.output)
})
