import { readdirSync, readFileSync } from 'node:fs'
import { segmentOf } from '../functions/src/answers/segment.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { extractPlain } from '../functions/src/knowledge/extract-text/plain.ts'
import { calibrated } from './docent.ts'
import {
  hear,
  isOneTouchAway,
  oneSpaced,
  quotesOf,
  verdictBy,
  verdictOf,
  type Heard,
  type Verdict,
} from './hear.ts'

export interface Served {
  /** ISO 639-1 code of the document's language. */
  readonly language: string
  readonly business: string
  /** Whether nobody mends the engine on what it misses there. */
  readonly isHeldOut: boolean
  readonly question: string
  readonly isTold: boolean
  readonly verdict: Verdict
  /** What was quoted; '' where nothing was. */
  readonly said: string
}

interface Asked {
  readonly question: string
  /** Words of which an answer must hold one; none where the document does not tell it. */
  readonly holds: readonly string[]
}

const HELD_OUT: ReadonlySet<string> = new Set([
  'ar/matjar-abayat',
  'bg/semeen-hotel',
  'bn/sharir-dokan',
  'ca/barques-la-nansa',
  'cs/zubni-ordinace',
  'da/strandcamping',
  'de/campingplatz',
  'de/fahrradwerkstatt',
  'de/kletterhalle',
  'de/kursprogramm',
  'de/schwimmschule',
  'de/zahnarztpraxis',
  'el/frontistirio-glosson',
  'en/cinema',
  'en/driving-school',
  'en/florist',
  'en/framing-shop',
  'en/glamping',
  'en/meal-box',
  'en/tenants-guide',
  'en/tool-hire',
  'es/clinica-dental',
  'es/cursos-academia',
  'es/manual-electrodomestico',
  'es/menu-casa',
  'es/panaderia',
  'et/lasteaed-kuusekabi',
  'fa/amuzeshgah-navaye-sepidar',
  'fi/vuokramokki',
  'fr/boulangerie',
  'fr/cabinet-dentaire',
  'fr/catalogue-cours',
  'fr/centre-de-loisirs',
  'fr/notice-appareil',
  'he/maabadat-byte-tov',
  'hi/sopan-coaching',
  'hr/skola-stranih-jezika',
  'hu/termalfurdo',
  'id/wisata-selam',
  'it/ristorante',
  'ja/kougen-marathon',
  'ko/mongsil-aegyeon',
  'lt/veterinarijos-klinika-usas-ir-letena',
  'lv/peldbaseins-udensroze',
  'ms/klinik-haiwan-bulu-manja',
  'nl/cursusaanbod',
  'nl/fietsverhuur',
  'nl/verhuisbedrijf-opslag',
  'no/systua-noestet',
  'pl/szkola-jezykowa',
  'pt/pousada',
  'pt/regulamento-hostel',
  'ro/pensiune-munte',
  'ru/baza-otdyha',
  'sk/penzion-pod-javorinkou',
  'sl/kamp-pri-treh-jelsah',
  'sr/krojacki-salon',
  'sv/skargardslopp',
  'sw/dobi-povu-safi',
  'ta/kuyil-isai-palli',
  'te/chirunavvu-danta-vaidyasala',
  'th/rongrian-tham-ahan',
  'tl/talyer-mang-kardo',
  'tr/zeytinyagi-kargo-iade',
  'uk/pekarnia',
  'ur/sitara-e-hunza-guest-house',
  'vi/mam-non',
  'zh/shaoer-youyong-peixun',
])

/** Documents of small businesses as they write them; beside each lies what their customers ask. */
const FOLDER = new URL('businesses/', import.meta.url)
/**
 * What is asked beside a document: questions, messages that tell something besides, messages whose question means
 * nothing without the case that they tell, or questions in other languages.
 */
export type AskedKind = 'asked' | 'messages' | 'cases' | 'foreign'
/** Stands for the end of a line within a message. */
const LINE_END = ' ⏎ '

/** A question per line, and behind it, after bars, words of which an answer must hold one. */
function askedOf(business: string, suffix: string): Asked[] {
  const lines = readFileSync(new URL(business + suffix, FOLDER), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [question = '', ...holds] = line.split(' | ')
    return { question: question.replaceAll(LINE_END, '\n'), holds }
  })
}

/** How much an answer of each business must hold: to measure it takes longer than to index it. */
const thresholdsOf = new Map<string, IndexedFile['thresholds']>()

function indexed(business: string): IndexedFile[] {
  const fileName = `${business.split('/').at(-1)}.txt`
  const { pages } = extractPlain(readFileSync(new URL(`${business}.txt`, FOLDER)))
  const file = { fileId: business, fileName, pages, segment: segmentOf({ fileName, pages }) }
  const known = thresholdsOf.get(business)
  if (known !== undefined) return [{ ...file, thresholds: known }]
  const files = calibrated([file])
  thresholdsOf.set(business, files[0]?.thresholds)
  return files
}

/** The documents beside which a file with an ending lies. */
const businessesWith = (suffix: string): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length).replaceAll('\\', '/'))
    .toSorted()

const languageOf = (business: string): string => business.split('/')[0]!

/** What a customer asks a small business, and what an answer must hold one of; nothing where it is not told. */
export interface AskedOfBusiness extends Asked {
  readonly language: string
  readonly business: string
  readonly isHeldOut: boolean
  readonly files: readonly IndexedFile[]
}

/**
 * What customers ask all small businesses.
 * @param languages of the documents; all where it is missing
 */
