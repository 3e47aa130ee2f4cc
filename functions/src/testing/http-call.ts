import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpRequest, HttpResponse } from '../http/endpoint.ts'

type Handler = (request: HttpRequest, response: HttpResponse) => Promise<void>

export interface TestServer {
  readonly url: string
  close(): Promise<void>
}

/** Serves a handler over real HTTP, with the parts of Express that handlers use. */
export async function serveForTest(handler: Handler): Promise<TestServer> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const expressRequest = Object.assign(request, {
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        rawBody: Buffer.concat(chunks),
      })
      const expressResponse = Object.assign(response, {
        status(code: number) {
          response.statusCode = code
          return expressResponse
        },
        json(body: unknown) {
          response.setHeader('Content-Type', 'application/json')
          response.end(JSON.stringify(body))
          return expressResponse
        },
      })
      void handler(
        expressRequest as unknown as HttpRequest,
        expressResponse as unknown as HttpResponse,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
