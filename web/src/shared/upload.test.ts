// @vitest-environment jsdom
/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { createFunctionsClient } from './functions-client.ts'
import { uploadWithProgress } from './upload.ts'

let server: Server | null = null

/** A server on this machine, because jsdom's XMLHttpRequest sends real requests. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const started = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization')
    if (request.method === 'OPTIONS') {
      response.end()
      return
    }
    request.on('error', () => undefined)
    answer(request, response)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/api/upload`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

const formOf = (bytes: number) => {
  const form = new FormData()
  form.append('files', new File([new Uint8Array(bytes)], 'menu.pdf'), 'menu.pdf')
  return form
}

const readAll = (request: IncomingMessage) =>
  new Promise<number>((resolve) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => resolve(bytes))
  })

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  )

test('an upload reports the share of bytes sent, up to all of them', async () => {
  const url = await serve((request, response) => {
    void (async () => response.end(String(await readAll(request))))()
  })
  const shares: number[] = []
  const answer = await uploadWithProgress(url, formOf(300_000), 'token', {
    onProgress: (share) => shares.push(share),
  })
  expect(answer.status).toBe(200)
  expect(Number(answer.text)).toBeGreaterThan(300_000)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('an upload is stopped by its signal', async () => {
  const controller = new AbortController()
  const url = await serve(() => setTimeout(() => controller.abort(), 20))
  const upload = uploadWithProgress(url, formOf(1_000), 'token', { signal: controller.signal })
  await expect(codeOf(upload)).resolves.toBe('aborted')
})

test('an upload whose answer does not come is a time-out', async () => {
  const url = await serve(() => undefined)
  const upload = uploadWithProgress(url, formOf(1_000), 'token', { stallMs: 150 })
  await expect(codeOf(upload)).resolves.toBe('timeout')
})

test('an upload to a server that is gone is a network failure', async () => {
  const url = await serve(() => undefined)
  server?.close()
  server?.closeAllConnections()
  await expect(codeOf(uploadWithProgress(url, formOf(10), 'token'))).resolves.toBe('network')
})

test('the client renews a refused token and sends the form again', async () => {
  const seen: (string | undefined)[] = []
  const url = await serve((request, response) => {
    seen.push(request.headers.authorization)
    void (async () => {
      await readAll(request)
      response.statusCode = seen.length === 1 ? 401 : 200
      response.end('{"success":true}')
    })()
  })
  const client = createFunctionsClient({
    getToken: (fresh) => Promise.resolve(fresh ? 'fresh' : 'stale'),
    fetch: () => Promise.reject(new Error('not used')),
  })
  await expect(client.upload(url, formOf(10), (body) => body)).resolves.toEqual({ success: true })
  expect(seen).toEqual(['Bearer stale', 'Bearer fresh'])
})
