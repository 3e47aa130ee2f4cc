import { expect, test } from 'vitest'
import type { PreviewRequest, ProvenSentence } from '@docent/domain/chat'
import type { StreamEvent } from '../../shared/event-stream.ts'
import { askPreview } from './ask-preview.ts'

const sentence: ProvenSentence = {
  text: 'At noon.',
  receipt: {
    fileId: 'f',
    fileName: 'a.pdf',
    page: 1,
    pages: 2,
    start: 0,
    end: 8,
    quote: 'At noon.',
    before: '',
    after: '',
  },
}

const request: PreviewRequest = {
  knowledgeBaseId: 'b',
  message: 'When?',
  personality: 'professional',
  fallbackMessage: 'No idea.',
}

function ask(...events: StreamEvent[]) {
  const seen: ProvenSentence[] = []
  const client = {
    async *stream() {
      yield* events
    },
  }
  const reply = askPreview(client, request, (each) => seen.push(each), new AbortController().signal)
  return { reply, seen }
}

const event = (name: string, body: unknown): StreamEvent => ({
  event: name,
  data: JSON.stringify(body),
})

test('sentences are told as they come, and the whole reply ends the question', async () => {
  const whole = {
    output: 'At noon.',
    kind: 'answer',
    sentences: [sentence],
    suggestions: ['When is tea?'],
    conversationId: '',
  }
  const { reply, seen } = ask(event('sentence', sentence), event('done', [whole]))
  await expect(reply).resolves.toEqual({ ...whole, trace: null })
  expect(seen).toEqual([sentence])
})

test('a sentence without its proof is not shown', async () => {
  const { reply, seen } = ask(
    event('sentence', { text: 'Trust me.' }),
    event('done', { output: '' }),
  )
  await reply
  expect(seen).toEqual([])
})

test('an error of the server is thrown with its words', async () => {
  const { reply } = ask(event('error', { error: 'Slow down.', code: 'rate_limited' }))
  await expect(reply).rejects.toMatchObject({ code: 'rate_limited', message: 'Slow down.' })
})

test('a reply of an unknown shape and a stream that just ends are told apart', async () => {
  await expect(ask(event('done', 7)).reply).rejects.toMatchObject({
    message: 'Sorry, I encountered an error. Please try again.',
  })
  await expect(ask().reply).rejects.toMatchObject({
    message: "Sorry, I'm having trouble connecting. Please try again later.",
  })
})

test('why it was answered so comes with the whole reply; another shape of it is left out', async () => {
  const trace = { asked: 'When?', words: [], needed: 0.44, candidates: [], phrasing: null }
  const whole = { output: 'No idea.', kind: 'fallback', sentences: [], conversationId: '' }
  await expect(ask(event('done', [{ ...whole, trace }])).reply).resolves.toMatchObject({ trace })
  const odd = { ...trace, candidates: 'many' }
  await expect(ask(event('done', [{ ...whole, trace: odd }])).reply).resolves.toMatchObject({
    trace: null,
  })
})
