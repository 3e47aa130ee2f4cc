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

/** Countries by the larger regions that documents speak of instead: we deliver within the EU. */
const MEMBERS: readonly (readonly [string, string])[] = [
  // European Union
  ['EU', 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'],
  // Europe, the Americas, Asia, Africa and Oceania by their numbers (UN M49)
  [
    '150',
    'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK',
  ],
  ['019', 'AR BO BR CA CL CO CR CU DO EC GT HN JM MX NI PA PE PR PY SV US UY VE'],
  [
    '142',
    'AE AF AM AZ BD BH CN GE HK ID IL IN IQ IR JO JP KH KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK QA SA SG SY TH TJ TM TW UZ VN YE',
  ],
  ['002', 'AO BJ BW CI CM DZ EG ET GA GH KE LY MA MG ML MU MZ NA NE NG RW SD SN TN TZ UG ZA ZM ZW'],
  ['009', 'AU FJ NZ PG'],
]
const MEMBERS_BY_REGION = MEMBERS.map(
  ([region, countries]) => [region, new Set(countries.split(' '))] as const,
)
const REGION = 'region'
/** What people call the European Union. */
const EUROPEAN_UNION = 'EU'

/** What a language calls the larger regions that a country lies in; none of what is no country. */
export function regionsAround(word: string, from: Language, to: Language): string[] {
  const codes = namesOf(from)
    .codesOf(word)
    .flatMap((each) => (each.startsWith(REGION) ? [each.slice(REGION.length)] : []))
  if (codes.length === 0) return []
  const display = new Intl.DisplayNames(to, { type: REGION, fallback: 'none' })
  return MEMBERS_BY_REGION.filter(([, countries]) =>
    codes.some((code) => countries.has(code)),
  ).flatMap(([region]) => [
    display.of(region)?.toLowerCase() ?? '',
    ...(region === EUROPEAN_UNION ? [EUROPEAN_UNION.toLowerCase()] : []),
  ])
}

/** What another language calls a country or a language. */
export function nameAs(word: string, from: Language, to: Language): string[] {
  const [code] = namesOf(from).codesOf(word)
  const name = code === undefined ? undefined : namesOf(to).nameOf.get(code)
  return name === undefined ? [] : [name]
}
