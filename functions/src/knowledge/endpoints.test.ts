import { API } from '@docent/domain/routes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServiceError } from '@docent/domain/errors'
import { serve } from '../http/router.ts'
import { serveForTest, type TestServer } from '../testing/http-call.ts'
import { knowledgeWorld, type KnowledgeWorld } from '../testing/knowledge-world.ts'
import {
  createKnowledgeBaseEndpoint,
  deleteKnowledgeBaseEndpoint,
  fileTextEndpoint,
  retryFileEndpoint,
  updateKnowledgeBaseEndpoint,
} from './endpoints.ts'
import { indexFile } from './index-file.ts'

let world: KnowledgeWorld
let server: TestServer

beforeEach(async () => {
  world = knowledgeWorld('Starter')
  const table = {
    [API.createKnowledgeBase]: createKnowledgeBaseEndpoint(world),
    [API.updateKnowledgeBase]: updateKnowledgeBaseEndpoint(world),
    [API.deleteKnowledgeBase]: deleteKnowledgeBaseEndpoint(world),
    [API.retryFile]: retryFileEndpoint(world),
    [API.fileText]: fileTextEndpoint(world),
  }
  const authenticate = async (authorization: string | undefined) => {
    const userId = authorization?.replace('Bearer ', '')
    if (userId === undefined) throw new ServiceError('unauthenticated')
    return { userId, email: null, isEmailVerified: true }
  }
  server = await serveForTest(
    serve(
      table,
      { prefix: '/api', crossOrigin: 'none' },
      { authenticate, logFailure: () => undefined, trustedProxyHops: 0 },
    ),
  )
})
afterEach(() => server.close())

async function call(path: string, init: RequestInit & { as?: string } = {}) {
  const { as = 'ada', headers, ...rest } = init
  const response = await fetch(server.url + path, {
    ...rest,
    headers: { ...(headers as Record<string, string>), Authorization: `Bearer ${as}` },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

function form(fields: Record<string, string>, field = 'files', names: readonly string[] = []) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const name of names) data.append(field, new File(['Open on Mondays.'], name))
  return data
}

const post = (path: string, body: FormData, init: RequestInit & { as?: string } = {}) =>
  call(path, { method: 'POST', body, ...init })
const postJson = (path: string, body: object, as = 'ada') =>
  call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
    as,
  })

async function createBase(): Promise<string> {
  const names = ['hours.txt', 'prices.txt']
  const { body } = await post(API.createKnowledgeBase, form({ name: 'Handbook' }, 'files', names))
  return (body['knowledgeBase'] as { id: string }).id
}

test('create-knowledge-base answers with the base and the names of its files', async () => {
  const data = form({ name: 'Handbook', description: 'Ours' }, 'files', ['hours.txt', 'prices.txt'])
  const { status, body } = await post(API.createKnowledgeBase, data)
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    knowledgeBase: {
      id: world.baseIds()[0],
      title: 'Handbook',
      content: 'Ours',
      file_type: 'knowledge_base',
    },
    uploadedFiles: [{ name: 'hours.txt' }, { name: 'prices.txt' }],
  })
})

test('a refusal says what it is about, and nothing is kept', async () => {
  const data = form({ name: 'Handbook' }, 'files', ['fine.txt', 'page.html'])
  const { status, body } = await post(API.createKnowledgeBase, data)
  expect(status).toBe(415)
  expect(body).toMatchObject({
    success: false,
    code: 'unsupported_file',
    error: 'page.html: Only PDF, DOC, DOCX, and TXT files under 10MB are supported.',
  })
  expect(world.files.paths()).toEqual([])
})

test('update-knowledge-base renames, deletes and adds', async () => {
  const knowledgeBaseId = await createBase()
  const filesToDelete = JSON.stringify([world.idOf('hours.txt')])
  const data = form({ knowledgeBaseId, name: 'New', filesToDelete }, 'newFiles', ['new.txt'])
  const { status, body } = await post(API.updateKnowledgeBase, data)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, uploadedFiles: [{ name: 'new.txt' }] })
  expect(
    world.store
      .files()
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['new.txt', 'prices.txt'])
})

test.for(['{', '{"a":1}', '[1]', '"x"', 'null'])(
  'filesToDelete %s is refused',
  async (filesToDelete) => {
    const knowledgeBaseId = await createBase()
    const data = form({ knowledgeBaseId, name: 'New', filesToDelete }, 'newFiles')
    const { status, body } = await post(API.updateKnowledgeBase, data)
    expect([status, body['code']]).toEqual([400, 'invalid_input'])
  },
)

test('a repeated request with its key makes one base', async () => {
  const headers = { 'Idempotency-Key': 'one-1' }
  const ids = new Set<unknown>()
  for (let n = 0; n < 3; n++) {
    const { body } = await post(
      API.createKnowledgeBase,
      form({ name: 'Handbook' }, 'files', ['a.txt']),
      { headers },
    )
    ids.add((body['knowledgeBase'] as { id: string }).id)
  }
  expect(ids.size).toBe(1)
  expect(world.files.paths()).toHaveLength(1)
})

test('the text of a file is its owner’s alone', async () => {
  await createBase()
  const fileId = world.idOf('hours.txt')
  await indexFile(world, { fileId })
  expect(await call(`${API.fileText}?fileId=${fileId}`)).toEqual({
    status: 200,
    body: { fileName: 'hours.txt', from: 1, pageCount: 1, pages: ['Open on Mondays.'] },
  })
  expect((await call(`${API.fileText}?fileId=${fileId}`, { as: 'bob' })).status).toBe(404)
  expect((await call(API.fileText)).status).toBe(400)
})

test('what is another’s answers exactly as what is missing', async () => {
  const knowledgeBaseId = await createBase()
  const fileId = world.idOf('hours.txt')
  const answers = await Promise.all([
    ...['ada', 'bob'].map((as) => {
      const id = as === 'ada' ? 'nothing' : knowledgeBaseId
      return post(API.updateKnowledgeBase, form({ knowledgeBaseId: id, name: 'x' }), { as })
    }),
    postJson(API.deleteKnowledgeBase, { knowledgeBaseId: 'nothing' }),
    postJson(API.deleteKnowledgeBase, { knowledgeBaseId }, 'bob'),
    postJson(API.retryFile, { fileId: 'nothing' }),
    postJson(API.retryFile, { fileId }, 'bob'),
  ])
  const bodies = answers.map(({ status, body: { requestId, ...body } }) => {
    expect(requestId).toEqual(expect.any(String))
    return { status, body }
  })
  for (const body of bodies) expect(body).toEqual(bodies[0])
  expect(bodies[0]).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } })
})

test('delete-knowledge-base leaves nothing', async () => {
  const knowledgeBaseId = await createBase()
  expect(await postJson(API.deleteKnowledgeBase, { knowledgeBaseId })).toEqual({
    status: 200,
    body: { success: true },
  })
  expect(world.files.paths()).toEqual([])
})
