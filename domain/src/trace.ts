/** Why a bot answered as it did: kept with the transcript, shown to the owner, never to visitors. */
import { isRecord, readReply, type PreviewReply } from './chat.ts'

/** What was wrong with a sentence of a language model or webhook. */
export type PhrasingFault =
  | 'empty'
  | 'too_long'
  | 'number'
  | 'restriction'
  | 'sign'
  | 'name'
  | 'added_word'
  | 'left_out_word'
  | 'order'
  | 'unknown_evidence'
  | 'repeated'
  | 'unproven'

/**
 * What the gate did with a sentence.
 * - `kept`: it says what its quote says
 * - `quoted`: it does not, and its quote was said instead
 * - `dropped`: nothing was said instead
 * - `added`: nobody offered it; its quote restricts the answer, so that it was said nevertheless
 */
export interface GateDecision {
  readonly verdict: 'kept' | 'quoted' | 'dropped' | 'added'
  readonly fault: PhrasingFault | null
  /** What was offered, or for `added` what was said; shortened to `MAX_TRACE_TEXT`. */
  readonly text: string
}

/**
 * Who put the answer into words, and what kept him from it.
 * `timeout`, `unavailable` and `refused` (by the provider), `paused` (after failures, or because the
 * day's budget is used up), `nothing_proven`, `too_large` (more evidence than is sent).
 */
export interface PhrasingTrace {
  readonly by: 'model' | 'webhook'
  readonly failure:
    'timeout' | 'unavailable' | 'refused' | 'paused' | 'nothing_proven' | 'too_large' | null
  /** Each once; at most `MAX_TRACE_DECISIONS`. */
  readonly decisions: readonly GateDecision[]
}

/**
 * What a language model found that tells it, and what was said: what the built-in engine found as well
 * (`agreed`), another place (`chosen`), or `none`.
 */
export type ChoiceTrace = 'agreed' | 'chosen' | 'none'

/** A sentence, row or line that was weighed. Shares are of what was asked, 0 to 1. */
export interface TraceCandidate {
  readonly fileId: string
  readonly fileName: string
  /** 1-based. */
  readonly page: number
  /** First UTF-16 unit in the page's text. */
  readonly start: number
  /** One past its last UTF-16 unit; missing in older transcripts. */
  readonly end?: number
  /** Shortened to `MAX_TRACE_TEXT`. */
  readonly text: string
  /** Rank among the candidates, 1 for the best. */
  readonly score: number
  /** What of the question it holds itself. */
  readonly own: number
  /** What it holds together with its heading, title and the sentence before: the evidence. */
  readonly evidence: number
  readonly isSaid: boolean
}

export interface AnswerTrace {
  /** The question as it was understood; a follow-up with its subject. */
  readonly asked: string
  /** Its words that were looked up; `meant` where a word of the documents was taken for it. */
  readonly words: readonly { readonly word: string; readonly meant: string | null }[]
  /** Question of the owner's own answer that was said; missing where the documents answered. */
  readonly own?: string
  /** The question, of those that a language model predicted for what was said, that is likest to this one. */
  readonly predicted?: string
  /** Whether what was said is only the place nearest to the question, and no answer to it. */
  readonly isNearest?: boolean
  /** Whether what was said is an answer with reserve, since other places come nearly as near or it tells of one of two things. */
  readonly isUnsure?: boolean
  /** What a language model chose among the places near the question; missing where none was asked. */
  readonly choice?: ChoiceTrace
  /** Evidence that an answer needs. */
  readonly needed: number
  /** The best first; at most `MAX_TRACE_CANDIDATES`. */
  readonly candidates: readonly TraceCandidate[]
  /** `null` where the built-in engine answered alone. */
  readonly phrasing: PhrasingTrace | null
}

/** Bounds of what is kept of an answer's trace. Texts in UTF-16 units. */
export const MAX_TRACE_TEXT = 240
export const MAX_TRACE_CANDIDATES = 5
export const MAX_TRACE_WORDS = 24
export const MAX_TRACE_DECISIONS = 16

/**
 * Reads a trace that came over the wire or from a transcript.
 * @returns `null` where there is none, or its shape is another
 */
export function readTrace(value: unknown): AnswerTrace | null {
  const isTrace =
    isRecord(value) &&
    typeof value['asked'] === 'string' &&
    typeof value['needed'] === 'number' &&
    Array.isArray(value['words']) &&
    value['words'].every(isRecord) &&
    Array.isArray(value['candidates']) &&
    value['candidates'].every(isRecord) &&
    (value['phrasing'] === null ||
      (isRecord(value['phrasing']) && Array.isArray(value['phrasing']['decisions'])))
  return isTrace ? (value as unknown as AnswerTrace) : null
}

/**
 * Reads what an owner's trial question was answered with, and why.
 * @returns `null` where the shape is another
 */
export function readPreviewReply(body: unknown): PreviewReply | null {
  const reply = readReply(body)
  const item: unknown = Array.isArray(body) ? body[0] : body
  return reply && { ...reply, trace: readTrace(isRecord(item) ? item['trace'] : null) }
}
