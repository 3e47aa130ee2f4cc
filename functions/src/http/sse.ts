import type { HttpResponse } from './endpoint.ts'

/** A stream of server-sent events. *Source:* WHATWG HTML, "Server-sent events". */
export interface EventStream {
  /** Sends one event with JSON data. Does nothing once the reader has left. */
  send(event: string, data: unknown): void
  end(): void
}

/**
 * Starts an event stream on a response whose headers have not been sent.
 * @param signal aborted when the reader leaves
 */
export function openEventStream(response: HttpResponse, signal: AbortSignal): EventStream {
  response.status(200)
  response.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
  // Proxies that buffer would hold the first sentence back until the last.
  response.setHeader('X-Accel-Buffering', 'no')
  response.flushHeaders()
  return {
    send(event, data) {
      if (!signal.aborted) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end: () => void response.end(),
  }
}
