import { MAX_SUGGESTIONS, type EarlierExchange } from '@docent/domain/chat'
import { hasAnswer } from '../answer.ts'
import { findEvidence } from '../find-evidence.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { kindOfUnit, type Segment } from '../segment.ts'
import { foldAccents } from '../stem.ts'
import { quoteOfUnit, textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { labelOf, LONGEST_LABEL } from './labels.ts'
import { sectionLabelsNear } from './near-sections.ts'

/** Most topics that are offered at once. */
const MOST_TOPICS = 3
/** Headings that are tried before giving up: each costs a search. */
const MOST_TRIED = 12

/** Whether a label can stand on a button and be sent as a question. */
const isOfferable = (label: string): boolean =>
  label.length >= 2 &&
  label.length <= LONGEST_LABEL &&
  /\p{L}{2}/u.test(label) &&
  !/[。！!，；;]/u.test(label)

/** The heading of a passage as a label; '' where it has none. */
export function headingOf(file: IndexedFile | undefined, passage: number): string {
  const heading = file?.segment.passageHeading[passage] ?? -1
  return file === undefined || heading < 0
    ? ''
    : labelOf(textOfUnit(file, heading), file.segment.language)
}

/** The first of these labels that the documents answer, each once. */
function offer(files: readonly IndexedFile[], labels: Iterable<string>): string[] {
  const offered: string[] = []
  const tried = new Set<string>()
  for (const label of labels) {
    if (offered.length >= MOST_TOPICS || tried.size >= MOST_TRIED) break
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
 * What may be asked instead of a message that nothing answers: the same with its words as the
 * documents spell them, and the headings of the sections that share most with it.
 * @param earlier what was said before it
 */
export function topicsNear(
  files: readonly IndexedFile[],
  message: string,
  earlier: readonly EarlierExchange[] = [],
): string[] {
  const { retrieval } = findEvidence(files, message)
  const spelled = offer(files, [respelled(message, retrieval.corrections)])
  return [...spelled, ...sectionLabelsNear(files, message, earlier)].slice(0, MAX_SUGGESTIONS)
}
