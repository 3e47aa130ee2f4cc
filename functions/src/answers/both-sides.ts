import { linesBeside } from './choose-lines.ts'
import { conceptsByTerm } from './concepts.ts'
import { evidentUnits, requiredCoverage } from './evidence.ts'
import { findEvidence } from './find-evidence.ts'
import type { Findings } from './findings.ts'
import { askingForMeasures, asksForDifference } from './joining-words.ts'
import { KINDRED_CREDIT } from './kindred-words/kindred-words.ts'
import type { Language } from './language.ts'
import { suretyOf } from './predicates/sureness.ts'
import { sidesOfQuestion, type Side, type Sides } from './question-sides.ts'
import type { RankedUnit } from './rank-units.ts'
import { kindOfUnit } from './segment.ts'
import { namesAll, NAMING_SHARE, ownWords, wordsOfName } from './side-names.ts'
import { formIn } from './stem.ts'
import { tokenize } from './tokenize.ts'
import { contextOf, headerOf, type AskedTerms } from './unit-context.ts'
import { termsOfUnit, type IndexedFile } from './unit-terms.ts'
import { termOfWord } from './vocabulary.ts'

/** What tells what is asked of one of two things. */
export interface ToldSide {
  readonly findings: Findings
  readonly unit: RankedUnit
}

export type ToldSides = readonly [ToldSide, ToldSide]

/** What was found for one of two things: the units that may answer and name it, the best first. */
interface FoundSide {
  readonly findings: Findings
  readonly units: readonly RankedUnit[]
  /** Words that only its name has, of those that files know. */
  readonly words: ReadonlySet<string>
  /** How many of them a unit holds by itself. */
  readonly naming: (unit: RankedUnit) => number
  /** Whether a unit begins with one: a row that tells of it, and not one that has it in another cell. */
  readonly isHeaded: (unit: RankedUnit) => boolean
}

/** Units of each side of which it is looked whether they stand beside each other. */
const MOST_COMPARED = 6

/** Share of the question that a row must hold by itself whose columns are the two things. */
const LEAST_OWN_COVERAGE = 0.1

const NOTHING_ASKED: AskedTerms = { has: () => false, words: 1, isDefinition: false }

/** Tells which words of a question, or what stands for them, a unit of a file holds. */
function wordsHeldBy(files: readonly IndexedFile[], { retrieval: { concepts } }: Findings) {
  const byFile = new Map<number, ReturnType<typeof conceptsByTerm>>()
  return (file: number, unit: number): string[] => {
    const byTerm = byFile.get(file) ?? conceptsByTerm(concepts, file)
    byFile.set(file, byTerm)
    return [...termsOfUnit(files[file]!, unit)].flatMap((term) => {
      const match = byTerm.get(term)
      return match === undefined || match.credit <= KINDRED_CREDIT
        ? []
        : [concepts[match.concept]!.word]
    })
  }
}

/** Those of some words of a question that a file holds, or what stands for them. */
const knownOf = ({ retrieval }: Findings, words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    retrieval.concepts
      .filter(({ word, standIns }) => words.has(word) && standIns.holding > 0)
      .map(({ word }) => word),
  )

function findSide(
  files: readonly IndexedFile[],
  { name, question }: Side,
  own: ReadonlySet<string>,
  isBare: boolean,
): FoundSide {
  const findings = findEvidence(files, question)
  const words = knownOf(findings, own)
  const { language, cue } = findings.question
  const wordsIn = wordsHeldBy(files, findings)
  const named = wordsOfName(name, findings.question.askedIn)
  const rest = findings.retrieval.concepts
    .filter(({ word, generic, implied }) => !generic && !implied && !named.has(word))
    .map(({ word }) => word)
  const tells = ({ file, unit, passage, fits }: RankedUnit): boolean => {
    const source = files[file]!
    const heading = source.segment.passageHeading[passage]!
    const around = contextOf(source, heading, unit, NOTHING_ASKED).map((each) => each.unit)
    const isNamed = [unit, ...around].some((each) =>
      wordsIn(file, each).some((word) => words.has(word)),
    )
    if (!isNamed) return false
    if ((rest.length === 0 && isBare) || (fits && cue !== 'none')) return true
    // Both rows of a table hold the names; which of them is heavier, not all tables tell.
    return [unit, ...around].some(
      (each) =>
        (each === unit || kindOfUnit(source.segment, each) !== 'sentence') &&
        wordsIn(file, each).some((word) => rest.includes(word)),
    )
  }
  return {
    findings,
    units: evidentUnits(findings, requiredCoverage(files, language)).filter(tells),
    words,
    naming: ({ file, unit }) => new Set(wordsIn(file, unit).filter((word) => words.has(word))).size,
    isHeaded: ({ file, unit }) => {
      const { segment } = files[file]!
      const head = termsOfUnit(files[file]!, unit)[0]
      return [...words].some((word) => head !== undefined && termOfWord(segment, word) === head)
    },
  }
}

