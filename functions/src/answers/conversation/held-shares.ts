import { conceptsByTerm, type Concept, type ConceptsByTerm } from '../concepts.ts'

/** Tells how much of what is asked some terms of a file hold. */
export interface Holding {
  /** Share of it all, by weight. */
  readonly share: (file: number, terms: Iterable<number>) => number
  /** Share of the things that are named; 0 where none is. */
  readonly named: (file: number, terms: Iterable<number>) => number
}

/** @param concepts the words of what is asked */
export function holdingOf(concepts: readonly Concept[]): Holding {
  const known = new Map<number, ConceptsByTerm>()
  const weights = concepts.map(({ idf, implied }) => (implied ? 0 : idf))
  const names = concepts.map(({ generic, implied }): number => (generic || implied ? 0 : 1))
  const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)
  /** How far the terms stand for each word, from 0 to 1. */
  const creditsOf = (file: number, terms: Iterable<number>): number[] => {
    const byTerm = known.get(file) ?? conceptsByTerm(concepts, file)
    known.set(file, byTerm)
    const credits = concepts.map(() => 0)
    for (const term of terms) {
      const match = byTerm.get(term)
      if (match === undefined) continue
      credits[match.concept] = Math.min(1, Math.max(credits[match.concept]!, match.credit))
    }
    return credits
  }
  const total = sumOf(weights)
  const count = sumOf(names)
  return {
    share: (file, terms) => {
      if (total === 0) return 0
      return sumOf(creditsOf(file, terms).map((credit, at) => credit * weights[at]!)) / total
    },
    named: (file, terms) => {
      if (count === 0) return 0
      return (
        sumOf(creditsOf(file, terms).map((credit, at) => (credit > 0 ? names[at]! : 0))) / count
      )
    },
  }
}
