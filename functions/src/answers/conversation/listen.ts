import type { Personality } from '@docent/domain/bots'
import { MAX_EARLIER_EXCHANGES, type EarlierExchange } from '@docent/domain/chat'
import { languagesOf } from '../evidence.ts'
import type { Language } from '../language.ts'
import { correctWord } from '../spelling.ts'
import { foldAccents } from '../stem.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { understand, type Asked } from './follow-up.ts'
import type { SmallTalk } from './phrases/phrases.ts'
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
  const isKnown = (word: string) => files.some(({ segment }) => segment.words.has(word))
  return {
    languages: languagesOf(files),
    knows: (word) => isKnown(foldAccents(word)) || correctWord(word, files) !== null,
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
  return OFFERS.has(talk) ? topicsOf(files) : []
}

/**
 * Hears a message: small talk is replied to as the personality has it, anything else becomes a
 * question that stands by itself. Pure and deterministic.
 */
export function listen(files: readonly IndexedFile[], said: Said): Listened {
  const hearing = hearingOf(files)
  const heard = hear(said.text, hearing)
  if (heard.kind === 'question') {
    return { kind: 'question', text: understand(files, heard.text, askedIn(said.earlier, hearing)) }
  }
  const { talk, language } = heard
  const words = phrasesIn(language, ...hearing.languages).smallTalk[talk]
  const before = said.earlier.at(-1)?.output ?? ''
  return {
    kind: 'small_talk',
    output: choose(words, said.personality, { question: said.text, before }),
    suggestions: suggest(files, talk, hearing.languages[0] ?? language),
  }
}
