import { expect, test } from 'vitest'
import { mailWorld } from '../testing/in-memory-mail.ts'
import { tellOfLead, type LeadMailStore } from './tell-of-lead.ts'

const lead = {
  conversationId: 'bot_1',
  ownerId: 'ada',
  botId: 'bot',
  email: 'eva@example.com',
  question: 'Do you rent\n\n\nhttps://evil.example tandems?',
}

function world(change: Partial<LeadMailStore> = {}) {
  const { deps: mail, mails } = mailWorld()
  const store: LeadMailStore = {
    isWanted: async () => true,
    countSince: async () => 1,
    findAddress: async () => 'owner@example.com',
    ...change,
  }
  return { deps: { mail, store, appUrl: 'https://docent.example' }, mails }
}

test('the owner is told once, with address, question and the way to the conversation', async () => {
  const { deps, mails } = world()
  expect(await tellOfLead(deps, lead)).toBe('sent')
  expect(await tellOfLead(deps, lead)).toBe('known')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toBe('owner@example.com')
  expect(mails[0]?.text).toContain('eva@example.com')
  expect(mails[0]?.text).toContain('Do you rent https://evil.example tandems?')
  expect(mails[0]?.text).toContain(
    'https://docent.example/dashboard/bots/bot/conversations?show=leads&open=bot_1',
  )
})

test.each([
  ['turned it off', { isWanted: async () => false }],
  ['has had ten in this hour', { countSince: async () => 11 }],
  ['has not confirmed the address', { findAddress: async () => null }],
])('nobody is told who %s', async (_, change) => {
  const { deps, mails } = world(change)
  expect(await tellOfLead(deps, lead)).toBe('unwanted')
  expect(mails).toEqual([])
})

test('without a mail server nothing is read', async () => {
  const { deps } = world({ isWanted: () => Promise.reject(new Error('read')) })
  const off = { ...deps, mail: { ...deps.mail, sendMail: null } }
  expect(await tellOfLead(off, lead)).toBe('off')
})
