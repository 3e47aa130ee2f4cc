import type { Language } from '../language.ts'
import { foldAccents, formIn, termOf } from '../stem.ts'
import { withoutInnerApostrophe } from '../tokenize.ts'
import { GREEK_FORMS } from '../word-forms/greek.ts'
import { HINDI_FORMS } from '../word-forms/hindi.ts'
import { ITALIAN_FORMS } from '../word-forms/italian.ts'
import { ROMANIAN_FORMS } from '../word-forms/romanian.ts'
import { RUSSIAN_FORMS } from '../word-forms/russian.ts'
import { SPANISH_FORMS } from '../word-forms/spanish.ts'
import { ARABIC } from './arabic.ts'
import { BENGALI } from './bengali.ts'
import { BULGARIAN } from './bulgarian.ts'
import { CATALAN } from './catalan.ts'
import { CHINESE } from './chinese.ts'
import { CROATIAN } from './croatian.ts'
import { CZECH } from './czech.ts'
import { DANISH } from './danish.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { ESTONIAN } from './estonian.ts'
import { FILIPINO } from './filipino.ts'
import { FINNISH } from './finnish.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { GREEK } from './greek.ts'
import { HEBREW } from './hebrew.ts'
import { HINDI } from './hindi.ts'
import { HUNGARIAN } from './hungarian.ts'
import { INDONESIAN } from './indonesian.ts'
import { ITALIAN } from './italian.ts'
import { JAPANESE } from './japanese.ts'
import { KOREAN } from './korean.ts'
import { LITHUANIAN } from './lithuanian.ts'
import { LATVIAN } from './latvian.ts'
import { MALAY } from './malay.ts'
import { NORWEGIAN } from './norwegian.ts'
import { PERSIAN } from './persian.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { ROMANIAN } from './romanian.ts'
import { RUSSIAN } from './russian.ts'
import { SERBIAN } from './serbian.ts'
import { SLOVAK } from './slovak.ts'
import { SLOVENIAN } from './slovenian.ts'
import { SPANISH } from './spanish.ts'
import { SWAHILI } from './swahili.ts'
import { SWEDISH } from './swedish.ts'
import { TAMIL } from './tamil.ts'
import { TELUGU } from './telugu.ts'
import { THAI } from './thai.ts'
import { TURKISH } from './turkish.ts'
import { UKRAINIAN } from './ukrainian.ts'
import { URDU } from './urdu.ts'

/**
 * Words of ordinary language that people use for much the same thing. Looser than those of
 * `related-words`: a text with the one probably answers a question with the other. Matched by
 * stem, so that one form of each word is enough unless its forms differ. What is made of several
 * things (`card: visa amex`) stands for each of them, but none of them for another.
 */
export const KINDRED_LISTS: ReadonlyMap<Language, string> = new Map([
  ['en', ENGLISH],
  ['de', GERMAN],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
  ['pt', PORTUGUESE],
  ['ca', CATALAN],
  ['nl', DUTCH],
  ['ko', KOREAN],
  ['ja', JAPANESE],
  ['zh', CHINESE],
  ['tr', TURKISH],
  ['ru', RUSSIAN],
  ['cs', CZECH],
  ['sk', SLOVAK],
  ['pl', POLISH],
  ['ar', ARABIC],
  ['sv', SWEDISH],
  ['hi', HINDI],
  ['el', GREEK],
  ['ro', ROMANIAN],
  ['th', THAI],
  ['fi', FINNISH],
  ['et', ESTONIAN],
  ['hu', HUNGARIAN],
  ['da', DANISH],
  ['id', INDONESIAN],
  ['ms', MALAY],
  ['sw', SWAHILI],
  ['tl', FILIPINO],
  ['uk', UKRAINIAN],
  ['bn', BENGALI],
  ['ta', TAMIL],
  ['te', TELUGU],
  ['ur', URDU],
  ['bg', BULGARIAN],
  ['hr', CROATIAN],
  ['he', HEBREW],
  ['no', NORWEGIAN],
  ['fa', PERSIAN],
  ['lt', LITHUANIAN],
  ['lv', LATVIAN],
  ['sl', SLOVENIAN],
  ['sr', SERBIAN],
])

/**
 * Forms of one word that its stemmer takes for several (chiudere, chiuso; платить, плачу): as sure
 * as any other word can be. In the languages where they find more than they mislead.
 */
const FORMS: ReadonlyMap<Language, string> = new Map([
  ['el', GREEK_FORMS],
  ['es', SPANISH_FORMS],
  ['hi', HINDI_FORMS],
  ['it', ITALIAN_FORMS],
  ['ro', ROMANIAN_FORMS],
  ['ru', RUSSIAN_FORMS],
])
const FORM_CREDIT = 0.9

