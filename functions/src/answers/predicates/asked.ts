import { verbOf } from '../question-verb.ts'
import { foldAccents } from '../stem.ts'
import type { Tag } from './lexicon.ts'
import { tagWords, type Token } from './tag.ts'

/** What a word of the question is to what was asked. */
export type Role =
  | 'verb'
  /** Who or what does it; of "X is …" that of which it is said. */
  | 'agent'
  /** To whom or what it is done. */
  | 'patient'
  /** When, where, with what; or only which kind of thing is asked for. */
  | 'rest'

/** A question as a predicate with its arguments. */
export interface Asked {
  /** The verb as it is written there; '' where only "is" says it. */
  readonly verb: string
  readonly roles: ReadonlyMap<string, Role>
  /** Words written large of him or that to whom it is done; none where nothing but "is" asks. */
  readonly objects: ReadonlySet<string>
  readonly isNegated: boolean
}

const WH: ReadonlySet<string> = new Set('who whom whose what which when where why how'.split(' '))
const BE: ReadonlySet<string> = new Set('is are was were been be being am'.split(' '))
const HAVE: ReadonlySet<string> = new Set(['has', 'have', 'had'])
const VERBAL: ReadonlySet<Tag> = new Set(['verb', 'past', 'gerund'])
const ENDS_ARGUMENT: ReadonlySet<Tag> = new Set(['preposition', 'subordinator', 'to'])

class Roles extends Map<string, Role> {
  give(tokens: readonly Token[], from: number, end: number, role: Role): void {
    for (let at = from; at < end; at++) {
      const { word } = tokens[at]!
      if (!this.has(word)) this.set(word, role)
    }
  }
}

/** Where an argument ends that begins at `from`: before a preposition that is no "of". */
function endOfArgument(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length) {
    const { tag, word } = tokens[at]!
    if (ENDS_ARGUMENT.has(tag) && word !== 'of' && at > from) break
    at++
  }
  return at
}

/**
 * Reads an English question as a predicate with arguments: When did Ada open the pier?
 * @returns `null` where its form is none that is known
 */
export function readAsked(question: string): Asked | null {
  const tokens = tagWords(question).filter(({ tag }) => tag !== 'stop')
  const wh = tokens.findIndex(({ word }) => WH.has(word))
  if (wh < 0) return null
  const roles = new Roles()
  const next = tokens.findIndex(
    ({ tag }, at) => at > wh && (tag === 'auxiliary' || VERBAL.has(tag)),
  )
  if (next < 0) return null
  const below = tokens.findIndex(({ tag }, at) => at > next && tag === 'subordinator')
  const main = below < 0 ? tokens : tokens.slice(0, below)
  const isNegated = main.some(({ tag }) => tag === 'negation')
  roles.give(tokens, wh + 1, next, 'rest')
  const { tag, word } = tokens[next]!
  const finish = (verb: string): Asked => {
    roles.give(tokens, 0, tokens.length, 'rest')
    const large = tokens.filter(
      (token) =>
        roles.get(token.word) === 'patient' && /^\p{Lu}\p{L}/u.test(question.slice(token.start)),
    )
    const objects = new Set(verb === '' ? [] : large.map((token) => foldAccents(token.word)))
    return { verb, roles, objects, isNegated }
  }
  const giveObject = (verb: number): void =>
    roles.give(tokens, verb + 1, endOfArgument(tokens, verb + 1), 'patient')
  if (tag !== 'auxiliary') {
    roles.set(word, 'verb')
    giveObject(next)
    return finish(word)
  }
  let verb = -1
  if (BE.has(word) || HAVE.has(word)) {
    verb = tokens.findIndex(
      (token, at) => at > next + 1 && (token.tag === 'past' || token.tag === 'gerund'),
    )
    // Who was elected? Which was built first?
    if (verb < 0 && tokens[next + 1]?.tag === 'past') verb = next + 1
  } else {
    const said = verbOf(question)
    verb = said === '' ? -1 : tokens.findIndex((token, at) => at > next && token.word === said)
  }
  if (verb < 0) {
    roles.give(tokens, next + 1, endOfArgument(tokens, next + 1), 'agent')
    return finish('')
  }
  const isPassive = BE.has(word) && tokens[verb]!.tag === 'past'
  roles.set(tokens[verb]!.word, 'verb')
  roles.give(tokens, next + 1, verb, isPassive ? 'patient' : 'agent')
  if (!isPassive) giveObject(verb)
  return finish(tokens[verb]!.word)
}
