import { rememberingForBase } from '../base-words.ts'
import { rarity, shareOfPair } from '../concepts.ts'
import { isGeneric } from '../generic-words/generic-words.ts'
import type { Language } from '../language.ts'
import type { UnitPlace } from '../meaning.ts'
import { readSearched, type SearchedQuestion } from '../searched-question.ts'
import { formIn, termOf } from '../stem.ts'
import { visitWords } from '../tokenize.ts'
import { textOfUnit, type IndexedFile, type PredictedQuestions } from '../unit-terms.ts'
import { textOfPlace } from './predictions.ts'

/** Part of its weight that a word keeps which questions are made of whatever they are about. */
const GENERIC_SHARE = 0.7

/** A word of a question, as questions are compared. */
export interface QuestionWord {
  /** As a question holds it. */
  readonly asked: string
  /** With its accents. */
  readonly spelled: string
  readonly term: string
  /** Part of what its rarity weighs. */
  readonly share: number
}

/** The predicted questions of a base. */
export interface PredictedIndex {
  /** What is told, each place once. */
  readonly places: readonly UnitPlace[]
  /** The questions, in the order of their places. */
  readonly texts: readonly string[]
  /** By question the number of the place that tells it. */
  readonly placeOf: readonly number[]
  /** By question how long it is as a vector of weights. */
  readonly lengths: readonly number[]
  /** By term the questions that hold it, with its weight in each. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** By term the places that say it themselves. */
  readonly saidBy: ReadonlyMap<string, readonly number[]>
  /** The term of each word that questions or places hold, without its accents. */
  readonly terms: ReadonlyMap<string, string>
  /** What a term weighs: the more, the fewer places are asked for with it or say it. */
  weightOf(term: string): number
}

/** The words of a question that say something. */
export function questionWords(question: SearchedQuestion): QuestionWord[] {
  const { words, spelled, implied, askedIn } = question
  return words.map((asked) => {
    const written = spelled.get(asked) ?? asked
    const isFiller = isGeneric(asked, askedIn) || implied.has(asked)
    const share = shareOfPair(question, asked) * (isFiller ? GENERIC_SHARE : 1)
    return { asked, spelled: written, term: termOf(written, askedIn), share }
  })
}

/** The terms that a place says, with the names of its columns, and its heading. */
function termsSaid(
  file: IndexedFile,
  place: PredictedQuestions,
  termOfWord: Map<string, string>,
): Set<string> {
  const { language } = file.segment
  const heading = file.segment.passageHeading[place.passage]!
  const texts = [textOfPlace(file, place.unit), heading < 0 ? '' : textOfUnit(file, heading)]
  const terms = new Set<string>()
  visitWords(texts.join('\n'), (word) => {
    const term = termOf(word, language)
    terms.add(term)
    termOfWord.set(formIn(language, word), term)
  })
  return terms
}

/** The terms of a question in the documents' language, and the share of each. */
function sharesOf(
  text: string,
  language: Language,
  termOfWord: Map<string, string>,
): Map<string, number> {
  const shares = new Map<string, number>()
  for (const { asked, term, share } of questionWords(readSearched(text, [language], language))) {
    termOfWord.set(asked, term)
    shares.set(term, Math.max(share, shares.get(term) ?? 0))
  }
  return shares
}

function readBase(files: readonly IndexedFile[]): PredictedIndex {
  const places: UnitPlace[] = []
  const texts: string[] = []
  const placeOf: number[] = []
  const sharesOfQuestions: ReadonlyMap<string, number>[] = []
  const asking = new Map<string, number>()
  const saidBy = new Map<string, number[]>()
  const terms = new Map<string, string>()
  for (const [at, file] of files.entries()) {
    for (const predicted of file.predicted ?? []) {
      const { passage, unit, questions } = predicted
      if (questions.length === 0) continue
      const place = places.push({ file: at, passage, unit }) - 1
      const own = questions.map((text) => sharesOf(text, file.segment.language, terms))
      const said = termsSaid(file, predicted, terms)
      for (const term of said) {
        const saying = saidBy.get(term)
        if (saying === undefined) saidBy.set(term, [place])
        else saying.push(place)
      }
      for (const term of new Set([...said, ...own.flatMap((shares) => [...shares.keys()])])) {
        asking.set(term, (asking.get(term) ?? 0) + 1)
      }
      sharesOfQuestions.push(...own)
      texts.push(...questions)
      placeOf.push(...own.map(() => place))
    }
  }
  const weightOf = (term: string): number => rarity(places.length, asking.get(term) ?? 0)
  const postings = new Map<string, Map<number, number>>()
  const lengths = sharesOfQuestions.map((shares, question) => {
    const weights = Array.from(shares, ([term, share]) => {
      const held = postings.get(term) ?? new Map<number, number>()
      postings.set(term, held)
      const weight = share * weightOf(term)
      held.set(question, weight)
      return weight
    })
    return Math.hypot(...weights)
  })
  return { places, texts, placeOf, terms, saidBy, lengths, postings, weightOf }
}

/** The predicted questions of a base, read when they are first asked for. */
export const predictedOfBase = rememberingForBase(readBase)
