import firstWeek from './first-week-with-a-chatbot.md?raw'
import receipt from './what-a-receipt-is.md?raw'
import writing from './write-documents-that-answer.md?raw'

/** *Source:* specification section 2, "Blog". */
export const CATEGORIES = [
  'Customer Service',
  'AI Training',
  'Business Strategy',
  'Implementation',
  'Case Studies',
] as const
export type Category = (typeof CATEGORIES)[number]

export interface Article {
  /** Last part of its address. */
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly author: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly category: Category
  readonly isFeatured: boolean
  /** Markdown. */
  readonly text: string
}

/** The newest first. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'what-a-receipt-is',
    title: 'Your chatbot speaks for you. Ask it for a receipt.',
    excerpt:
      'Why a list of sources is no proof, what a receipt is, and what changes when a bot may only say what it can quote.',
    author: 'The Docent team',
    date: '2026-11-16',
    category: 'Business Strategy',
    isFeatured: true,
    text: receipt,
  },
  {
    slug: 'write-documents-that-answer',
    title: 'How to write documents that answer',
    excerpt:
      'One fact to a sentence, the thing named again, the words of your customers: what makes a document quotable.',
    author: 'The Docent team',
    date: '2026-11-09',
    category: 'AI Training',
    isFeatured: false,
    text: writing,
  },
  {
    slug: 'first-week-with-a-chatbot',
    title: 'The first week with a chatbot',
    excerpt: 'Ten minutes a day, from the first ten questions to a bot that can be left alone.',
    author: 'The Docent team',
    date: '2026-11-02',
    category: 'Implementation',
    isFeatured: false,
    text: firstWeek,
  },
]

const WORDS_A_MINUTE = 220

/** Minutes that reading takes, at least one. */
export const readMinutes = ({ text }: Article): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE))

/** Shows the articles of the category that is chosen, and says so where there is none. */
export const categoryRules = (): string =>
  CATEGORIES.map((category) => {
    const chosen = `.blog:has([value='${category}']:checked)`
    const ofIt = `[data-category='${category}']`
    return `${chosen} .article:not(${ofIt}){display:none}${chosen}:not(:has(${ofIt})) .no-articles{display:block}`
  }).join('')