/** The best unit of a side, where it answers. */
function bestOf(files: readonly IndexedFile[], { findings, units }: FoundSide): ToldSide | null {
  const unit = units[0]
  return unit === undefined || suretyOf(files, findings, unit) === 'near'
    ? null
    : { findings, unit }
}

/** The line beside another one that names a side best. */
function besideOf(
  files: readonly IndexedFile[],
  { findings, words, naming, isHeaded }: FoundSide,
  { unit: other }: ToldSide,
): ToldSide | null {
  if (other.kind === 'sentence') return null
  const lines = linesBeside(files[other.file]!, other.unit)
    .map((unit) => ({ ...other, unit }))
    .toSorted((a, b) => naming(b) - naming(a) || Number(isHeaded(b)) - Number(isHeaded(a)))
  const [unit] = lines
  if (unit === undefined || unit.unit === other.unit) return null
  return naming(unit) >= Math.max(1, NAMING_SHARE * words.size) ? { findings, unit } : null
}

/** Two lines of one list or table, each of which names its own side. */
function linesOfBoth(
  files: readonly IndexedFile[],
  one: FoundSide,
  other: FoundSide,
): ToldSides | null {
  const candidates = ({ units, naming, isHeaded }: FoundSide): RankedUnit[] =>
    units
      .filter((unit) => unit.kind !== 'sentence' && naming(unit) > 0)
      .slice(0, MOST_COMPARED)
      .toSorted((a, b) => Number(isHeaded(b)) - Number(isHeaded(a)))
  const others = candidates(other)
  for (const unit of candidates(one)) {
    const lines = linesBeside(files[unit.file]!, unit.unit)
    const beside = others.find(
      (each) => each.file === unit.file && each.unit !== unit.unit && lines.includes(each.unit),
    )
    if (beside === undefined || !lines.includes(unit.unit)) continue
    return [
      { findings: one.findings, unit },
      { findings: other.findings, unit: beside },
    ]
  }
  return null
}

/** The row that tells it of both, which are columns of its table: Dust bin, of the Scout and the Ranger. */
function rowOfBoth(
  files: readonly IndexedFile[],
  findings: Findings,
  names: readonly ReadonlySet<string>[],
): ToldSide | null {
  const needed = requiredCoverage(files, findings.question.language)
  const wordsIn = wordsHeldBy(files, findings)
  const isNamedIn = (file: number, unit: number, words: ReadonlySet<string>): boolean =>
    wordsIn(file, unit).some((word) => words.has(word))
  const isAcross = ({ file, unit, kind }: RankedUnit): boolean => {
    const header = kind === 'row' ? headerOf(files[file]!, unit) : -1
    return (
      header >= 0 &&
      names.every((words) => isNamedIn(file, header, words) && !isNamedIn(file, unit, words))
    )
  }
  const { cue } = findings.question
  const unit = evidentUnits(findings, needed).find(
    (each) =>
      (each.ownCoverage >= LEAST_OWN_COVERAGE || (cue !== 'none' && each.fits)) && isAcross(each),
  )
  return unit === undefined ? null : { findings, unit }
}

