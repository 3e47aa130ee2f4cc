import { expect, test } from 'vitest'
import type { EarlierExchange } from '@docent/domain/chat'
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

const NICKED = ['How fast does pethidine work?', 'and how does one get it when it is nicked?']
const SNAFFLED = ['How fast do you mend a puncture?', 'and the snaffled bike?']
const STOLEN = 'If a bicycle is stolen, tell us within a week.'

test.each([[NICKED], [SNAFFLED]])(
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
