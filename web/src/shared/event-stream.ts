export interface StreamEvent {
  readonly event: string
  readonly data: string
}

/** Splits the text of one event of a `text/event-stream` into its name and data. */
function readEvent(block: string): StreamEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? null : { event, data: data.join('\n') }
}

/**
 * Reads a `text/event-stream` as it arrives, wherever the network cuts it.
 * An event that the stream's end leaves unfinished is dropped, as browsers do.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  let ended = false
  try {
    while (!ended) {
      const { done, value } = await reader.read()
      ended = done
      pending += decoder.decode(value, { stream: !done })
      // A CR at the very end may be half of a CR LF whose LF is still on its way.
      const usable = pending.endsWith('\r') && !done ? pending.slice(0, -1) : pending
      const blocks = usable.replaceAll(/\r\n?/g, '\n').split('\n\n')
      pending = (blocks.pop() ?? '') + pending.slice(usable.length)
      for (const block of blocks) {
        const event = readEvent(block)
        if (event !== null) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
