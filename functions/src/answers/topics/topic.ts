import type { AnswerCue } from '../cue-rules.ts'
import type { Findings } from '../findings.ts'
import type { IndexedFile } from '../unit-terms.ts'

/** A place that tells of a topic, and how well. */
export interface TellingUnit {
  readonly file: number
  readonly passage: number
  readonly unit: number
  readonly score: number
  /** Whether it tells of the days of the year that are asked for. */
  readonly isOnDays?: boolean
}

/** What a text may hold. */
export type Test = Pick<RegExp, 'test'>

/** Text of questions for a topic. */
export interface AskedTexts {
  /** What the question holds as well, where its concepts alone do not ask for the topic. */
  readonly asked?: Test | undefined
  /** Questions for something else, whatever they hold. */
  readonly notAsked?: Test | undefined
}

/** How it is asked for a topic. Texts are those of the languages that `isPatterned` names. */
interface AskedFor extends AskedTexts {
  /** Concepts of the glossary of which a question names one, between blanks. */
  readonly asks: string
  /** Of those the ones that ask for no more than the topic; the others must be told of. All, where this is missing. */
  readonly core?: string
  /** Concepts that it may name besides. */
  readonly beside?: string
  /** Kinds of answers that are asked for with it; none, where this is missing. */
  readonly cues?: readonly AnswerCue[]
  /** Words that ask for it and are no concepts; whole questions, where it begins with `^`. */
  readonly askedAs?: RegExp
  /** Whether it is asked for as well by whoever names nothing, and only asks for one of its kinds of answers. */
  readonly isOfWhatWasSaid?: boolean
  /** Words for whom or what it may be told of: where some are named, what tells it of others is said with reserve. */
  readonly ofWhich?: Test
  /** Whether it is asked for whatever else is named, which no text need name: a job in the kitchen. */
  readonly isOfAnything?: boolean
  /** Whether what happened tells which of it is meant, where that is told beside: Do I get my money back? */
  readonly isOfCase?: boolean
}

/** Text that tells of a topic. */
export interface TopicTexts {
  /** Text that tells of it. */
  readonly told: Test
  /** The same that needs nothing besides. */
  readonly alone?: Test | undefined
  /** Text that stands in what tells it besides. */
  readonly withText?: Test | undefined
  /** Text that tells it rather than what only speaks of it. */
  readonly rather?: Test | undefined
  /** Text that rather tells something else. */
  readonly unlike?: Test | undefined
  /** Text that tells something else, whatever it holds. */
  readonly never?: Test | undefined
}

/** What tells of a topic. Texts are those of the languages that `isPatterned` names (`topic-texts` has those of others); of those that are not spelled its concepts tell. */
interface ToldBy extends TopicTexts {
  /** Concepts that tell of it in every language; those asked for in languages that are not spelled, where this is missing. */
  readonly tells?: string
  /** Concepts of which one stands in what tells it besides, or two alone: by card, in cash. */
  readonly means?: string
  /** The same as words of no list, in whatever language. */
  readonly names?: string
  /** Whether what tells it rather does so by itself below a heading on it: by telephone, below Complaints. */
  readonly isToldBelowHeading?: boolean
  /** What tells it, where that is found by more than words. */
  readonly find?: (files: readonly IndexedFile[], found: Findings) => readonly TellingUnit[]
}

/** What is said where nothing tells of a topic. */
interface Otherwise {
  /** Whether it is asked back what is meant. */
  readonly isAskedBack?: boolean
  /** Another topic, or by what the business is reached. */
  readonly orElse?: string
  /** What that is then: an answer with reserve, or near; that, where this is missing. */
  readonly elseAs?: 'unsure' | 'near'
}

/** What people ask of any business, whatever it is: how one pays, whether dogs may come. */
export interface Topic extends AskedFor, ToldBy, Otherwise {
  readonly name: string
}

/** The topic of the days on which a business is open or closed. */
export const TOLD_OF_DAYS = 'holidays'

/** The words of a list between blanks. */
export const listOf = (list = ''): string[] => list.split(' ').filter((each) => each !== '')

/** Letters of the Latin script, and marks: the class of all letters takes five times as long to be compiled. */
const LATIN = String.raw`a-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u024f\u0300-\u036f\u1e00-\u1eff`
const CLASS_OR_LETTER = /\[(?:\\.|[^\]\\])*\]|\\p\{L\}/g

/** A pattern of texts in Latin letters, with no class of others in it. */
const inLatin = (pattern: string): string =>
  pattern.replaceAll(CLASS_OR_LETTER, (found) =>
    found.startsWith('[')
      ? found.replaceAll(String.raw`\p{L}`, LATIN).replaceAll(String.raw`\p{M}`, '')
      : `[${LATIN}]`,
  )

/** Text that holds one of several patterns, a line or more, as words by themselves, in whatever case. */
export function words({ raw }: TemplateStringsArray): RegExp {
  const lines = raw[0]!.split('\n').map((line) => line.trim())
  const patterns = lines.filter((line) => line !== '').join('|')
  return new RegExp(inLatin(String.raw`(?<![\p{L}\p{M}])(?:${patterns})(?![\p{L}\p{M}])`), 'i')
}
