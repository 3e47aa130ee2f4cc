import type { Personality } from '@docent/domain/bots'
import {
  MAX_EARLIER_EXCHANGES,
  type EarlierExchange,
  type ProvenSentence,
} from '@docent/domain/chat'
import type { Doubt } from '../answer.ts'
import { filesForTurn, languagesOf } from '../find-evidence.ts'
import type { Language } from '../language.ts'
import type { Message } from '../message.ts'
import { findOwnAnswer } from '../own-answers.ts'
import { languageOfQuestion } from '../question-language.ts'
import { correctWord } from '../spelling.ts'
import { termsOfText, type IndexedFile } from '../unit-terms.ts'
import { addressIn } from './address.ts'
import { optionsFor, tellsAnyPrice } from './clarify.ts'
import { isOpen, type Asked } from './follow-up.ts'
import { asksForMore } from './follow-up-words.ts'
import { goOnFromQuotes } from './at-hand.ts'
import type { UnitPlace } from '../meaning.ts'
import { goOn } from './go-on.ts'
import { goOnPredicted } from './go-on-predicted.ts'
import type { Phrases, SmallTalk, Voices } from './phrases/phrases.ts'
import { hear, type Heard, type Hearing } from './small-talk.ts'
import { readWithin } from './read-within.ts'
import { readSection } from './read-section.ts'
import { choose, phrasesIn } from './speak.ts'
import { askedAndTold } from './told-beside.ts'
import { topicsNear, topicsOf } from './topics.ts'

/** A message, and what was said before it in the same conversation. */
export interface Said {
  readonly text: string
  readonly personality: Personality
  /** The latest last; more than `MAX_EARLIER_EXCHANGES` are not looked at. */
  readonly earlier: readonly EarlierExchange[]
}

/** An e-mail address that a visitor left so that a person writes back. */
export interface LeftAddress {
  readonly email: string
  /** What was asked last, else what stands beside the address; '' where there is neither. */
  readonly question: string
}

/** A question to the documents. */
export interface HeardQuestion {
  readonly kind: 'question'
  readonly text: string
  /** What the text is made of, where it tells a case beside what it asks. */
  readonly message?: Message | undefined
  /** The units that tell it, the likelier first, where the conversation leads there and not its words. */
  readonly at?: readonly UnitPlace[] | undefined
  /** Whether what tells it is what is meant. */
  readonly doubt?: Doubt
}

/** What a message comes to: a reply without the documents, or a question to them. */
export type Listened =
  | {
      readonly kind: 'small_talk'
      readonly output: string
      readonly suggestions: readonly string[]
      /** A person is asked for, or an address is left for one. */
      readonly wantsPerson: boolean
      /** An address was left, which has to be kept before the reply is said. */
      readonly left?: LeftAddress | undefined
    }
  /** It may mean several things, of which one has to be chosen. */
  | {
      readonly kind: 'clarification'
      readonly output: string
      readonly suggestions: readonly string[]
    }
  /** More of what was said last, or a section that was asked for by its heading, already proven. */
  | {
      readonly kind: 'read'
      readonly sentences: readonly ProvenSentence[]
      readonly suggestions: readonly string[]
    }
  | HeardQuestion

/** What is offered with the reply: something to begin with, or whom to turn to. */
const OFFERS: ReadonlySet<SmallTalk> = new Set(['greeting', 'help', 'unclear', 'identity'])
function hearingOf(files: readonly IndexedFile[]): Hearing {
  const isKnown = (word: string) =>
    files.some(({ segment }) => termsOfText(segment, word).length > 0)
  return {
    languages: languagesOf(files),
    knows: (word) => isKnown(word) || correctWord(word, files) !== null,
  }
}

/** The questions among the exchanges, without what was told beside them. */
function askedIn(
  files: readonly IndexedFile[],
  earlier: readonly EarlierExchange[],
  hearing: Hearing,
): Asked[] {
  return earlier.slice(-MAX_EARLIER_EXCHANGES).flatMap(({ question, kind }) => {
    if (kind !== 'answer' && kind !== 'clarification' && kind !== 'fallback') return []
    const heard = hear(question, hearing)
    if (heard.kind !== 'question') return []
    const asked = askedAndTold(heard.text)?.asked
    return [{ text: asked === undefined || isOpen(files, asked) ? heard.text : asked, kind }]
  })
}

function suggest(files: readonly IndexedFile[], talk: SmallTalk, language: Language): string[] {
  if (talk === 'human') return topicsNear(files, phrasesIn(language).contact)
  return OFFERS.has(talk) ? topicsOf(files, language) : []
}

/** The bot's words for a moment, in the visitor's language or else in that of the documents. */
function say(
  { text, personality, earlier }: Said,
  languages: readonly Language[],
  pick: (phrases: Phrases) => Voices,
): string {
  const before = earlier.at(-1)?.output ?? ''
  return choose(pick(phrasesIn(...languages)), personality, { question: text, before })
}

/** Exchanges back to the one whose places a message may be about. */
const MOST_BACK = 2

/** The files for the answer to a question that was heard. */
export function filesForAnswer(
  files: readonly IndexedFile[],
  { text, message, at }: HeardQuestion,
): readonly IndexedFile[] {
  if (at === undefined && message === undefined) return files
  return filesForTurn(files, { message, telling: at && { text, places: at } })
}

