import MiniSearch from 'minisearch'

export interface ManualSection {
  /** Anchor on the page. */
  readonly id: string
  readonly title: string
  /** Title of the section of the second level that it belongs to. */
  readonly chapter: string
  readonly text: string
}

export interface Hit {
  readonly section: ManualSection
  /** The sentence that says it best, to the letter. */
  readonly quote: string
}

const MOST_HITS = 6
/** Shorter words are told apart by every letter, and are no beginnings of others. */
const LEAST_LETTERS = 4
const LEAST_OF_BEGINNING = 2
/** Letters of a word that may be mistyped, as a share. */
const MISTYPED = 0.2
/** What a word counts in a heading. */
const TITLE_WEIGHT = 3
/** Words that only ask. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and are at be by can could do does for from get has have how i if in is it me my of on or should that the there
   this to was we what when where which who why will with would you your`.split(/\s+/),
)

const SENTENCE_END = /(?<=[.!?:])\s+|\n+/
/** The sign or number of a line in a list. */
const BULLET = /^(?:-|\d+\.)\s+/

/** @returns a function that finds sections, the best first */
export function openManual(sections: readonly ManualSection[]): (query: string) => Hit[] {
  const index = new MiniSearch<ManualSection>({
    fields: ['title', 'text'],
    processTerm: (word) => {
      const plain = word.toLowerCase()
      return STOP_WORDS.has(plain) ? null : plain
    },
    searchOptions: {
      boost: { title: TITLE_WEIGHT },
      fuzzy: (word) => (word.length > LEAST_LETTERS ? MISTYPED : false),
      // The last word may still be typed.
      prefix: (word, at, words) => at === words.length - 1 && word.length >= LEAST_OF_BEGINNING,
    },
  })
  const byId = new Map(sections.map((section) => [section.id, section]))
  // A heading with no words of its own has nothing to quote; what stands below it is found itself.
  index.addAll(sections.filter(({ text }) => text !== ''))
  return (query) =>
    index
      .search(query)
      .slice(0, MOST_HITS)
      .map(({ id, match }) => {
        const section = byId.get(String(id))!
        return { section, quote: bestSentence(section, Object.keys(match)) }
      })
}

/** The sentence that holds most of the words that were found; the first where they stand in the heading alone. */
function bestSentence({ text }: ManualSection, found: readonly string[]): string {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.replace(BULLET, ''))
  const lettersFound = (sentence: string): number => {
    const words = new Set(sentence.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    return found.reduce((sum, word) => sum + (words.has(word) ? word.length : 0), 0)
  }
  return sentences.reduce((best, sentence) =>
    lettersFound(sentence) > lettersFound(best) ? sentence : best,
  )
}
