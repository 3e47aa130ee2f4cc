import type { Personality } from '@docent/domain/bots'

/** What is said to the bot without asking the documents anything. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'okay'
  | 'goodbye'
  | 'insult'
  /** Who are you? Are you a human? */
  | 'identity'
  /** A person is asked for: the bot asks for an e-mail address. */
  | 'human'
  /** An e-mail address is left, so that a person writes back. It is kept before this is said. */
  | 'email'
  | 'help'
  /** Signs or letters without a word. */
  | 'unclear'

/** What each personality says; of several wordings one is chosen. */
export type Voices = Readonly<Record<Personality, readonly string[]>>

/**
 * The bot's own words in one language. They are manners: none of them states anything that the
 * documents would have to prove, and none claims to be a human.
 */
export interface Phrases {
  readonly smallTalk: Readonly<Record<SmallTalk, Voices>>
  /** What documents call the ways to a person; divided by blanks. */
  readonly contact: string
  /** Where the plan's messages are used up: a message is taken instead of an answer. */
  readonly takeMessage: string
  /** Before an answer. Neutral to yes and no. */
  readonly opening: Voices
  /** After an answer, now and then. */
  readonly closing: Voices
  /** Before the things of which one may be meant. */
  readonly which: Voices
  /** Where more was asked for and the documents go on about something else. */
  readonly noMore: Voices
  /** Behind the owner's fallback text, before a passage that does not tell what was asked. */
  readonly nearest: string
  /** Before an answer, where it stands: a list of `place`s. */
  readonly from: (places: string) => string
  readonly place: (fileName: string, page: number | null) => string
  readonly and: string
  /** Before sentences of two documents that name different numbers. */
  readonly differ: (one: string, other: string) => string
  /** Where a word was taken for another one. */
  readonly readAs: (asked: string, read: string) => string
}

/** Wordings by personality; several of one personality are divided by `|`. */
export const voices = (
  professional: string,
  friendly: string,
  casual: string,
  technical: string,
): Voices => {
  const wordings = (text: string) => (text === '' ? [] : text.split('|'))
  return {
    professional: wordings(professional),
    friendly: wordings(friendly),
    casual: wordings(casual),
    technical: wordings(technical),
  }
}
