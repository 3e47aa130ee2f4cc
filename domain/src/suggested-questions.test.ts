import { expect, test } from 'vitest'
import { botConfigurationSchema } from './bot-schema.ts'
import { botMessages } from './messages/bots.ts'
import { areSuggestedQuestions, suggestedQuestionsOf } from './suggested-questions.ts'

test.each([
  ['', true],
  ['When do you open?', true],
  [Array(4).fill('ä'.repeat(60)).join('\n'), true],
  ['🚲'.repeat(60), true],
  ['x'.repeat(61), false],
  ['a\nb\nc\nd\ne', false],
])('whether %j can be offered: %s', (text, isFine) => {
  expect(areSuggestedQuestions(text)).toBe(isFine)
})

test('each question is offered once, and none where the text is blank', () => {
  expect(suggestedQuestionsOf(' When? \r\n\nWhere?\nWhen?')).toEqual(['When?', 'Where?'])
  expect(suggestedQuestionsOf(' \n ')).toEqual([])
})

test('the form says what is too much, and an older bot offers none', async () => {
  await expect(
    botConfigurationSchema.validate({ suggestedQuestions: 'x'.repeat(61) }),
  ).rejects.toThrow(botMessages.suggestedQuestionsInvalid(4, 60))
  expect(botConfigurationSchema.cast({}).suggestedQuestions).toBe('')
})
