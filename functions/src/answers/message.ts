import type { Language } from './language.ts'
import { mattersIn } from './matters/matter-words.ts'
import { readQuestion, type Question } from './question.ts'
import { once, readSearched } from './searched-question.ts'

/** A message that tells a case beside what it asks: I lost my key. What does it cost? */
export interface Message {
  /** The whole of it. */
  readonly text: string
  readonly asked: string
  readonly told: string
}

/**
 * Takes a message apart: the question as it is by itself, with the words of what is told beside it. Whom to call in
 * its case is told by more than the number of the business.
 * @param languages of the documents that are asked, the commonest first
 */
export function readMessage({ asked, told }: Message, languages: readonly Language[]): Question {
  const question = readQuestion(asked, languages)
  const beside = readSearched(told, languages, question.askedIn)
  const words = beside.words.filter((word) => !question.words.includes(word))
  return {
    ...question,
    contact: null,
    words: [...words, ...question.words],
    beside: new Set(words),
    spelled: new Map([...beside.spelled, ...question.spelled]),
    parted: new Map([...beside.parted, ...question.parted]),
    byTheWay: new Set([...beside.byTheWay, ...question.byTheWay]),
    amounts: [...beside.amounts, ...question.amounts],
    pairs: {
      loose: new Set([...beside.pairs.loose, ...question.pairs.loose]),
      ofWord: new Map([...beside.pairs.ofWord, ...question.pairs.ofWord]),
    },
    matters: once(() => mattersIn(`${told} ${asked}`, question.askedIn)),
  }
}
