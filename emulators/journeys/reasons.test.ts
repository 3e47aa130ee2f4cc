import { beforeAll, expect, test } from 'vitest'
import { readReply } from '@docent/domain/chat'
import { CHAT } from '@docent/domain/routes'
import { readTrace } from '@docent/domain/trace'
import {
  ask,
  call,
  createBase,
  createBot,
  registerOwner,
  textFile,
  type Owner,
} from './support/owner.ts'

const PRICES = 'Repair prices\n\nA puncture repair costs £12.50, the inner tube included.\n'

let owner: Owner
let baseId: string
beforeAll(async () => {
  owner = await registerOwner('reasons')
  baseId = await createBase(owner, [textFile('prices.txt', PRICES)])
})

async function tracePreview(message: string) {
  const preview = {
    knowledgeBaseId: baseId,
    message,
    personality: 'professional',
    fallbackMessage: 'Ask at the desk.',
  }
  const init = { method: 'POST', body: JSON.stringify(preview) }
  const { body } = await call(owner, CHAT.preview, init)
  return readTrace((Array.isArray(body) ? body : [body])[0]?.trace)
}

test('an owner’s trial answer comes with its reasons', async () => {
  const trace = await tracePreview('How much is a puncture repair?')
  expect(trace?.candidates[0]).toMatchObject({ fileName: 'prices.txt', page: 1, isSaid: true })
  expect(trace?.candidates[0]?.evidence).toBeGreaterThanOrEqual(trace?.needed ?? 1)
})

test('so does a refusal', async () => {
  const trace = await tracePreview('Who won the football world cup?')
  expect(trace?.candidates.some(({ isSaid }) => isSaid)).toBe(false)
})

test('a visitor gets none', async () => {
  const botId = await createBot(owner, baseId)
  const { body, text } = await ask(botId, 'How much is a puncture repair?')
  expect(readReply(body)?.kind).toBe('answer')
  expect(text).not.toContain('"trace"')
  expect(text).not.toContain('candidates')
})