/** A question without the words that no file knows: mostly how two things are compared, earlier or heavier. */
function withoutUnknown(text: string, { question, retrieval: { concepts } }: Findings): string {
  const unknown = new Set(
    concepts
      .filter(({ standIns, generic, implied }) => standIns.holding === 0 && !generic && !implied)
      .map(({ word }) => word),
  )
  let left = text
  for (const { word, start, end } of tokenize(text).toReversed()) {
    if (unknown.has(formIn(question.askedIn, word)))
      left = `${left.slice(0, start)}${left.slice(end)}`
  }
  return left
}

interface WayToAsk {
  readonly asked: string
  /** Whether nothing was taken out of it. */
  readonly isPlain: boolean
}

/** A question as it is, and where it holds one thing against another without how that is called. */
function waysToAsk(findings: Findings, text: string): WayToAsk[] {
  const holdsAgainst = sidesOfQuestion(text, findings.question.askedIn).some(
    ({ isEither }) => isEither,
  )
  if (!holdsAgainst) return [{ asked: text, isPlain: true }]
  const plain = { asked: askingForMeasures(text), isPlain: true }
  const known = withoutUnknown(plain.asked, findings)
  return known === plain.asked ? [plain] : [plain, { asked: known, isPlain: false }]
}

/** What each of two things has in its name, and the other has not. */
const namesOf = ([one, other]: Sides['sides'], language: Language) =>
  [ownWords(one.name, other.name, language), ownWords(other.name, one.name, language)] as const

/** Whether it is known of the whole question that no file holds any of some of its words. */
const areUnknown = ({ retrieval }: Findings, words: ReadonlySet<string>): boolean =>
  [...words].every((word) =>
    retrieval.concepts.some((each) => each.word === word && each.standIns.holding === 0),
  )

/**
 * The two units that tell what is asked of two things that a question names; both are the same where
 * one tells it of both. `null` where it names no two, where one of them is not told, and where the
 * answer at hand names both as they were asked together.
 * @param findings for the whole question
 * @param said sentences of the answer to the whole question
 */
export function findBothSides(
  files: readonly IndexedFile[],
  findings: Findings,
  text: string,
  said: readonly string[],
): ToldSides | null {
  const { askedIn: language } = findings.question
  for (const { asked, isPlain } of waysToAsk(findings, text)) {
    const whole = asked === text ? findings : findEvidence(files, asked)
    for (const { isEither, sides } of sidesOfQuestion(asked, language)) {
      const [one, other] = sides
      const names = namesOf(sides, language)
      if (!isEither && said.some((sentence) => namesAll(sentence, names, language))) return null
      if (names.some((words) => areUnknown(findings, words))) continue
      const across = isEither ? rowOfBoth(files, whole, names) : null
      if (across !== null) return [across, across]
      const isBare = isPlain && asksForDifference(text)
      const found = sidesTold(
        files,
        findSide(files, one, names[0], isBare),
        findSide(files, other, names[1], isBare),
        isEither || said.length > 0,
      )
      if (found !== null) return found
    }
  }
  return null
}

/**
 * Whether a question asks for one of two things, or holds one against the other, and what is said names
 * no more than one of them.
 */
export function tellsOneOfTwo(
  { question: { language } }: Findings,
  text: string,
  said: readonly string[],
): boolean {
  const either = sidesOfQuestion(askingForMeasures(text), language).filter(
    ({ isEither }) => isEither,
  )
  const namesThem = ({ sides }: Sides): boolean =>
    namesOf(sides, language).every((words) =>
      said.some((sentence) => namesAll(sentence, [words], language)),
    )
  return either.length > 0 && !either.some(namesThem)
}

/** What tells of each side: by lines beside each other, where there are such. */
function sidesTold(
  files: readonly IndexedFile[],
  one: FoundSide,
  other: FoundSide,
  mayBeApart: boolean,
): ToldSides | null {
  const lines = linesOfBoth(files, one, other)
  if (lines !== null) return lines
  const [first, second] = [bestOf(files, one), bestOf(files, other)]
  const behind = first && besideOf(files, other, first)
  if (first && behind) return [first, behind]
  const before = second && besideOf(files, one, second)
  if (second && before) return [before, second]
  return mayBeApart && first && second ? [first, second] : null
}
