import type { Request, Response } from 'firebase-functions/v2/https'
import type { Schema } from 'yup'
import type { EventStream } from './sse.ts'

export type HttpRequest = Request
export type HttpResponse = Response

/** Who makes an owner call, as the ID token proves it. */
export interface Owner {
  readonly userId: string
  readonly email: string | null
  readonly isEmailVerified: boolean
}

/** One call of an endpoint, authenticated and validated. */
export interface Call<Body = undefined, Query = undefined> {
  /** `null` where the endpoint's `auth` is `anyone`. */
  readonly owner: Owner | null
  readonly body: Body
  readonly query: Query
  readonly request: HttpRequest
  /** Stands in the response, in the error body and in every log line of the call. */
  readonly requestId: string
  /** Address of the caller, for rate limits only. */
  readonly clientAddress: string
  readonly acceptsStream: boolean
  /** Aborted when the caller leaves before the response is complete. */
  readonly signal: AbortSignal
  /** Starts a stream of events. What `run` returns after that is not sent. */
  openStream(): EventStream
}

export type OwnerCall<Body = undefined, Query = undefined> = Call<Body, Query> & {
  readonly owner: Owner
}

/** Who may call: `admin` is an owner whose account carries the claim `admin` now (decision 23). */
export type Auth = 'owner' | 'admin' | 'anyone'

/** What a route does, without its address. Made by {@link endpoint}, run by the router. */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly auth: Auth
  /** `null` leaves the body unread: the endpoint takes it from `request` itself. */
  readonly body: Schema | null
  readonly query: Schema | null
  /** Largest body that is parsed, in bytes. */
  readonly maxBodyBytes: number
  /** Seconds for which anybody may keep the response; 0 forbids it. */
  readonly cacheSeconds: number
  /** Bytes are sent as they are, everything else as JSON. */
  run(call: Call<unknown, unknown>): Promise<unknown>
}

/** Largest JSON body, in bytes: a message of 4,000 characters is at most 24 kB when escaped. */
const MAX_JSON_BYTES = 64 * 1024

interface Description<Caller extends Auth, Body, Query> {
  method: 'GET' | 'POST'
  auth: Caller
  body?: Schema<Body>
  query?: Schema<Query>
  cacheSeconds?: number
  run(call: Caller extends 'anyone' ? Call<Body, Query> : OwnerCall<Body, Query>): Promise<unknown>
}

/**
 * Describes an endpoint. The router authenticates before a byte of the body is parsed, validates
 * `body` and `query` by their schemas, and turns what `run` returns or throws into a response.
 */
export function endpoint<Caller extends Auth, Body = undefined, Query = undefined>(
  description: Description<Caller, Body, Query>,
): Endpoint {
  return {
    method: description.method,
    auth: description.auth,
    body: description.body ?? null,
    query: description.query ?? null,
    maxBodyBytes: MAX_JSON_BYTES,
    cacheSeconds: description.cacheSeconds ?? 0,
    run: (call) => description.run(call as Parameters<typeof description.run>[0]),
  }
}
