import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOST } from '../../ports.ts'

/** Serves a bare website that has nothing but the snippet an owner pasted. */
export async function servePage(snippet: string): Promise<{ url: string; close(): Promise<void> }> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shop</title><link rel="icon" href="data:,"></head><body><main><h1>A shop</h1><p>Welcome.</p></main>${snippet}</body></html>`
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
