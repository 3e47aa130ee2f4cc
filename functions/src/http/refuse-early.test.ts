import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseEarly } from './refuse-early.ts'

const MEGABYTE = 1024 * 1024
const HUGE = 100 * MEGABYTE
let server: Server
let bytesRead = 0

/** Like the platform's server: reads all of a body before it answers. */
beforeAll(async () => {
  refuseEarly(({ url, headers }) =>
    url?.startsWith('/judged') && headers['x-secret'] === undefined ? 401 : null,
  )
  server = createServer((incoming, response) => {
    incoming.on('data', (chunk: Buffer) => (bytesRead += chunk.length))
    incoming.on('end', () => response.end('read'))
    incoming.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

/** @returns status, or the code of the error, and what the server has read meanwhile */
async function post(path: string, size: number, headers = {}) {
  bytesRead = 0
  const { port } = server.address() as AddressInfo
  const outcome = await new Promise<number | string>((resolve) => {
    const call = request({
      port,
      path,
      method: 'POST',
      headers: { ...headers, 'content-length': size },
    })
    call.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    const chunk = Buffer.alloc(Math.min(size, MEGABYTE))
    let left = size
    const write = () => {
      while (left > 0) {
        left -= chunk.length
        if (!call.write(chunk)) {
          call.once('drain', write)
          return
        }
      }
      call.end()
    }
    write()
  })
  return { outcome, bytesRead }
}

test('what is judged by its head costs next to nothing of its hundred megabytes', async () => {
  const { outcome, bytesRead: read } = await post('/judged', HUGE)
  // Who goes on sending finds the connection closed, before or after the answer.
  expect([401, 'ECONNRESET', 'EPIPE']).toContain(outcome)
  expect(read).toBeLessThan(5 * MEGABYTE)
})

test('what passes is read and answered as ever', async () => {
  expect(await post('/judged', 10, { 'x-secret': '1' })).toEqual({ outcome: 200, bytesRead: 10 })
  expect(await post('/other', MEGABYTE)).toEqual({ outcome: 200, bytesRead: MEGABYTE })
  expect((await post('/judged', 10)).outcome).toBe(401)
})
