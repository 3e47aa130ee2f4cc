import { isMeasure } from './answer-cues.ts'
import type { AnswerCue } from './cue-rules.ts'
import { makePattern } from './make-pattern.ts'

/** What means in two words or more what none of them does, by one that says it. */
const OF_TWO_WORDS: Readonly<Record<string, string>> = {
  enrol: String.raw`sign(?:ed|ing)?\s+up`,
  dispose: String.raw`get(?:ting)?\s+rid\s+of|throw(?:ing)?\s+away`,
  backup: String.raw`back(?:ed|ing)?\s+up`,
  return: String.raw`(?:give|giving|gave|send|sending|sent)\s+(?:(?:it|them)\s+)?back`,
  now: String.raw`right\s+(?:now|away)`,
  also: String.raw`as\s+well(?:\s+as)?`,
  breakdown: String.raw`br(?:eak(?:s|ing)?|oken?)\s+down`,
  submit: String.raw`(?:hand|turn)(?:s|ed|ing)?\s+(?:(?:it|them)\s+)?in`,
  cost: String.raw`set(?:ting|s)?\s+(?:me|us|you|him|her|them|one|someone|somebody)\s+back`,
  noshow: String.raw`(?:(?:do|does|did|ca|wo)n[’']?t|(?:do|does|did|can|will)\s*not|never)\s+(?:show|turn)\s+up`,
}
const ANY_OF_TWO_WORDS = new RegExp(
  Object.entries(OF_TWO_WORDS)
    .map(([word, verb]) => String.raw`(?<${word}>\b(?:${verb})\b)`)
    .join('|'),
  'giu',
)

/** An English question with such words as one. */
export const inOneWord = (question: string): string =>
  question.replace(ANY_OF_TWO_WORDS, (...matched) => {
    const groups = matched.at(-1) as Record<string, string | undefined>
    return Object.keys(groups).find((word) => groups[word] !== undefined)!
  })

/** Two or more words written large, or a number behind one: City One, Trail 5. */
const FULL_NAME =
  /(?<=\p{Ll}[^.?!]*\s)\p{Lu}[\p{L}\p{M}’'-]*(?:\s(?:\p{Lu}[\p{L}\p{M}’'-]*|\d{1,4}(?![\d.,:])))+/gu

/**
 * Text that begins with a name of several words of the question; `null` where it has none.
 * @param large its words that are written large
 */
export function headedBy(text: string, large: readonly string[]): RegExp | null {
  // Behind a follow-up stands what was asked before it.
  if (large.length === 0 || /\?\s+\S/u.test(text)) return null
  const names = text.match(FULL_NAME)
  return names && makePattern(String.raw`^(?:${names.join('|')})(?![\p{L}\d])`, 'iu')
}

/** One of several by its number: day 2, Zimmer 12. */
const NUMBERED =
  /(?<!\p{L})(?<part>day|week|step|chapter|section|lesson|module|unit|part|phase|level|stage|room|hall|platform|gate|zone|line|tram|bus|article|paragraph|exercise|house|tag|woche|schritt|kapitel|abschnitt|teil|stufe|zimmer|raum|halle|gleis|linie|haus|día|semana|paso|capítulo|sala|línea|jour|semaine|étape|chapitre|salle|ligne)\s(?<number>\d{1,3})(?![\d.,:]?\d|\s?[€$£%])/iu

/** Text on the one of several that is asked for by its number; `null` where none is. */
export function numberedIn(text: string): RegExp | null {
  const { part, number } = NUMBERED.exec(text)?.groups ?? {}
  if (part === undefined || number === undefined) return null
  return makePattern(String.raw`(?<!\p{L})${part}\s?${number}(?!\d)|^${number}\t`, 'iu')
}

const LACKS = /(?<!\p{L})(?:without|ohne|sin|sans|senza|sem|sense|zonder)(?!\p{L})/iu
/** The two words behind it. */
const LACKED = new RegExp(String.raw`${LACKS.source}\s(?<next>\p{L}+)(?:\s(?<last>\p{L}+))?`, 'giu')

/**
 * Whether a text speaks of something asked for as what is not there, where an amount is asked of it;
 * whether something is needed is told by: without an appointment.
 */
export function lackingOf(
  words: ReadonlySet<string>,
  text: string,
  cue: AnswerCue,
): ((told: string) => boolean) | null {
  if (!isMeasure(cue)) return null
  const named = [...words].filter((word) => /^\p{L}{4,}$/u.test(word))
  if (named.length === 0 || LACKS.test(text)) return null
  const isNamed = (word = ''): boolean => named.some((name) => word.toLowerCase().startsWith(name))
  return (told) =>
    Array.from(told.matchAll(LACKED)).some(
      ({ groups }) => isNamed(groups?.['next']) || isNamed(groups?.['last']),
    )
}
