import type { Tag } from './lexicon.ts'
import type { Token } from './tag.ts'

/** What is said of something, by the places of its words. Ends are exclusive. */
export interface Predicate {
  /** The verb; of "is" alone the last auxiliary. */
  readonly at: number
  /** Where its verbs begin, auxiliaries included. */
  readonly begin: number
  /** The clause it stands in. */
  readonly first: number
  readonly end: number
  readonly isNegated: boolean
  /** Where what leads to it ends: On the next day, | Ada opened … */
  readonly subjectFrom: number
}

const BE: ReadonlySet<string> = new Set('is are was were be been being am get gets got'.split(' '))
const VERBAL: ReadonlySet<Tag> = new Set(['verb', 'past'])
const INSIDE: ReadonlySet<Tag> = new Set(['auxiliary', 'negation', 'adverb', 'to'])

interface Group {
  begin: number
  at: number
  isNegated: boolean
}

/** Auxiliaries with their verb: has not yet been built. */
function verbGroups(tokens: readonly Token[]): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { tag } = tokens[at]!
    if (tag !== 'auxiliary' && !VERBAL.has(tag)) continue
    const begin = at
    let last = at
    let isNegated = tokens[at - 1]?.tag === 'negation'
    let hasBe = false
    let verb = VERBAL.has(tag) ? at : -1
    if (tag === 'auxiliary') {
      hasBe = BE.has(tokens[at]!.word)
      while (at + 1 < tokens.length && verb < 0) {
        const next = tokens[at + 1]!
        const isVerb = VERBAL.has(next.tag) || (hasBe && next.tag === 'gerund')
        if (!isVerb && !INSIDE.has(next.tag)) break
        at++
        if (next.tag === 'negation') isNegated = true
        if (next.tag === 'auxiliary') {
          hasBe = BE.has(next.word)
          last = at
        }
        if (isVerb) verb = at
      }
      if (verb < 0) at = last
    }
    groups.push({ begin, at: verb < 0 ? last : verb, isNegated })
  }
  return groups
}

const DIVIDES: ReadonlySet<Tag> = new Set(['comma', 'conjunction', 'subordinator'])

/** Where the clause of the second of two verb groups begins. */
function divide(tokens: readonly Token[], one: Group, other: Group): number {
  for (let at = other.begin - 1; at > one.at; at--) {
    const { tag } = tokens[at]!
    if (tag === 'stop') return at + 1
    if (tag === 'subordinator') return at
  }
  for (let at = other.begin - 1; at > one.at; at--) {
    if (DIVIDES.has(tokens[at]!.tag)) return at + 1
  }
  return other.begin
}

/** Skips what opens a clause: On the next day, … */
function skipOpening(tokens: readonly Token[], first: number, begin: number): number {
  let from = first
  const opener = tokens[from]?.tag
  if (opener === 'preposition' || opener === 'adverb' || opener === 'subordinator') {
    for (let at = begin - 1; at > from; at--) {
      if (tokens[at]!.tag === 'comma') {
        from = at + 1
        break
      }
    }
  }
  return from
}

/** The predicates of a sentence, in order, each with its clause. */
export function readPredicates(tokens: readonly Token[]): Predicate[] {
  const groups = verbGroups(tokens)
  const begins = groups.map((group, index) => {
    if (index > 0) return divide(tokens, groups[index - 1]!, group)
    let first = group.begin
    while (first > 0 && tokens[first - 1]!.tag !== 'stop') first--
    return first
  })
  return groups.map((group, index) => {
    const next = begins[index + 1] ?? tokens.length
    let end = group.at + 1
    while (end < next && tokens[end]!.tag !== 'stop') end++
    const first = begins[index]!
    return { ...group, first, end, subjectFrom: skipOpening(tokens, first, group.begin) }
  })
}
