import type { Asked } from './asked.ts'
import { readPredicates, type Predicate } from './clauses.ts'
import { tagWords, type Token } from './tag.ts'

/** The question's words as they were looked up, in order. */
export interface AskedWord {
  /** Whether it is the verb that was asked. */
  readonly isVerb: boolean
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
  /** Weight of the words that the sentence is said of. */
  readonly topic: number
  /** Whether it denies what was asked, or tells what was asked to be denied. */
  readonly isContrary: boolean
  /** The clause, and those around it up to a bracket, dash or semicolon. */
  readonly stretch: string
}

/** Least credit of a word that stands for the verb that was asked. */
const LEAST_CREDIT = 0.4
/** What a verb that is told as a thing counts: the opening, for opened. */
const DEED_SHARE = 0.5
const TAKES_PART: ReadonlySet<string> = new Set(['noun', 'gerund'])

/** Verbs that deny what is said of something: tyres are excluded. */
const DENYING: ReadonlySet<string> = new Set(
  'ban bans banned exclude excludes excluded exempt exempts exempted forbid forbids forbidden prohibit prohibits prohibited'.split(
    ' ',
  ),
)

interface Sentence {
  readonly tokens: readonly Token[]
  readonly meant: readonly (Meant | undefined)[]
  readonly words: readonly AskedWord[]
}

/** Whether a predicate tells the verb that was asked, and how much of the question its clause holds. */
function weighPredicate({ tokens, meant, words }: Sentence, predicate: Predicate) {
  let verb = 0
  let deed = 0
  let inClause = 0
  for (let at = predicate.first; at < predicate.end; at++) {
    const match = meant[at]
    if (match === undefined) continue
    const { isVerb, share } = words[match.word]!
    inClause += share * match.credit
    if (!isVerb) continue
    if (at === predicate.at) verb = Math.max(verb, match.credit)
    else if (TAKES_PART.has(tokens[at]!.tag)) deed = Math.max(deed, match.credit)
  }
  const tellsVerb = Math.max(verb, deed) >= LEAST_CREDIT
  return { tellsVerb, score: verb + DEED_SHARE * deed + inClause }
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

/** Whether a verb denies: by what stands before it, or by itself; of both neither does. */
const denies = (isNegated: boolean, verb: string): boolean => isNegated !== DENYING.has(verb)

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
  let best: Assertion = { tellsVerb: false, topic, isContrary: false, stretch: text }
  let most = -1
  for (const predicate of predicates) {
    const { tellsVerb, score } = weighPredicate(sentence, predicate)
    if (score <= most) continue
    most = score
    best = {
      ...best,
      tellsVerb,
      isContrary:
        denies(asked.isNegated, asked.verb) !==
        denies(predicate.isNegated, tokens[predicate.at]!.word),
      stretch: stretchOf(text, tokens, predicate),
    }
  }
  return best
}
