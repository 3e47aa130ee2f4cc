import { NAMES_IN } from '../calendar-names.ts'
import type { Language } from '../language.ts'
import { foldAccents } from '../stem.ts'
import { GLOSSARIES } from './lists.ts'
import { createWordIndex } from './word-index.ts'

/** The names that a language has for the day or month that a word names. */
export function datesAs(word: string, from: Language, to: Language): string[] {
  const plain = foldAccents(word)
  const at = (NAMES_IN[from] ?? [])
    .map((names) => foldAccents(names).split(' ').indexOf(plain))
    .find((index) => index >= 0)
  if (at === undefined) return []
  return (NAMES_IN[to] ?? []).map((names) => names.split(' ')[at]!).filter((name) => name !== '-')
}

/** What `Intl` names in every language: countries, and languages. */
const NAMED = ['region', 'language'] as const
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
const CODES: Readonly<Record<(typeof NAMED)[number], readonly string[]>> = {
  region: LETTERS.flatMap((first) => LETTERS.map((second) => first + second)),
  language: [
    ...GLOSSARIES.keys(),
    ...'la ga is mk sq mt hy ka kk mn ne km lo my am yo zu'.split(' '),
  ],
}

/** Names of countries and languages that are one word, by their codes, and their codes. */
interface Names {
  readonly nameOf: ReadonlyMap<string, string>
  readonly codesOf: (word: string) => readonly string[]
}
const namesByLanguage = new Map<Language, Names>()

function readNames(language: Language): Names {
  const nameOf = new Map<string, string>()
  for (const type of NAMED) {
    const display = new Intl.DisplayNames(language, { type, fallback: 'none' })
    for (const code of CODES[type]) {
      const name = display.of(code)?.toLowerCase() ?? ''
      if (/^[\p{L}\p{M}]+$/u.test(name)) nameOf.set(type + code, name)
    }
  }
  return {
    nameOf,
    codesOf: createWordIndex(
      language,
      Array.from(nameOf, ([code, name]) => [name, code]),
    ),
  }
}

function namesOf(language: Language): Names {
  let names = namesByLanguage.get(language)
  if (names === undefined) namesByLanguage.set(language, (names = readNames(language)))
  return names
}

/** What another language calls a country or a language. */
export function nameAs(word: string, from: Language, to: Language): string[] {
  const [code] = namesOf(from).codesOf(word)
  const name = code === undefined ? undefined : namesOf(to).nameOf.get(code)
  return name === undefined ? [] : [name]
}
