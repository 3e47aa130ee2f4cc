import type { Personality } from '@docent/domain/bots'
import type { RankedUnit } from './rank-units.ts'
import type { Claim } from './receipts.ts'
import { readQuote } from './quote-text.ts'
import { kindOfUnit, type Segment } from './segment.ts'
import { hyphenRuleOf, quoteOfUnit, type IndexedFile } from './unit-terms.ts'

/** How much each personality says. What it says is the documents' own text in every case. */
interface Manner {
  readonly mostSentences: number
  /** A further sentence must reach this share of the best one's score. */
  readonly leastShare: number
}

const MANNERS: Readonly<Record<Personality, Manner>> = {
  professional: { mostSentences: 2, leastShare: 0.8 },
  friendly: { mostSentences: 2, leastShare: 0.8 },
  casual: { mostSentences: 1, leastShare: 1 },
  technical: { mostSentences: 3, leastShare: 0.65 },
}

/** Most lines of a list or table that are said in one answer. */
const LONGEST_LIST = 8

/** Beginnings that lean on the sentence before. */
const DANGLING =
  /^["'“‘«([]*(?:(?:it|its|they|their|them|he|his|she|her|this|these|those|that|such|however|therefore|thus|hence|moreover|furthermore|otherwise|instead|but|and|so|yet|nor|or|then|for example|for instance|in addition|as a result|both|here|also|still|consequently|indeed|likewise|similarly|accordingly|nevertheless|nonetheless|in this way|in this case|in that case|if so|the latter|the former|er|sie|es|dies|diese|dieser|dieses|jedoch|deshalb|daher|außerdem|aber|dabei|esto|este|esta|sin embargo|además|pero|il|elle|ils|elles|cela|ceci|cependant|toutefois|donc|mais))\b(?!’|')/iu

export function claimOf(file: IndexedFile, first: number, last = first): Claim {
  const { segment, fileId, fileName, pages } = file
  const page = segment.unitPage[first]!
  const start = segment.unitStart[first]!
  const end = segment.unitEnd[last]!
  const quote = pages[page]?.slice(start, end) ?? ''
  return {
    text: readQuote(quote, hyphenRuleOf(segment)),
    fileId,
    fileName,
    page: page + 1,
    start,
    end,
    quote,
  }
}

const isSpoken = (segment: Segment, unit: number): boolean =>
  ['sentence', 'item', 'label', 'row', 'line', 'lead'].includes(kindOfUnit(segment, unit))

const leansBack = (file: IndexedFile, unit: number): boolean =>
  DANGLING.test(quoteOfUnit(file, unit))

/** Whether `unit` directly follows the one before it in the same paragraph. */
const followsInBlock = ({ segment }: IndexedFile, unit: number): boolean =>
  unit > 0 &&
  segment.unitBlock[unit - 1] === segment.unitBlock[unit] &&
  segment.unitPage[unit - 1] === segment.unitPage[unit]

/** The units of prose that answer, in the order of the document. */
function chooseSentences(
  file: IndexedFile,
  ranked: readonly RankedUnit[],
  manner: Manner,
): number[] {
  const best = ranked[0]!
  const chosen = new Set([best.unit])
  if (
    leansBack(file, best.unit) &&
    followsInBlock(file, best.unit) &&
    isSpoken(file.segment, best.unit - 1)
  ) {
    chosen.add(best.unit - 1)
  }
  for (const unit of ranked.slice(1)) {
    if (chosen.size >= manner.mostSentences) break
    if (unit.file !== best.file || unit.passage !== best.passage || unit.kind !== 'sentence')
      continue
    if (unit.score < best.score * manner.leastShare) break
    if (leansBack(file, unit.unit) && !chosen.has(unit.unit - 1)) continue
    chosen.add(unit.unit)
  }
  return [...chosen].toSorted((a, b) => a - b)
}

/** The claims that make up an answer from ranked units; none of them is proven yet. */
export function composeClaims(
  files: readonly IndexedFile[],
  ranked: readonly RankedUnit[],
  personality: Personality,
): Claim[] {
  const best = ranked[0]
  if (best === undefined) return []
  const file = files[best.file]!
  if (best.kind === 'sentence') {
    return chooseSentences(file, ranked, MANNERS[personality]).map((unit) => claimOf(file, unit))
  }
  return composeList(file, ranked)
}

/** The lines of a list that answer, with the sentence that leads into them. */
function composeList(file: IndexedFile, ranked: readonly RankedUnit[]): Claim[] {
  const best = ranked[0]!
  const { segment } = file
  const equals = ranked.filter(
    ({ file: other, passage, kind, score }) =>
      other === best.file &&
      passage === best.passage &&
      kind === best.kind &&
      score >= best.score * 0.9,
  )
  const units = equals
    .slice(0, LONGEST_LIST)
    .map(({ unit }) => unit)
    .toSorted((a, b) => a - b)
  const first = units[0]!
  const claims = units.map((unit) => claimOf(file, unit))
  const leads =
    first > 0 &&
    kindOfUnit(segment, first - 1) === 'lead' &&
    segment.unitPage[first - 1] === segment.unitPage[first]
  return leads ? [claimOf(file, first - 1), ...claims] : claims
}
