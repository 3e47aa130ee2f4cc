import type { ServerResponse } from 'node:http'
import { STREAM_EVENTS } from '@docent/domain/chat'

/** Where the endpoint stands that does nothing but stream. */
export const BARE_PATH = '/bare'

/** About as long as a sentence with its receipt. */
const EVENT_BYTES = 600

const event = (name: string): string =>
  `event: ${name}\ndata: ${JSON.stringify('x'.repeat(EVENT_BYTES))}\n\n`

/** What any answer costs at the least: two events that are the same for every question. */
export function streamConstant(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  response.write(event(STREAM_EVENTS.sentence))
  response.end(event(STREAM_EVENTS.done))
}
