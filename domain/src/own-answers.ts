import { array, object, string } from 'yup'
import { ownAnswerMessages as text } from './messages/own-answers.ts'

/** Lengths in UTF-16 units; all answers of a base stay below the 1 MiB of one document. */
export const OWN_ANSWER_LIMITS = {
  answers: 100,
  questions: 5,
  questionLength: 200,
  answerLength: 1_000,
} as const

/** What an owner wrote as the answer to some questions. It wins over the documents of its base. */
export interface OwnAnswer {
  /** Ways to ask for it, the first one being its title. */
  readonly questions: readonly string[]
  readonly answer: string
}

/** `curated_answers/{baseId}`: the owner's own answers of a base. */
export interface OwnAnswers {
  readonly user_id: string
  readonly answers: Readonly<Record<string, OwnAnswer>>
}

/** Runs of blanks as one; signs that cannot be seen are left out. */
const tidy = (value: string | undefined): string =>
  (value ?? '')
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B\uFEFF]|[^\P{Cc}\s]/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const question = string()
  .transform((value: string) => tidy(value).replaceAll(/\s+/gu, ' '))
  .max(OWN_ANSWER_LIMITS.questionLength, text.tooLong(OWN_ANSWER_LIMITS.questionLength))

/** What the form saves. Blank questions are left out. */
export const ownAnswerSchema = object({
  questions: array(question.defined())
    .transform((list: unknown) =>
      Array.isArray(list) ? list.filter((one) => tidy(String(one)) !== '') : list,
    )
    .min(1, text.questionRequired)
    .max(OWN_ANSWER_LIMITS.questions, text.tooManyQuestions(OWN_ANSWER_LIMITS.questions))
    .test('words', text.questionWords, (list) =>
      (list ?? []).every((one) => /[\p{L}\p{N}]/u.test(one)),
    )
    .required(text.questionRequired),
  answer: string()
    .transform(tidy)
    .max(OWN_ANSWER_LIMITS.answerLength, text.tooLong(OWN_ANSWER_LIMITS.answerLength))
    .required(text.answerRequired),
})
