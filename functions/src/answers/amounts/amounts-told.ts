import {
  AND_OLDER,
  AND_YOUNGER,
  BELOW,
  DAYS_PER_YEAR,
  FROM,
  NUMBER,
  OLDEST,
  TO,
  unitIn,
  unitOf,
  UNITS,
  UP_TO,
  valueOf,
  type Dimension,
} from './amount-words.ts'

/** Amounts that something holds for; the upper end is not among them. */
export interface AmountRange {
  readonly dimension: Dimension
  /** In years of age, days, people, kilograms, metres, square metres, megabytes, or any currency. */
  readonly from: number
  readonly below: number
  /** The numbers as they are written, in small letters. */
  readonly written: readonly string[]
}

/** What counts something that has no limits here: a share, an hour, a date. */
const NO_LIMIT = String.raw`(?!\p{Nd}|[.,:]\p{Nd}|\s?(?:[€£$](?!\s?\p{Nd})|[%¥₺₽°]|\p{Nd}|\.?\s?(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})|(?:l|ml|mm|a\.?m|p\.?m|h|mal|x|times?|veces|fois|volte|keer|uhr|o[’']clock)(?!\p{L})|[^\P{L}\p{sc=Latin}])|\.\s?\p{Nd})`
const NOT_BEHIND = String.raw`(?<![\p{L}\p{Nd}€£$¥.,:/])`
const SIGN = String.raw`(?<sign>[€£$₹]\s?)?`

const patternOf = (source: string): RegExp => new RegExp(NOT_BEHIND + source, 'gu')
const RANGE = patternOf(
  String.raw`${SIGN}(?<a>${NUMBER})(?:\s?-?${unitOf('A')})?${TO}(?:[€£$₹]\s?)?(?<b>${NUMBER})(?:\s?-?${unitOf('B')}|s(?!\p{L})|${NO_LIMIT})`,
)
const BOUND = patternOf(
  String.raw`(?:(?<under>${BELOW})|(?<upTo>${UP_TO})|(?<from>${FROM}))[-\s]*${SIGN}(?<n>${NUMBER})(?:\s?-?${unitOf('B')}|[’']?s(?!\p{L})|${NO_LIMIT})(?<ahead>\s(?:before|ahead|prior|in advance|beforehand|notice|vor(?:her)?|im voraus|antes|de antelación|avant|à l[’']avance|prima|in anticipo|van tevoren|vooraf|voor|före|innan|før|przed|před|до|antes|de antecedência))?`,
)
const BEHIND = patternOf(
  String.raw`(?<n>${NUMBER})(?:\s?-?${unitOf('B')})?(?:(?<older>${AND_OLDER})|(?<younger>${AND_YOUNGER}))(?:\s?${unitOf('A')})?`,
)

type Groups = Readonly<Record<string, string | undefined>>

/** What a range measures: of years, and where people are spoken of by their age of bare numbers, ages. */
interface Measured {
  readonly dimension: Dimension
  readonly scale: number
}

function measuredBy(groups: Groups, mark: string, isOfPeople: boolean): Measured | null {
  if (groups['sign'] !== undefined) return { dimension: 'money', scale: 1 }
  const unit = unitIn(groups, mark)
  if (unit === null) return isOfPeople ? { dimension: 'age', scale: 1 } : null
  const [dimension, scale] = UNITS[unit]!
  return { dimension, scale }
}

const JUST_ABOVE = 1.0001

/** The least amount that is more than a last one: who is 15 is so up to 16. */
const endOf = (value: number, { dimension, scale }: Measured): number =>
  dimension === 'age' || dimension === 'people' ? value + 1 : value * scale * JUST_ABOVE

/**
 * The amounts that a text tells something of: those from 6 to 14, under 18, up to 25 kg.
 * @param isOfPeople whether the text, or what it stands under, speaks of people by their age, so
 *   that a number without its years tells one as well
 */
export function amountsTold(original: string, isOfPeople: boolean): readonly AmountRange[] {
  const text = original.toLowerCase()
  const found: AmountRange[] = []
  const add = (
    { dimension }: Measured,
    from: number,
    below: number,
    written: readonly string[],
  ): void => {
    if (!(from < below) || (dimension === 'age' && from > OLDEST)) return
    found.push({ dimension, from, below, written })
    // A baby is so many months old.
    if (dimension === 'span' && isOfPeople) {
      const years = (days: number): number => days / DAYS_PER_YEAR
      found.push({ dimension: 'age', from: years(from), below: years(below), written })
    }
  }
  for (const { groups = {} } of text.matchAll(RANGE)) {
    const measured = measuredBy(groups, 'B', isOfPeople) ?? measuredBy(groups, 'A', isOfPeople)
    if (measured === null) continue
    const first = measuredBy(groups, 'A', false) ?? measured
    const [a, b] = [groups['a']!, groups['b']!]
    const low =
      first.dimension === 'span' && measured.dimension === 'age'
        ? first.scale / DAYS_PER_YEAR
        : first.scale
    const [start, end] = [valueOf(a) * low, valueOf(b) * measured.scale]
    // 60 to 30 days before; 4 to 15 are those of 15 as well.
    add(measured, Math.min(start, end), Math.max(start, endOf(valueOf(b), measured)), [a, b])
  }
  const rest = text.replace(RANGE, ' ')
  for (const { groups = {} } of rest.matchAll(BOUND)) {
    const measured = measuredBy(groups, 'B', isOfPeople)
    if (measured === null) continue
    const written = groups['n']!
    const value = valueOf(written)
    const isLead = groups['upTo'] !== undefined && groups['ahead'] !== undefined
    // Up to a week before is whatever is longer before.
    if (groups['from'] !== undefined || isLead) {
      add(measured, value * measured.scale, Infinity, [written])
    } else if (groups['upTo'] !== undefined) add(measured, 0, endOf(value, measured), [written])
    else add(measured, 0, value * measured.scale, [written])
  }
  for (const { groups = {} } of rest.matchAll(BEHIND)) {
    const measured = measuredBy(groups, 'B', false) ?? measuredBy(groups, 'A', isOfPeople)
    if (measured === null) continue
    const written = groups['n']!
    const value = valueOf(written)
    if (groups['older'] !== undefined) {
      add(measured, value * measured.scale, Infinity, [written])
    } else add(measured, 0, endOf(value, measured), [written])
  }
  return found
}
