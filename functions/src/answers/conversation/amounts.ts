import { plainNumber } from '../amounts/plain-number.ts'

/** What a number measures, as far as its signs say. */
type Dimension = 'money' | 'percent' | 'clock' | 'number'

export interface Amount {
  readonly dimension: Dimension
  /** The number in one form: 1,200.50 and 1.200,50 are the same. */
  readonly value: string
}

const AMOUNT =
  /(?<money>[$£€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$£€¥₹]|(?:usd|eur|gbp|dollars?|pounds?|euros?)\b))|(?<percent>\d[\d.,]*\s?(?:%|per ?cent\b|prozent\b))|(?<clock>\b\d{1,2}[:.]\d{2}(?!\d)(?:\s?[ap]\.?m\b)?|\b\d{1,2}\s?[ap]\.?m\b)|(?<number>\d[\d.,]*)/giu

/** A time of day as minutes since midnight. */
function plainClock(text: string): string {
  const [hours = 0, minutes = 0] = (text.match(/\d+/gu) ?? []).map(Number)
  const isAfternoon = /p\.?m/iu.test(text) && hours < 12
  return `${(isAfternoon ? hours + 12 : hours) * 60 + minutes}`
}

/** The amounts of a text, in its order. */
export function readAmounts(text: string): Amount[] {
  return Array.from(text.matchAll(AMOUNT), ({ groups = {} }): Amount => {
    for (const dimension of ['money', 'percent', 'clock'] as const) {
      const found = groups[dimension]
      if (found === undefined) continue
      return { dimension, value: dimension === 'clock' ? plainClock(found) : plainNumber(found) }
    }
    return { dimension: 'number', value: plainNumber(groups['number'] ?? '') }
  })
}

/** The amounts of a text as words that can be compared. */
export const amountsIn = (text: string): string[] =>
  readAmounts(text).map(({ dimension, value }) => `${dimension} ${value}`)

/** Whether two texts name amounts of one dimension, and none that is the same. */
export function differInAmounts(one: string, other: string): boolean {
  const mine = readAmounts(one)
  const yours = readAmounts(other)
  return (['money', 'percent', 'clock', 'number'] as const).some((dimension) => {
    const values = mine.filter((amount) => amount.dimension === dimension)
    const others = yours.filter((amount) => amount.dimension === dimension)
    if (values.length === 0 || others.length === 0) return false
    return !values.some(({ value }) => others.some((amount) => amount.value === value))
  })
}
