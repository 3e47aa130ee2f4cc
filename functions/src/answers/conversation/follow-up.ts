import type { ReplyKind } from '@docent/domain/chat'
import { evidentUnits, findEvidence, neededCoverage, type Findings } from '../evidence.ts'
import { statisticsOf, type Concept } from '../concepts.ts'
import type { RankedUnit } from '../rank-units.ts'
import { kindOfUnit } from '../segment.ts'
import { termsOfTitle, termsOfUnit, type IndexedFile } from '../unit-terms.ts'
import { goesOn, pointsBack } from './follow-up-words.ts'

/** A question of the same conversation that came before. */
export interface Asked {
  readonly text: string
  readonly kind: ReplyKind
}

/** A message with more words stands by itself. */
const MOST_WORDS = 9
/** Things that a question is about which are carried over, the rarest first. */
const MOST_CARRIED = 4
/** How many of them may give way to what is newly named. */
const MOST_REPLACED = 2

const isSubject = ({ generic, implied }: Concept): boolean => !generic && !implied

const subjectsOf = ({ retrieval }: Findings): string[] =>
  retrieval.concepts
    .filter(isSubject)
    .toSorted((a, b) => b.idf - a.idf)
    .slice(0, MOST_CARRIED)
    .map(({ word }) => word)

const evidentOf = (files: readonly IndexedFile[], findings: Findings): RankedUnit[] =>
  evidentUnits(findings, neededCoverage(statisticsOf(files).passages, findings.question.language))

/** Terms of a unit with its headings and title, and with the line before it where that counts. */
function termsAround(
  file: IndexedFile,
  { passage, unit }: RankedUnit,
  withPrevious: boolean,
): ReadonlySet<number> {
  const { segment } = file
  const heading = segment.passageHeading[passage]!
  const units = [unit]
  if (heading >= 0) units.push(heading)
  if (heading > 0 && kindOfUnit(segment, heading - 1) === 'heading') units.push(heading - 1)
  if (withPrevious && unit > 0) units.push(unit - 1)
  const terms = new Set<number>(termsOfTitle(file))
  for (const one of units) for (const term of termsOfUnit(file, one)) terms.add(term)
  return terms
}

const holdsAll = (
  terms: ReadonlySet<number>,
  file: number,
  concepts: readonly Concept[],
): boolean =>
  concepts.every(({ matches }) => (matches[file] ?? []).some(({ term }) => terms.has(term)))

/** The subsets of `words` that leave out `count` of them. */
function without(words: readonly string[], count: number): string[][] {
  if (count === 0) return [[...words]]
  return words.flatMap((_, at) =>
    without(words.slice(at + 1), count - 1).map((rest) => [...words.slice(0, at), ...rest]),
  )
}

/** A question with some of its words taken out: how much is a [city bike] per day? */
const cutWords = (text: string, words: ReadonlySet<string>): string =>
  text.replace(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu, (word) => {
    const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    return words.has(plain) || words.has(plain.replace(/['’]s$/u, '')) ? '' : word
  })

interface Reading {
  readonly text: string
  readonly unit: RankedUnit
}

/** What a reading must find at one place: what is newly named, and what is carried over. */
interface Subject {
  readonly named: readonly string[]
  readonly kept: readonly string[]
}

/** What a reading finds, where all of its subject stands in the best place that it finds. */
function tryReading(files: readonly IndexedFile[], text: string, subject: Subject): Reading | null {
  const findings = findEvidence(files, text)
  const unit = evidentOf(files, findings)[0]
  const file = unit === undefined ? undefined : files[unit.file]
  if (unit === undefined || file === undefined) return null
  if (findings.question.cue !== 'none' && !unit.fits) return null
  const { concepts } = findings.retrieval
  const conceptsOf = (words: readonly string[]) =>
    concepts.filter(({ word }) => words.includes(word))
  // What is newly named is what is asked about: the line before does not say it of this one.
  const isHeld =
    holdsAll(termsAround(file, unit, false), unit.file, conceptsOf(subject.named)) &&
    holdsAll(termsAround(file, unit, true), unit.file, conceptsOf(subject.kept))
  return isHeld ? { text, unit } : null
}

/**
 * The readings of a message together with the question before: with all of that question's
 * subject, then with less of it, as far as the documents speak of both at one place.
 */
function readTogether(files: readonly IndexedFile[], text: string, before: string): string | null {
  const alone = findEvidence(files, text)
  const earlier = findEvidence(files, before)
  const named = alone.retrieval.concepts.filter(({ implied }) => !implied).map(({ word }) => word)
  const subjects = subjectsOf(earlier).filter((word) => !named.includes(word))
  const asksAnew = alone.question.cue !== 'none'
  // With nothing newly named something of the subject has to stay.
  const most = Math.min(MOST_REPLACED, named.length === 0 ? 0 : subjects.length)
  for (let replaced = 0; replaced <= most; replaced++) {
    const readings = without(subjects, replaced).flatMap((kept): Reading[] => {
      const dropped = new Set(subjects.filter((word) => !kept.includes(word)))
      const isBare = kept.length === 0
      if (isBare && (asksAnew || earlier.question.cue === 'none')) return []
      const joined = asksAnew ? `${text} ${kept.join(' ')}` : `${cutWords(before, dropped)} ${text}`
      const reading = tryReading(files, joined, { named, kept })
      return reading === null ? [] : [reading]
    })
    const [best] = readings.toSorted(
      (a, b) => b.unit.coverage - a.unit.coverage || b.unit.score - a.unit.score,
    )
    if (best !== undefined) return best.text
  }
  return null
}

/**
 * Reads a message as the conversation means it. One that names its own subject is left as it is;
 * one that goes on from the question before (and on Sundays?), names nothing (why?) or points back
 * (how much is it then?) is read with that question, where the documents hold both at one place.
 * @param earlier questions before, the latest last
 */
export function understand(
  files: readonly IndexedFile[],
  text: string,
  earlier: readonly Asked[],
): string {
  const last = earlier.at(-1)
  if (last === undefined || text.split(/\s+/u).length > MOST_WORDS) return text
  const alone = findEvidence(files, text)
  const named = alone.retrieval.concepts.filter(isSubject).length
  const chooses = last.kind === 'clarification'
  const isOpen = goesOn(text) || named === 0 || (pointsBack(text) && named <= 1)
  if (!chooses && !isOpen) return text
  const before = understand(files, last.text, earlier.slice(0, -1))
  return readTogether(files, text, before) ?? text
}