function listenToQuestion(
  files: readonly IndexedFile[],
  said: Said,
  question: string,
  hearing: Hearing,
): Listened {
  const last = said.earlier.at(-1)
  const languages = [languageOfQuestion(question, hearing.languages), ...hearing.languages]
  if (last?.kind === 'answer' && asksForMore(question)) {
    const sentences = goOn(files, last, said.personality)
    if (sentences.length > 0) return { kind: 'read', sentences, suggestions: [] }
    const output = say(said, languages, ({ noMore }) => noMore)
    return { kind: 'small_talk', output, suggestions: [], wantsPerson: false }
  }
  const before = askedIn(files, said.earlier, hearing)
  const read = readWithin(files, question, before)
  const parts = askedAndTold(question)
  const asked = parts?.asked ?? question
  const text = read.text === question ? asked : read.text
  const gone = goOnFromQuotes(
    files,
    { message: asked, text, before: before.map((each) => each.text) },
    said.earlier.slice(-MOST_BACK),
  )
  const { at, doubt } = gone
  const goingOn = { message: asked, text: read.text, before: before.at(-1)?.text }
  const predicted = goOnPredicted(files, goingOn, gone)
  if (predicted !== null) return { kind: 'question', text: asked, at: [predicted], doubt: 'some' }
  if (at.length > 0) return { kind: 'question', text: asked, at, doubt }
  if (read.message !== undefined) return { kind: 'question', ...read, doubt }
  const isFirst = before.length === 0 && parts === null
  // Whoever was asked already is not asked again.
  const suggestions = last?.kind === 'clarification' ? [] : optionsFor(files, read.text, isFirst)
  if (suggestions.length === 0) {
    const isChosen =
      last?.kind === 'clarification' && optionsFor(files, last.question, true).includes(question)
    const isAnyPrice = !isFirst && tellsAnyPrice(files, read.text)
    return {
      kind: 'question',
      text: read.text,
      doubt: isChosen ? 'cleared' : isAnyPrice ? 'much' : doubt,
    }
  }
  const output = say(said, languages, ({ which }) => which)
  return { kind: 'clarification', output, suggestions }
}

/** What people type on messaging channels to reach a person. */
const HUMAN_COMMAND = /^\/human$/i

const isHuman = (text: string, hearing: Hearing): boolean => {
  if (HUMAN_COMMAND.test(text)) return true
  const heard = hear(text, hearing)
  return heard.kind === 'small_talk' && heard.talk === 'human'
}

/** Small talk that is told by more than the message itself. */
function hearWithin({ text, earlier }: Said, hearing: Hearing): Heard {
  const recent = earlier.slice(-MAX_EARLIER_EXCHANGES)
  const words = recent.findLast(({ question }) => !HUMAN_COMMAND.test(question))?.question ?? ''
  const talk = (one: SmallTalk): Heard => ({
    kind: 'small_talk',
    talk: one,
    // An address or a command has no language; the conversation does.
    language: languageOfQuestion(words, hearing.languages),
  })
  if (HUMAN_COMMAND.test(text.trim())) return talk('human')
  const isAsked = recent.some(
    ({ kind, question }) => kind === 'over_limit' || isHuman(question, hearing),
  )
  const heard: Heard = isAsked && addressIn(text) !== null ? talk('email') : hear(text, hearing)
  const isAddress = heard.kind === 'small_talk' && heard.talk === 'email'
  return isAddress && words !== '' ? talk('email') : heard
}

/** What the address is left for: the last thing that was asked. */
function leftAddress({ text, earlier }: Said, hearing: Hearing): LeftAddress | undefined {
  const address = addressIn(text)
  if (address === null) return undefined
  const asked = earlier
    .slice(-MAX_EARLIER_EXCHANGES)
    .findLast(
      ({ question, kind }) =>
        kind !== 'small_talk' && !isHuman(question, hearing) && addressIn(question) === null,
    )
  return { email: address.email, question: asked?.question ?? address.rest }
}

/**
 * Hears a message: small talk is replied to as the personality has it, what may mean several things
 * is asked back, and anything else becomes a question that stands by itself. Pure and deterministic.
 */
export function listen(files: readonly IndexedFile[], said: Said): Listened {
  if (findOwnAnswer(files, said.text) !== null) return { kind: 'question', text: said.text }
  const section = readSection(files, said.text, said.earlier)
  if (section !== null) return { kind: 'read', ...section }
  const hearing = hearingOf(files)
  const heard = hearWithin(said, hearing)
  if (heard.kind === 'question') return listenToQuestion(files, said, heard.text, hearing)
  const { talk, language } = heard
  return {
    kind: 'small_talk',
    output: say(said, [language, ...hearing.languages], ({ smallTalk }) => smallTalk[talk]),
    suggestions: suggest(files, talk, language),
    wantsPerson: talk === 'human' || talk === 'email',
    ...(talk === 'email' && { left: leftAddress(said, hearing) }),
  }
}

/** What is said where the plan's messages are used up, in the visitor's language. */
export function askForAddress(files: readonly IndexedFile[], message: string): string {
  const languages = languagesOf(files)
  return phrasesIn(languageOfQuestion(message, languages), ...languages).takeMessage
}
