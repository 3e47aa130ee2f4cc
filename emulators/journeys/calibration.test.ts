import { beforeAll, expect, test } from 'vitest'
import { readReply } from '@docent/domain/chat'
import { COLLECTIONS } from '@docent/domain/collections'
import { API, CHAT } from '@docent/domain/routes'
import { HOST, PROJECT_ID, ports } from '../ports.ts'
import {
  ask,
  call,
  createBase,
  createBot,
  formOf,
  listFiles,
  registerOwner,
  textFile,
  type Owner,
} from './support/owner.ts'

const HOURS =
  'The workshop opens on Monday mornings at nine and closes in the evening at six.\n\nOn public holidays the workshop stays closed to all customers.\n'
const REPAIRS =
  'Our mechanics fix every bicycle within two working days of its arrival.\n\nA puncture repair costs twelve pounds with the inner tube included in that price.\n'
const QUESTION = 'Velocipedes?'

let owner: Owner
let baseId: string

beforeAll(async () => {
  owner = await registerOwner('calibration')
  baseId = await createBase(owner, [textFile('hours.txt', HOURS), textFile('repairs.txt', REPAIRS)])
})

type Numbers = Readonly<Record<string, { integerValue?: string }>>
interface BaseRow {
  readonly fields?: { readonly self_test?: { readonly mapValue?: { readonly fields: Numbers } } }
}

/** What the owner can read of the base's own test, once it asked so many questions. */
async function selfTestWith(ownAsked: number): Promise<Numbers> {
  const row = `projects/${PROJECT_ID}/databases/(default)/documents/${COLLECTIONS.knowledge_base}/${baseId}`
  const headers = { Authorization: `Bearer ${owner.token}` }
  const deadline = Date.now() + 60_000
  for (;;) {
    const response = await fetch(`http://${HOST}:${ports.firestore}/v1/${row}`, { headers })
    const { fields } = (await response.json()) as BaseRow
    const numbers = fields?.self_test?.mapValue?.fields
    if (numbers?.['own_asked']?.integerValue === `${ownAsked}`) return numbers
    if (Date.now() > deadline) throw new Error(`not measured: ${JSON.stringify(fields)}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

test('a base is measured when its files are ready, and anew without the one that is deleted', async () => {
  const measured = await selfTestWith(4)
  expect(Number(measured['stray_asked']?.integerValue)).toBeGreaterThan(39)
  const hours = (await listFiles(owner)).find(({ title }) => title === 'hours.txt')
  const form = formOf(
    { knowledgeBaseId: baseId, name: 'Mine', filesToDelete: JSON.stringify([hours?.id]) },
    [],
  )
  expect((await call(owner, API.updateKnowledgeBase, { method: 'POST', body: form })).status).toBe(
    200,
  )
  await selfTestWith(2)
})

test('words that the owner says mean the same find answers, in the preview before they are saved', async () => {
  const preview = async (synonyms: string) => {
    const settings = { personality: 'friendly', fallbackMessage: 'No idea.', synonyms }
    const body = JSON.stringify({ knowledgeBaseId: baseId, message: QUESTION, ...settings })
    return (await call(owner, CHAT.preview, { method: 'POST', body })).body
  }
  expect(readReply(await preview('velocipede = bicycle'))?.output).toContain('every bicycle')
  expect((await preview('x'.repeat(4_001)))['code']).toBe('invalid_input')
  const plain = await createBot(owner, baseId)
  expect(readReply((await ask(plain, QUESTION)).body)?.kind).not.toBe('answer')
})

test('saved words answer visitors; a line that is no group is not saved', async () => {
  const ada = await registerOwner('synonyms')
  const base = await createBase(ada, [textFile('repairs.txt', REPAIRS)])
  const bob = await registerOwner('no-synonyms')
  await expect(createBot(bob, '', { synonyms: 'velocipede bicycle' })).rejects.toThrow('403')
  const bot = await createBot(ada, base, { synonyms: 'velocipede = bicycle' })
  expect(readReply((await ask(bot, QUESTION)).body)?.output).toContain('every bicycle')
})
