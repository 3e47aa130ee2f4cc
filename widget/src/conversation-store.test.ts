import { widgetMessages } from '@docent/domain/messages/widget'
import { describe, expect, test } from 'vitest'
import { keepConversation, MAX_KEPT_MESSAGES, readConversation } from './conversation-store.ts'
import { EMPTY_CONVERSATION, reduce, type Action, type Conversation } from './conversation.ts'
import { aReply, aSentence } from './testing/samples.ts'

function memoryStorage() {
  const rows = new Map<string, string>()
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
}

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

const after = (...actions: Action[]): Conversation => actions.reduce(reduce, EMPTY_CONVERSATION)
const answered = after(
  { type: 'opened' },
  { type: 'sent', text: 'How long?', at: 1 },
  { type: 'replied', reply: aReply(), at: 2 },
)

describe('the conversation on the next page', () => {
  test('is as it was left', () => {
    const storage = memoryStorage()
    keepConversation(() => storage, 'widget_a', answered)
    expect(readConversation(() => storage, 'widget_a')).toEqual(answered)
  })

  test('is one per bot', () => {
    const storage = memoryStorage()
    keepConversation(() => storage, 'widget_a', answered)
    expect(readConversation(() => storage, 'widget_b')).toEqual(EMPTY_CONVERSATION)
  })

  test('offers to ask again where leaving cut the reply off', () => {
    const storage = memoryStorage()
    const waiting = reduce(answered, { type: 'sent', text: 'And then?', at: 3 })
    keepConversation(() => storage, 'widget_a', waiting)
    const restored = readConversation(() => storage, 'widget_a')
    expect(restored.isSending).toBe(false)
    expect(restored.messages.at(-1)).toMatchObject({
      text: widgetMessages.connectionTrouble,
      hasFailed: true,
    })
  })

  test('keeps the newest messages of a long one', () => {
    const storage = memoryStorage()
    const rounds = Array.from({ length: MAX_KEPT_MESSAGES }, (_, index): Action[] => [
      { type: 'sent', text: `Question ${index}`, at: index },
      { type: 'replied', reply: aReply({ output: `Answer ${index}` }), at: index },
    ])
    keepConversation(() => storage, 'widget_a', after(...rounds.flat()))
    const { messages } = readConversation(() => storage, 'widget_a')
    expect(messages).toHaveLength(MAX_KEPT_MESSAGES)
    expect(messages.at(-1)?.text).toBe(`Answer ${MAX_KEPT_MESSAGES - 1}`)
  })
})

describe('a store that does not work', () => {
  test('is done without', () => {
    expect(readConversation(denied, 'widget_a')).toEqual(EMPTY_CONVERSATION)
    expect(() => keepConversation(denied, 'widget_a', answered)).not.toThrow()
  })

  test.each([
    'not JSON',
    'null',
    '[]',
    '{"messages":"none"}',
    '{"messages":[null,7,{"id":1}],"phase":"wide","conversationId":4}',
    JSON.stringify({ messages: [{ ...answered.messages[1], sentences: [{ text: 'unproven' }] }] }),
  ])('is empty when it holds %s', (kept) => {
    const storage = memoryStorage()
    storage.setItem('docent:widget_a', kept)
    expect(readConversation(() => storage, 'widget_a')).toEqual(EMPTY_CONVERSATION)
  })

  test('still gives the messages that are whole', () => {
    const storage = memoryStorage()
    const messages = [...answered.messages, { id: 9, text: 4 }]
    storage.setItem('docent:widget_a', JSON.stringify({ messages }))
    const restored = readConversation(() => storage, 'widget_a')
    expect(restored.messages.at(-1)?.sentences).toEqual([aSentence()])
  })
})
