import { readdirSync, readFileSync } from 'node:fs'
import { answerQuestion } from '../functions/src/answers/answer.ts'
import { segmentOf } from '../functions/src/answers/segment.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import type { Verdict } from './hear.ts'
import { calibrated } from './docent.ts'

/** What became of the questions on six short articles in one language. */
export interface ArticlesAsked {
  /** ISO 639-1 code. */
  readonly language: string
  readonly questions: number
  readonly counts: Readonly<Record<Verdict, number>>
  /** Questions that are answered although the article that tells it was left out. */
  readonly foreign: number
}

interface Asked {
  readonly question: string
  readonly holds: string
}

interface Article {
  readonly text: string
  readonly asked: readonly Asked[]
}

/**
 * The same six articles in several languages, each a line after `P:`, and behind it what is asked of it:
 * lines after `Q:`, with words that an answer must hold after a bar.
 */
const FOLDER = new URL('articles/', import.meta.url)
const SUFFIX = '.txt'
const ARTICLE = 'P:'

function articlesIn(language: string): Article[] {
  const text = readFileSync(new URL(language + SUFFIX, FOLDER), 'utf8')
  return text
    .split(ARTICLE)
    .slice(1)
    .map((part) => {
      const [body = '', ...asked] = part.trim().split(/\n\s*Q:/)
      return {
        text: body.trim(),
        asked: asked.map((line) => {
          const [question = '', holds = ''] = line.split('|')
          return { question: question.trim(), holds: holds.trim() }
        }),
      }
    })
}

function indexed(articles: readonly Article[]): readonly IndexedFile[] {
  const file = { fileName: 'articles.txt', pages: articles.map(({ text }) => text) }
  return calibrated([{ fileId: 'articles', ...file, segment: segmentOf(file) }])
}

function verdictOf(files: readonly IndexedFile[], { question, holds }: Asked): Verdict {
  const draft = answerQuestion(files, { question, personality: 'professional' })
  const said = draft.kind === 'fallback' ? [] : draft.sentences
  const tells = said.some(({ text }) => text.includes(holds))
  const [told, untold] =
    draft.kind === 'answer' ? (['right', 'wrong'] as const) : (['near', 'refused'] as const)
  return tells ? told : untold
}

/** A question to the articles of a language, or to those that do not tell it. */
export interface AskedOfArticles extends Asked {
  readonly files: readonly IndexedFile[]
  readonly isTold: boolean
}

/** What is asked of the articles of a language, and of each article what the five others do not tell. */
export function* eachAskedOfArticles(language: string): Generator<AskedOfArticles> {
  const articles = articlesIn(language)
  const files = indexed(articles)
  for (const article of articles) {
    const others = indexed(articles.filter((other) => other !== article))
    for (const asked of article.asked) {
      yield { ...asked, files, isTold: true }
      yield { ...asked, files: others, isTold: false }
    }
  }
}

function ask(language: string): ArticlesAsked {
  const counts = { right: 0, near: 0, refused: 0, wrong: 0 }
  let foreign = 0
  let questions = 0
  for (const { files, isTold, ...asked } of eachAskedOfArticles(language)) {
    const verdict = verdictOf(files, asked)
    if (isTold) {
      questions += 1
      counts[verdict] += 1
    } else if (verdict === 'right' || verdict === 'wrong') foreign += 1
  }
  return { language, questions, counts, foreign }
}

/** The languages in which there are articles. */
export const languagesWritten = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .toSorted()

/** Asks the articles in each language that they are written in. */
export const askArticles = (): ArticlesAsked[] => languagesWritten().map(ask)

/** What became of the questions of one language on the same articles in all others. */
export interface AskedAcross {
  readonly language: string
  readonly questions: number
  readonly counts: Readonly<Record<Verdict, number>>
}

/** Asks the articles of each language in every other one. */
export function askArticlesAcross(): AskedAcross[] {
  const bases = languagesWritten().map((language) => {
    const articles = articlesIn(language)
    return { language, files: indexed(articles), asked: articles.flatMap(({ asked }) => asked) }
  })
  return bases.map(({ language, asked }) => {
    const counts = { right: 0, near: 0, refused: 0, wrong: 0 }
    let questions = 0
    for (const base of bases) {
      if (base.language === language) continue
      questions += asked.length
      for (const [at, { holds }] of base.asked.entries()) {
        counts[verdictOf(base.files, { question: asked[at]!.question, holds })]++
      }
    }
    return { language, questions, counts }
  })
}
