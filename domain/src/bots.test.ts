import { expect, test } from 'vitest'
import { DEFAULT_BOT_CONFIGURATION, botIdOf, systemMessageOf, widgetIdOf } from './bots.ts'
import { botSchema } from './bot-schema.ts'
import { botMessages } from './messages/bots.ts'

const blank = {
  name: 'Ada',
  description: '',
  configuration: {
    ...DEFAULT_BOT_CONFIGURATION,
    welcomeMessage: '  ',
    fallbackMessage: '',
    primaryColor: '',
  },
}

test('blank texts become the defaults of the specification', () => {
  const saved = botSchema.cast(blank)
  expect(saved.configuration.welcomeMessage).toBe('Hi! How can I help you today?')
  expect(saved.configuration.fallbackMessage).toBe(
    "I'm sorry, I don't understand. Could you please rephrase your question?",
  )
  expect(saved.configuration.primaryColor).toBe('#3B82F6')
  expect(saved.configuration.personality).toBe('professional')
})

test.each([
  [{ name: '   ' }, botMessages.nameRequired],
  [{ name: 'x'.repeat(101) }, botMessages.tooLong(100)],
  [{ configuration: { ...blank.configuration, primaryColor: 'red' } }, botMessages.colorInvalid],
  [
    { configuration: { ...blank.configuration, websiteUrl: 'javascript:alert(1)' } },
    botMessages.websiteUrlInvalid,
  ],
])('%o is refused with its text', async (change, text) => {
  await expect(botSchema.validate({ ...blank, ...change })).rejects.toThrow(text)
})

test.each([
  ['the system message', 'Be brief.', 'A clerk', 'Be brief.'],
  ['the description where it is blank', ' ', 'A clerk', 'A clerk'],
  ['the default where both are blank', '', '', 'You are a helpful AI assistant.'],
])('the prompt in force is %s', (_, systemMessage, description, expected) => {
  expect(systemMessageOf({ description, configuration: { systemMessage } })).toBe(expected)
})

test('a widget id leads back to its bot, anything else to none', () => {
  expect(botIdOf(widgetIdOf('harbour-lane'))).toBe('harbour-lane')
  for (const id of ['', 'widget_', 'widget_a/b', 'widget_../x', `widget_${'a'.repeat(65)}`, 'x']) {
    expect(botIdOf(id)).toBeNull()
  }
})
