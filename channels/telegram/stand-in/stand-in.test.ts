import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StandIn } from '../../../emulators/stand-ins/serve.ts'
import { parseHtml } from './parse-html.ts'
import { start } from './stand-in.ts'

let standIn: StandIn
let token = ''
const deliveries: { secret: unknown; body: Record<string, unknown> }[] = []
let answer = 200
const webhook = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const secret = request.headers['x-telegram-bot-api-secret-token']
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
    deliveries.push({ secret, body })
    response.statusCode = answer
    response.end()
  })
})
let webhookUrl = ''
beforeAll(async () => {
  standIn = await start({ port: 0 })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  webhookUrl = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`
  const made = await post('/botfather', { name: 'Desk', username: 'desk_bot' })
  token = String(made['token'])
})
afterAll(async () => {
  webhook.close()
  await standIn.close()
})

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(standIn.url + path, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}
const call = (method: string, body: object = {}) => post(`/bot${token}/${method}`, body)
const write = (text: string) => post('/phone/desk_bot/write', { chat: '7', text })
const shown = async () => {
  const response = await fetch(`${standIn.url}/phone/desk_bot/state?chat=7`)
  return ((await response.json()) as { messages: { from: string; parts: { text: string }[] }[] })
    .messages
}

test('an update is delivered with the secret, and again until it is taken', async () => {
  await call('setWebhook', { url: webhookUrl, secret_token: 'the-secret' })
  answer = 503
  await write('hello')
  await expect.poll(() => deliveries.length).toBeGreaterThan(1)
  answer = 200
  expect(await call('getWebhookInfo')).toMatchObject({
    result: { url: webhookUrl, last_error_message: 'Wrong response from the webhook: 503' },
  })
  await expect
    .poll(
      async () =>
        ((await call('getWebhookInfo'))['result'] as Record<string, unknown>)[
          'pending_update_count'
        ],
    )
    .toBe(0)
  expect(new Set(deliveries.map(({ body }) => body['update_id'])).size).toBe(1)
  expect(deliveries[0]).toMatchObject({
    secret: 'the-secret',
    body: { message: { text: 'hello', chat: { id: 7, type: 'private' } } },
  })
})

describe('a message', () => {
  test('is shown on the phone, with its entities read', async () => {
    await call('sendMessage', { chat_id: 7, text: '<b>5</b> &lt; 6', parse_mode: 'HTML' })
    const parts = (await shown()).at(-1)?.parts
    expect(parts?.map(({ text }) => text)).toEqual(['5', ' < 6'])
  })

  test.each([
    ['to a stranger', { chat_id: 8, text: 'x' }, 400, 'Bad Request: chat not found'],
    ['of nothing', { chat_id: 7, text: '' }, 400, 'Bad Request: message text is empty'],
    ['too long', { chat_id: 7, text: 'x'.repeat(4_097) }, 400, 'Bad Request: message is too long'],
    [
      'with an unknown tag',
      { chat_id: 7, text: '<p>x</p>', parse_mode: 'HTML' },
      400,
      "Bad Request: can't parse entities",
    ],
    [
      'with a bare <',
      { chat_id: 7, text: '5 < 6', parse_mode: 'HTML' },
      400,
      "Bad Request: can't parse entities",
    ],
  ])('%s is refused', async (_, message, code, description) => {
    const refused = await call('sendMessage', message)
    expect(refused).toMatchObject({ ok: false, error_code: code })
    expect(refused['description']).toContain(description)
  })

  test('to a person who blocked the bot is refused with 403', async () => {
    await post('/phone/desk_bot/write', { chat: '9', text: 'x' })
    await post('/phone/desk_bot/block', { chat: '9' })
    expect(await call('sendMessage', { chat_id: 9, text: 'x' })).toMatchObject({ error_code: 403 })
  })

  test('is refused once where the bot is told to slow down', async () => {
    const mode = (name: string) =>
      fetch(`${standIn.url}/control`, { method: 'PUT', body: JSON.stringify({ mode: name }) })
    await mode('rate_limited')
    const message = { chat_id: 7, text: 'slow' }
    expect(await call('sendMessage', message)).toMatchObject({
      error_code: 429,
      parameters: { retry_after: 1 },
    })
    expect(await call('sendMessage', message)).toMatchObject({ ok: true })
    await mode('honest')
  })
})

test('a token that was never issued is not known', async () => {
  expect(await post('/bot1:x/getMe', {})).toMatchObject({ ok: false, error_code: 401 })
})

test.each(['<b>x', 'x</b>', '<b><i>x</b></i>', '&nbsp;', 'a & b', '<script>'])(
  'markup that Telegram would not read is refused: %s',
  (html) => {
    expect(() => parseHtml(html)).toThrow("can't parse entities")
  },
)
