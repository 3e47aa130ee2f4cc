import { rememberingForBase, wordsOfBase } from '../base-words.ts'
import type { Concept } from '../concepts.ts'
import { wordsOf } from '../glossary/glossary.ts'
import { kindOfUnit } from '../segment.ts'
import { NO_TERMS, termsStandingFor, type TermsOfFile } from '../topics/topic-terms.ts'
import { isReadWhole } from '../topics/topic-units.ts'
import { headerOf } from '../unit-context.ts'
import { SPEAKABLE, type UnitKind } from '../unit-kinds.ts'
import { termsOfUnit, textOfUnit, type IndexedFile } from '../unit-terms.ts'
import type { AskedAmount } from './amounts-asked.ts'
import { amountsTold, type AmountRange } from './amounts-told.ts'

/** What says that numbers are those of ages, as concepts of the glossary. */
const AGED = 'age adult baby child children_menu old senior young'

const aged = (from: number, below: number): AmountRange => ({
  dimension: 'age',
  from,
  below,
  written: [],
})
/** People by their age, as concepts of the glossary, with the years that are meant by them; the narrower first. */
const CLASSES: Readonly<Record<string, AmountRange>> = {
  baby: aged(0, 2),
  senior: aged(60, Infinity),
  child: aged(0, 16),
  adult: aged(18, Infinity),
}
const NARROW = new Set([CLASSES['baby'], CLASSES['senior']])

/**
 * What a unit counts for an amount that it tells something of: names it, has a limit on this side of
 * it or on the other, or speaks of people of that age without a number. Chosen on the open documents.
 */
const CREDIT = {
  named: 1,
  age: { within: 1, beyond: 0.6 },
  other: { within: 0.9, beyond: 0.3 },
  class: 0.3,
  narrowClass: 0.5,
}
/** How many times as much a limit may be: less than a day says nothing of five minutes. */
const MOST_TIMES = 30

/** What a unit tells of amounts. */
interface Limits {
  readonly ranges: readonly AmountRange[]
  /** Of people that it names as children or the like. */
  readonly classes: readonly AmountRange[]
}
const NO_LIMITS: Limits = { ranges: [], classes: [] }

/** By file and unit; units that tell none are left out. */
type LimitsOfBase = readonly ReadonlyMap<number, Limits>[]

/** Kinds of units that are read besides those that may be said, since they stand for what follows. */
const LEADING: ReadonlySet<UnitKind> = new Set(['heading', 'lead'])

function classesIn(terms: Iterable<number>, classes: TermsOfFile): AmountRange[] {
  const names = new Set<string>()
  for (const term of terms) {
    const name = classes.get(term)
    if (name !== undefined) names.add(name)
  }
  return Array.from(names, (name) => CLASSES[name]!)
}

function limitsIn(file: IndexedFile, aging: TermsOfFile, classes: TermsOfFile) {
  const { segment } = file
  const limits = new Map<number, Limits>()
  const isAged = (unit: number): boolean =>
    unit >= 0 && termsOfUnit(file, unit).some((term) => aging.has(term))
  const read = (unit: number, isOfPeople: boolean): void => {
    const ranges = amountsTold(textOfUnit(file, unit), isOfPeople)
    const named = classesIn(termsOfUnit(file, unit), classes)
    if (ranges.length > 0 || named.length > 0) limits.set(unit, { ranges, classes: named })
  }
  for (const [passage, first] of segment.passageFirstUnit.entries()) {
    const isUnderAged = isAged(segment.passageHeading[passage]!)
    const lines: number[] = []
    for (let unit = first; unit < segment.passageEndUnit[passage]!; unit++) {
      const kind = kindOfUnit(segment, unit)
      if (!SPEAKABLE.has(kind) && !LEADING.has(kind)) continue
      const isOfPeople =
        isUnderAged || isAged(unit) || (kind === 'row' && isAged(headerOf(file, unit)))
      read(unit, isOfPeople)
      if (kind !== 'sentence') lines.push(unit)
    }
    // Under two years | £72, Two to three | £66
    const hasAges = lines.some((unit) =>
      limits.get(unit)?.ranges.some(({ dimension }) => dimension === 'age'),
    )
    if (hasAges) for (const unit of lines) read(unit, true)
  }
  return limits
}

/** What a base tells of amounts, read when the first question names one; nothing of a large base. */
const limitsOf = rememberingForBase((files): LimitsOfBase => {
  if (!isReadWhole(files)) return []
  const base = wordsOfBase(files)
  const aging = termsStandingFor(base, AGED)
  const classes = termsStandingFor(base, Object.keys(CLASSES).join(' '))
  return files.map((file, at) =>
    limitsIn(file, aging.get(at) ?? NO_TERMS, classes.get(at) ?? NO_TERMS),
  )
})

function isOfThatOrder({ from, below }: AmountRange, value: number): boolean {
  const limit = below === Infinity ? from : below
  return limit <= value * MOST_TIMES && value <= limit * MOST_TIMES
}