/** What a kindred word counts for one that no file knows. */
export const KINDRED_CREDIT = 0.6
/** The same of what the asked word is a kind of: a dachshund is a dog. */
const WHOLE_CREDIT = 0.7

/** A word that may stand in the place of another one, and what it counts for it. */
export interface KindredWord {
  readonly word: string
  readonly credit: number
}

/** A word of a list, and what stands for it there. */
interface Listed {
  readonly word: string
  readonly others: readonly string[]
  readonly credit: number
}

/** The lists of a language by how their words begin, so that few of them are stemmed for a question. */
type Lists = ReadonlyMap<string, readonly Listed[]>

/** Scripts whose words are stemmed from behind alone. */
const STEMMED_BEHIND = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]{2}/u
/** Languages in which a stem may lack how its word begins. */
const STEMMED_BEFORE: ReadonlySet<Language> = new Set(['ar', 'he', 'ms', 'sw', 'tl'])

/** How all words of a stem begin. */
export function beginningOf(word: string, language: Language): string {
  if (STEMMED_BEFORE.has(language)) return ''
  const plain = formIn(language, word)
  return STEMMED_BEHIND.exec(plain)?.[0] ?? plain.slice(0, 1)
}

const lists = new Map<Language, Lists>()
const known = new Map<Language, Map<string, readonly KindredWord[]>>()
/** Words remembered per language; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 10_000

/** @param credit of words that stand for each other */
function* listedIn(groups: string, credit: number): Generator<Listed> {
  for (const line of groups.trim().split('\n')) {
    const [whole, parts] = line.split(': ')
    const words = (parts ?? line).split(' ')
    if (parts === undefined) {
      for (const word of words) yield { word, others: words, credit }
    } else {
      yield { word: whole!, others: words, credit }
      for (const word of words) yield { word, others: [whole!], credit: WHOLE_CREDIT }
    }
  }
}

/** Those of a language, read when they are first asked for; empty where it has none. */
function listsOf(language: Language): Lists {
  const read = lists.get(language)
  if (read !== undefined) return read
  const byBeginning = new Map<string, Listed[]>()
  const forms = FORMS.get(language)
  const groups = KINDRED_LISTS.get(language)
  for (const listed of [
    ...(forms === undefined ? [] : listedIn(forms, FORM_CREDIT)),
    ...(groups === undefined ? [] : listedIn(withoutInnerApostrophe(groups), KINDRED_CREDIT)),
  ]) {
    const beginning = beginningOf(listed.word, language)
    const same = byBeginning.get(beginning)
    if (same === undefined) byBeginning.set(beginning, [listed])
    else same.push(listed)
  }
  lists.set(language, byBeginning)
  return byBeginning
}

/**
 * What stands for the words that are known by a key: a stem, or a word without accents, since
 * questions hold words without them, and those are not always cut as the word with them is.
 * @returns `null` where no word is
 */
function kindredAt(
  key: string,
  listed: readonly Listed[],
  language: Language,
): readonly KindredWord[] | null {
  const found = listed.filter(({ word }) => {
    const plain = foldAccents(word)
    return key === termOf(word, language) || key === termOf(plain, language) || key === plain
  })
  if (found.length === 0) return null
  const credits = new Map<string, number>()
  for (const { word, others, credit } of found) {
    // One word of each stem is enough.
    const byStem = new Map(others.map((other) => [termOf(other, language), other] as const))
    byStem.delete(key)
    for (const other of byStem.values()) {
      const credited = other === word ? FORM_CREDIT : credit
      credits.set(other, Math.max(credited, credits.get(other) ?? 0))
    }
  }
  return Array.from(credits, ([word, credit]) => ({ word, credit }))
}

const NONE: readonly KindredWord[] = []

/**
 * Words that a text of a language may hold in the place of another one; none for languages without
 * a list.
 */
export function kindredWords(word: string, language: Language): readonly KindredWord[] {
  const listed = listsOf(language).get(beginningOf(word, language))
  if (listed === undefined) return NONE
  let memory = known.get(language)
  if (memory === undefined || memory.size >= MEMORY_LIMIT) {
    memory = new Map()
    known.set(language, memory)
  }
  let kindred = memory.get(word)
  if (kindred === undefined) {
    const stem = termOf(word, language)
    const plain = formIn(language, word)
    kindred = kindredAt(stem, listed, language) ?? kindredAt(plain, listed, language) ?? NONE
    memory.set(word, kindred)
  }
  return kindred
}
