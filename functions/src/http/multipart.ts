import { Readable } from 'node:stream'
import { ServiceError } from '@docent/domain/errors'
import { KNOWLEDGE_LIMITS, MAX_FILES_PER_REQUEST, MAX_FILE_BYTES } from '@docent/domain/knowledge'
import busboy, { type Busboy } from 'busboy'
import type { IncomingHttpHeaders } from 'node:http'

/** Largest request that the platform lets through, in bytes. *Source:* Cloud Run quotas, HTTP/1. */
export const MAX_REQUEST_BYTES = 32 * 1024 * 1024
/** Longest silence of a sender, in milliseconds. */
export const IDLE_TIMEOUT_MS = 20_000
const MAX_FIELDS = 20
const MAX_FIELD_NAME = 100
const MAX_FIELD_BYTES = 64 * 1024

export interface MultipartFile {
  /** Last part of the sender's name, without control characters; only for people to read. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface MultipartForm {
  /** Text fields; of a repeated one the last. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly MultipartFile[]
}

/** The parts of a request that are read. */
export interface MultipartRequest extends AsyncIterable<Uint8Array> {
  readonly headers: IncomingHttpHeaders
  /** The whole body, where the platform has read it. */
  readonly rawBody?: Uint8Array | undefined
}

/**
 * Reads a form of texts and files. The parser cuts oversize files, drops surplus parts and waits
 * for slow senders without a word: each of these is an error here, and then nothing is returned.
 * @param fileField name of the field that files are accepted in
 * @throws ServiceError `file_too_large`, `too_many_files`, `upload_incomplete`, `timeout`,
 *   `payload_too_large`, `text_too_long`, `invalid_input`
 */
export async function readMultipart(
  request: MultipartRequest,
  fileField: string,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
): Promise<MultipartForm> {
  const length = request.rawBody?.length ?? Number(request.headers['content-length'] ?? 0)
  if (length > MAX_REQUEST_BYTES) throw new ServiceError('payload_too_large', `${length} bytes`)
  const parser = createParser(request.headers)
  const body = request.rawBody === undefined ? request : Readable.from([request.rawBody])
  const form = collect(parser, fileField)
  const fed = feed(body, parser, idleTimeoutMs)
  try {
    const [result] = await Promise.all([form, fed])
    return result
  } catch (error) {
    parser.destroy()
    throw error instanceof ServiceError
      ? error
      : new ServiceError('upload_incomplete', 'malformed form', { cause: error })
  }
}

function createParser(headers: IncomingHttpHeaders): Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: MAX_FILES_PER_REQUEST,
        // The parser cuts at the limit itself: a file of exactly the largest size must pass.
        fileSize: MAX_FILE_BYTES + 1,
        headerPairs: 32,
      },
    })
  } catch (cause) {
    throw new ServiceError('invalid_input', 'not a form', { cause })
  }
}

function collect(parser: Busboy, fileField: string): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null)
    const files: MultipartFile[] = []
    const refuse = (...args: ConstructorParameters<typeof ServiceError>) =>
      reject(new ServiceError(...args))

    parser.on('field', (name, value, info) => {
      if (info.nameTruncated || name.length > MAX_FIELD_NAME)
        refuse('invalid_input', 'name of a field')
      else if (info.valueTruncated) refuse('text_too_long', 'field')
      else fields[name] = value
    })
    parser.on('file', (field, stream, info) => {
      const name = readFileName(info.filename)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => refuse('file_too_large', '', { subject: name }))
      stream.on('error', reject)
      stream.on('close', () => files.push({ name, bytes: Buffer.concat(chunks) }))
      if (field !== fileField) refuse('invalid_input', 'file in an unknown field')
    })
    parser.on('filesLimit', () => refuse('too_many_files'))
    parser.on('fieldsLimit', () => refuse('invalid_input', 'too many fields'))
    parser.on('partsLimit', () => refuse('invalid_input', 'too many parts'))
    parser.on('error', reject)
    parser.on('close', () => resolve({ fields, files }))
  })
}

/** Hands the body to the parser; gives up on a sender that stays silent or stops half-way. */
async function feed(
  body: AsyncIterable<Uint8Array>,
  parser: Busboy,
  idleTimeoutMs: number,
): Promise<void> {
  const chunks = body[Symbol.asyncIterator]()
  let received = 0
  for (;;) {
    const next = await withTimeout(chunks.next(), idleTimeoutMs)
    if (next.done === true) break
    received += next.value.length
    if (received > MAX_REQUEST_BYTES) throw new ServiceError('payload_too_large')
    if (parser.destroyed) return
    parser.write(next.value)
  }
  if (!parser.destroyed) parser.end()
}

async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceError('timeout', 'slow upload')), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

// Control characters, and those that turn the reading direction: a name must read as what it is.
const UNPRINTABLE = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A file's name as it may be shown: the last part of any path, bounded, never empty. */
export function readFileName(sent: string | undefined): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? ''
  const name = base.replace(UNPRINTABLE, '').trim()
  return shorten(name === '' || name === '.' || name === '..' ? 'Untitled' : name)
}

/** Cuts the middle out of a long name, so that its ending stays. */
function shorten(name: string): string {
  const max = KNOWLEDGE_LIMITS.fileNameLength
  if (name.length <= max) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  // Never half of a surrogate pair.
  return `${name.slice(0, max - ending.length).replace(/[\uD800-\uDBFF]$/, '')}${ending}`
}
