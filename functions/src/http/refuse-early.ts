import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Published by Node before anybody else sees a request. *Source:* Node.js, "Diagnostics Channel". */
const REQUEST_START = 'http.server.request.start'

/**
 * Answers requests before the platform's own server has read a byte of their body. It reads every
 * body whole, up to a gigabyte, and parses it, before a function is called: what is refused in the
 * function has cost three times its size already.
 * @param judge the status to refuse with, by the head of a request alone; `null` lets it pass
 */
export function refuseEarly(judge: (request: IncomingMessage) => number | null): void {
  subscribe(REQUEST_START, (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const status = judge(request)
    if (status === null) return
    response.writeHead(status, { Connection: 'close', 'Content-Length': '0' })
    response.end(() => request.socket.destroySoon())
  })
}
