import { DEMO_BOT_ID, DEMO_WIDGET_ID } from '@docent/domain/site'
import { botIdOf } from '@docent/domain/bots'
import { beforeAll, expect, test } from 'vitest'
import { answerMessage } from '../chat/answer-message.ts'
import { demoAnswering } from './demo-answering.ts'
import { demoDocuments } from './demo-base.ts'

const deps = demoAnswering()
const ask = (message: string, conversationId?: string) =>
  answerMessage(deps, { widgetId: DEMO_WIDGET_ID, message, conversationId, channel: 'website' })

// The first question indexes the base.
beforeAll(() => ask('How much is Starter?'), 60_000)

test.each([
  ['How much is Starter?', '$29 a month', 'Pricing'],
  ['How do I connect Telegram?', 'BotFather', 'Telegram guide'],
  ['Can I get my money back?', '30 days', 'Questions'],
  ['Do you train models on my documents?', 'No model is trained', 'Privacy policy'],
  ['When does cancellation take effect?', 'end of the billing period', 'Terms'],
  ['How do I delete my account?', 'typing DELETE', 'Your account'],
])('%s is answered from our own texts, with a receipt', async (question, words, source) => {
  const { kind, output, sentences } = await ask(question)
  expect([kind, output]).toEqual(['answer', expect.stringContaining(words)])
  for (const { receipt } of sentences) {
    const document = demoDocuments().find(({ name }) => name === receipt.fileName)
    expect(document?.text.slice(receipt.start, receipt.end)).toBe(receipt.quote)
  }
  expect(sentences[0]?.receipt.fileName).toBe(source)
})

test('what our texts do not say is not said', async () => {
  const { kind, output } = await ask('How tall is the Eiffel Tower?')
  expect([kind, output]).toEqual(['fallback', expect.stringContaining('I will not guess')])
})

test('a follow-up is understood, and another conversation is not looked into', async () => {
  const { conversationId } = await ask('What does the Enterprise plan include?')
  expect((await ask('How much is it?', conversationId)).output).toContain('$119')
  expect((await ask('How much is it?')).output).not.toContain('$119')
})

test('no other bot is answered for, and marks of Markdown are not read out', async () => {
  expect(botIdOf(DEMO_WIDGET_ID)).toBe(DEMO_BOT_ID)
  expect(await deps.bots.find('somebodys')).toBeNull()
  const texts = demoDocuments().map(({ text }) => text)
  expect(texts.join('\n')).not.toMatch(/^#|\*\*|`|\]\(/m)
})
