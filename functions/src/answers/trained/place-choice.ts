import type { AnswerCue } from '../cue-rules.ts'
import type { Findings } from '../findings.ts'
import { isMostlyUnknown } from '../predicates/sureness.ts'
import { unitsIn, type IndexedFile } from '../unit-terms.ts'
import { CHOICE_IN_ENGLISH } from './choice/english.ts'
import { CHOICE_IN_OTHERS } from './choice/others.ts'
import type { TrainedCandidate } from './trained-candidates.ts'
import { asksUnknown } from './trained-questions.ts'

/** A network of one hidden layer as it is kept: numbers with a blank between, by rows. */
export interface KeptChoice {
  /** Rows of the hidden layer, by what is known of a place, by what is known of the question, and beside both. */
  readonly ofPlace: string
  readonly ofQuestion: string
  readonly bias: string
  /** What the hidden layer counts, and what is known of a place by itself. */
  readonly hidden: string
  readonly plain: string
  /** The strength of there being no place: by what is known of the question and, last, beside it. */
  readonly none: string
}

interface Choice {
  readonly ofPlace: readonly Float64Array[]
  readonly ofQuestion: readonly Float64Array[]
  readonly bias: Float64Array
  readonly hidden: Float64Array
  readonly plain: Float64Array
  readonly none: Float64Array
}

const MOST_WORDS = 6
/** Units of a base from which on it is known how large it is. */
const FEW_UNITS = 100

/** Kinds of things that are asked for often enough to learn what tells them; any other is none of them. */
const CUES: readonly AnswerCue[] = [
  'none',
  'money',
  'duration',
  'time',
  'quantity',
  'place',
  'reason',
  'person',
  'discount',
]

/** What is known of a question, as `learn_choice.py` reads it. */
export function knownOfQuestion(files: readonly IndexedFile[], findings: Findings): number[] {
  const { words, cue } = findings.question
  return [
    Math.min(MOST_WORDS, words.length),
    Math.log2(Math.max(1, unitsIn(files) / FEW_UNITS)),
    Number(asksUnknown(findings)),
    Number(isMostlyUnknown(findings.retrieval)),
    ...CUES.map((each) => Number(each === cue)),
  ]
}

/** What is known of each place beside the others, as `learn_choice.py` reads it. */
export function knownOfPlaces(candidates: readonly TrainedCandidate[]): number[][] {
  const nearest = Math.max(...candidates.map(({ near }) => near))
  const best = Math.max(...candidates.map(({ score }) => score))
  return candidates.map(({ likeness, near, score, fit, ...is }) => [
    likeness.sum,
    likeness.heading,
    likeness.near,
    likeness.nearBack,
    likeness.same,
    likeness.gap,
    likeness.before,
    likeness.behind,
    likeness.around,
    Number(likeness.isFirst),
    Math.log(Math.max(1, likeness.words)),
    score,
    fit,
    Number(is.isLikely),
    Number(is.isEvident),
    Number(is.isSure),
    Number(is.isOfTopic),
    near - nearest,
    score - best,
  ])
}

const numbersOf = (text: string): Float64Array => Float64Array.from(text.split(' '), Number)

function rowsOf(text: string, rows: number): Float64Array[] {
  const numbers = numbersOf(text)
  const width = numbers.length / rows
  return Array.from({ length: rows }, (_, row) => numbers.subarray(row * width, (row + 1) * width))
}

function readChoice({ ofPlace, ofQuestion, ...kept }: KeptChoice): Choice {
  const bias = numbersOf(kept.bias)
  return {
    ofPlace: rowsOf(ofPlace, bias.length),
    ofQuestion: rowsOf(ofQuestion, bias.length),
    bias,
    hidden: numbersOf(kept.hidden),
    plain: numbersOf(kept.plain),
    none: numbersOf(kept.none),
  }
}

const IN_ENGLISH = readChoice(CHOICE_IN_ENGLISH)
const IN_OTHERS = readChoice(CHOICE_IN_OTHERS)

/** Sum of what is known by its weights; weights that nothing belongs to are left out. */
function sumOf(known: readonly number[], weights: Float64Array): number {
  let sum = 0
  for (const [at, each] of known.entries()) sum += each * weights[at]!
  return sum
}

/**
 * The place that a question most likely asks for.
 * @param candidates at least one
 * @returns it, and the log odds that it is the one rather than another or none
 */
export function choosePlace(
  files: readonly IndexedFile[],
  findings: Findings,
  candidates: readonly TrainedCandidate[],
): { readonly best: TrainedCandidate; readonly odds: number } {
  const choice = findings.question.askedIn === 'en' ? IN_ENGLISH : IN_OTHERS
  const question = knownOfQuestion(files, findings)
  const asked = choice.bias.map((bias, at) => bias + sumOf(question, choice.ofQuestion[at]!))
  const strengths = knownOfPlaces(candidates).map((place) =>
    choice.ofPlace.reduce(
      (strength, row, at) =>
        strength + choice.hidden[at]! * Math.max(0, asked[at]! + sumOf(place, row)),
      sumOf(place, choice.plain),
    ),
  )
  const none = choice.none.at(-1)! + sumOf(question, choice.none)
  const most = Math.max(...strengths)
  const at = strengths.indexOf(most)
  const others = [none, ...strengths.toSpliced(at, 1)].reduce(
    (sum, strength) => sum + Math.exp(strength - most),
    0,
  )
  return { best: candidates[at]!, odds: -Math.log(others) }
}
