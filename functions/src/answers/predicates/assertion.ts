import type { Asked, Role } from './asked.ts'
import { readPredicates, type Predicate } from './clauses.ts'
import { tagWords, type Token } from './tag.ts'

/** The question's words as they were looked up, in order. */
export interface AskedWord {
  readonly role: Role
  /** Share of the question's weight. */
  readonly share: number
}

/** What a word of a text stands for in the question, and how well. */
export interface Meant {
  /** Place of the word in the question. */
  readonly word: number
  readonly credit: number
}

/** How a sentence tells what was asked, in the clause that tells most of it; shares from 0 to 1. */
export interface Assertion {
  /** Whether somebody does, or has done to him, what was asked. */
  readonly tellsVerb: boolean
  /** Weight of the words that have the part in it that they were asked in: Ada opens, not is opened. */
  readonly inRole: number
  /** Weight of the words that the sentence is said of. */
  readonly topic: number
  /** Weight of the words that it does not say. */
  readonly missing: number
  /** Whether it denies what was asked, or tells what was asked to be denied. */
  readonly isContrary: boolean
  /** Whether something else is dated by what was asked about: before the pier was built. */
  readonly isDatedByAsked: boolean
  readonly clause: string
  /** The clauses around it up to a bracket, dash or semicolon. */
  readonly stretch: string
}

const NOTHING: Assertion = {
  tellsVerb: false,
  inRole: 0,
  topic: 0,
  missing: 0,
  isContrary: false,
  isDatedByAsked: false,
  clause: '',
  stretch: '',
}

/** Least credit of a word that stands for the verb that was asked. */
const LEAST_CREDIT = 0.4
/** What a verb that is told as a thing counts: the opening, for opened. */
const DEED_SHARE = 0.5
const TAKES_PART: ReadonlySet<string> = new Set(['noun', 'gerund'])

const DATES: ReadonlySet<string> = new Set(['before', 'after', 'since', 'until'])
/** Words between one of them and the name that it goes with: before Ada’s new pier. */
const DATED_WITHIN = 3

interface Sentence {
  readonly tokens: readonly Token[]
  readonly meant: readonly (Meant | undefined)[]
  readonly words: readonly AskedWord[]
}

/** What the word at a place is to a predicate. */
function roleAt(at: number, { subjectFrom, begin, at: verb, isPassive }: Predicate, by: number) {
  if (at < subjectFrom) return 'rest'
  if (at < begin) return isPassive ? 'patient' : 'agent'
  if (at <= verb) return 'verb'
  if (!isPassive) return 'patient'
  return by >= 0 && at > by ? 'agent' : 'rest'
}

/** Place of the "by" that names who did it, or -1. */
function placeOfBy({ tokens }: Sentence, { at, end, isPassive }: Predicate): number {
  if (!isPassive) return -1
  for (let place = at + 1; place < end; place++) if (tokens[place]!.word === 'by') return place
  return -1
}

/** What one predicate of a sentence tells. */
function weighPredicate(sentence: Sentence, predicate: Predicate) {
  const { tokens, meant, words } = sentence
  const by = placeOfBy(sentence, predicate)
  const held = new Float64Array(words.length)
  let verb = 0
  let deed = 0
  let inClause = 0
  for (let at = predicate.first; at < predicate.end; at++) {
    const match = meant[at]
    if (match === undefined) continue
    const { role, share } = words[match.word]!
    inClause += share * match.credit
    if (role === 'verb') {
      if (at === predicate.at) verb = Math.max(verb, match.credit)
      else if (TAKES_PART.has(tokens[at]!.tag)) deed = Math.max(deed, match.credit)
    } else if (role === 'rest' || role === roleAt(at, predicate, by)) {
      held[match.word] = Math.max(held[match.word]!, match.credit)
    }
  }
  const inRole = words.reduce((sum, { share }, word) => sum + share * held[word]!, 0)
  const tellsVerb = Math.max(verb, deed) >= LEAST_CREDIT
  return { tellsVerb, inRole, score: verb + DEED_SHARE * deed + inRole + inClause }
}

/** Weight of the words that stand where the sentence names what it is about. */
function topicOf({ tokens, meant, words }: Sentence, first: Predicate | undefined): number {
  const held = new Float64Array(words.length)
  const from = first?.subjectFrom ?? 0
  for (let at = from; at < (first?.begin ?? tokens.length); at++) {
    const match = meant[at]
    if (match !== undefined) held[match.word] = Math.max(held[match.word]!, match.credit)
  }
  return words.reduce((sum, { share }, word) => sum + share * held[word]!, 0)
}

/** Whether a name that was asked about stands right behind a word that dates something else by it. */
const isDatedByAsked = (tokens: readonly Token[], { objects }: Asked): boolean =>
  objects.size > 0 &&
  tokens.some(
    ({ word }, at) =>
      DATES.has(word) &&
      tokens.slice(at + 1, at + 1 + DATED_WITHIN).some((token) => objects.has(token.word)),
  )

function stretchOf(text: string, tokens: readonly Token[], { first, end }: Predicate): string {
  let from = first
  let to = end
  while (from > 0 && tokens[from - 1]!.tag !== 'stop') from--
  while (to < tokens.length && tokens[to]!.tag !== 'stop') to++
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end)
}

/**
 * Reads what an English sentence tells of what was asked.
 * @param words of the question
 * @param find what a word of the sentence stands for in it
 */
export function readAssertion(
  text: string,
  asked: Asked,
  words: readonly AskedWord[],
  find: (word: string) => Meant | undefined,
): Assertion {
  const tokens = tagWords(text)
  const meant = tokens.map(({ word, tag }) =>
    tag === 'comma' || tag === 'stop' ? undefined : find(word),
  )
  const sentence = { tokens, meant, words }
  const predicates = readPredicates(tokens)
  const topic = topicOf(sentence, predicates[0])
  const said = new Set(
    meant.map((match) => ((match?.credit ?? 0) < LEAST_CREDIT ? -1 : match?.word)),
  )
  const missing = words.reduce((sum, { share }, word) => sum + (said.has(word) ? 0 : share), 0)
  let best: Assertion = {
    ...NOTHING,
    topic,
    missing,
    isDatedByAsked: isDatedByAsked(tokens, asked),
    clause: text,
    stretch: text,
  }
  let most = -1
  for (const predicate of predicates) {
    const { tellsVerb, inRole, score } = weighPredicate(sentence, predicate)
    if (score <= most) continue
    most = score
    best = {
      ...best,
      tellsVerb,
      inRole,
      isContrary: asked.isNegated !== predicate.isNegated,
      clause: text.slice(tokens[predicate.first]?.start, tokens[predicate.end - 1]?.end),
      stretch: stretchOf(text, tokens, predicate),
    }
  }
  return best
}
