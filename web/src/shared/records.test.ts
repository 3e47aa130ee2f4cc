import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import { assert, anything, dictionary, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  isKnowledgeFile,
  parseChatbot,
  parseKnowledgeRow,
  parseProfile,
  parseSubscriber,
  parseUsage,
} from './records.ts'

const PARSERS = [parseChatbot, parseKnowledgeRow, parseProfile, parseSubscriber, parseUsage]

test('no row, however odd, breaks a screen', () => {
  assert(
    property(dictionary(string(), anything()), (row) => {
      for (const parse of PARSERS) expect(parse(row, 'id')).toBeTypeOf('object')
    }),
  )
})

test('a timestamp is read as a date', () => {
  const at = new Date('2026-01-02T03:04:05Z')
  expect(parseProfile({ created_at: { toDate: () => at } }, 'u').created_at).toEqual(at)
})

test('a bot without settings has the defaults, and is active', () => {
  const bot = parseChatbot({ name: 'Desk' }, 'b1')
  expect(bot.configuration).toEqual(DEFAULT_BOT_CONFIGURATION)
  expect(bot.is_active).toBe(true)
})

test('a base is told from a file by its type', () => {
  expect(isKnowledgeFile(parseKnowledgeRow({ file_type: 'knowledge_base' }, 'k'))).toBe(false)
  const file = parseKnowledgeRow(
    { file_type: 'text/plain', stage: 'failed', failure: 'empty' },
    'f',
  )
  expect(isKnowledgeFile(file) && [file.stage, file.failure]).toEqual(['failed', 'empty'])
})

test('a subscription without a tier is none', () => {
  expect(parseSubscriber({ subscribed: true, subscription_tier: '' }, 'u')).toMatchObject({
    subscription_tier: null,
    subscription_end: null,
  })
})