const holds = (range: AmountRange, { dimension, value }: AskedAmount): boolean =>
  range.dimension === dimension &&
  range.from <= value &&
  value < range.below &&
  (dimension === 'age' || isOfThatOrder(range, value))

const rangesOf = ({ ranges, classes }: Limits): readonly AmountRange[] => [...ranges, ...classes]

/** Whether an amount lies within any limit of a unit. */
const isHeldBy = (limits: Limits, amount: AskedAmount): boolean =>
  rangesOf(limits).some((range) => holds(range, amount))

/** The words by which a base tells something of an amount; none where it tells nothing of it. */
export function wordsTelling(
  files: readonly IndexedFile[],
  amount: AskedAmount,
): readonly string[] {
  const words = new Set<string>()
  for (const limits of limitsOf(files)) {
    for (const { ranges } of limits.values()) {
      for (const range of ranges) {
        if (holds(range, amount)) for (const word of range.written) words.add(word)
      }
    }
  }
  const { languages } = wordsOfBase(files)
  for (const [name, range] of Object.entries(CLASSES)) {
    if (!holds(range, amount)) continue
    for (const word of languages.flatMap((language) => wordsOf(name, language))) words.add(word)
  }
  return [...words]
}

/** A word of the question that a unit tells in others, and what that counts. */
export interface Told {
  readonly concept: number
  readonly credit: number
}

/** What a unit tells of the amounts that were asked, and whether it speaks of others of their kind. */
interface AmountsBeside {
  readonly told: readonly Told[]
  readonly isOfOthers: boolean
}
export const NOTHING_BESIDE: AmountsBeside = { told: [], isOfOthers: false }

/** The amounts that a question names, as a base tells of them. */
export interface AmountsTold {
  /** Places of the words that name them. */
  readonly places: ReadonlySet<number>
  /** Whether units tell something of every one of them. */
  readonly areTold: boolean
  /** What a unit tells of them, by file and unit. */
  readonly tell: (file: number, unit: number) => AmountsBeside
}

/** What a unit counts for an amount by its limits; 0 where it tells nothing of it. */
function creditOf({ ranges, classes }: Limits, amount: AskedAmount): number {
  const own = ranges.filter(({ dimension }) => dimension === amount.dimension)
  const { within, beyond } = amount.dimension === 'age' ? CREDIT.age : CREDIT.other
  if (own.some((range) => holds(range, amount))) return within
  if (own.length > 0) return beyond
  const named = classes.filter((range) => holds(range, amount))
  if (named.length === 0) return 0
  return named.some((range) => NARROW.has(range)) ? CREDIT.narrowClass : CREDIT.class
}

/**
 * What units tell of the amounts that a question names: a price for children under 12 of one of 8.
 * @returns `null` where it names none, or the base tells nothing of amounts
 */
export function amountsBeside(
  files: readonly IndexedFile[],
  concepts: readonly Concept[],
  asked: readonly AskedAmount[],
): AmountsTold | null {
  if (asked.length === 0) return null
  const limits = limitsOf(files)
  if (limits.every(({ size }) => size === 0)) return null
  const base = wordsOfBase(files)
  const placeOf = (word: string): number => concepts.findIndex((each) => each.word === word)
  const named = asked.flatMap((amount) => {
    const concept = placeOf(amount.word)
    if (concept < 0) return []
    const { files: holding, terms } = base.termsOf(amount.word)
    const isNamedBy = (file: number, unit: number): boolean => {
      const term = amount.isCounted ? terms[holding.indexOf(file)] : undefined
      return term !== undefined && termsOfUnit(files[file]!, unit).includes(term)
    }
    return [{ concept, unitPlace: placeOf(amount.unit), amount, isNamedBy }]
  })
  const tell = (file: number, unit: number): AmountsBeside => {
    const own = limits[file]!.get(unit) ?? NO_LIMITS
    const told: Told[] = []
    let isOfOthers = false
    for (const { concept, unitPlace, amount, isNamedBy } of named) {
      if (isNamedBy(file, unit)) {
        told.push({ concept, credit: CREDIT.named })
        continue
      }
      const credit = creditOf(own, amount)
      if (credit > 0) told.push({ concept, credit })
      // Five weeks are told by days as well.
      if (own.ranges.length > 0 && credit > 0 && unitPlace >= 0)
        told.push({ concept: unitPlace, credit })
      isOfOthers ||=
        rangesOf(own).some(({ dimension }) => dimension === amount.dimension) &&
        !isHeldBy(own, amount)
    }
    return { told, isOfOthers }
  }
  const isTold = (amount: AskedAmount): boolean =>
    limits.some((units) => [...units.values()].some((unit) => isHeldBy(unit, amount)))
  return {
    places: new Set(named.map(({ concept }) => concept)),
    areTold: named.every(({ amount }) => isTold(amount)),
    tell,
  }
}
