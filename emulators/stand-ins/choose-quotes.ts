export interface Prompt {
  readonly question: string
  readonly evidence: readonly { readonly id: string; readonly quote: string }[]
}

/** Most quotes in an answer. */
const MAX_QUOTES = 3
/** Shorter words say little about a question. */
const MIN_WORD_LENGTH = 4

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}£]+/gu) ?? [])

/**
 * The quotes that share most words with the question, best first; the first quote where none
 * shares any. The same prompt gives the same choice.
 */
export function chooseQuotes({ question, evidence }: Prompt): Prompt['evidence'] {
  const asked = [...wordsOf(question)].filter((word) => word.length >= MIN_WORD_LENGTH)
  const scored = evidence.map((item) => {
    const words = wordsOf(item.quote)
    return { item, score: asked.filter((word) => words.has(word)).length }
  })
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
  return (best.length > 0 ? best : scored.slice(0, 1)).slice(0, MAX_QUOTES).map(({ item }) => item)
}
