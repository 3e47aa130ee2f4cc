import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json'])

/** Serves a folder as Hosting does: clean addresses, compression, hashed files for ever. */
export async function serveFolder(
  folder: string,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'))
    const file = path === '/' ? '/index.html' : extname(path) === '' ? `${path}.html` : path
    send(response, folder, file).catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

async function send(response: ServerResponse, folder: string, file: string): Promise<void> {
  const bytes = await readFile(join(folder, file))
  const kind = extname(file)
  const isCompressed = COMPRESSED.has(kind)
  response
    .writeHead(200, {
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'cache-control': file.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    })
    .end(isCompressed ? gzipSync(bytes) : bytes)
}
