import { existsSync, readFileSync } from 'node:fs'
import { askBusinesses, type Served } from './businesses.ts'
import { oneSpaced, quotesOf } from './hear.ts'

/** What is asked of any business, and the topic that it asks for. */
interface FirstAsked {
  readonly topic: string
  readonly question: string
}

/** What became of a question that is asked of any business. */
export interface FirstServed extends Served, FirstAsked {
  /** Whether it is in one of the languages for which the engine has patterns, or in one with lists of phrases. */
  readonly isPatterned: boolean
}

/** How it is asked: as most people do, in other words, and in words that nobody mends the engine on. */
export type FirstAskedAs = 'usual' | 'otherwise' | 'held out'

const PATTERNED: ReadonlySet<string> = new Set(['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'])

const FOLDER = new URL('businesses/', import.meta.url)
const FILES: Readonly<Record<FirstAskedAs, string>> = {
  usual: 'first-asked.txt',
  otherwise: 'first-asked-otherwise.txt',
  'held out': 'first-asked-held-out.txt',
}
/** Each business is asked one of so many questions, each time others. */
const STEPS: Readonly<Record<FirstAskedAs, number>> = { usual: 1, otherwise: 6, 'held out': 1 }

const linesOf = (url: URL): string[] => readFileSync(url, 'utf8').trim().split('\n')

/** The questions by language. A line holds a language, a topic and a question. */
function questionsAskedAs(as: FirstAskedAs): ReadonlyMap<string, readonly FirstAsked[]> {
  const byLanguage = new Map<string, FirstAsked[]>()
  for (const line of linesOf(new URL(FILES[as], FOLDER))) {
    const [language = '', topic = '', question = ''] = line.split('\t')
    const known = byLanguage.get(language) ?? []
    known.push({ topic, question })
    byLanguage.set(language, known)
  }
  return byLanguage
}

/** By topic the words of which an answer must hold one, as a business's document tells it. */
function toldBy(business: string): ReadonlyMap<string, readonly string[]> {
  const url = new URL(`${business}.first.txt`, FOLDER)
  if (!existsSync(url)) return new Map()
  return new Map(
    linesOf(url).map((line) => {
      const [topic = '', ...holds] = line.split(' | ')
      return [topic, holds.map(oneSpaced)]
    }),
  )
}

/**
 * Asks every business what is asked of any: how one pays, whether dogs may come, what happens to those
 * who are late. In the languages in which it was marked what each document tells of each topic.
 */
export function askFirst(as: FirstAskedAs): FirstServed[] {
  const byLanguage = questionsAskedAs(as)
  const topics = new Map(
    [...byLanguage.values()].flat().map(({ topic, question }) => [question, topic]),
  )
  const topicOf = (question: string): string => topics.get(question) ?? ''
  return askBusinesses(
    (language, turn) =>
      (byLanguage.get(language) ?? [])
        .filter((_, at) => (at + turn) % STEPS[as] === 0)
        .map(({ question }) => question),
    (heard, { business }) => {
      const holds = toldBy(business).get(topicOf(heard.question)) ?? []
      const said = quotesOf(heard)
      return { isTold: holds.length > 0, tells: holds.some((hold) => said.includes(hold)) }
    },
  ).map((served) => ({
    ...served,
    topic: topicOf(served.question),
    isPatterned: PATTERNED.has(served.language),
  }))
}
