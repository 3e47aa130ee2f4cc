import type { Phraser, PhrasedSentence, PhraseRequest } from '../chat/ports.ts'

type Script = (
  request: PhraseRequest,
  signal: AbortSignal,
) => readonly PhrasedSentence[] | Promise<readonly PhrasedSentence[]>

/** A phraser that says what a script has it say, and keeps what it was asked. */
export function scriptedPhraser(
  script: Script,
  kind: Phraser['kind'] = 'model',
): Phraser & { readonly requests: PhraseRequest[] } {
  const requests: PhraseRequest[] = []
  return {
    kind,
    requests,
    async *phrase(request, signal) {
      requests.push(request)
      yield* await script(request, signal)
    },
  }
}

/** One that says something, then fails. */
export const failingPhraser = (
  failure: Error,
  said: (request: PhraseRequest) => readonly PhrasedSentence[] = () => [],
): Phraser => ({
  kind: 'model',
  async *phrase(request) {
    await Promise.resolve()
    yield* said(request)
    throw failure
  },
})

/** One that says something, then nothing more until it is told to stop. */
export const hangingPhraser = (
  said: (request: PhraseRequest) => readonly PhrasedSentence[] = () => [],
): Phraser => ({
  kind: 'model',
  async *phrase(request, signal) {
    yield* said(request)
    await new Promise((_, reject) => {
      const stop = () => reject(signal.reason as Error)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop)
    })
  },
})

/** Everything that is said, once the last word has come. */
export async function listenToAll(
  sentences: AsyncIterable<PhrasedSentence>,
): Promise<PhrasedSentence[]> {
  const all: PhrasedSentence[] = []
  for await (const sentence of sentences) all.push(sentence)
  return all
}
