import { wordsOfBase } from '../base-words.ts'
import type { Findings } from '../findings.ts'
import { kindOfUnit } from '../segment.ts'
import { asks, isHeader } from '../unit-context.ts'
import { SPEAKABLE } from '../unit-kinds.ts'
import { quoteOfUnit, termsOfUnit, type IndexedFile } from '../unit-terms.ts'
import { isSpelled } from './spelled.ts'
import { countStandingFor, NO_TERMS, termsStandingFor, type TermsOfFile } from './topic-terms.ts'
import type { TellingUnit, Topic } from './topic.ts'

/**
 * Units that are read for what is told in other words than it is asked in. Of a larger base none are; for a topic the
 * passages are that hold words of the question.
 */
const MOST_UNITS = 4_000
/** In UTF-16 units: a longer heading does not say what all below it is about. */
const LONGEST_HEADING = 40

/** What tells of a topic, and how sure a unit must be of it; chosen on the open documents of `benchmarks/first-asked.ts`. */
const SCORE = {
  core: 1,
  told: 0.5,
  alone: 0.5,
  headed: 0.6,
  way: 0.5,
  /** Per share of the question that it holds. */
  coverage: 1,
  ownLanguage: 0.3,
  rather: 0.7,
  unlike: -0.7,
}
const MOST_WAYS = 2
const LEAST_SCORE = 1

/** What a file holds of a topic. */
interface Terms {
  /** Whether texts are spelled out for its language. */
  readonly spells: boolean
  readonly core: TermsOfFile
  readonly ways: TermsOfFile
}

/** The score of a unit without what the question adds to it; `null` where it does not tell of the topic. */
function scoreUnit(
  { told, alone, never, means, withText, rather, unlike }: Topic,
  { spells, core, ways }: Terms,
  unit: { readonly text: string; readonly terms: Iterable<number>; readonly isHeaded: boolean },
): number | null {
  const { text, terms, isHeaded } = unit
  if (never?.test(text) === true) return null
  const isAlone = spells && alone?.test(text) === true
  const isTold = isAlone || (spells && told.test(text))
  const isCore = isTold || countStandingFor(terms, core) > 0
  const count = countStandingFor(terms, ways)
  const isOfIt = isCore || isHeaded
  const isWith = isAlone || !spells || withText === undefined || withText.test(text)
  const tells = means === undefined ? isOfIt && isWith : count > (isOfIt ? 0 : 1)
  if (!tells) return null
  return (
    SCORE.core * Number(isCore) +
    SCORE.told * Number(isTold) +
    SCORE.alone * Number(isAlone) +
    SCORE.headed * Number(isHeaded) +
    SCORE.way * Math.min(MOST_WAYS, count) +
    SCORE.rather * Number(rather?.test(text) === true) +
    SCORE.unlike * Number(unlike?.test(text) === true)
  )
}

/** Whether the heading of a passage says that it is about a topic. */
function isHeadedBy({ told }: Topic, file: IndexedFile, passage: number, { core }: Terms): boolean {
  const heading = file.segment.passageHeading[passage]!
  if (heading < 0) return false
  const text = quoteOfUnit(file, heading)
  return (
    text.length <= LONGEST_HEADING &&
    (told.test(text) || countStandingFor(termsOfUnit(file, heading), core) > 0)
  )
}

/** Whether a base is read as a whole: nothing of a topic is told there that was not found. */
export const isReadWhole = (files: readonly IndexedFile[]): boolean =>
  files.reduce((units, { segment }) => units + segment.unitStart.length, 0) <= MOST_UNITS

/** The passages that are read, by file. */
function passagesToRead(
  files: readonly IndexedFile[],
  { retrieval }: Findings,
): readonly Iterable<number>[] {
  if (!isReadWhole(files)) {
    return files.map((_, at) =>
      retrieval.passages.flatMap(({ file, passage }) => (file === at ? [passage] : [])),
    )
  }
  return files.map(({ segment }) => segment.passageFirstUnit.keys())
}

/** The units that tell of a topic, the best first. */
export function unitsTelling(
  files: readonly IndexedFile[],
  found: Findings,
  topic: Topic,
): readonly TellingUnit[] {
  if (topic.find !== undefined) return topic.find(files)
  const base = wordsOfBase(files)
  const core = termsStandingFor(base, topic.tells ?? topic.asks)
  const ways = termsStandingFor(base, topic.means, topic.names)
  const covered = new Map(
    found.units.map(({ file, unit, coverage }) => [`${file} ${unit}`, coverage]),
  )
  const telling: TellingUnit[] = []
  for (const [file, passages] of passagesToRead(files, found).entries()) {
    const source = files[file]!
    const { segment } = source
    const spells = isSpelled(segment.language)
    const isToldByTexts = spells && topic.tells === undefined
    const terms = {
      spells,
      core: (isToldByTexts ? undefined : core.get(file)) ?? NO_TERMS,
      ways: ways.get(file) ?? NO_TERMS,
    }
    const isOwn = segment.language === found.question.language
    for (const passage of passages) {
      const isOfTopic = isHeadedBy(topic, source, passage, terms)
      let isAnswer = false
      const end = segment.passageEndUnit[passage]!
      for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
        if (!SPEAKABLE.has(kindOfUnit(segment, unit)) || isHeader(source, unit)) continue
        const text = quoteOfUnit(source, unit)
        // Are dogs allowed? is told by what stands behind it.
        if (asks(source, unit)) {
          isAnswer = spells && topic.told.test(text)
          continue
        }
        const isHeaded = isOfTopic || isAnswer
        isAnswer = false
        const own = scoreUnit(topic, terms, { text, terms: termsOfUnit(source, unit), isHeaded })
        if (own === null) continue
        const score =
          own +
          SCORE.coverage * (covered.get(`${file} ${unit}`) ?? 0) +
          SCORE.ownLanguage * Number(isOwn)
        if (score >= LEAST_SCORE) telling.push({ file, passage, unit, score })
      }
    }
  }
  return telling.toSorted((a, b) => b.score - a.score || a.file - b.file || a.unit - b.unit)
}
