import { expect, test } from 'vitest'
import { EMPTY_CONVERSATION, reduce } from './conversation.ts'
import { offerQuestions } from './offer-questions.ts'

const welcomed = reduce(EMPTY_CONVERSATION, { type: 'welcomed', text: 'Hello', at: 1 })
const asked = reduce(welcomed, { type: 'sent', text: 'Open on Sunday?', at: 2 })

test('the welcome offers the questions, and is the same message while the conversation goes on', () => {
  const shown = offerQuestions(['Open on Sunday?', 'How much is it?'])
  const [welcome] = shown(welcomed).messages
  expect(welcome).toMatchObject({
    text: 'Hello',
    suggestions: ['Open on Sunday?', 'How much is it?'],
  })
  const { messages } = shown(asked)
  expect(messages[0]).toBe(welcome)
  expect(messages.slice(1)).toEqual(asked.messages.slice(1))
})

test('without a question, or without a welcome, nothing is changed', () => {
  expect(offerQuestions([])(welcomed)).toBe(welcomed)
  expect(offerQuestions(['Open?'])(EMPTY_CONVERSATION)).toBe(EMPTY_CONVERSATION)
  const withoutWelcome = reduce(EMPTY_CONVERSATION, { type: 'sent', text: 'Hi', at: 1 })
  expect(offerQuestions(['Open?'])(withoutWelcome)).toBe(withoutWelcome)
})
