import snowball from 'snowball-stemmers'
import type { QuestionSet } from '../data.ts'
import { DEPTH, fieldOf, type SearchEngine } from '../search-engine.ts'

/** *Source:* the defaults of Anserini's BM25 baselines, the usual anchor of published figures. */
const K1 = 0.9
const B = 0.4

/** *Source:* Apache Lucene, `EnglishAnalyzer.ENGLISH_STOP_WORDS_SET`. */
export const LUCENE_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by for if in into is it no not of on or such that the their then ' +
    'there these they this to was will with'
  ).split(' '),
)

const porter = snowball.newStemmer('porter')
const stems = new Map<string, string>()

function stemOf(word: string): string {
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = porter.stem(word)
    stems.set(word, stem)
  }
  return stem
}

/** Lower-case words without possessive, stop words out, Porter's stems. */
export const referenceTerms = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/u, ''))
    .filter((word) => !LUCENE_STOP_WORDS.has(word))
    .map(stemOf)

/** How rare a term is: `ln(1 + (N − n + ½) / (n + ½))`, n of N passages hold it. */
export const inverseFrequency = (passages: number, holding: number): number =>
  Math.log(1 + (passages - holding + 0.5) / (holding + 0.5))

/** How often each term stands in a text. */
function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/**
 * Okapi BM25 as the text book has it, and nothing else: what any ranking must beat before it may
 * be called one. *Source:* Robertson and Zaragoza 2009, equation 3.15, with Lucene's idf.
 */
export function buildReferenceBm25({ passages }: QuestionSet): SearchEngine {
  const texts = passages.map((passage) => referenceTerms(fieldOf(passage)))
  const averageLength = texts.reduce((sum, { length }) => sum + length, 0) / texts.length
  const postings = new Map<string, { passage: number; times: number }[]>()
  for (const [passage, terms] of texts.entries()) {
    for (const [term, times] of countTerms(terms)) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [{ passage, times }])
      else list.push({ passage, times })
    }
  }
  const search = (question: string): string[] => {
    const scores = new Map<number, number>()
    for (const [term, asked] of countTerms(referenceTerms(question))) {
      const list = postings.get(term) ?? []
      const weight = asked * inverseFrequency(passages.length, list.length)
      for (const { passage, times } of list) {
        const norm = K1 * (1 - B + (B * texts[passage]!.length) / averageLength)
        const score = (weight * times * (K1 + 1)) / (times + norm)
        scores.set(passage, (scores.get(passage) ?? 0) + score)
      }
    }
    return [...scores]
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, DEPTH)
      .map(([passage]) => passages[passage]!.id)
  }
  return { name: 'reference BM25', search }
}
