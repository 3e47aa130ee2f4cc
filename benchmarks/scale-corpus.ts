import { stopWordsOf } from '../functions/src/answers/stop-words.ts'
import type { BenchmarkPassage, QuestionSet } from './data.ts'
import { seededRandom } from './random.ts'

/** A base of any size: the set's own passages, and generated ones that answer nothing. */
export interface Corpus {
  readonly passages: readonly BenchmarkPassage[]
  readonly questions: readonly string[]
}

/** Different words of the generated text, and how steeply they get rarer. *Source:* Zipf 1949. */
const VOCABULARY = 60_000
const STEEPNESS = 1.05
/** Share of the words that are function words, and of the others that are the document's own. */
const FUNCTION_SHARE = 0.45
const OWN_SHARE = 0.25
const OWN_WORDS = 30
const SENTENCES = { least: 3, most: 8 } as const
const WORDS = { least: 8, most: 22 } as const
/** Words of a question that is made up where no set is at hand. */
const ASKED_WORDS = 4
const MADE_QUESTIONS = 1_000

const SYLLABLES =
  'ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo ga go ha he hi ho la le li lo lu ma me mi mo mu na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi'.split(
    ' ',
  )
const CLOSINGS = ['', 'n', 'r', 's', 't', 'l']

/** A made-up word; other numbers give other words. */
function madeWord(number: number): string {
  let word = CLOSINGS[number % CLOSINGS.length]!
  let rest = Math.floor(number / CLOSINGS.length) + SYLLABLES.length
  for (; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word = SYLLABLES[rest % SYLLABLES.length]! + word
  }
  return word
}

/** The set's content words by how often they stand there, then made-up ones: the rarest last. */
function contentWords(set: QuestionSet | null): string[] {
  const counts = new Map<string, number>()
  const stopWords = stopWordsOf('en')
  for (const { text } of set?.passages ?? []) {
    for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
      if (!stopWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const known = [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word)
  const made = Array.from({ length: VOCABULARY - known.length }, (_, number) => madeWord(number))
  return [...known, ...made]
}

/** Chooses a rank, the low ones more often, as words of a language are. */
function zipf(size: number, random: () => number): () => number {
  const sums = new Float64Array(size)
  let sum = 0
  for (let rank = 0; rank < size; rank++) sums[rank] = sum += 1 / (rank + 2) ** STEEPNESS
  return () => {
    const wanted = random() * sum
    let low = 0
    let high = size - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

/**
 * A base of a size. The same size and set give the same base.
 * @param perFile generated passages of one file
 */
export function makeCorpus(set: QuestionSet | null, size: number, perFile = 100): Corpus {
  const random = seededRandom(size)
  const content = contentWords(set)
  const common = [...stopWordsOf('en')].filter((word) => /^[a-z]+$/.test(word))
  const anyContent = zipf(content.length, random)
  const anyCommon = zipf(common.length, random)
  const between = ({ least, most }: { least: number; most: number }): number =>
    least + Math.floor(random() * (most - least + 1))

  const passages = [...(set?.passages ?? [])].slice(0, size)
  let own: string[] = []
  const word = (): string => {
    if (random() < FUNCTION_SHARE) return common[anyCommon()]!
    return random() < OWN_SHARE ? own[Math.floor(random() * OWN_WORDS)]! : content[anyContent()]!
  }
  const sentence = (): string => {
    const words = Array.from({ length: between(WORDS) }, word).join(' ')
    return `${words[0]!.toUpperCase()}${words.slice(1)}.`
  }
  for (let made = 0; passages.length < size; made++) {
    if (made % perFile === 0) own = Array.from({ length: OWN_WORDS }, () => content[anyContent()]!)
    const text = Array.from({ length: between(SENTENCES) }, sentence).join(' ')
    passages.push({ id: `made ${made}`, title: `Made ${Math.floor(made / perFile)}`, text })
  }
  const asked = (): string => {
    const { text } = passages[Math.floor(random() * passages.length)]!
    const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? []
    const chosen = Array.from(
      { length: ASKED_WORDS },
      () => words[Math.floor(random() * words.length)] ?? '',
    )
    return `What about ${chosen.join(' ')}?`
  }
  const questions =
    set?.questions.map(({ text }) => text) ?? Array.from({ length: MADE_QUESTIONS }, asked)
  return { passages, questions }
}
