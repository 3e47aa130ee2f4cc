import type { ProvenSentence } from '@docent/domain/chat'
import { ServiceError } from '@docent/domain/errors'
import {
  MAX_TRACE_DECISIONS,
  MAX_TRACE_TEXT,
  type GateDecision,
  type PhrasingTrace,
} from '@docent/domain/trace'
import type { IndexedFile } from '../answers/answer.ts'
import { holdsRestriction } from '../answers/gate/phrasing-words.ts'
import { provePhrasing } from '../answers/gate/prove-phrasing.ts'
import { withColumns } from '../answers/gate/read-marks.ts'
import { findPhrasings } from '../answers/gate/find-phrasings.ts'
import { PhraserPausedError } from './guard-phraser.ts'
import type { Phraser, PhrasedSentence, PhraseRequest } from './ports.ts'

/**
 * How long a phraser may take until its first sentence, and altogether, in milliseconds: with the choice
 * of a place before it (`guard-chooser`) a reply is whole after 20 s.
 */
export const FIRST_SENTENCE_MS = 8_000
export const WHOLE_PHRASING_MS = 14_000
/** Most text that is sent as evidence, in UTF-16 units. */
const MAX_EVIDENCE_LENGTH = 12_000
/** Sentences that are read beyond one a quote. */
const SPARE_SENTENCES = 4

interface PhraseInput {
  readonly files: readonly IndexedFile[]
  /** The built-in answer: every sentence is proven. */
  readonly draft: readonly ProvenSentence[]
  readonly request: Omit<PhraseRequest, 'evidence'>
  readonly onSentence: (sentence: ProvenSentence) => void
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal | undefined
}

interface Phrased {
  readonly sentences: readonly ProvenSentence[]
  readonly phrasing: PhrasingTrace
}

/** Keeps what has been said so far, and of which quotes. */
function beginSpeech({ files, draft, onSentence }: PhraseInput) {
  const sentences: ProvenSentence[] = []
  const decisions: GateDecision[] = []
  const said = new Set<number>()
  const unsaid = () => [...draft.keys()].filter((index) => !said.has(index))

  function say(index: number, sentence: ProvenSentence): void {
    said.add(index)
    sentences.push(sentence)
    onSentence(sentence)
  }

  function decide(text: string, verdict: GateDecision['verdict'], fault: GateDecision['fault']) {
    const decision = { verdict, fault, text: text.slice(0, MAX_TRACE_TEXT) }
    const isKnown = decisions.some(
      (other) => other.verdict === verdict && other.fault === fault && other.text === decision.text,
    )
    if (!isKnown && decisions.length < MAX_TRACE_DECISIONS) decisions.push(decision)
  }

  return {
    sentences,
    decisions,
    /** Words that name their quote: they are said, or the quote in their place, or nothing. */
    hear(text: string, evidenceId: string): void {
      const index = /^\d{1,3}$/.test(evidenceId) ? Number(evidenceId) : -1
      const source = draft[index]
      if (source === undefined) return decide(text, 'dropped', 'unknown_evidence')
      if (said.has(index)) return decide(text, 'dropped', 'repeated')
      const { sentence, fault } = provePhrasing(text, source, files)
      if (fault === 'unproven') return decide(text, 'dropped', fault)
      decide(text, sentence === null ? 'quoted' : 'kept', fault)
      say(index, sentence ?? source)
    },
    /** Words that name no quote: what of them says one is said. */
    search(words: string): void {
      const sources = unsaid().map((index) => ({ index, source: draft[index]! }))
      for (const { text, found } of findPhrasings(words, sources, files)) {
        if (found === null) decide(text, 'dropped', 'unproven')
        else {
          decide(text, 'kept', null)
          say(found.index, found.sentence)
        }
      }
    },
    /** Says the chosen quotes of those that are left, as they stand. */
    sayRest(choose: (sentence: ProvenSentence) => boolean): void {
      for (const index of unsaid()) {
        const sentence = draft[index]!
        if (!choose(sentence)) continue
        decide(sentence.text, 'added', null)
        say(index, sentence)
      }
    },
  }
}

/** Takes down what a phraser says; its time is up when nothing, or not all, has come by then. */
async function listenTo(
  phraser: Phraser,
  request: PhraseRequest,
  signal: AbortSignal | undefined,
  onSentence: (sentence: PhrasedSentence) => void,
): Promise<void> {
  const controller = new AbortController()
  const timeUp = () => controller.abort(new ServiceError('timeout', 'phraser'))
  let timer = setTimeout(timeUp, FIRST_SENTENCE_MS)
  const signals = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal
  let heard = 0
  try {
    for await (const sentence of phraser.phrase(request, signals)) {
      if (heard++ === 0) {
        clearTimeout(timer)
        timer = setTimeout(timeUp, WHOLE_PHRASING_MS - FIRST_SENTENCE_MS)
      }
      onSentence(sentence)
      if (heard >= request.evidence.length + SPARE_SENTENCES) break
    }
  } finally {
    clearTimeout(timer)
  }
}

function failureOf(error: unknown): PhrasingTrace['failure'] {
  if (error instanceof PhraserPausedError) return 'paused'
  if (!(error instanceof ServiceError)) return 'unavailable'
  return error.code === 'timeout'
    ? 'timeout'
    : error.code === 'internal'
      ? 'refused'
      : 'unavailable'
}

/**
 * Lets a phraser put proven sentences into other words, each of which passes the gate before it is
 * said. It may choose among them, but not leave out one that restricts the others. Where it fails,
 * or nothing of what it says is proven, the rest is said as it stands. Never throws on its behalf.
 */
export async function phraseAnswer(input: PhraseInput, phraser: Phraser): Promise<Phrased> {
  const { draft, request, signal } = input
  const evidence = draft.map(({ text, receipt }, index) => ({
    id: `${index}`,
    quote: withColumns(text, receipt.quote),
  }))
  const speech = beginSpeech(input)
  let failure: PhrasingTrace['failure'] = null
  if (evidence.reduce((sum, { quote }) => sum + quote.length, 0) > MAX_EVIDENCE_LENGTH) {
    failure = 'too_large'
  } else {
    try {
      await listenTo(phraser, { ...request, evidence }, signal, ({ text, evidenceId }) =>
        evidenceId === null ? speech.search(text) : speech.hear(text, evidenceId),
      )
    } catch (error) {
      failure = failureOf(error)
    }
  }
  if (failure === null && speech.sentences.length === 0) failure = 'nothing_proven'
  speech.sayRest(failure === null ? ({ text }) => holdsRestriction(text) : () => true)
  const { sentences, decisions } = speech
  return { sentences, phrasing: { by: phraser.kind, failure, decisions } }
}
