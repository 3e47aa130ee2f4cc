/** What a question asks for, or what is hard about it. */
export type AnswerableKind =
  | 'everyday'
  | 'fact'
  | 'price'
  | 'time'
  | 'hours'
  | 'place'
  | 'person'
  | 'yes or no'
  | 'how to'
  | 'definition'
  | 'list'
  | 'table row'
  | 'comparison'
  | 'few shared words'
  | 'typing error'
  | 'two parts'
  | 'follow-up'
  | 'German'

/** Questions about something else, and questions about the business that no document answers. */
export type RefusedKind = 'off topic' | 'look-alike'

/** Nobody who changes the engine looks at the questions that are held out. */
type Split = 'open' | 'held out'

/** Where an answer stands. */
export interface Expectation {
  /** Names of the files that a right receipt points to; each of them says it. */
  readonly files: readonly string[]
  /**
   * What the quotes of the right answer contain between them, after white space has been
   * reduced to single spaces. Rows of tables are cut into cells.
   */
  readonly facts: readonly string[]
}

/** A question that a customer of the demo business would ask, and where the answer stands. */
export interface DemoQuestion extends Expectation {
  readonly kind: AnswerableKind
  readonly split: Split
  readonly question: string
  /** What the same visitor asked before, where the question leans on it. */
  readonly after?: string
  /** Other answers that are as right. */
  readonly or?: readonly Expectation[]
}

/** A question to which the bot has to say its fallback text. */
export interface RefusedQuestion {
  readonly kind: RefusedKind
  readonly split: Split
  readonly question: string
}

type Asked = Omit<DemoQuestion, 'kind' | 'split'>

const expectation = (files: string | readonly string[], facts: readonly string[]): Expectation => ({
  files: typeof files === 'string' ? [files] : files,
  facts,
})

/** A question with the words that its answer has to quote from each of the files named. */
export const ask = (
  question: string,
  files: string | readonly string[],
  ...facts: string[]
): Asked => ({ question, ...expectation(files, facts) })

/** The same question, for which another place answers as well. */
export const or = (asked: Asked, files: string | readonly string[], ...facts: string[]): Asked => ({
  ...asked,
  or: [...(asked.or ?? []), expectation(files, facts)],
})

/** A question that follows another one. */
export const after = (previous: string, asked: Asked): Asked => ({ ...asked, after: previous })

export const open = (kind: AnswerableKind, ...asked: readonly Asked[]): DemoQuestion[] =>
  asked.map((each) => ({ ...each, kind, split: 'open' }))

export const heldOut = (kind: AnswerableKind, ...asked: readonly Asked[]): DemoQuestion[] =>
  asked.map((each) => ({ ...each, kind, split: 'held out' }))

export const refused = (
  kind: RefusedKind,
  split: Split,
  ...questions: readonly string[]
): RefusedQuestion[] => questions.map((question) => ({ kind, split, question }))
