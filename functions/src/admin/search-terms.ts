/** Code points of the longest beginning that is kept. */
const MAX_TERM = 20

const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Every beginning of what is left of the texts from each of their words on, up to 20 characters. */
export function searchTerms(texts: readonly string[]): string[] {
  const terms = new Set<string>()
  for (const text of texts.map(normalise)) {
    for (const { index } of text.matchAll(WORD)) {
      let term = ''
      for (const character of Array.from(text.slice(index)).slice(0, MAX_TERM)) {
        term += character
        terms.add(term)
      }
    }
  }
  return [...terms]
}

/** The term that finds whoever `query` is meant for; '' where it holds no word. */
export function termOf(query: string): string {
  const text = normalise(query)
  const start = text.search(WORD)
  return start < 0 ? '' : Array.from(text.slice(start)).slice(0, MAX_TERM).join('')
}

/** Whether one of the texts holds all of the query, of which a term is only the beginning. */
export const holdsQuery = (texts: readonly string[], query: string): boolean =>
  texts.some((text) => normalise(text).includes(normalise(query)))
