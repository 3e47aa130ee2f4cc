import { HEADING_LENGTH } from './block-headings.ts'
import type { Block } from './blocks.ts'
import { endsInQuestionMark } from './document-questions.ts'
import { wordCount } from './line-kinds.ts'
import { SUBSECTION } from './section-numbers.ts'
import { splitSentences } from './sentences.ts'
import type { UnitKind } from './unit-kinds.ts'

/** Headings that are told by how the whole document, or a section of it, is written. */

/** Words of a heading that stands in the line of its text. */
const RUN_IN_WORDS = 4
const LEAST_RUN_IN = 3
/** Share of the paragraphs of a document, or of a section, that begin like that. */
const RUN_IN_SHARE = 1 / 2
const RUN_IN_SHARE_OF_SECTION = 2 / 3

/** A few words and a stop, before more: Vaccinations. Dogs need … F.3 Bicycles. A bicycle … */
const SHORT_BEGINNING = new RegExp(
  String.raw`^(?:(?:§\s?)?(?:\p{Lu}\.?)?\d+(?:${SUBSECTION})*[.)]?\s+)?(?<title>\p{Lu}[^.!?:;,\d]{2,40}\.)(?=\s+\p{Lu})`,
  'u',
)

const beginsShort = ({ text }: Block): boolean => {
  const title = SHORT_BEGINNING.exec(text)?.groups?.['title']
  return title !== undefined && wordCount(title) <= RUN_IN_WORDS
}

const areRunIn = (prose: readonly Block[], share: number): boolean => {
  const short = prose.filter(beginsShort).length
  return short >= LEAST_RUN_IN && short >= prose.length * share
}

/** The paragraphs that have their heading in the line, as most in the document or in their section do. */
export function runInHeadings(
  blocks: readonly Block[],
  kinds: readonly (UnitKind | null)[],
): ReadonlySet<Block> {
  const isText = (_: Block, at: number): boolean => kinds[at] === null
  if (areRunIn(blocks.filter(isText), RUN_IN_SHARE)) return new Set(blocks.filter(beginsShort))
  const found = new Set<Block>()
  let section: Block[] = []
  const close = (): void => {
    if (areRunIn(section, RUN_IN_SHARE_OF_SECTION))
      for (const block of section) if (beginsShort(block)) found.add(block)
    section = []
  }
  for (const [at, block] of blocks.entries()) {
    if (kinds[at] === 'heading') close()
    else if (kinds[at] === null) section.push(block)
  }
  close()
  return found
}

/** Least questions behind a sign of a list, over their answers, and their share of all such questions. */
const LEAST_BULLETED = 3
const BULLETED_SHARE = 2 / 3

/** The questions of a sheet that marks them as a list is, each over its answer: – May I come by bus? */
export function bulletedQuestions(
  blocks: readonly Block[],
  kinds: readonly (UnitKind | null)[],
): ReadonlySet<Block> {
  const asking = blocks.flatMap((block, at) =>
    kinds[at] === 'item' && endsInQuestionMark(block.text) ? [{ block, at }] : [],
  )
  const over = asking.filter(
    ({ block, at }) => blocks[at + 1]?.page === block.page && kinds[at + 1] !== 'item',
  )
  const areHeadings = over.length >= LEAST_BULLETED && over.length >= asking.length * BULLETED_SHARE
  return new Set(areHeadings ? over.map(({ block }) => block) : [])
}

/** Least questions over their answers by which a sheet of them is told, and how many for one that asks nothing. */
const LEAST_QUESTIONS = 5
const QUESTIONS_PER_CASE = 3

/**
 * What a sheet of questions and answers has between its questions, where a case is told that asks
 * nothing: My card is lost. Such a line stands by itself right over its answer, as the questions do.
 */
export function casesTold(
  blocks: readonly Block[],
  kinds: readonly (UnitKind | null)[],
): ReadonlySet<Block> {
  const isOver = (at: number): boolean => {
    const next = blocks[at + 1]
    return next?.page === blocks[at]!.page && kinds[at + 1] === null && !next.lines[0]!.afterBreak
  }
  const over = blocks.filter((_, at) => isOver(at))
  const questions = over.filter(({ text }) => endsInQuestionMark(text))
  if (questions.length < LEAST_QUESTIONS) return new Set()
  const cases = over.filter(
    (block) =>
      !endsInQuestionMark(block.text) &&
      block.lines.length === 1 &&
      block.lines[0]!.afterBreak &&
      /[.!。！۔]$/.test(block.text) &&
      block.text.length <= HEADING_LENGTH &&
      splitSentences(block.text).length === 1,
  )
  return new Set(questions.length >= QUESTIONS_PER_CASE * cases.length ? cases : [])
}
