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

/** Asks what customers may ask that places tell. */
export interface PredictionPrompt {
  readonly title: string
  readonly places: ChoicePrompt['places']
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

/** Words that customers have for what documents say otherwise, by a word of the document. */
const CUSTOMERS_WORDS: readonly (readonly [RegExp, string])[] = [
  [/corkage|\bwine\b/i, 'Can we bring a bottle of our own?'],
  [/puncture|inner tube/i, 'I have a flat, what will it set me back?'],
  [/guarantee|warranty/i, 'It broke after a few weeks, who pays?'],
  [/cancel/i, 'Something came up, can I get out of it?'],
  [/parking|car park/i, 'Where do I leave the car?'],
  [/\bdogs?\b|\bpets?\b/i, 'May my four-legged friend come?'],
]
/** Words of a place that the stand-in asks about. */
const MAX_ASKED = 3

/** Questions that each place tells: its own first long words, and what customers say for it. */
export const predictQuestions = ({
  places,
}: PredictionPrompt): { id: string; questions: string[] }[] =>
  places.map(({ id, text }) => {
    const words = [...wordsOf(text)].filter((word) => word.length > MIN_WORD_LENGTH)
    const own = words.length === 0 ? [] : [`${words.slice(0, MAX_ASKED).join(' ')}?`]
    const others = CUSTOMERS_WORDS.flatMap(([said, asked]) => (said.test(text) ? [asked] : []))
    return { id, questions: [...own, ...others] }
  })
