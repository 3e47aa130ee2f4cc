/** Questions that a bot offers before anything was asked: one a line. No validation library here. */
import { MAX_SUGGESTIONS } from './chat.ts'

/** The rules and the schema enforce the same. */
export const SUGGESTED_QUESTION_LIMITS = {
  /** Lines, empty ones included. */
  count: MAX_SUGGESTIONS,
  /** Of one question, in characters: what a button shows and Telegram carries. */
  length: 60,
} as const

const LINES = new RegExp(
  `^[^\\n]{0,${SUGGESTED_QUESTION_LIMITS.length}}(\\n[^\\n]{0,${SUGGESTED_QUESTION_LIMITS.length}}){0,${SUGGESTED_QUESTION_LIMITS.count - 1}}$`,
  'u',
)

/** Whether a text is as many questions as there may be, none of them too long. */
export const areSuggestedQuestions = (text: string): boolean => LINES.test(text)

/** The questions of a text, each once, without blanks; none where the text is blank. */
export const suggestedQuestionsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]
