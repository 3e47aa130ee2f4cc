import { statisticsOf } from './concepts.ts'
import { neededCoverage, strengthOf } from './evidence.ts'
import { findEvidence } from './find-evidence.ts'
import type { Language } from './language.ts'
import { ownQuestions } from './own-questions.ts'
import { probesOf } from './probes/probes.ts'
import type { IndexedFile } from './unit-terms.ts'

/** What was measured of a base in one of its languages, with questions that nobody asked. */
export interface LanguageCalibration {
  /** Share of a question's weight that an answer must hold. */
  readonly threshold: number
  /** Questions made of the base's own sentences, and how many of them are refused. */
  readonly ownAsked: number
  readonly ownRefused: number
  /** Questions about something else, and how many of them are answered. */
  readonly strayAsked: number
  readonly strayAnswered: number
}

export type Calibration = Readonly<Record<Language, LanguageCalibration>>

/** Most languages of a base that are measured, those of most passages first. */
const MOST_LANGUAGES = 3
/** Least share of a base's passages that are in a language, for it to be measured. */
const LEAST_SHARE = 0.02
const OWN_QUESTIONS = 80
/** A stray question that is held so far is not one: the base speaks of it. */
const ON_TOPIC = 0.7
/** With fewer stray questions left, nothing is learnt from them. */
const LEAST_PROBES = 40
/** How far above the mean of the stray questions the threshold lies, in standard deviations. */
const DEVIATIONS = 3.5
/** How much the default counts beside the stray questions, in questions. */
const DEFAULT_WEIGHT = 80
/** What it counts more in small bases: so much, divided by their passages. */
const SMALL_BASE_WEIGHT = 100
const LEAST_THRESHOLD = 0.2
/** Share of a base's own questions that may be refused for a threshold above the default. */
const MOST_OWN_REFUSED = 0.2
/** How far from the default a base may be set. */
const BAND = 0.06

/** The languages that most of a base is written in. */
export function mainLanguages(files: readonly IndexedFile[]): Language[] {
  const { passages } = statisticsOf(files)
  const counts = new Map<Language, number>()
  for (const { segment } of files) {
    counts.set(segment.language, (counts.get(segment.language) ?? 0) + segment.passageLength.length)
  }
  return [...counts]
    .filter(([, count]) => count >= passages * LEAST_SHARE)
    .toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .slice(0, MOST_LANGUAGES)
    .map(([language]) => language)
}

/** How far the questions of either kind are held by a base, 0 to 1. */
export interface Strengths {
  readonly own: readonly number[]
  readonly stray: readonly number[]
}

function spreadOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(variance) }
}

/**
 * The threshold that few stray questions reach: their mean and some standard deviations, drawn
 * towards the default and never far from it; above it only as far as the base's own questions
 * allow. Measured: DESIGN.md, "Refusal".
 * @param standard the default for a base of this size
 */
export function thresholdFor({ own, stray }: Strengths, standard: number, passages: number) {
  if (stray.length < LEAST_PROBES) return standard
  const count = stray.length
  const { mean, deviation } = spreadOf(stray)
  const measured = mean + DEVIATIONS * deviation
  const weight = DEFAULT_WEIGHT + SMALL_BASE_WEIGHT / Math.max(1, passages)
  const drawn = (measured * count + standard * weight) / (count + weight)
  const least = Math.max(LEAST_THRESHOLD, standard - BAND)
  const allowed = own.toSorted((a, b) => a - b)[Math.floor(own.length * MOST_OWN_REFUSED)]
  const most = Math.min(standard + BAND, Math.max(standard, allowed ?? standard))
  return Math.min(most, Math.max(least, drawn))
}

/** How much of a question the files hold by its words, whatever else tells it. */
function strengthByWords(files: readonly IndexedFile[], text: string): number {
  const found = findEvidence(files, text)
  return strengthOf(found.byWords ?? found)
}

function calibrateLanguage(files: readonly IndexedFile[], language: Language): LanguageCalibration {
  const strength = (text: string): number => strengthByWords(files, text)
  const { passages } = statisticsOf(files)
  const probes = probesOf(language)
  const stray = probes.map(strength).filter((value) => value < ON_TOPIC)
  const own = ownQuestions(files, { language, strangers: probes, count: OWN_QUESTIONS }).map(
    strength,
  )
  const threshold = thresholdFor({ own, stray }, neededCoverage(passages, language), passages)
  return {
    threshold,
    ownAsked: own.length,
    ownRefused: own.filter((value) => value < threshold).length,
    strayAsked: stray.length,
    strayAnswered: stray.filter((value) => value >= threshold).length,
  }
}

/**
 * Measures how much of a question an answer of these files must hold, in each language that they
 * are mostly written in and that there are stray questions for.
 * Deterministic, and bounded: a few hundred questions at most.
 */
export function calibrate(files: readonly IndexedFile[]): Calibration {
  const languages = mainLanguages(files).filter((language) => probesOf(language).length > 0)
  return Object.fromEntries(
    languages.map((language) => [language, calibrateLanguage(files, language)]),
  )
}

/** Questions about something else by which it is told how near a passage must be to answer by its meaning. */
export function strayQuestions(files: readonly IndexedFile[]): string[] {
  const languages = mainLanguages(files).filter((language) => probesOf(language).length > 0)
  const probes = (languages.length > 0 ? languages : ['en']).flatMap(probesOf)
  return probes.filter((text) => strengthByWords(files, text) < ON_TOPIC)
}

/**
 * How near a passage must be to a question to answer it by its meaning: nearer than next to all
 * stray questions come.
 * @param nearest cosines of stray questions with the passage nearest to each
 * @returns `null` where too few were asked to tell
 */
export function neededNearness(nearest: readonly number[]): number | null {
  if (nearest.length < LEAST_PROBES) return null
  const { mean, deviation } = spreadOf(nearest)
  return mean + DEVIATIONS * deviation
}
