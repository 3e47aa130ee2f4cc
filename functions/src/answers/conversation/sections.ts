import {
  MAX_EARLIER_EXCHANGES,
  type EarlierExchange,
  type ProvenSentence,
  type ReplyKind,
} from '@docent/domain/chat'
import { claimsOfParagraphs } from '../compose.ts'
import { findEvidence, requiredCoverage } from '../evidence.ts'
import { proveSentence } from '../receipts.ts'
import { kindOfUnit, type Segment } from '../segment.ts'
import { headerOf } from '../unit-context.ts'
import type { UnitKind } from '../unit-kinds.ts'
import { quoteOfUnit, textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { labelOf, LONGEST_LABEL, shortened } from './labels.ts'

/** A part of a document, from its heading to the next one. */
interface Section {
  /** Index into the files. */
  readonly file: number
  /** Unit of the heading. */
  readonly heading: number
  /** What stands on its button, and is sent back to ask for it. */
  readonly label: string
}

/** Sections that are offered at once. */
const MOST_OFFERED = 3
/** Share of what an answer must hold from which on the documents speak of something near a question. */
const NEAR_SHARE = 0.3
/** Units, and UTF-16 units, of a section that are read at once; the rest is asked for (more). */
const MOST_UNITS = 8
const MOST_LETTERS = 700
/** Units before the one that comes nearest to the question, where a long section begins there. */
const LEAD_IN = 2
const READ: ReadonlySet<UnitKind> = new Set(['sentence', 'item', 'label', 'row', 'line', 'lead'])
/** Replies below which sections are offered; what is asked back is answered by one of its options. */
const OFFERING: ReadonlySet<ReplyKind> = new Set(['answer', 'fallback', 'small_talk'])

const plain = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const labelOfHeading = (file: IndexedFile, heading: number): string =>
  shortened(labelOf(textOfUnit(file, heading), file.segment.language))

const headings = new WeakMap<Segment, ReadonlyMap<string, readonly number[]>>()

/** The headings of a file that something stands under, by their labels. */
function headingsOf(file: IndexedFile): ReadonlyMap<string, readonly number[]> {
  const known = headings.get(file.segment)
  if (known !== undefined) return known
  const found = new Map<string, number[]>()
  for (const heading of new Set(file.segment.passageHeading)) {
    if (heading < 0) continue
    const key = plain(labelOfHeading(file, heading))
    if (key !== '') found.set(key, [...(found.get(key) ?? []), heading])
  }
  headings.set(file.segment, found)
  return found
}

/** Units of a section that tell how near it is. */
const WEIGHED_UNITS = 3

/**
 * The sections that come nearest to a question, each label once; none where nothing comes near it. The
 * best units of a section count together, the second one half and the third one a third.
 */
function sectionsNear(files: readonly IndexedFile[], question: string): Section[] {
  const findings = findEvidence(files, question)
  const { units } = findings
  const least = NEAR_SHARE * requiredCoverage(files, findings.question.language)
  if (!units.some(({ coverage, saidTopics }) => saidTopics > 0 && coverage >= least)) return []
  const near = new Map<string, Section & { nearness: number; weighed: number }>()
  for (const { file, passage, score } of units) {
    const heading = files[file]!.segment.passageHeading[passage]!
    if (heading < 0) continue
    const label = labelOfHeading(files[file]!, heading)
    const key = plain(label)
    if (key === '') continue
    const section = near.get(key) ?? { file, heading, label, nearness: 0, weighed: 0 }
    near.set(key, section)
    if (section.weighed >= WEIGHED_UNITS || section.heading !== heading) continue
    section.weighed += 1
    section.nearness += score / section.weighed
  }
  return [...near.values()].toSorted((a, b) => b.nearness - a.nearness)
}

/** What may be read instead of an answer to a question: headings, the nearest first. */
export const sectionLabelsNear = (files: readonly IndexedFile[], question: string): string[] =>
  sectionsNear(files, question)
    .slice(0, MOST_OFFERED)
    .map(({ label }) => label)

/** What a section says, and the others that were offered with it. */
export interface SectionRead {
  readonly sentences: readonly ProvenSentence[]
  readonly suggestions: readonly string[]
}

const namesHeading = (files: readonly IndexedFile[], label: string): boolean =>
  files.some((file) => headingsOf(file).has(label))

/** The exchange below which sections may have been offered: the last one that did not read one of them. */
function offerIn(
  files: readonly IndexedFile[],
  earlier: readonly EarlierExchange[],
): EarlierExchange | undefined {
  const recent = earlier.slice(-MAX_EARLIER_EXCHANGES)
  const last = recent.findLast(({ question }) => !namesHeading(files, plain(question)))
  return last !== undefined && OFFERING.has(last.kind) ? last : undefined
}

/**
 * Reads the section whose heading a message names, where headings may have been offered in the reply before:
 * from its beginning, or where it is long from the place that comes nearest to what was asked then.
 * Every line of it is proven like any answer.
 * @returns `null` where the message names none, or nothing was offered
 */
export function readSection(
  files: readonly IndexedFile[],
  message: string,
  earlier: readonly EarlierExchange[],
): SectionRead | null {
  if (earlier.length === 0 || message.length > LONGEST_LABEL) return null
  const key = plain(message)
  const offer = namesHeading(files, key) ? offerIn(files, earlier) : undefined
  if (offer === undefined) return null
  const near = sectionsNear(files, offer.question)
  const section = near.find(({ label }) => plain(label) === key) ?? sectionNamed(files, key)
  if (section === undefined) return null
  const sentences = sentencesOf(files, section, offer.question)
  if (sentences.length === 0) return null
  const asked = new Set([key, ...earlier.map(({ question }) => plain(question))])
  const offered = near.slice(0, MOST_OFFERED).map(({ label }) => label)
  return { sentences, suggestions: offered.filter((label) => !asked.has(plain(label))) }
}

function sectionNamed(files: readonly IndexedFile[], key: string): Section | undefined {
  for (const [index, file] of files.entries()) {
    const [heading] = headingsOf(file).get(key) ?? []
    if (heading !== undefined) return { file: index, heading, label: key }
  }
  return undefined
}

/** The units of a section that may be read out, in the order of the document. */
function unitsUnder({ segment }: IndexedFile, heading: number): number[] {
  const units = new Set<number>()
  for (const [passage, under] of segment.passageHeading.entries()) {
    if (under !== heading) continue
    for (
      let unit = segment.passageFirstUnit[passage]!;
      unit < segment.passageEndUnit[passage]!;
      unit++
    ) {
      if (READ.has(kindOfUnit(segment, unit))) units.add(unit)
    }
  }
  return [...units].toSorted((a, b) => a - b)
}

/** Of units from `from` on as many as are read at once. */
function pageFrom(file: IndexedFile, units: readonly number[], from: number): number[] {
  const page: number[] = []
  let letters = 0
  for (const unit of units.slice(from, from + MOST_UNITS)) {
    letters += quoteOfUnit(file, unit).length
    if (page.length > 0 && letters > MOST_LETTERS) break
    page.push(unit)
  }
  return page
}

/** Where reading a long section begins: with the passage that comes nearest, or right before its nearest line. */
function beginningFor(
  files: readonly IndexedFile[],
  { file }: Section,
  units: readonly number[],
  question: string,
): number {
  const within = new Set(units)
  const nearest = findEvidence(files, question).units.find(
    (unit) => unit.file === file && within.has(unit.unit),
  )
  if (nearest === undefined) return 0
  const passageStart = files[file]!.segment.passageFirstUnit[nearest.passage]!
  const first = units.findIndex((unit) => unit >= passageStart)
  const isReached = pageFrom(files[file]!, units, first).includes(nearest.unit)
  return isReached ? first : Math.max(first, units.indexOf(nearest.unit) - LEAD_IN)
}

function sentencesOf(
  files: readonly IndexedFile[],
  section: Section,
  question: string,
): ProvenSentence[] {
  const file = files[section.file]!
  const units = unitsUnder(file, section.heading)
  const whole = pageFrom(file, units, 0)
  const shown =
    whole.length === units.length
      ? whole
      : pageFrom(file, units, beginningFor(files, section, units, question))
  const [first] = shown
  const header = first === undefined ? -1 : headerOf(file, first)
  return claimsOfParagraphs(file, header < 0 ? shown : [header, ...shown]).flatMap((claim) => {
    const receipt = proveSentence(claim, file.pages)
    return receipt === null ? [] : [{ text: claim.text, receipt }]
  })
}
