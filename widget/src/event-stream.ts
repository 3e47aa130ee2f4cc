/** One event of a `text/event-stream` body. */
export interface StreamEvent {
  /** `message` where the stream names none. */
  readonly event: string
  readonly data: string
}

/**
 * Splits a `text/event-stream` body into events, whatever the chunks it arrives in.
 * An event that the stream does not finish with an empty line is dropped, as the standard asks.
 *
 * *Source:* HTML Living Standard, "Server-sent events", section 9.2.6.
 * @param maxBytes what comes after is not read
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const collect = createCollector()
  let unread = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || bytes > maxBytes) return
      bytes += value.byteLength
      const lines = (unread + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      unread = lines.pop() ?? ''
      for (const line of lines) {
        const event = collect(line)
        if (event !== null) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function createCollector(): (line: string) => StreamEvent | null {
  let event = ''
  let data: string[] = []
  return (line) => {
    if (line === '') {
      const finished = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return finished
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    return null
  }
}
