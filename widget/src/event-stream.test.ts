import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEvents, type StreamEvent } from './event-stream.ts'

const streamOf = (bytes: Uint8Array, cuts: readonly number[] = []): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
      for (const [index, from] of edges.entries()) {
        const to = edges[index + 1]
        if (to !== undefined && to > from) controller.enqueue(bytes.slice(from, to))
      }
      controller.close()
    },
  })

async function collect(body: ReadableStream<Uint8Array>, maxBytes = 1_000_000) {
  const events: StreamEvent[] = []
  for await (const event of readEvents(body, maxBytes)) events.push(event)
  return events
}

const encode = (text: string) => new TextEncoder().encode(text)

describe('reading an event stream', () => {
  test('events come with their name and data', async () => {
    const text = 'event: sentence\ndata: {"a":1}\n\ndata: plain\n\n'
    expect(await collect(streamOf(encode(text)))).toEqual([
      { event: 'sentence', data: '{"a":1}' },
      { event: 'message', data: 'plain' },
    ])
  })

  test('several data lines are one text; comments and unknown fields are passed over', async () => {
    const text = ': keep-alive\nid: 7\nretry: 10\ndata: one\ndata:two\ndata\n\n'
    expect(await collect(streamOf(encode(text)))).toEqual([
      { event: 'message', data: 'one\ntwo\n' },
    ])
  })

  test('an event that is not finished is dropped', async () => {
    expect(await collect(streamOf(encode('data: whole\n\ndata: half\n')))).toEqual([
      { event: 'message', data: 'whole' },
    ])
  })

  test('what comes after the limit is not read', async () => {
    const many = encode('data: 12345\n\n'.repeat(10))
    const cuts = Array.from({ length: 9 }, (_, index) => (index + 1) * 13)
    expect((await collect(streamOf(many, cuts), 30)).length).toBe(3)
  })

  test('the network may cut anywhere, with any line ending', async () => {
    const line = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => text.replace(/[\r\n]/g, '_'))
    const ending = fc.constantFrom('\n', '\r\n')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
        ending,
        fc.array(fc.nat(400), { maxLength: 12 }),
        async (events, end, cuts) => {
          const text = events
            .map((lines) => lines.map((each) => `data: ${each}${end}`).join('') + end)
            .join('')
          const bytes = encode(text)
          const read = await collect(
            streamOf(
              bytes,
              cuts.filter((cut) => cut < bytes.length),
            ),
          )
          expect(read.map(({ data }) => data)).toEqual(events.map((lines) => lines.join('\n')))
        },
      ),
    )
  })
})
