import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local server that behaves like a service of somebody else. */
export interface StandIn {
  readonly name: string
  readonly url: string
  close(): Promise<void>
}

/** Largest body that a stand-in reads, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk as Uint8Array)
    bytes += part.length
    if (bytes > MAX_BODY_BYTES) throw new Error('The body is larger than a stand-in reads.')
    chunks.push(part)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A text as it stands between tags. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A JSON object; an empty body is an empty one. */
export const parseObject = (text: string): Record<string, unknown> =>
  text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)

/**
 * Reads which of its modes a stand-in is to behave in, and says what became of it.
 * @returns `null` where it has no such mode
 */
export async function readMode<Mode extends string>(
  request: IncomingMessage,
  response: ServerResponse,
  modes: readonly Mode[],
): Promise<Mode | null> {
  const wanted = parseObject(await readText(request))['mode']
  const mode = modes.find((name) => name === wanted) ?? null
  if (mode === null) sendJson(response, 400, { modes })
  else sendJson(response, 200, { mode })
  return mode
}

/** A page of a stand-in, with its title as its heading. `body` is markup. */
export function sendPage(response: ServerResponse, title: string, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`,
  )
}

const PAGE_STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:640px;margin:40px auto;padding:0 16px}code{overflow-wrap:anywhere}label,input{display:block;width:100%}input{font:inherit;margin-bottom:12px}'

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

/** Listens on 127.0.0.1; port 0 takes a free one. Closing ends open connections as well. */
export async function listen(
  server: Server,
  { name, port, path = '' }: { name: string; port: number; path?: string },
): Promise<StandIn> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as AddressInfo
  return {
    name,
    url: `http://127.0.0.1:${address.port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
