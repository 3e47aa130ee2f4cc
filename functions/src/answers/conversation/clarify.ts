import { hasAnswer } from '../answer.ts'
import { cueFit, cueOf, isMeasure } from '../answer-cues.ts'
import type { AnswerCue } from '../cue-rules.ts'
import { evidentUnits, requiredCoverage } from '../evidence.ts'
import { findEvidence, languagesOf } from '../find-evidence.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question.ts'
import { languageOfQuestion } from '../question-language.ts'
import type { RankedUnit } from '../rank-units.ts'
import { quoteOfUnit, textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { hasOnePriceList } from '../topics/overview.ts'
import { BESIDES } from '../topics/overview-words.ts'
import { amountsIn } from './amounts.ts'
import { labelOf, LONGEST_LABEL } from './labels.ts'

/** Things that are offered; fewer than two leave nothing to choose. */
const LEAST_OPTIONS = 2
const MOST_OPTIONS = 4
/** Units that are looked at for amounts: enough for a few hundred pages, and still quick. */
const MOST_UNITS = 6_000
/** Share of the best score from which on another answer is as good. */
const AS_GOOD = 0.97

/** The heading of a passage as a label; '' where it has none. */
function headingOf(file: IndexedFile | undefined, passage: number): string {
  const heading = file?.segment.passageHeading[passage] ?? -1
  return file === undefined || heading < 0
    ? ''
    : labelOf(textOfUnit(file, heading), file.segment.language)
}

/** Headings below which such amounts stand, those with most of them first; last what is paid besides. */
function headingsWithAmounts(
  files: readonly IndexedFile[],
  { cue, language }: Pick<Question, 'cue' | 'language'>,
) {
  const counts = new Map<string, number>()
  let seen = 0
  for (const file of files) {
    const { segment } = file
    for (let passage = 0; passage < segment.passageFirstUnit.length; passage++) {
      if (seen > MOST_UNITS) break
      const heading = headingOf(file, passage)
      const end = segment.passageEndUnit[passage]!
      if (heading === '') continue
      for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++, seen++) {
        const fits = cueFit(quoteOfUnit(file, unit), cue, language) === 1
        if (fits) counts.set(heading, (counts.get(heading) ?? 0) + 1)
      }
    }
  }
  const isBeside = (heading: string): number => Number(BESIDES.test(heading))
  return [...counts]
    .toSorted(([a, many], [b, more]) => isBeside(a) - isBeside(b) || more - many)
    .map(([heading]) => heading)
}

/** The first cell of a row, the name before a colon, or the heading. */
function nameOf(files: readonly IndexedFile[], { file, passage, unit, kind }: RankedUnit): string {
  const text = textOfUnit(files[file]!, unit)
  if (kind === 'row') return text.split(/\t|\s{2,}/u)[0]?.trim() ?? ''
  if (kind === 'label') return text.split(/[:：\n]/u)[0]?.trim() ?? ''
  return headingOf(files[file], passage)
}

/** Things that answer as well as the best, with other amounts, under other names. */
function rivals(files: readonly IndexedFile[], findings: Findings): string[] {
  const needed = requiredCoverage(files, findings.question.language)
  const evident = evidentUnits(findings, needed)
  const [best] = evident
  if (best === undefined || !best.fits) return []
  const asGood = evident.filter(
    (unit) =>
      unit.fits &&
      unit.score >= best.score * AS_GOOD &&
      unit.coverage === best.coverage &&
      unit.ownCoverage === best.ownCoverage &&
      (unit.file !== best.file || unit.passage !== best.passage),
  )
  const names = new Map<string, string>()
  for (const unit of [best, ...asGood]) {
    const amounts = amountsIn(quoteOfUnit(files[unit.file]!, unit.unit)).join(' ')
    const name = nameOf(files, unit)
    if (![...names.values()].includes(amounts)) names.set(name, names.get(name) ?? amounts)
  }
  return [...names.keys()]
}

/** Do I have to pay for that? is no question for a price. */
const ASKS_WHETHER =
  /^\W*(?:(?:and|but|so|then|or) )*(?:do|does|did|will|would|must|should) \p{L}/iu
/** What is told of the business itself where nothing is named. */
const UNCLEAR_OF_NOTHING: ReadonlySet<AnswerCue> = new Set(['discount', 'phone', 'mail'])
/** Share of the question's weight that a unit holds by itself which is called so: a day pass. */
const CALLED_SO = 0.9

/** Whether a question names nothing, but for what the documents call so in so many words. */
function namesNothing({ question: { cue }, retrieval: { concepts }, units }: Findings): boolean {
  // Of prices there are as many as things; an age is told where documents speak of age.
  if (cue !== 'age' && concepts.every(({ implied }) => implied)) return true
  const isCalledSo = ({ fits, ownCoverage }: RankedUnit): boolean =>
    fits && ownCoverage >= CALLED_SO
  return concepts.every(({ generic, implied }) => generic || implied) && !units.some(isCalledSo)
}

/** Whether the list of prices is told to a question that names nothing. */
const isOfAnyPrice = ({ question: { topic }, units }: Findings): boolean =>
  topic?.topic.isOfWhatWasSaid === true && units[0]?.surety !== undefined

/** The same of a question: in a conversation it asks for the price of something else. */
export const tellsAnyPrice = (files: readonly IndexedFile[], asked: string): boolean =>
  isOfAnyPrice(findEvidence(files, asked))

/** Whether a topic is told without asking back: the list of prices where there is one, and nothing was said of anything else. */
function isTold(files: readonly IndexedFile[], findings: Findings, isFirst: boolean): boolean {
  if (isOfAnyPrice(findings)) return isFirst && hasOnePriceList(files)
  return findings.question.topic !== null && findings.units[0]?.surety !== undefined
}

/**
 * What a question may mean where the documents answer it in several ways: an amount is asked for
 * and nothing is named (How much does it cost?), or two places answer equally well with different
 * prices. Each option, sent as the next message, is answered.
 * @param isFirst whether nothing was said of anything else: then the list of prices is told, where there is one
 * @returns two to four names of the documents, or nothing where the question is clear
 */
export function optionsFor(files: readonly IndexedFile[], asked: string, isFirst = true): string[] {
  const language = languageOfQuestion(asked, languagesOf(files))
  const cue = cueOf(asked, language)
  if (!isMeasure(cue) || UNCLEAR_OF_NOTHING.has(cue) || ASKS_WHETHER.test(asked)) return []
  const findings = findEvidence(files, asked)
  if (isTold(files, findings, isFirst)) return []
  const own = files.filter(({ segment }) => segment.language === findings.question.language)
  const names = namesNothing(findings)
    ? headingsWithAmounts(own.length > 0 ? own : files, { cue, language })
    : cue === 'money'
      ? rivals(files, findings)
      : []
  const options: string[] = []
  for (const name of names.slice(0, 3 * MOST_OPTIONS)) {
    if (options.length >= MOST_OPTIONS) break
    if (name.length < 3 || name.length > LONGEST_LABEL || options.includes(name)) continue
    if (hasAnswer(files, `${asked} ${name}`)) options.push(name)
  }
  return options.length >= LEAST_OPTIONS ? options : []
}
