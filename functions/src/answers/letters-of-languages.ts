import { GENERIC_LISTS } from './generic-words/generic-words.ts'
import { KINDRED_LISTS } from './kindred-words/kindred-words.ts'
import { LANGUAGES, type Language } from './language.ts'
import { kindsOf, LETTERED } from './sign-kinds.ts'
import { foldAccents, tellsByAccents } from './stem.ts'
import { stopWordsOf } from './stop-words.ts'

/** Slots that groups of three letters are spread over; few of them share one. */
const SLOT_BITS = 13
const SLOTS = 2 ** SLOT_BITS
/** What a stop word counts beside another word of a language's lists: texts hold them oftener. */
const STOP_WORD_TIMES = 2
/** What a word counts as it is typed without accents, and where these tell most words from each other. */
const PLAIN_TIMES = 0.6
const PLAIN_TIMES_OF_ACCENTED = 2
/** How often each group is taken to stand in each language beside what its lists hold. */
const UNSEEN = 0.3
/** What stands before a word and behind it. */
const BLANK = 32

const slotOf = (first: number, second: number, third: number): number =>
  (Math.imul(Math.imul(first, 31) + second, 961) + Math.imul(third, 0x9e3779b1)) >>>
  (32 - SLOT_BITS)

/** The groups of three letters in the words of a text, how words begin and end among them. */
function visitGroups(text: string, visit: (slot: number) => void): void {
  const small = text.toLowerCase()
  let before = BLANK
  let last = BLANK
  // One place more, so that the last word ends.
  for (let at = 0; at <= small.length; at++) {
    const code = at < small.length ? small.charCodeAt(at) : BLANK
    const next = kindsOf(code) & LETTERED ? code : BLANK
    if (last !== BLANK) visit(slotOf(before, last, next))
    before = last
    last = next
  }
}

/** How likely a language is to hold each group, as logarithms. */
function likelihoodsOf(language: Language): Float32Array {
  const times = new Float32Array(SLOTS)
  let all = 0
  const countIn = (text: string, worth: number): void =>
    visitGroups(text, (slot) => {
      times[slot]! += worth
      all += worth
    })
  const plainTimes = tellsByAccents(language) ? PLAIN_TIMES_OF_ACCENTED : PLAIN_TIMES
  const count = (text: string, worth: number): void => {
    countIn(text, worth)
    const plain = foldAccents(text)
    if (plain !== text) countIn(plain, plainTimes * worth)
  }
  count([...stopWordsOf(language)].join(' '), STOP_WORD_TIMES)
  count(KINDRED_LISTS.get(language) ?? '', 1)
  count(GENERIC_LISTS[language] ?? '', 1)
  const logarithmOf = (each: number): number => Math.log((each + UNSEEN) / (all + UNSEEN * SLOTS))
  const unseen = logarithmOf(0)
  return times.map((each) => (each === 0 ? unseen : logarithmOf(each)))
}

/** Those of all languages, slot by slot; read when a text is first told by them. */
let likelihoods: Float32Array | undefined

function readLikelihoods(): Float32Array {
  const all = new Float32Array(SLOTS * LANGUAGES.length)
  for (const [index, language] of LANGUAGES.entries()) {
    const own = likelihoodsOf(language)
    for (let slot = 0; slot < SLOTS; slot++) all[slot * LANGUAGES.length + index] = own[slot]!
  }
  return all
}

/**
 * How likely a text is in each language, by its place among `LANGUAGES`: the sum of logarithms over
 * its groups of three letters, as often as the language's own word lists hold them.
 * *Source:* Cavnar and Trenkle, "N-Gram-Based Text Categorization", 1994; here as naive Bayes.
 */
export function likelihoodByLetters(text: string): { sums: Float64Array; groups: number } {
  const table = (likelihoods ??= readLikelihoods())
  const sums = new Float64Array(LANGUAGES.length)
  let groups = 0
  visitGroups(text, (slot) => {
    groups++
    const row = slot * sums.length
    for (let language = 0; language < sums.length; language++) {
      sums[language]! += table[row + language]!
    }
  })
  return { sums, groups }
}
