import type { Personality } from '@docent/domain/bots'
import { fnvOf } from '../fnv.ts'
import type { Language } from '../language.ts'
import { en } from './phrases/en.ts'
import { PHRASES } from './phrases/languages.ts'
import type { Phrases, Voices } from './phrases/phrases.ts'

/** The bot's words in the first of these languages that it speaks; in English where it speaks none. */
export const phrasesIn = (...languages: readonly Language[]): Phrases =>
  PHRASES[languages.find((language) => Object.hasOwn(PHRASES, language)) ?? 'en'] ?? en

/** Whether the bot has words of its own in a language. */
export const speaks = (language: Language): boolean => Object.hasOwn(PHRASES, language)

/** Spreads texts evenly, and the same everywhere. */
const hashOf = (text: string): number => fnvOf(text) >>> 0

/**
 * One of a personality's wordings: always the same for the same question, and never the one that
 * the reply before began with.
 * @returns '' where the personality says nothing
 */
export function choose(
  voices: Voices,
  personality: Personality,
  { question, before }: { question: string; before: string },
): string {
  const wordings = voices[personality]
  const fresh = wordings.filter((wording) => !before.startsWith(wording))
  const open = fresh.length > 0 ? fresh : wordings
  return open[hashOf(question) % open.length] ?? ''
}

/** Replies behind one with an opening that begin without. */
const PLAIN_REPLIES = 2

/**
 * An opening for now and then: at the beginning of a conversation, and again when two answers began
 * without one; never one that the visitor has just read.
 * @param earlier the replies that are remembered, the last one last
 */
export function chooseOpening(
  voices: Voices,
  personality: Personality,
  { question, earlier }: { question: string; earlier: readonly string[] },
): string {
  const wordings = voices[personality]
  const isUsed = (wording: string): boolean => earlier.some((reply) => reply.includes(wording))
  const last = earlier.slice(-PLAIN_REPLIES)
  if (wordings.some((wording) => last.some((reply) => reply.includes(wording)))) return ''
  const fresh = wordings.filter((wording) => !isUsed(wording))
  return fresh[hashOf(question) % Math.max(1, fresh.length)] ?? ''
}

/** Whether something that is only said now and then is said this time: once in `times`. */
export const isTurn = (question: string, times: number): boolean =>
  Math.floor(hashOf(question) / 8) % times === 0
