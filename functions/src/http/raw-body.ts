import { ServiceError } from '@docent/domain/errors'
import type { HttpRequest } from './endpoint.ts'

/**
 * The bytes of a body as they came, for a signature over them. Cloud Functions have read them
 * already; anywhere else they are read here, and no further than allowed.
 * @param maxBytes largest body
 * @throws ServiceError `payload_too_large`
 */
export async function readRawBody(request: HttpRequest, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    throw new ServiceError('payload_too_large')
  }
  const read: Buffer | undefined = request.rawBody
  if (read !== undefined) {
    if (read.length > maxBytes) throw new ServiceError('payload_too_large')
    return read
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk as Uint8Array)
    bytes += part.length
    if (bytes > maxBytes) throw new ServiceError('payload_too_large')
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}
