import { verbOf } from '../question-verb.ts'
import { foldAccents } from '../stem.ts'
import type { Tag } from './lexicon.ts'
import { tagWords, type Token } from './tag.ts'

/** A question as a predicate. */
export interface Asked {
  /** The verb as it is written there; '' where only "is" says it. */
  readonly verb: string
  readonly isNegated: boolean
  /** Whether it asks for what was done or was so. */
  readonly isPast: boolean
  /** Words written large, without accents, of him or that to whom it is done. */
  readonly objects: ReadonlySet<string>
}

const WH: ReadonlySet<string> = new Set('who whom whose what which when where why how'.split(' '))
const BE: ReadonlySet<string> = new Set('is are was were been be being am'.split(' '))
const HAVE: ReadonlySet<string> = new Set(['has', 'have', 'had'])
const PAST: ReadonlySet<string> = new Set(['did', 'was', 'were', 'had'])
const VERBAL: ReadonlySet<Tag> = new Set(['verb', 'past', 'gerund'])

const ENDS_ARGUMENT: ReadonlySet<Tag> = new Set(['preposition', 'subordinator', 'to'])
const LARGE = /\p{Lu}/u
const NO_WORDS: ReadonlySet<string> = new Set()

/**
 * Reads an English question as a predicate: When did Ada open the pier?
 * @returns `null` where its form is none that is known
 */
export function readAsked(question: string): Asked | null {
  const tokens = tagWords(question).filter(({ tag }) => tag !== 'stop')
  const wh = tokens.findIndex(({ word }) => WH.has(word))
  if (wh < 0) return null
  const next = tokens.findIndex(
    ({ tag }, at) => at > wh && (tag === 'auxiliary' || VERBAL.has(tag)),
  )
  if (next < 0) return null
  const below = tokens.findIndex(({ tag }, at) => at > next && tag === 'subordinator')
  const main = below < 0 ? tokens : tokens.slice(0, below)
  const isNegated = main.some(({ tag }) => tag === 'negation')
  const verb = verbAfter(tokens, next, question)
  return {
    verb: tokens[verb]?.word ?? '',
    isNegated,
    isPast: PAST.has(tokens[next]!.word) || tokens[next]!.tag === 'past',
    objects: objectsOf(tokens, next, verb, question),
  }
}

/** Place of the verb that the first verb or auxiliary of a question leads to; -1 where only "is" asks. */
function verbAfter(tokens: readonly Token[], first: number, question: string): number {
  const { tag, word } = tokens[first]!
  if (tag !== 'auxiliary') return first
  if (BE.has(word) || HAVE.has(word)) {
    const verb = tokens.findIndex(
      (token, at) => at > first + 1 && (token.tag === 'past' || token.tag === 'gerund'),
    )
    // Who was elected? Which was built first?
    return verb < 0 && tokens[first + 1]?.tag === 'past' ? first + 1 : verb
  }
  const said = verbOf(question)
  return said === '' ? -1 : tokens.findIndex((token, at) => at > first && token.word === said)
}

/** What stands behind the verb, as far as a preposition; before it where something was done to it. */
function objectsOf(
  tokens: readonly Token[],
  first: number,
  verb: number,
  question: string,
): ReadonlySet<string> {
  if (verb < 0) return NO_WORDS
  const isPassive = BE.has(tokens[first]!.word) && tokens[verb]!.tag === 'past'
  const behind = tokens.findIndex(
    ({ tag, word }, at) => at > verb + 1 && ENDS_ARGUMENT.has(tag) && word !== 'of',
  )
  const argument = isPassive
    ? tokens.slice(first + 1, verb)
    : tokens.slice(verb + 1, behind < 0 ? undefined : behind)
  const large = argument.filter(({ start }) => LARGE.test(question.charAt(start)))
  return new Set(large.map(({ word }) => foldAccents(word)))
}
