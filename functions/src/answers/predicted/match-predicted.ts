import { translationsOf } from '../glossary/translations.ts'
import { kindredWords } from '../kindred-words/kindred-words.ts'
import type { Language } from '../language.ts'
import type { UnitPlace } from '../meaning.ts'
import { relatedWords, RELATED_CREDIT } from '../related-words.ts'
import { rememberingForBoth } from '../remembering.ts'
import type { SearchedQuestion } from '../searched-question.ts'
import { editDistance } from '../spelling.ts'
import { termOf } from '../stem.ts'
import type { IndexedFile } from '../unit-terms.ts'
import {
  predictedOfBase,
  questionWords,
  type PredictedIndex,
  type QuestionWord,
} from './predicted-index.ts'

/** Part of its weight that a word has which is told beside the question. */
const BESIDE_SHARE = 0.75

/** How like a question those are that were predicted for a place. Shares are of the question's weight. */
export interface PredictedMatch {
  readonly place: UnitPlace
  /** Cosine of the likest of them. */
  readonly likeness: number
  /** Share that all of them and the place itself hold together. */
  readonly held: number
  /** Cube root of the sum of the cubes of the cosines: several that are like it count more than one. */
  readonly likenesses: number
  readonly likest: string
}

/** The terms that stand for a word, and what each counts for it. */
function standInsOf(
  { spelled, term }: QuestionWord,
  { askedIn, cue }: SearchedQuestion,
  languages: Iterable<Language>,
): ReadonlyMap<string, number> {
  const credits = new Map([[term, 1]])
  const put = (word: string, language: Language, credit: number): void => {
    const other = termOf(word, language)
    credits.set(other, Math.max(credit, credits.get(other) ?? 0))
  }
  for (const language of languages) {
    if (language === askedIn) {
      for (const word of relatedWords(spelled, cue)) put(word, language, RELATED_CREDIT)
      for (const { word, credit } of kindredWords(spelled, language)) put(word, language, credit)
    } else {
      for (const each of translationsOf(spelled, askedIn, language)) {
        put(each.word, language, each.credit)
      }
    }
  }
  return credits
}

/** Letters from which on one slip of the keyboard is forgiven, and two. */
const FORGIVEN_FROM = 5
const FORGIVEN_TWICE_FROM = 8
/** What a word counts that is known but for a slip. */
const SLIP_CREDIT = 0.8

/** The term of the known word that is nearest to an unknown one; `null` where none is near, or it is a number or code. */
function meantBy(word: string, { terms, weightOf }: PredictedIndex): string | null {
  if (word.length < FORGIVEN_FROM || /\p{N}/u.test(word)) return null
  let edits = word.length < FORGIVEN_TWICE_FROM ? 1 : 2
  let meant: string | null = null
  for (const [known, term] of terms) {
    if (known[0] !== word[0] || known.length < FORGIVEN_FROM - 1) continue
    const distance = editDistance(word, known, edits)
    if (distance > edits) continue
    // Of words that are as near the one that is asked for most often.
    const isNearer = distance < edits || meant === null || weightOf(term) < weightOf(meant)
    if (isNearer) meant = term
    edits = distance
  }
  return meant
}

/** What a word weighs: as itself where anything is asked for with it, else as what best stands for it. */
function weightOfWord(
  { term, share }: QuestionWord,
  credits: ReadonlyMap<string, number>,
  { postings, saidBy, weightOf }: PredictedIndex,
): number {
  const known = [...credits].filter(([each]) => postings.has(each) || saidBy.has(each))
  const best = known.reduce((one, other) => (other[1] > one[1] ? other : one), [term, 0] as const)
  return share * weightOf(best[0])
}

/** By question what best stands in it for a word, and what it weighs there. */
function heldBy(
  credits: ReadonlyMap<string, number>,
  { postings }: PredictedIndex,
): Map<number, { readonly credit: number; readonly weight: number }> {
  const held = new Map<number, { readonly credit: number; readonly weight: number }>()
  for (const [term, credit] of credits) {
    for (const [question, weight] of postings.get(term) ?? []) {
      if (credit > (held.get(question)?.credit ?? 0)) held.set(question, { credit, weight })
    }
  }
  return held
}

const add = (sums: Map<number, number>, at: number, value: number): void =>
  void sums.set(at, (sums.get(at) ?? 0) + value)

/** The terms that stand for a word; where none of them is known, one that it may be meant for. */
function knownStandIns(
  word: QuestionWord,
  question: SearchedQuestion,
  languages: Iterable<Language>,
  index: PredictedIndex,
): ReadonlyMap<string, number> {
  const credits = standInsOf(word, question, languages)
  for (const term of credits.keys()) {
    if (index.postings.has(term) || index.saidBy.has(term)) return credits
  }
  const meant = meantBy(word.asked, index)
  return meant === null ? credits : new Map([[meant, SLIP_CREDIT]])
}

function compare(
  index: PredictedIndex,
  question: SearchedQuestion,
  files: readonly IndexedFile[],
): readonly PredictedMatch[] {
  const languages = new Set(files.map(({ segment }) => segment.language))
  const products = new Map<number, number>()
  const heldOfPlaces = new Map<number, number>()
  let squares = 0
  let whole = 0
  for (const word of questionWords(question)) {
    const credits = knownStandIns(word, question, languages, index)
    const isBeside = question.beside.has(word.asked)
    const weight = weightOfWord(word, credits, index) * (isBeside ? BESIDE_SHARE : 1)
    squares += weight ** 2
    whole += weight
    const mostOfPlaces = new Map<number, number>()
    for (const [at, held] of heldBy(credits, index)) {
      add(products, at, held.credit * weight * held.weight)
      const place = index.placeOf[at]!
      mostOfPlaces.set(place, Math.max(held.credit, mostOfPlaces.get(place) ?? 0))
    }
    for (const [term, credit] of credits) {
      for (const place of index.saidBy.get(term) ?? []) {
        mostOfPlaces.set(place, Math.max(credit, mostOfPlaces.get(place) ?? 0))
      }
    }
    for (const [place, credit] of mostOfPlaces) add(heldOfPlaces, place, credit * weight)
  }
  const places = new Map<number, { likeness: number; likest: number; cubes: number }>()
  for (const [at, product] of products) {
    const likeness = product / (Math.sqrt(squares) * index.lengths[at]!)
    const place = index.placeOf[at]!
    const match = places.get(place) ?? { likeness: 0, likest: at, cubes: 0 }
    places.set(place, match)
    match.cubes += likeness ** 3
    if (likeness > match.likeness) Object.assign(match, { likeness, likest: at })
  }
  return Array.from(places, ([place, { cubes, likeness, likest }]) => ({
    likeness,
    likest: index.texts[likest]!,
    place: index.places[place]!,
    held: heldOfPlaces.get(place)! / whole,
    likenesses: Math.cbrt(cubes),
  })).toSorted((a, b) => b.likeness - a.likeness)
}

/** The steps of a turn ask for it again. */
const compareOnce = rememberingForBoth(compare)

/**
 * How like a question those are that were predicted, by the places that tell them, the likest first;
 * places alone whose questions share a word with it.
 */
export const matchPredicted = (
  files: readonly IndexedFile[],
  question: SearchedQuestion,
): readonly PredictedMatch[] => compareOnce(predictedOfBase(files), question, files)
