import {
  MAX_EARLIER_EXCHANGES,
  type EarlierExchange,
  type ProvenSentence,
  type ReplyKind,
} from '@docent/domain/chat'
import { claimsOfParagraphs } from '../claims.ts'
import { proveAll } from '../receipts.ts'
import { headerOf } from '../unit-context.ts'
import { quoteOfUnit, type IndexedFile } from '../unit-terms.ts'
import { LONGEST_LABEL } from './labels.ts'
import { namesSection, placesNear, sectionsNear, type NearSection } from './near-sections.ts'
import { headingsOf, keyOf, unitsUnder } from './sections.ts'

/** Units, and UTF-16 units, of a section that are read at once; the rest is asked for (more). */
const MOST_UNITS = 8
const MOST_LETTERS = 700
/** Units before the one that comes nearest to the question, where a long section begins there. */
const LEAD_IN = 2
/** Replies below which sections are offered; what is asked back is answered by one of its options. */
const OFFERING: ReadonlySet<ReplyKind> = new Set(['answer', 'fallback', 'small_talk'])

/** What a section says, and the others that were offered with it. */
export interface SectionRead {
  readonly sentences: readonly ProvenSentence[]
  readonly suggestions: readonly string[]
}

/** Where the exchange stands below which sections may have been offered: the last that did not read one; else -1. */
function placeOfOffer(files: readonly IndexedFile[], earlier: readonly EarlierExchange[]): number {
  const last = earlier.findLastIndex(({ question }) => !namesSection(files, question))
  const isRecent = last >= earlier.length - MAX_EARLIER_EXCHANGES
  return isRecent && last >= 0 && OFFERING.has(earlier[last]!.kind) ? last : -1
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
  if (!namesSection(files, message)) return null
  const offer = placeOfOffer(files, earlier)
  if (offer < 0) return null
  const near = sectionsNear(files, earlier[offer]!.question, earlier.slice(0, offer))
  const key = keyOf(message)
  const section = near.find(({ label }) => keyOf(label) === key) ?? sectionNamed(files, key)
  const sentences = section === undefined ? [] : sentencesOf(files, section)
  if (sentences.length === 0) return null
  const read = new Set([key, ...earlier.slice(offer).map(({ question }) => keyOf(question))])
  const others = near.map(({ label }) => label).filter((label) => !read.has(keyOf(label)))
  return { sentences, suggestions: others }
}

/** A section, and what of it is looked for. */
type Sought = Omit<NearSection, 'label'>

/** The first section of a label. */
function sectionNamed(files: readonly IndexedFile[], key: string): Sought | undefined {
  const file = files.findIndex((each) => headingsOf(each).has(key))
  if (file < 0) return undefined
  return { file, heading: headingsOf(files[file]!).get(key)!, sought: '' }
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
function beginningOf(
  files: readonly IndexedFile[],
  { file, sought }: Sought,
  units: readonly number[],
): number {
  const within = new Set(units)
  const nearest = placesNear(files, sought)
    .all.map(({ place }) => place)
    .find((place) => place.file === file && within.has(place.unit))
  if (nearest === undefined) return 0
  const passageStart = files[file]!.segment.passageFirstUnit[nearest.passage]!
  const first = units.findIndex((unit) => unit >= passageStart)
  const isReached = pageFrom(files[file]!, units, first).includes(nearest.unit)
  return isReached ? first : Math.max(first, units.indexOf(nearest.unit) - LEAD_IN)
}

function sentencesOf(files: readonly IndexedFile[], section: Sought): ProvenSentence[] {
  const file = files[section.file]!
  const units = unitsUnder(file, section.heading)
  const start = pageFrom(file, units, 0)
  const isWhole = start.length === units.length
  const read = isWhole ? start : pageFrom(file, units, beginningOf(files, section, units))
  const [first] = read
  const header = first === undefined ? -1 : headerOf(file, first)
  return proveAll(claimsOfParagraphs(file, header < 0 ? read : [header, ...read]), file.pages)
}
