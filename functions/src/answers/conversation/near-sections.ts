import { MAX_EARLIER_EXCHANGES, type EarlierExchange } from '@docent/domain/chat'
import { requiredCoverage } from '../evidence.ts'
import { findEvidence, languagesOf } from '../find-evidence.ts'
import { keyOf as placeKeyOf, placesCloseTo } from '../matters/place-of-matter.ts'
import type { Language } from '../language.ts'
import type { UnitPlace } from '../meaning.ts'
import { matchPredicted } from '../predicted/match-predicted.ts'
import { hasPredictions } from '../predicted/predicted-place.ts'
import { matchTrained } from '../trained/late-interaction.ts'
import { isTrainedNear } from '../trained/trained-questions.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { goesOn, pointsBack } from './follow-up-words.ts'
import { headingsOf, keyOf, offerable, sectionLabel, shownLabel, type Section } from './sections.ts'

/** A section that comes near what was asked. */
export interface NearSection extends Section {
  readonly label: string
  /** What it was found by. */
  readonly sought: string
}

/** Share of what an answer must hold from which on the documents speak of something near a question. */
const NEAR_SHARE = 0.3
/** What the place closest by matters counts beside its score. */
const CLOSENESS_SHARE = 0.5
/** What counts beside its score what the questions that were predicted for a place hold of one, with its own words. */
const PREDICTED_SHARE = 6
/** What they hold of a question that comes near it. */
const LEAST_HELD = 0.5
/**
 * What the place nearest by vectors counts beside its score, and how much nearer it is than one
 * that counts a third of that.
 */
const TRAINED_SHARE = 2
const TRAINED_RANGE = 3
/** What a place counts whose document is in another language than the visitor's, where there are some in that. */
const FOREIGN_SHARE = 0.5
/** How close, and how near by vectors, a place is that comes near a question whose words lead nowhere. */
const LEAST_CLOSENESS = 2
const LEAST_TRAINED = 7
/** Units of a section that tell how near it is. */
const WEIGHED_UNITS = 3
/** Sections that go before those found in another way. */
const FIRST = 2

/** A place, and how near it comes to a question. */
interface NearPlace {
  readonly place: UnitPlace
  readonly nearness: number
}

/** What comes near a question, the nearest first, and whether its words lead there. */
interface Near<T> {
  readonly all: readonly T[]
  readonly isByWords: boolean
}

/**
 * The places that come near a question by their words, by the matters that both speak of and by vectors; none where
 * nothing comes near it by any.
 * @param byWordsAlone of two questions that are asked as one matters and vectors say little
 */
export function placesNear(
  files: readonly IndexedFile[],
  sought: string,
  byWordsAlone = false,
): Near<NearPlace> {
  const found = findEvidence(files, sought)
  const { question, units } = found.byWords ?? found
  const close = byWordsAlone ? [] : placesCloseTo(files, question.matters())
  const most = close[0]?.closeness ?? 0
  const least = NEAR_SHARE * requiredCoverage(files, question.language)
  const predicted = hasPredictions(files) ? matchPredicted(files, question) : []
  const isAsked = predicted.some(({ held }) => held >= LEAST_HELD)
  const isByWords =
    isAsked || units.some(({ coverage, saidTopics }) => saidTopics > 0 && coverage >= least)
  const isTrained =
    !byWordsAlone && predicted.length === 0 && isTrainedNear(files, question.askedIn)
  const trained = isTrained ? matchTrained(files, question, sought, units) : []
  const nearest = trained[0]?.score ?? 0
  const leadsNowhere = !isByWords && most < LEAST_CLOSENESS && nearest < LEAST_TRAINED
  if (leadsNowhere) return { all: [], isByWords }
  const near = new Map<string, NearPlace>()
  const add = (place: UnitPlace, nearness: number): void => {
    const key = placeKeyOf(place)
    near.set(key, { place, nearness: (near.get(key)?.nearness ?? 0) + nearness })
  }
  for (const unit of units) add(unit, unit.score)
  for (const { place, closeness } of close) add(place, (CLOSENESS_SHARE * closeness) / most)
  for (const { place, score } of trained)
    add(place, TRAINED_SHARE * Math.exp((score - nearest) / TRAINED_RANGE))
  for (const { place, held } of predicted) add(place, PREDICTED_SHARE * held)
  const all = [...near.values()].map(({ place, nearness }) => ({
    place,
    nearness: nearness * shareOf(files, place, question.askedIn),
  }))
  return { all: all.toSorted((a, b) => b.nearness - a.nearness), isByWords }
}

