import { describe, expect, test } from 'vitest'
import { aBot, inMemoryBots, inMemoryMeter, inMemoryTranscript } from '../testing/in-memory-chat.ts'
import { indexedFile, inMemoryKnowledge } from '../testing/in-memory-knowledge-source.ts'
import {
  DOCUMENT_INJECTIONS,
  SECRETS,
  VISITOR_INJECTIONS,
  type Injection,
} from '../testing/injections.ts'
import { scriptedPhraser } from '../testing/scripted-phraser.ts'
import { answerMessage } from './answer-message.ts'

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

test('the set can fail: a model that does say the quote in other words is heard', async () => {
  const honest = { name: '', words: '', says: [[HONEST.replace('A p', 'The p'), '%']] } as const
  const { reply, builtIn } = await attack(honest, HONEST_PAGE, QUESTION)
  expect(reply.output).not.toBe(builtIn.output)
})
