import { inverseFrequency, referenceTerms } from './baselines/reference-bm25.ts'
import type { BenchmarkQuestion, QuestionSet } from './data.ts'
import { DEPTH, mean, percentile, timed, type SearchEngine } from './search-engine.ts'

/** How well passages are found; every figure is a mean over questions, from 0 to 1. */
export interface Ranking {
  /** Share of questions whose first passage answers. */
  readonly hitAt1: number
  /** Share with an answering passage among the first five. */
  readonly hitAt5: number
  /** Mean of 1 / rank of the first answering passage, 0 below the tenth. */
  readonly reciprocalRank: number
  /** Normalised discounted cumulative gain of the first ten. *Source:* Järvelin & Kekäläinen 2002. */
  readonly gain: number
}

/** Gain of passages at these ranks (1 = first). */
const discountedGain = (ranks: readonly number[]): number =>
  ranks.reduce((sum, rank) => sum + 1 / Math.log2(rank + 1), 0)

/** @param found per question the passages that an engine found, the best first */
export function measureRanking(
  found: readonly (readonly string[])[],
  questions: readonly Pick<BenchmarkQuestion, 'answeredBy'>[],
): Ranking {
  const each = questions.map(({ answeredBy }, index) => {
    const ids = (found[index] ?? []).slice(0, DEPTH)
    const ranks = ids.flatMap((id, at) => (answeredBy.includes(id) ? [at + 1] : []))
    const ideal = Array.from({ length: Math.min(DEPTH, answeredBy.length) }, (_, at) => at + 1)
    return { first: ranks[0] ?? Infinity, gain: discountedGain(ranks) / discountedGain(ideal) }
  })
  return {
    hitAt1: mean(each.map(({ first }) => (first === 1 ? 1 : 0))),
    hitAt5: mean(each.map(({ first }) => (first <= 5 ? 1 : 0))),
    reciprocalRank: mean(each.map(({ first }) => 1 / first)),
    gain: mean(each.map(({ gain }) => gain)),
  }
}

/** Asks an engine every question. */
export const askAll = (
  engine: SearchEngine,
  questions: readonly Pick<BenchmarkQuestion, 'text'>[],
): (readonly string[])[] => questions.map(({ text }) => engine.search(text))

/** Milliseconds per question, each asked a second time: caches are warm, as in a live bot. */
export function measureTimes(
  engine: SearchEngine,
  questions: readonly Pick<BenchmarkQuestion, 'text'>[],
): { p50: number; p95: number } {
  askAll(engine, questions)
  const times = questions.map(({ text }) => timed(() => engine.search(text)).ms)
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/**
 * The quarter of the questions that share the least with the passage which answers them: the share
 * of the question's weight (sum of idf over its different terms, those of the reference BM25) that
 * the passage holds. That is where customers' paraphrases live.
 */
export function leastSharedQuarter(
  { passages }: Pick<QuestionSet, 'passages'>,
  questions: readonly BenchmarkQuestion[],
): BenchmarkQuestion[] {
  const terms = new Map(passages.map(({ id, text }) => [id, new Set(referenceTerms(text))]))
  const holding = new Map<string, number>()
  for (const own of terms.values()) {
    for (const term of own) holding.set(term, (holding.get(term) ?? 0) + 1)
  }
  const weightOf = (list: readonly string[]): number =>
    list.reduce((sum, term) => sum + inverseFrequency(passages.length, holding.get(term) ?? 0), 0)
  const shareOf = ({ text, answeredBy }: BenchmarkQuestion): number => {
    const asked = [...new Set(referenceTerms(text))]
    const shares = answeredBy.map(
      (id) => weightOf(asked.filter((term) => terms.get(id)?.has(term))) / weightOf(asked),
    )
    return Math.max(0, ...shares.filter((share) => !Number.isNaN(share)))
  }
  return questions
    .map((question) => ({ question, share: shareOf(question) }))
    .toSorted((a, b) => a.share - b.share)
    .slice(0, Math.floor(questions.length / 4))
    .map(({ question }) => question)
}
