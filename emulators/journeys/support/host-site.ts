import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOST } from '../../ports.ts'

/** A page of somebody's website. */
export interface HostPage {
  readonly head?: string
  readonly body: string
  /** Its Content-Security-Policy. */
  readonly policy?: string
}

/** Serves a website of several pages, by their paths, on a port of its own. */
export async function serveSite(
  pages: Readonly<Record<string, HostPage>>,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url]
    if (page === undefined) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (page.policy !== undefined) response.setHeader('Content-Security-Policy', page.policy)
    response.end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A shop</title><link rel="icon" href="data:,">${page.head ?? ''}</head><body><main><h1>A shop</h1><p><a href="/next">Next page</a></p></main>${page.body}</body></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
