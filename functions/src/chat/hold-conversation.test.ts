import { expect, test } from 'vitest'
import type { EarlierExchange } from '@docent/domain/chat'
import { HANDBOOK } from '../answers/testing/handbook.ts'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { meaningSource, withVectors } from '../testing/meaning-source.ts'
import { holdConversation } from './hold-conversation.ts'
import type { MeaningSource } from './ports.ts'

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
    const { reply } = await holdConversation([FILE], turn, { phraser: null, meaning })
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
const NO_MODELS = { phraser: null, meaning: null }

test('what is not told offers sections, each of which is read with receipts, once it is paid for', async () => {
  const asked = 'May I fry doughnuts in the kitchen?'
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
  const turn = turnOf('What if my rented bicycle breaks?')
  const { reply, trace } = await holdConversation([file], turn, NO_MODELS)
  expect(reply).toMatchObject({ kind: 'answer', lead: 'The closest passage that I found says:' })
  expect(reply.suggestions?.[0]).toBe('Rental')
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
