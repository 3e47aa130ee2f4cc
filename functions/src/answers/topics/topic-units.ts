import { wordsOfBase } from '../base-words.ts'
import type { Findings } from '../findings.ts'
import { kindOfUnit } from '../segment.ts'
import { asks, headingOf, isHeader } from '../unit-context.ts'
import { SPEAKABLE } from '../unit-kinds.ts'
import { quoteOfUnit, termsOfUnit, unitsIn, type IndexedFile } from '../unit-terms.ts'
import { shareDays, yearDaysIn } from '../year-days/year-days.ts'
import { countStandingFor, NO_TERMS, termsStandingFor, type TermsOfFile } from './topic-terms.ts'
import { textsIn } from './topic-texts.ts'
import { TOLD_OF_DAYS, type TellingUnit, type Topic, type TopicTexts } from './topic.ts'

/**
 * Units that are read for what is told in other words than it is asked in. Of a larger base none are; for a topic the
 * passages are that hold words of the question.
 */
const MOST_UNITS = 4_000
/** In UTF-16 units: a longer heading does not say what all below it is about. */
const LONGEST_HEADING = 40

/** What is told in several languages is said in the visitor's, unless another tells it by so much better. */
const OWN_LANGUAGE_FIRST = 1

/** What tells of a topic, and how sure a unit must be of it; chosen on the open documents of `benchmarks/first-asked.ts`. */
const SCORE = {
  core: 1,
  told: 0.5,
  alone: 1,
  headed: 0.6,
  way: 0.5,
  /** Per share of the question that it holds. */
  coverage: 1,
  ownLanguage: 0.3,
  /** Tells of the days of the year that are asked for. */
  onDays: 2,
  rather: 0.7,
  unlike: -0.7,
}
const MOST_WAYS = 2
const LEAST_SCORE = 1

/** What is known of a topic in a file. */
interface Known {
  /** In its language; `null` where nothing is spelled out in that. */
  readonly texts: TopicTexts | null
  readonly core: TermsOfFile
  readonly ways: TermsOfFile
}

/** The score of a unit without what the question adds to it; `null` where it does not tell of the topic. */
function scoreUnit(
  { means, isToldBelowHeading = false }: Topic,
  { texts, core, ways }: Known,
  unit: {
    readonly text: string
    readonly terms: Iterable<number>
    readonly isHeaded: boolean
    readonly isOnDays: boolean
  },
): number | null {
  const { text, terms, isHeaded, isOnDays } = unit
  if (texts?.never?.test(text) === true) return null
  const isAlone = texts?.alone?.test(text) === true
  const tellsRather = (): boolean => texts?.rather?.test(text) === true
  const isToldHere = isToldBelowHeading && isHeaded && tellsRather()
  const isTold = isAlone || isOnDays || isToldHere || texts?.told.test(text) === true
  const isCore = isTold || countStandingFor(terms, core) > 0
  const count = countStandingFor(terms, ways)
  const isOfIt = isCore || isHeaded
  const isWith = isAlone || texts?.withText?.test(text) !== false
  const tells = means === undefined ? isOfIt && isWith : count > (isOfIt ? 0 : 1)
  if (!tells) return null
  return (
    SCORE.core * Number(isCore) +
    SCORE.told * Number(isTold) +
    SCORE.alone * Number(isAlone) +
    SCORE.headed * Number(isHeaded) +
    SCORE.onDays * Number(isOnDays) +
    SCORE.way * Math.min(MOST_WAYS, count) +
    SCORE.rather * Number(tellsRather()) +
    SCORE.unlike * Number(texts?.unlike?.test(text) === true)
  )
}

/** Whether the heading of a passage says that it is about a topic. */
function isHeadedBy(
  topic: Topic,
  file: IndexedFile,
  passage: number,
  { texts, core }: Known,
): boolean {
  const heading = file.segment.passageHeading[passage]!
  if (heading < 0) return false
  const text = quoteOfUnit(file, heading)
  return (
    text.length <= LONGEST_HEADING &&
    ((texts ?? topic).told.test(text) || countStandingFor(termsOfUnit(file, heading), core) > 0)
  )
}

/** Tells of units whether they say what is open or closed on the days of the year that are asked for. */
function tellingDays(
  { question: { yearDays } }: Findings,
  { name }: Topic,
  file: IndexedFile,
  texts: TopicTexts | null,
): (text: string, passage: number) => boolean {
  if (name !== TOLD_OF_DAYS || yearDays().length === 0) return () => false
  const { language } = file.segment
  return (text, passage) => {
    if (!shareDays(yearDaysIn(text, language), yearDays())) return false
    return texts?.rather?.test(`${headingOf(file, passage)} ${text}`) !== false
  }
}

/** Whether a base is read as a whole: nothing of a topic is told there that was not found. */
export const isReadWhole = (files: readonly IndexedFile[]): boolean => unitsIn(files) <= MOST_UNITS

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
  if (topic.find !== undefined) return topic.find(files, found)
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
    const texts = textsIn(segment.language).ofTopic(topic)
    const isToldByTexts = texts !== null && topic.tells === undefined
    const known = {
      texts,
      core: (isToldByTexts ? undefined : core.get(file)) ?? NO_TERMS,
      ways: ways.get(file) ?? NO_TERMS,
    }
    const tellsDays = tellingDays(found, topic, source, texts)
    const isOwn = segment.language === found.question.language
    for (const passage of passages) {
      const isOfTopic = isHeadedBy(topic, source, passage, known)
      let isAnswer = false
      const end = segment.passageEndUnit[passage]!
      for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
        if (!SPEAKABLE.has(kindOfUnit(segment, unit)) || isHeader(source, unit)) continue
        const text = quoteOfUnit(source, unit)
        // Are dogs allowed? is told by what stands behind it.
        if (asks(source, unit)) {
          isAnswer = texts?.told.test(text) === true
          continue
        }
        const isHeaded = isOfTopic || isAnswer
        isAnswer = false
        const isOnDays = tellsDays(text, passage)
        const terms = termsOfUnit(source, unit)
        const own = scoreUnit(topic, known, { text, terms, isHeaded, isOnDays })
        if (own === null) continue
        const score =
          own +
          SCORE.coverage * (covered.get(`${file} ${unit}`) ?? 0) +
          SCORE.ownLanguage * Number(isOwn)
        if (score >= LEAST_SCORE) telling.push({ file, passage, unit, score, isOnDays })
      }
    }
  }
  const rank = ({ file, score }: TellingUnit): number =>
    files[file]!.segment.language === found.question.language ? score + OWN_LANGUAGE_FIRST : score
  return telling.toSorted((a, b) => rank(b) - rank(a) || a.file - b.file || a.unit - b.unit)
}