export function* eachAsked(
  kind: AskedKind,
  languages?: ReadonlySet<string>,
): Generator<AskedOfBusiness> {
  const suffix = `.${kind}.txt`
  for (const business of businessesWith(suffix)) {
    const language = languageOf(business)
    if (languages?.has(language) === false) continue
    const files = indexed(business)
    const isHeldOut = HELD_OUT.has(business)
    for (const asked of askedOf(business, suffix)) {
      yield { ...asked, language, business, isHeldOut, files }
    }
  }
}

/** What became of a question to a business. */
export const servedAs = (
  { language, business, isHeldOut, question, holds }: AskedOfBusiness,
  heard: Heard,
): Served => ({
  language,
  business,
  isHeldOut,
  question,
  isTold: holds.length > 0,
  verdict: verdictOf(heard, holds),
  said: quotesOf(heard),
})

/** The same with what is offered below it. */
export interface ServedWithOffers extends Served {
  /** Whether it is told and refused, and one touch on what is offered below tells it. */
  readonly isOneTouchAway: boolean
}

/** Asks every small business what its customers do. */
export const serveAll = (kind: AskedKind = 'asked'): ServedWithOffers[] =>
  Array.from(eachAsked(kind), (asked) => {
    const { files, question, holds } = asked
    const heard = hear(files, question)
    const served = servedAs(asked, heard)
    const tells = (quotes: string): boolean =>
      holds.some((hold) => quotes.includes(oneSpaced(hold)))
    const isRefused = served.isTold && served.verdict === 'refused'
    return { ...served, isOneTouchAway: isRefused && isOneTouchAway(files, [heard], tells) }
  })

/** A question that no business's document tells, and what became of it. */
export interface Stray {
  readonly language: string
  readonly business: string
  readonly question: string
  /** As an answer, as one with reserve, as the nearest place, or not at all. */
  readonly saidAs: 'answer' | 'with reserve' | 'near' | 'nothing'
  /** What was quoted; '' where nothing was. */
  readonly said: string
}

/** What people type that no business tells: a language and a question per line. */
const STRAYS = new URL('strays.txt', FOLDER)
/** Each business is asked one of so many questions of its language, each time others. */
const STRAY_STEP = 2

const saidAs = ({ kind, isUnsure, isNear }: Heard): Stray['saidAs'] => {
  if (kind === 'answer') return isUnsure ? 'with reserve' : 'answer'
  return isNear ? 'near' : 'nothing'
}

/**
 * What every business is asked in its language that has nothing to do with any (How long does a whale sleep?).
 * @param prepare its files
 */
export function* eachStray(
  prepare = (_business: string, files: IndexedFile[]): IndexedFile[] => files,
): Generator<Pick<AskedOfBusiness, 'language' | 'business' | 'files' | 'question'>> {
  const lines = readFileSync(STRAYS, 'utf8').trim().split('\n')
  const strays = lines.map((line) => line.split('\t') as [language: string, question: string])
  for (const [turn, business] of businessesWith('.asked.txt').entries()) {
    const files = prepare(business, indexed(business))
    const language = languageOf(business)
    const own = strays.filter(([spoken]) => spoken === language)
    for (const [at, [, question]] of own.entries()) {
      if ((at + turn) % STRAY_STEP === 0) yield { language, business, files, question }
    }
  }
}

/**
 * Asks every business in its language what has nothing to do with any.
 * @param prepare its files
 */
export const askStrays = (prepare?: Parameters<typeof eachStray>[0]): Stray[] =>
  Array.from(eachStray(prepare), ({ language, business, files, question }) => {
    const heard = hear(files, question)
    return { language, business, question, saidAs: saidAs(heard), said: quotesOf(heard) }
  })

/** Each business is asked so many messages of as many others. */
const STRAY_CASES = 3

/**
 * Asks every business messages that tell a case and were written to others of its language (the gym, what the
 * hotel was asked): no document was written for them, though some may happen to tell one.
 */
export function askStrayCases(): Stray[] {
  const suffix = '.cases.txt'
  const all = businessesWith(suffix)
  return all.flatMap((business) => {
    const language = languageOf(business)
    const own = all.filter((other) => languageOf(other) === language)
    const at = own.indexOf(business)
    const files = indexed(business)
    const others = new Set(
      Array.from({ length: STRAY_CASES }, (_, turn) => own[(at + turn + 1) % own.length]!),
    )
    return [...others]
      .filter((other) => other !== business)
      .flatMap((other) => askedOf(other, suffix).slice(0, STRAY_CASES))
      .map(({ question }) => {
        const heard = hear(files, question)
        return { language, business, question, saidAs: saidAs(heard), said: quotesOf(heard) }
      })
  })
}

/**
 * Asks every business the same questions, or by turns others, by the language of its document.
 * @param judge whether the document tells it, and whether a reply does
 */
export function askBusinesses(
  questionsIn: (language: string, turn: number) => readonly string[],
  judge: (
    heard: Heard,
    of: { readonly business: string; readonly text: string },
  ) => { isTold: boolean; tells: boolean },
): Served[] {
  return businessesWith('.asked.txt').flatMap((business, turn) => {
    const language = languageOf(business)
    const questions = questionsIn(language, turn)
    const files = questions.length === 0 ? [] : indexed(business)
    return questions.map((question): Served => {
      const heard = hear(files, question)
      const { isTold, tells } = judge(heard, { business, text: files[0]!.pages.join('\n') })
      const isHeldOut = HELD_OUT.has(business)
      const verdict = verdictBy(heard, tells)
      return { language, business, isHeldOut, question, isTold, verdict, said: quotesOf(heard) }
    })
  })
}
