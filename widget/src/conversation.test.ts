import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canSend,
  EMPTY_CONVERSATION,
  lastQuestion,
  reduce,
  type Action,
  type Conversation,
} from './conversation.ts'
import { aReply, aSentence } from './testing/samples.ts'

const after = (...actions: Action[]): Conversation => actions.reduce(reduce, EMPTY_CONVERSATION)

const opened: Action = { type: 'opened' }
const welcomed: Action = { type: 'welcomed', text: 'Hi!', at: 1 }
const asked: Action = { type: 'sent', text: ' How long? ', at: 2 }
const proved: Action = { type: 'proved', sentence: aSentence(), at: 3 }
const replied: Action = { type: 'replied', reply: aReply(), at: 4 }
const failed: Action = { type: 'failed', text: 'Trouble', at: 4 }

const textsOf = ({ messages }: Conversation) => messages.map(({ text }) => text)

describe('the panel', () => {
  test('is closed, then open, minimized and closed again', () => {
    expect(EMPTY_CONVERSATION.phase).toBe('closed')
    expect(after(opened).phase).toBe('open')
    expect(after(opened, { type: 'minimized' }).phase).toBe('minimized')
    expect(after(opened, { type: 'closed' }).phase).toBe('closed')
  })

  test('welcomes once', () => {
    expect(textsOf(after(opened, welcomed, opened, welcomed))).toEqual(['Hi!'])
  })

  test('marks what arrives out of sight until it is opened', () => {
    const away = after(opened, asked, { type: 'minimized' }, replied)
    expect(away.isUnread).toBe(true)
    expect(reduce(away, opened).isUnread).toBe(false)
    expect(after(opened, asked, replied).isUnread).toBe(false)
  })
})

describe('sending', () => {
  test('keeps the trimmed text as a message of the visitor and waits', () => {
    const state = after(opened, welcomed, asked)
    expect(state.messages.at(-1)).toMatchObject({
      id: 2,
      text: 'How long?',
      isUser: true,
      timestamp: 2,
    })
    expect(state.isSending).toBe(true)
    expect(lastQuestion(state)).toBe('How long?')
  })

  test.each(['', '   ', '\n\t'])('refuses the blank text %j', (text) => {
    expect(canSend(EMPTY_CONVERSATION, text)).toBe(false)
    expect(after({ type: 'sent', text, at: 1 })).toEqual(EMPTY_CONVERSATION)
  })

  test('is blocked while a reply is awaited, and free after it or after a failure', () => {
    expect(after(asked, { type: 'sent', text: 'Again', at: 3 })).toEqual(after(asked))
    expect(canSend(after(asked), 'Again')).toBe(false)
    expect(canSend(after(asked, replied), 'Again')).toBe(true)
    expect(canSend(after(asked, failed), 'Again')).toBe(true)
  })
})

describe('a reply', () => {
  test('grows sentence by sentence in one message', () => {
    const second = aSentence('Postage is free.', { page: 15 })
    const state = after(asked, proved, { type: 'proved', sentence: second, at: 4 })
    expect(state.messages).toHaveLength(2)
    expect(state.messages.at(-1)?.sentences).toEqual([aSentence(), second])
    expect(state.isSending).toBe(true)
  })

  test('ends as the server says it, whatever had arrived before', () => {
    const state = after(asked, proved, {
      type: 'replied',
      reply: aReply({ output: 'No.', sentences: [] }),
      at: 5,
    })
    expect(state.messages.at(-1)).toMatchObject({ text: 'No.', sentences: [], isUser: false })
    expect(state.isSending).toBe(false)
  })

  test('names the conversation, and one without a name keeps the known one', () => {
    const known = after(asked, replied)
    expect(known.conversationId).toBe('conversation-1')
    const next = [asked, { type: 'replied', reply: aReply({ conversationId: '' }), at: 9 }] as const
    expect(next.reduce<Conversation>(reduce, known).conversationId).toBe('conversation-1')
  })

  test('that fails halfway keeps its proven sentences above the failure', () => {
    const state = after(asked, proved, failed)
    expect(textsOf(state)).toEqual(['How long?', aSentence().text, 'Trouble'])
    expect(state.messages.map(({ hasFailed }) => hasFailed)).toEqual([false, false, true])
  })

  test('that nobody waits for is ignored', () => {
    expect(after(opened, welcomed, replied)).toEqual(after(opened, welcomed))
    expect(after(asked, replied, failed, proved)).toEqual(after(asked, replied))
  })
})

describe('trying again', () => {
  test('takes the failure away and waits for the same question', () => {
    const state = after(asked, failed, { type: 'retried' })
    expect(textsOf(state)).toEqual(['How long?'])
    expect(state.isSending).toBe(true)
    expect(lastQuestion(state)).toBe('How long?')
  })

  test('does nothing where nothing failed', () => {
    expect(after(asked, replied, { type: 'retried' })).toEqual(after(asked, replied))
    expect(after(asked, { type: 'retried' })).toEqual(after(asked))
  })
})

const countQuestions = ({ messages }: Conversation) =>
  messages.filter(({ isUser }) => isUser).length

test('in any order of events, ids rise, sends never overlap and waiting has a question', () => {
  const actions: Action[] = [
    opened,
    welcomed,
    { type: 'closed' },
    { type: 'minimized' },
    asked,
    { type: 'retried' },
    proved,
    replied,
    failed,
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 40 }), (order) => {
      let state = EMPTY_CONVERSATION
      for (const action of order) {
        const next = reduce(state, action)
        const added = countQuestions(next) - countQuestions(state)
        expect(added).toBeLessThanOrEqual(state.isSending ? 0 : 1)
        expect(next.isSending && lastQuestion(next) === '').toBe(false)
        state = next
      }
      const ids = state.messages.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other))
    }),
  )
})
