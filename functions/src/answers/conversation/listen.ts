import type { Personality } from '@docent/domain/bots'
import {
  MAX_EARLIER_EXCHANGES,
  type EarlierExchange,
  type ProvenSentence,
} from '@docent/domain/chat'
import { languagesOf } from '../evidence.ts'
import type { Language } from '../language.ts'
import { languageOfQuestion } from '../question.ts'
import { correctWord } from '../spelling.ts'
import { termsOfText, type IndexedFile } from '../unit-terms.ts'
import { optionsFor } from './clarify.ts'
import { understand, type Asked } from './follow-up.ts'
import { asksForMore } from './follow-up-words.ts'
import { goOn } from './go-on.ts'
import type { Phrases, SmallTalk, Voices } from './phrases/phrases.ts'
import { hear, type Hearing } from './small-talk.ts'
import { choose, phrasesIn } from './speak.ts'
import { topicsNear, topicsOf } from './topics.ts'

/** A message, and what was said before it in the same conversation. */
export interface Said {
  readonly text: string
  readonly personality: Personality
  /** The latest last; more than `MAX_EARLIER_EXCHANGES` are not looked at. */
  readonly earlier: readonly EarlierExchange[]
}

/** What a message comes to: a reply without the documents, or a question to them. */
export type Listened =
  | {
      readonly kind: 'small_talk'
      readonly output: string
      readonly suggestions: readonly string[]
    }
  /** It may mean several things, of which one has to be chosen. */
  | {
      readonly kind: 'clarification'
      readonly output: string
      readonly suggestions: readonly string[]
    }
  /** More of what was said last, already proven. */
  | { readonly kind: 'more'; readonly sentences: readonly ProvenSentence[] }
  | { readonly kind: 'question'; readonly text: string }

/** What is offered with the reply: something to begin with, or whom to turn to. */
const OFFERS: ReadonlySet<SmallTalk> = new Set(['greeting', 'help', 'unclear', 'identity', 'email'])
/** What documents call the ways to a person, by their language. */
const CONTACT: Readonly<Record<Language, string>> = {
  en: 'contact telephone e-mail address',
  de: 'Kontakt Telefon E-Mail Adresse',
  es: 'contacto teléfono correo dirección',
  fr: 'contact téléphone e-mail adresse',
  it: 'contatti telefono e-mail indirizzo',
  pt: 'contato telefone e-mail endereço',
  nl: 'contact telefoon e-mail adres',
  zh: '联系 电话 邮箱 地址',
  ar: 'اتصال هاتف بريد عنوان',
}

function hearingOf(files: readonly IndexedFile[]): Hearing {
  const isKnown = (word: string) =>
    files.some(({ segment }) => termsOfText(segment, word).length > 0)
  return {
    languages: languagesOf(files),
    knows: (word) => isKnown(word) || correctWord(word, files) !== null,
  }
}

/** The questions among the exchanges, as they were meant to be read. */
function askedIn(earlier: readonly EarlierExchange[], hearing: Hearing): Asked[] {
  return earlier.slice(-MAX_EARLIER_EXCHANGES).flatMap(({ question, kind }) => {
    if (kind !== 'answer' && kind !== 'clarification' && kind !== 'fallback') return []
    const heard = hear(question, hearing)
    return heard.kind === 'question' ? [{ text: heard.text, kind }] : []
  })
}

function suggest(files: readonly IndexedFile[], talk: SmallTalk, language: Language): string[] {
  if (talk === 'human') return topicsNear(files, CONTACT[language] ?? CONTACT['en']!)
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
    if (sentences.length > 0) return { kind: 'more', sentences }
    const output = say(said, languages, ({ noMore }) => noMore)
    return { kind: 'small_talk', output, suggestions: [] }
  }
  const text = understand(files, question, askedIn(said.earlier, hearing))
  // Whoever was asked already is not asked again.
  const suggestions = last?.kind === 'clarification' ? [] : optionsFor(files, text)
  if (suggestions.length === 0) return { kind: 'question', text }
  const output = say(said, languages, ({ which }) => which)
  return { kind: 'clarification', output, suggestions }
}

/**
 * Hears a message: small talk is replied to as the personality has it, what may mean several things
 * is asked back, and anything else becomes a question that stands by itself. Pure and deterministic.
 */
export function listen(files: readonly IndexedFile[], said: Said): Listened {
  const hearing = hearingOf(files)
  const heard = hear(said.text, hearing)
  if (heard.kind === 'question') return listenToQuestion(files, said, heard.text, hearing)
  const { talk, language } = heard
  return {
    kind: 'small_talk',
    output: say(said, [language, ...hearing.languages], ({ smallTalk }) => smallTalk[talk]),
    suggestions: suggest(files, talk, language),
  }
}
