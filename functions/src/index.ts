import { onRequest } from 'firebase-functions/https'
import { REGION, languageModelKey } from './config.ts'
import type { HttpRequest, HttpResponse } from './http/endpoint.ts'

/**
 * The deployed functions. Few, by workload: each is a service with its own scaling.
 * Each loads its own part of the code on its first call, so that none pays for the others.
 */

type Handler = (request: HttpRequest, response: HttpResponse) => Promise<void>

const onFirstCall = (load: () => Promise<Handler>): Handler => {
  let handler: Promise<Handler> | undefined
  return async (request, response) => {
    handler ??= load().catch((error: unknown) => {
      handler = undefined
      throw error
    })
    return (await handler)(request, response)
  }
}

/** Owner calls. */
export const api = onRequest(
  { region: REGION, memory: '512MiB', timeoutSeconds: 120 },
  onFirstCall(async () => (await import('./wiring/api.ts')).apiHandler()),
)

/** Visitors' messages: low latency, high concurrency. */
export const chat = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    concurrency: 200,
    timeoutSeconds: 60,
    secrets: [languageModelKey],
  },
  onFirstCall(async () => (await import('./wiring/chat.ts')).chatHandler()),
)
