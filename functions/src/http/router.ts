import { randomUUID } from 'node:crypto'
import { ServiceError } from '@docent/domain/errors'
import type { Schema } from 'yup'
import type { Call, Endpoint, HttpRequest, HttpResponse, Owner } from './endpoint.ts'
import { ERROR_STATUS, errorBody, toServiceError } from './error-response.ts'
import { openEventStream, type EventStream } from './sse.ts'

export interface ServerDeps {
  /** @throws ServiceError `unauthenticated`; `forbidden` where an admin is asked for */
  authenticate(authorization: string | undefined, auth: 'owner' | 'admin'): Promise<Owner>
  /** One line per failed call: code, detail, cause and ids; no token, no visitor's text. */
  logFailure(error: ServiceError, ids: { requestId: string; path: string }): void
  /** Proxies of ours that append to X-Forwarded-For between the caller and this server. */
  readonly trustedProxyHops: number
}

export interface ServerOptions {
  /** First segment of every path of the table; a direct call of the function lacks it. */
  readonly prefix: string
  /** `any` lets pages of every origin call, without credentials; `none` only our own pages. */
  readonly crossOrigin: 'any' | 'none'
}

type Table = Readonly<Record<string, Endpoint>>

/** Serves a table of path → endpoint. */
export function serve(table: Table, options: ServerOptions, deps: ServerDeps) {
  return async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    const requestId = randomUUID()
    const path = request.path.startsWith(`${options.prefix}/`)
      ? request.path
      : options.prefix + request.path
    setHeaders(request, response, { requestId, options })
    if (request.method === 'OPTIONS') return void response.status(204).end()
    const reader = new AbortController()
    response.on('close', () => reader.abort())
    let stream: EventStream | null = null
    try {
      const target = findEndpoint(table, path, request.method)
      const call = await readCall(target, request, deps, requestId)
      const result = await target.run({
        ...call,
        signal: reader.signal,
        openStream: () => (stream ??= openEventStream(response, reader.signal)),
      })
      if (stream === null) {
        if (target.cacheSeconds > 0) {
          response.setHeader('Cache-Control', `public, max-age=${target.cacheSeconds}`)
        }
        if (result instanceof Uint8Array) {
          response.setHeader('Content-Type', 'application/octet-stream')
          response.status(200).end(result)
        } else response.status(200).json(result)
      }
    } catch (thrown) {
      const error = toServiceError(thrown)
      deps.logFailure(error, { requestId, path })
      const body = errorBody(error, requestId)
      if (stream === null) response.status(ERROR_STATUS[error.code]).json(body)
      else (stream as EventStream).send('error', body)
    }
    ;(stream as EventStream | null)?.end()
  }
}

function setHeaders(
  request: HttpRequest,
  response: HttpResponse,
  { requestId, options }: { requestId: string; options: ServerOptions },
): void {
  response.setHeader('X-Request-Id', requestId)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (options.crossOrigin === 'none') return
  // By name, and kept apart in caches: what one page is told another may be refused.
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
  response.setHeader('Vary', 'Origin')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept')
  response.setHeader('Access-Control-Max-Age', '86400')
}

function findEndpoint(table: Table, path: string, method: string): Endpoint {
  const target = Object.hasOwn(table, path) ? table[path] : undefined
  if (target === undefined) throw new ServiceError('not_found', 'no such route')
  if (method !== target.method) throw new ServiceError('method_not_allowed', method)
  return target
}

/** Authenticates first, then reads the query and the body. */
async function readCall(
  target: Endpoint,
  request: HttpRequest,
  deps: ServerDeps,
  requestId: string,
): Promise<Omit<Call<unknown, unknown>, 'openStream' | 'signal'>> {
  const owner =
    target.auth === 'anyone'
      ? null
      : await deps.authenticate(request.headers.authorization, target.auth)
  return {
    owner,
    query: target.query === null ? undefined : await validate(target.query, request.query),
    body: target.body === null ? undefined : await validate(target.body, readJson(request, target)),
    request,
    requestId,
    clientAddress: clientAddress(request, deps.trustedProxyHops),
    acceptsStream: request.headers.accept?.includes('text/event-stream') ?? false,
  }
}

function readJson(request: HttpRequest, target: Endpoint): unknown {
  const bytes: Buffer | undefined = request.rawBody
  if (bytes === undefined) throw new ServiceError('invalid_input', 'no body')
  if (bytes.length > target.maxBodyBytes) throw new ServiceError('payload_too_large')
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw new ServiceError('invalid_input', 'not JSON', { cause })
  }
}

async function validate(schema: Schema, value: unknown): Promise<unknown> {
  try {
    return await schema.validate(value, { stripUnknown: true })
  } catch (cause) {
    // The paths only: a message of the validator may repeat what the visitor wrote.
    const path = cause instanceof Error && 'path' in cause ? String(cause.path) : 'unknown'
    throw new ServiceError('invalid_input', `field ${path}`)
  }
}

/** The entry of X-Forwarded-For that our outermost trusted proxy wrote; a caller can forge the rest. */
export function clientAddress(request: HttpRequest, trustedProxyHops: number): string {
  const header = request.headers['x-forwarded-for']
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  return chain.at(-1 - trustedProxyHops)?.trim() || request.socket.remoteAddress || 'unknown'
}
