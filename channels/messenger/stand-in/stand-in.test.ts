import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StandIn } from '../../../emulators/stand-ins/serve.ts'
import { start } from './stand-in.ts'

let standIn: StandIn
let page: { id: string; token: string }
beforeAll(async () => {
  standIn = await start({ port: 0 })
  page = (await (await send('/pages', { name: 'Shop' })).json()) as typeof page
})
afterAll(() => standIn.close())

const send = (path: string, body: object, method = 'POST', token = '') =>
  fetch(standIn.url + path, {
    method,
    body: method === 'GET' ? null : JSON.stringify(body),
    headers: { authorization: `Bearer ${token}` },
  })
const graph = async (path: string, body: object = {}, method = 'POST', token = page.token) => {
  const response = await send(path, body, method, token)
  return (await response.json()) as Record<string, unknown>
}
const mode = (name: string) => send('/control', { mode: name }, 'PUT')
const say = (text: string) => ({
  recipient: { id: '7' },
  messaging_type: 'RESPONSE',
  message: { text },
})

test('a page’s token tells whose it is, and another is refused with code 190', async () => {
  expect(await graph('/me?fields=id,name', {}, 'GET')).toEqual({ id: page.id, name: 'Shop' })
  expect(await graph('/me', {}, 'GET', 'none')).toMatchObject({ error: { code: 190 } })
})

test('a page is subscribed until it is not', async () => {
  expect(await graph('/me/subscribed_apps', {}, 'GET')).toEqual({ data: [] })
  await graph('/me/subscribed_apps', { subscribed_fields: ['messages'] })
  expect(await graph('/me/subscribed_apps', {}, 'GET')).toMatchObject({
    data: [{ subscribed_fields: ['messages'] }],
  })
  await graph('/me/subscribed_apps', {}, 'DELETE')
  expect(await graph('/me/subscribed_apps', {}, 'GET')).toEqual({ data: [] })
})

test('only who wrote within a day may be answered, in 2,000 characters, without tags', async () => {
  expect(await graph('/me/messages', say('hi'))).toMatchObject({
    error: { code: 100, error_subcode: 2_018_001 },
  })
  await send(`/phone/${page.id}/write`, { chat: '7', text: 'hello' })
  expect(await graph('/me/messages', say('hi'))).toMatchObject({ recipient_id: '7' })
  expect(await graph('/me/messages', say('x'.repeat(2_001)))).toMatchObject({
    error: { code: 100 },
  })
  const tagged = { ...say('hi'), messaging_type: 'MESSAGE_TAG', tag: 'ACCOUNT_UPDATE' }
  expect(await graph('/me/messages', tagged)).toMatchObject({ error: { code: 100 } })
  await mode('late')
  expect(await graph('/me/messages', say('hi'))).toMatchObject({
    error: { code: 10, error_subcode: 2_018_278 },
  })
  await mode('rate_limited')
  expect(await graph('/me/messages', say('slow'))).toMatchObject({ error: { code: 613 } })
  expect(await graph('/me/messages', say('slow'))).toMatchObject({ recipient_id: '7' })
  await mode('honest')
})
