/** Asks for quotes in words. */
export interface Prompt {
  readonly question: string
  readonly evidence: readonly { readonly id: string; readonly quote: string }[]
}

/** Asks which places tell what a message asks. */
export interface ChoicePrompt {
  readonly message: string
  readonly places: readonly { readonly id: string; readonly text: string }[]
}

/** Most quotes in an answer. */
const MAX_QUOTES = 3
/** Shorter words say little about a question. */
const MIN_WORD_LENGTH = 4

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}£]+/gu) ?? [])

/** Those of some texts that share words with what was asked, most first. */
function sharing<T>(asked: string, items: readonly T[], read: (item: T) => string): T[] {
  const telling = [...wordsOf(asked)].filter((word) => word.length >= MIN_WORD_LENGTH)
  return items
    .map((item) => {
      const words = wordsOf(read(item))
      return { item, score: telling.filter((word) => words.has(word)).length }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

/**
 * The quotes that share most words with the question, best first; the first quote where none
 * shares any. The same prompt gives the same choice.
 */
export function chooseQuotes({ question, evidence }: Prompt): Prompt['evidence'] {
  const best = sharing(question, evidence, ({ quote }) => quote)
  return (best.length > 0 ? best : evidence.slice(0, 1)).slice(0, MAX_QUOTES)
}

/** Ids of the place that shares most words with a message; none where none shares any. */
export const chooseIds = ({ message, places }: ChoicePrompt): string[] =>
  sharing(message, places, ({ text }) => text)
    .slice(0, 1)
    .map(({ id }) => id)
