import type { ReplyKind } from '@docent/domain/chat'
import { evidentUnits, requiredCoverage } from '../evidence.ts'
import { findEvidence, languagesOf } from '../find-evidence.ts'
import type { Findings } from '../findings.ts'
import { detectLanguage } from '../language.ts'
import { conceptsByTerm, type Concept } from '../concepts.ts'
import type { RankedUnit } from '../rank-units.ts'
import type { Retrieval } from '../retrieve.ts'
import { kindOfUnit } from '../segment.ts'
import { contextOf } from '../unit-context.ts'
import { termsOfTitle, termsOfUnit, type IndexedFile } from '../unit-terms.ts'
import { goesOn, pointsBack } from './follow-up-words.ts'
import { withBothNames } from './which-of-two.ts'

/** A question of the same conversation that came before. */
export interface Asked {
  readonly text: string
  readonly kind: ReplyKind
}

/** A message with more words stands by itself. */
export const MOST_WORDS = 9
/** Things that a question is about which are carried over, the rarest first. */
const MOST_CARRIED = 4
/** How many of them may give way to what is newly named. */
const MOST_REPLACED = 2

const isSubject = ({ generic, implied }: Concept): boolean => !generic && !implied

/** Whether a question is about what was said before it: it names nothing, or points back. */
export function isOpen(files: readonly IndexedFile[], text: string): boolean {
  const { question, retrieval } = findEvidence(files, text)
  const named = retrieval.concepts.filter(isSubject).length
  const languages = [...new Set([question.language, detectLanguage(text), ...languagesOf(files)])]
  // Can I call you? Where are you? are asked of the business, whatever was spoken of; but: Where is it?
  if (question.contact !== null) return false
  const asksWhere = question.asksForAddress || question.asksForWay
  if (asksWhere && !pointsBack(text, languages)) return goesOn(text, languages)
  return named === 0 || goesOn(text, languages) || (named <= 1 && pointsBack(text, languages))
}

/** What a question is about, in its order. */
function subjectsOf({ retrieval }: Findings): string[] {
  const subjects = retrieval.concepts.filter(isSubject)
  const byRarity = subjects.toSorted((a, b) => b.idf - a.idf)
  const rarest = new Set(byRarity.slice(0, MOST_CARRIED))
  return subjects.filter((concept) => rarest.has(concept)).map(({ word }) => word)
}

export const evidentOf = (files: readonly IndexedFile[], findings: Findings): RankedUnit[] =>
  evidentUnits(findings, requiredCoverage(files, findings.question.language))

/** Terms of a unit with what it is read with: title, headings, names of its columns. */
export function termsAround(
  file: IndexedFile,
  { passage, unit }: Pick<RankedUnit, 'passage' | 'unit'>,
  withPrevious: boolean,
): ReadonlySet<number> {
  const { segment } = file
  const asked = { has: () => false, words: 0, isDefinition: false }
  const contexts = contextOf(file, segment.passageHeading[passage]!, unit, asked)
  const units = contexts
    .map((context) => context.unit)
    .filter((one) => withPrevious || one !== unit - 1 || kindOfUnit(segment, one) !== 'sentence')
  const terms = new Set<number>(termsOfTitle(file))
  for (const one of [unit, ...units]) for (const term of termsOfUnit(file, one)) terms.add(term)
  return terms
}

/** Whether terms of a file stand for all of some words of a question. */
function holdsAll(
  terms: ReadonlySet<number>,
  file: number,
  { concepts }: Retrieval,
  words: readonly string[],
): boolean {
  const byTerm = conceptsByTerm(concepts, file)
  const held = new Set([...terms].map((term) => byTerm.get(term)?.concept))
  return concepts.every(({ word }, index) => held.has(index) || !words.includes(word))
}

/**
 * The subsets of `words` that leave out `count` of them, the last words first: what a question
 * ends with gives way (the guarantee on the battery? and on the motor?).
 */
function without(words: readonly string[], count: number): string[][] {
  if (count === 0) return [[...words]]
  return words
    .flatMap((_, at) =>
      without(words.slice(at + 1), count - 1).map((rest) => [...words.slice(0, at), ...rest]),
    )
    .toReversed()
}

/** A question with some of its words taken out: how much is a [city bike] per day? */
const cutWords = (text: string, words: ReadonlySet<string>): string =>
  text.replace(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu, (word) => {
    const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    return words.has(plain) || words.has(plain.replace(/['’]s$/u, '')) ? '' : word
  })

/** What a reading must find at one place: what is newly named, and what is carried over. */
interface Subject {
  readonly named: readonly string[]
  readonly kept: readonly string[]
}

/** Whether all of a reading's subject stands in the best place that it finds. */
function isAnsweredBy(files: readonly IndexedFile[], text: string, subject: Subject): boolean {
  const findings = findEvidence(files, text)
  const unit = evidentOf(files, findings)[0]
  const file = unit === undefined ? undefined : files[unit.file]
  if (unit === undefined || file === undefined) return false
  if (findings.question.cue !== 'none' && !unit.fits) return false
  const { retrieval } = findings
  // What is newly named is what is asked about: the line before does not say it of this one.
  return (
    holdsAll(termsAround(file, unit, false), unit.file, retrieval, subject.named) &&
    holdsAll(termsAround(file, unit, true), unit.file, retrieval, subject.kept)
  )
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
  // With nothing newly named all of the subject has to stay.
  const most = named.length === 0 ? 0 : Math.min(MOST_REPLACED, subjects.length)
  for (let replaced = 0; replaced <= most; replaced++) {
    for (const kept of without(subjects, replaced)) {
      const dropped = new Set(subjects.filter((word) => !kept.includes(word)))
      const isBare = kept.length === 0
      if (isBare && (asksAnew || earlier.question.cue === 'none')) continue
      const joined = asksAnew ? `${text} ${kept.join(' ')}` : `${cutWords(before, dropped)} ${text}`
      if (isAnsweredBy(files, joined, { named, kept })) return joined
    }
  }
  return null
}

/** A question; what was offered to choose from is mostly none. */
const IS_QUESTION = /[?？]\s*$/u

/** Whether a message asks for something of its own, and is none of what was offered: Are dogs allowed? */
function asksForTopic(files: readonly IndexedFile[], text: string): boolean {
  if (!IS_QUESTION.test(text)) return false
  const { question, units } = findEvidence(files, text)
  return question.topic !== null && units[0]?.surety !== undefined
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
  const texts = earlier.map((asked) => asked.text)
  const ofBoth = withBothNames(text, texts, languagesOf(files))
  if (ofBoth !== null) return ofBoth
  const standsAlone =
    last.kind === 'clarification' ? asksForTopic(files, text) : !isOpen(files, text)
  if (standsAlone) return text
  const before = understand(files, last.text, earlier.slice(0, -1))
  return readTogether(files, text, before) ?? text
}
