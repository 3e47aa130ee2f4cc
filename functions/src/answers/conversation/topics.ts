import { hasAnswer } from '../answer.ts'
import { findEvidence } from '../evidence.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { kindOfUnit, type Segment } from '../segment.ts'
import { foldAccents } from '../stem.ts'
import { quoteOfUnit, textOfUnit, type IndexedFile } from '../unit-terms.ts'

/** Most topics that are offered at once. */
const MOST_TOPICS = 3
/** Longest label of a topic, in UTF-16 units: more does not fit on a chip. */
const LONGEST_TOPIC = 48
/** Headings that are tried before giving up: each costs a search. */
const MOST_TRIED = 12
/** Share of a question's weight from which on a passage is about something near it. */
const LEAST_NEARNESS = 0.3
const NUMBERING = /^\s*(?:§\s*)?(?:\d+(?:\.\d+)*[.)]?|[IVX]+\.|[A-Z][.)])\s+(?=\p{L})/u

/** A heading as a person would write it on a button: no numbering, not in capitals throughout. */
function labelOf(heading: string): string {
  const label = heading
    .replace(NUMBERING, '')
    .replace(/[\s:.]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const isShouted = label.length > 3 && label === label.toUpperCase() && /\p{Lu}{3}/u.test(label)
  return isShouted ? label.charAt(0) + label.slice(1).toLowerCase() : label
}

/** Whether a label can stand on a button and be sent as a question. */
const isOfferable = (label: string): boolean =>
  label.length >= 2 &&
  label.length <= LONGEST_TOPIC &&
  /\p{L}{2}/u.test(label) &&
  !/[。！!，；;]/u.test(label)

/** The heading of a passage as a label; '' where it has none. */
export function headingOf(file: IndexedFile | undefined, passage: number): string {
  const heading = file?.segment.passageHeading[passage] ?? -1
  return file === undefined || heading < 0 ? '' : labelOf(textOfUnit(file, heading))
}

/** The first of these labels that the documents answer, each once. */
export function offer(
  files: readonly IndexedFile[],
  labels: Iterable<string>,
  most = MOST_TOPICS,
): string[] {
  const offered: string[] = []
  const tried = new Set<string>()
  for (const label of labels) {
    if (offered.length >= most || tried.size >= MOST_TRIED) break
    const key = label.toLowerCase()
    if (tried.has(key) || !isOfferable(label)) continue
    tried.add(key)
    if (hasAnswer(files, label)) offered.push(label)
  }
  return offered
}

const factual = new WeakMap<Segment, readonly string[]>()

/** The headings of a file, those with most lines and numbers below them first: visitors ask for facts. */
function headingsByFacts(file: IndexedFile): readonly string[] {
  const { segment } = file
  const known = factual.get(segment)
  if (known !== undefined) return known
  const facts = new Map<string, number>()
  for (let passage = 0; passage < segment.passageFirstUnit.length; passage++) {
    const heading = headingOf(file, passage)
    const end = segment.passageEndUnit[passage]!
    if (heading === '') continue
    let count = facts.get(heading) ?? 0
    for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
      const kind = kindOfUnit(segment, unit)
      if (kind === 'row' || kind === 'label' || /\d/u.test(quoteOfUnit(file, unit))) count++
    }
    facts.set(heading, count)
  }
  const headings = [...facts].toSorted((a, b) => b[1] - a[1]).map(([heading]) => heading)
  factual.set(segment, headings.slice(0, MOST_TRIED))
  return headings.slice(0, MOST_TRIED)
}

/**
 * What the documents are about: for visitors who do not know what to ask. The files take turns, so
 * that each has its say.
 * @param language of the visitor; documents in it are preferred
 */
export function topicsOf(files: readonly IndexedFile[], language: Language): string[] {
  const own = files.filter(({ segment }) => segment.language === language)
  const lists = (own.length > 0 ? own : files).map(headingsByFacts)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, turn) => lists.map((list) => list[turn] ?? ''))
  return offer(files, inTurn.flat())
}

/** The question with its words as the documents spell them; '' where they do not differ. */
const respelled = (question: string, corrections: Findings['retrieval']['corrections']): string =>
  corrections.length === 0
    ? ''
    : question.replace(/[\p{L}\p{M}]+/gu, (word) => {
        const asked = foldAccents(word.toLowerCase())
        return corrections.find((correction) => correction.asked === asked)?.meant ?? word
      })

/**
 * What may be asked instead of a question that nothing answers: the same with its words as the
 * documents spell them, and the headings of the passages that share most with it.
 */
export function topicsNear(files: readonly IndexedFile[], question: string): string[] {
  const { retrieval, units } = findEvidence(files, question)
  const isNear = units.some(({ coverage }) => coverage >= LEAST_NEARNESS)
  const near = (isNear ? retrieval.passages : []).map(({ file, passage }) =>
    headingOf(files[file], passage),
  )
  return offer(files, [respelled(question, retrieval.corrections), ...near])
}
