import { MAX_UNANSWERED_QUESTIONS, type UnansweredQuestion } from '@docent/domain/analytics'
import type { UnansweredMessage, UnansweredSource } from './ports.ts'

/** Messages that are looked through for questions that were asked more than once. */
const MESSAGES_READ = 500

/** What an owner's bots could not answer lately, the most frequent first. */
export async function listUnansweredQuestions(
  source: UnansweredSource,
  ownerId: string,
): Promise<UnansweredQuestion[]> {
  return groupQuestions(await source.listUnanswered(ownerId, MESSAGES_READ))
}

/** The same question in other capitals, blanks or punctuation. */
const keyOf = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function groupQuestions(newestFirst: readonly UnansweredMessage[]): UnansweredQuestion[] {
  const groups = new Map<string, UnansweredQuestion>()
  for (const { question, askedAt } of newestFirst) {
    const key = keyOf(question)
    const known = groups.get(key)
    groups.set(key, {
      question: known?.question ?? question,
      times: (known?.times ?? 0) + 1,
      lastAskedAt: known?.lastAskedAt ?? askedAt.toISOString(),
    })
  }
  groups.delete('')
  return [...groups.values()]
    .toSorted((a, b) => b.times - a.times || b.lastAskedAt.localeCompare(a.lastAskedAt))
    .slice(0, MAX_UNANSWERED_QUESTIONS)
}
