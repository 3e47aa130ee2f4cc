import { expect, test } from 'vitest'
import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import { aBot, inMemoryBots } from '../testing/in-memory-chat.ts'
import { findSharedBot, writeSharePage } from './share-page.ts'

const shared = aBot({ configuration: { ...DEFAULT_BOT_CONFIGURATION, isShared: true } })

test('only a bot whose owner has switched it on has a page', async () => {
  await expect(findSharedBot(inMemoryBots([shared]), 'bot')).resolves.toBe(shared)
  for (const [bots, id] of [
    [[aBot()], 'bot'],
    [[shared], 'another'],
    [[shared], '../bot'],
    [[shared], ''],
  ] as const) {
    await expect(findSharedBot(inMemoryBots(bots), id)).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('the page is named after the bot and may call where messages go, nowhere else', () => {
  const script = '"><script>alert(1)</script>'
  const suggestedQuestions = `Open on Sunday?\n${script}`
  const bot = {
    ...shared,
    name: script,
    configuration: { ...shared.configuration, suggestedQuestions },
  }
  const { title, body, allows } = writeSharePage(bot, 'https://chat.example/chat/message')
  expect(title).toBe(bot.name)
  expect(body.text).toContain('data-widget-id="widget_bot"')
  expect(body.text).toContain('data-questions="Open on Sunday?\n&quot;')
  expect(body.text).not.toContain('<script>alert')
  expect(allows).toEqual(["script-src 'self'", "connect-src 'self' https://chat.example"])
  expect(writeSharePage(shared, '/chat/message').body.text).not.toContain('data-questions')
  expect(writeSharePage(shared, '/chat/message').allows).toContain("connect-src 'self'")
})
