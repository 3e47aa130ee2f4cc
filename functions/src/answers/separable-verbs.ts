import { DUTCH_VERBS, GERMAN_VERBS } from './separable-verb-forms.ts'
import type { Language } from './language.ts'

/** What parts from its verb and stands at the end of a clause: sagen Sie … ab, neem … mee. */
const PARTICLES: Readonly<Record<Language, string>> = {
  de: 'ab an auf aus bei durch ein fern fest her herein heraus herunter hin hinein hinaus krank los mit nach raus rein runter statt teil um vor vorbei weg weiter zu zurück zusammen',
  nl: 'aan af bij deel door in langs mee na om op over plaats samen terug toe uit vast voor vooraf vooruit weg',
}

interface Separable {
  readonly particles: ReadonlySet<string>
  /** The infinitive of each form. */
  readonly infinitives: ReadonlyMap<string, string>
}

/** A line: an infinitive, and its forms that are not made by rule. */
function infinitivesOf(lines: string, formsOf: (infinitive: string) => readonly string[]) {
  const infinitives = new Map<string, string>()
  for (const line of lines.trim().split('\n')) {
    const [infinitive = '', ...irregular] = line.split(' ')
    for (const form of [infinitive, ...formsOf(infinitive), ...irregular]) {
      if (!infinitives.has(form)) infinitives.set(form, infinitive)
    }
  }
  return infinitives
}

/** Melden: melde, meldest, meldet, meld; liefern: liefere, lieferst, liefert. */
function germanForms(infinitive: string): string[] {
  const root = infinitive.replace(/(?:(?<=e[lr])|e)n$/u, '')
  return ['', 'e', 'st', 't', 'est', 'et'].map((ending) => root + ending)
}

const MAKERS: Readonly<Record<Language, () => ReadonlyMap<string, string>>> = {
  de: () => infinitivesOf(GERMAN_VERBS, germanForms),
  nl: () => infinitivesOf(DUTCH_VERBS, () => []),
}

const made = new Map<Language, Separable>()

function separableIn(language: Language): Separable | undefined {
  const particles = PARTICLES[language]
  const known = made.get(language)
  if (known !== undefined || particles === undefined) return known
  const separable = {
    particles: new Set(particles.split(' ')),
    infinitives: MAKERS[language]!(),
  }
  made.set(language, separable)
  return separable
}

/** What joins a clause to the next one. */
const JOINS = 'und|oder|aber|sowie|bzw|en|of|maar'
const SENTENCES = /[.;:!?()]+/u
const CLAUSES = new RegExp(String.raw`[,–—"”“„»«]+|(?<!\p{L})(?:${JOINS})(?!\p{L})`, 'u')
const WORD = /[\p{L}\p{M}]+/gu

/** Letters of the longest particle. */
const LONGEST_PARTICLE = 8
const JOINING = JOINS.split('|').map((word) => ` ${word} `)
const BLANK = 32
/** Signs up to here are no letters; those from a dash on are none either. */
const LAST_SIGN = 63
const FIRST_DASH = 0x2010
const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** Whether a clause ends at a place, of which the sign is known: told by signs, as nearly every place is a letter. */
function endsAt(text: string, at: number, code: number): boolean {
  if (code === BLANK) return JOINING.some((word) => text.startsWith(word, at))
  return (code <= LAST_SIGN && !isDigit(code)) || code >= FIRST_DASH
}

/** Whether a particle stands right before the end of a clause anywhere: mostly not. */
function endsInParticle(text: string, particles: ReadonlySet<string>): boolean {
  let start = 0
  for (let at = 1; at <= text.length; at++) {
    const code = at === text.length ? LAST_SIGN : text.charCodeAt(at)
    if (code > LAST_SIGN && code < FIRST_DASH) continue
    const length = at - start
    const mayBe = length > 1 && length <= LONGEST_PARTICLE
    if (mayBe && endsAt(text, at, code) && particles.has(text.slice(start, at))) return true
    start = at + 1
  }
  return false
}

/** A verb whose particle stands apart from it. */
export interface SeparatedVerb {
  /** The word that its infinitive is: absagen. Lower case. */
  readonly infinitive: string
  /** The form that stands apart from its particle: sagen. Lower case. */
  readonly form: string
}

/**
 * The verbs of a text whose particles stand apart from them (Sagen Sie bitte bis zum Vorabend ab: absagen), in
 * German and Dutch; none in other languages. Of several words that may be the verb the first one of the clause
 * is, or of the clause before it in the sentence (Melden Sie sich, wenn möglich, an).
 */
export function separatedVerbs(text: string, language: Language): SeparatedVerb[] {
  const separable = separableIn(language)
  if (separable === undefined || !endsInParticle(text, separable.particles)) return []
  return text
    .toLowerCase()
    .split(SENTENCES)
    .flatMap((sentence) => inSentence(sentence, separable))
}

function inSentence(sentence: string, { infinitives, particles }: Separable): SeparatedVerb[] {
  const isVerb = (word: string): boolean => infinitives.has(word)
  const found: SeparatedVerb[] = []
  const verbs: string[] = []
  for (const clause of sentence.split(CLAUSES)) {
    const words = clause.match(WORD) ?? []
    const last = words.at(-1)
    const own = words.slice(0, -1).find(isVerb)
    const form = own ?? verbs.at(-1)
    if (last !== undefined && particles.has(last) && form !== undefined) {
      found.push({ infinitive: last + infinitives.get(form)!, form })
    }
    if (own !== undefined) verbs.push(own)
  }
  return found
}
