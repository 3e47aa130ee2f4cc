import { DETERMINERS, PRONOUNS } from '../question-verb.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const AUXILIARIES = words(
  'is are was were can could will would shall should must may might has have had',
)
const DO = words('do does did')
const HAVE = words('has have had')
const PARTICIPLE =
  /(?:ed|en|wn|ilt|ught|ept|ent|ost|old|eld|ade|ung|got|put|cut|set|come|gone|done)$/u
/** Pronouns that "does" stands before. */
const SINGULAR = words('he she it')
const ASKS = words('what which who whom whose when where why how')
/** What may stand between how or what and the subject: how much, what time. */
const MEASURES = words(
  'much many long old far big often soon early late fast tall high deep wide hot cold heavy expensive time kind sort type',
)
const LINKS = words('if when to for of in on at with by from that')
/** Verbs of what happens by itself, which are looked for without their ending: when the pool opens. */
const HAPPENS = words(
  'opens closes shuts starts begins ends finishes costs leaves departs arrives takes lasts runs works comes goes happens includes needs gets',
)
/** Words of a subject before its auxiliary, at most: the price of a child seat is. */
const LONGEST_SUBJECT = 7
/** Words of what is asked for before the subject, at most: what colours the boats come in. */
const LONGEST_THING = 2

interface Word {
  readonly word: string
  readonly start: number
  readonly end: number
}

const wordsIn = (text: string): Word[] =>
  Array.from(
    text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.-](?=[\p{L}\p{N}]))*/gu),
    (match) => ({
      word: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    }),
  )

/** Where the subject of an indirect question begins that asks from `asks` on; -1 where none does. */
function subjectIn(tokens: readonly Word[], asks: number, text: string): number {
  let at = asks + 1
  while (MEASURES.has(tokens[at]?.word ?? '')) at++
  const { word = '' } = tokens[asks] ?? {}
  if (word !== 'what' && word !== 'which' && word !== 'how') return at
  if (at > asks + 1 && tokens[at]?.word === 'of') at++
  for (let index = at; index <= at + LONGEST_THING; index++) {
    const token = tokens[index]
    if (token === undefined || AUXILIARIES.has(token.word) || DO.has(token.word)) break
    if (LINKS.has(token.word) || HAPPENS.has(token.word)) return -1
    const isNamed = /\p{Lu}/u.test(text.charAt(token.start))
    if (PRONOUNS.has(token.word) || DETERMINERS.has(token.word) || isNamed) return index
  }
  return at
}

/** Where the auxiliary stands that belongs before the subject; -1 where there is none. */
const auxiliaryIn = (tokens: readonly Word[], subject: number): number =>
  tokens.findIndex(
    ({ word }, at) =>
      at > subject &&
      at <= subject + LONGEST_SUBJECT &&
      AUXILIARIES.has(word) &&
      (!HAVE.has(word) || PARTICIPLE.test(tokens[at + 1]?.word ?? '')),
  )

/** The text from the subject on with its auxiliary, or "do", before it; `null` where none belongs there. */
function inverted(text: string, tokens: readonly Word[], subject: number): string | null {
  const first = tokens[subject]
  // Who pays? Which bus goes there? The question word is the subject.
  if (first === undefined || tokens[subject + 1] === undefined) return null
  if (AUXILIARIES.has(first.word) || DO.has(first.word)) return null
  const auxiliary = tokens[auxiliaryIn(tokens, subject)]
  if (auxiliary !== undefined) {
    const named = text.slice(first.start, auxiliary.start)
    return /[,;:]/u.test(named)
      ? null
      : `${auxiliary.word} ${named.trimEnd()}${text.slice(auxiliary.end)}`
  }
  if (!PRONOUNS.has(first.word) && !DETERMINERS.has(first.word)) return null
  const happens = tokens.find(({ word }, at) => at > subject && HAPPENS.has(word))
  if (happens === undefined) {
    return `${SINGULAR.has(first.word) ? 'does' : 'do'} ${text.slice(first.start)}`
  }
  return `does ${text.slice(first.start, happens.end - 1)}${text.slice(happens.end)}`
}

/**
 * An English question as it is asked directly: when is the final, for when the final is; are dogs
 * allowed, for whether dogs are allowed. What is no indirect question comes back as it is.
 * @param text what stands behind "could you tell me" and the like
 */
export function directQuestion(text: string): string {
  const tokens = wordsIn(text)
  const first = tokens[0]?.word ?? ''
  if (first === 'if' || first === 'whether') return inverted(text, tokens, 1) ?? text
  // Until when, at what age.
  const asks = ASKS.has(first) ? 0 : 1
  if (!ASKS.has(tokens[asks]?.word ?? '')) return text
  const subject = subjectIn(tokens, asks, text)
  const direct = inverted(text, tokens, subject)
  return direct === null ? text : text.slice(0, tokens[subject]!.start) + direct
}

/** Exactly, actually and their like, which only stress a question word. */
const STRESSING =
  'exactly|actually|precisely|genau|eigentlich|denn|exactamente|exactement|esattamente|exatamente|precies|eigenlijk'
const BEHIND_FIRST = new RegExp(
  String.raw`^(\W*\p{L}+(?:\s\p{L}+)?)\s+(?:${STRESSING})(?=\s+\p{L})`,
  'iu',
)
const AT_END = new RegExp(String.raw`\s(?:${STRESSING})(?=[\s?!.]*$)`, 'iu')

/** A question without the word that stresses what it asks for: what exactly is it? */
export const withoutStress = (question: string): string =>
  question.replace(BEHIND_FIRST, '$1').replace(AT_END, '')