/** Visitors read what is in their own language, where there is any. */
const shareOf = (files: readonly IndexedFile[], { file }: UnitPlace, askedIn: Language): number =>
  files[file]!.segment.language !== askedIn &&
  files.some(({ segment }) => segment.language === askedIn)
    ? FOREIGN_SHARE
    : 1

/**
 * The sections that come nearest to a question, each label once; none where nothing comes near it. The
 * best units of a section count together, the second one half and the third one a third.
 */
function rankSections(
  files: readonly IndexedFile[],
  sought: string,
  byWordsAlone = false,
): Near<NearSection> {
  const near = new Map<string, NearSection & { nearness: number; weighed: number }>()
  const { all: places, isByWords } = placesNear(files, sought, byWordsAlone)
  for (const { place, nearness } of places) {
    const { file, passage } = place
    const heading = files[file]!.segment.passageHeading[passage]!
    if (heading < 0) continue
    const label = sectionLabel(files[file]!, heading)
    const key = keyOf(label)
    if (key === '') continue
    const section = near.get(key) ?? { file, heading, label, sought, nearness: 0, weighed: 0 }
    near.set(key, section)
    if (section.weighed >= WEIGHED_UNITS || section.heading !== heading) continue
    section.weighed += 1
    section.nearness += nearness / section.weighed
  }
  return { all: [...near.values()].toSorted((a, b) => b.nearness - a.nearness), isByWords }
}

const NOTHING_NEAR: Near<never> = { all: [], isByWords: false }

/** Whether a message asks for a section that was offered. */
export const namesSection = (files: readonly IndexedFile[], message: string): boolean => {
  const key = keyOf(message)
  return files.some((file) => headingsOf(file).has(key))
}

/** The question that a message may go on from; '' where there is none. */
function questionBefore(
  files: readonly IndexedFile[],
  earlier: readonly EarlierExchange[],
): string {
  const last = earlier
    .slice(-MAX_EARLIER_EXCHANGES)
    .findLast(
      ({ kind, question }) =>
        (kind === 'answer' || kind === 'fallback') && !namesSection(files, question),
    )
  return last?.question ?? ''
}

/**
 * The sections that come nearest to a message, each label once and as many as may be offered. In a
 * conversation a message may go on from the question before it, or turn to something else: where its
 * words say that it goes on, or lead nowhere, what both lead to together goes first, else what it leads to by itself.
 * @param earlier what was said before it
 */
export function sectionsNear(
  files: readonly IndexedFile[],
  message: string,
  earlier: readonly EarlierExchange[] = [],
): NearSection[] {
  const own = rankSections(files, message)
  const before = questionBefore(files, earlier)
  const joint = before === '' ? NOTHING_NEAR : rankSections(files, `${before} ${message}`, true)
  const languages = languagesOf(files)
  const isOpen = goesOn(message, languages) || pointsBack(message, languages)
  const isOfBoth = joint.isByWords && (isOpen || !own.isByWords)
  const [likelier, other] = isOfBoth ? [joint, own] : [own, joint]
  const [first, ...others] = other.all
  const inTurn = [
    ...likelier.all.slice(0, FIRST),
    ...(first === undefined ? [] : [first]),
    ...likelier.all.slice(FIRST),
    ...others,
  ]
  return offerable(inTurn, ({ label }) => label).map((section) => ({
    ...section,
    label: shownLabel(files[section.file]!, section.heading),
  }))
}

/** What may be read instead of an answer: headings, the nearest first. */
export const sectionLabelsNear = (...asked: Parameters<typeof sectionsNear>): string[] =>
  sectionsNear(...asked).map(({ label }) => label)
