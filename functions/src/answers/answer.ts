import type { Personality } from '@docent/domain/bots'
import type { ProvenSentence } from '@docent/domain/chat'
import { findBothSides, tellsOneOfTwo, type ToldSide } from './both-sides.ts'
import { composeClaims } from './compose.ts'
import { claimsAround } from './claims.ts'
import { understand } from './conversation/follow-up.ts'
import { asksUnknownName, evidentUnits, missesMeaning, requiredCoverage } from './evidence.ts'
import { findEvidence } from './find-evidence.ts'
import type { Findings } from './findings.ts'
import { findOwnAnswer, proveOwnAnswer } from './own-answers.ts'
import { likelyPlace } from './likely-place.ts'
import { placeOfMessage } from './place-of-message.ts'
import { hasPredictions, isPredicted, predictedPlace } from './predicted/predicted-place.ts'
import { suretyOf } from './predicates/sureness.ts'
import { partsOfQuestion } from './question-parts.ts'
import type { RankedUnit } from './rank-units.ts'
import { proveSentence, type Claim } from './receipts.ts'
import { isTrained } from './trained/trained-index.ts'
import { trainedPlace } from './trained/trained-place.ts'
import { isTrainedFor } from './trained/trained-questions.ts'
import type { IndexedFile } from './unit-terms.ts'

export type { IndexedFile } from './unit-terms.ts'

/**
 * What the engine has to say: proven sentences that answer, the proven place that comes nearest to
 * what was asked without telling it, or nothing.
 */
export type Draft =
  | {
      readonly kind: 'answer'
      readonly sentences: readonly ProvenSentence[]
      /** Whether other places come so near that it may not be what is meant, or it tells of one of two things alone. */
      readonly isUnsure?: boolean
    }
  | { readonly kind: 'nearest'; readonly sentences: readonly ProvenSentence[] }
  | { readonly kind: 'fallback' }

/**
 * Whether the answer to a question is what was meant by it: with `some` it is said with reserve, with
 * `much` quoted as the nearest place; `cleared` where it was asked back and chosen: then it is said without.
 */
export type Doubt = 'cleared' | 'none' | 'some' | 'much'

export interface AskedQuestion {
  readonly question: string
  readonly personality: Personality
  readonly doubt?: Doubt | undefined
}

/**
 * Answers a question from files, with sentences that stand in them to the letter. An answer of the
 * owner's own to it is said as a whole, and nothing else.
 * Deterministic: the same files and question give the same answer.
 * @returns `nearest` where the documents speak of what was asked without telling it, `fallback` where
 * they do not, or where any sentence could not be proven
 */
export function answerQuestion(
  files: readonly IndexedFile[],
  { question: text, personality, doubt = 'none' }: AskedQuestion,
): Draft {
  const given = answerOtherwise(files, text)
  if (given !== null) return given
  const findings = findEvidence(files, text)
  const draft = answerBy(files, findings, { question: text, personality })
  const isWhole = findings.question.beside.size > 0 || findings.isChosen === true
  const told = isWhole
    ? draft
    : (answerSides(files, findings, text, draft) ?? ofOneAlone(draft, findings, text))
  if (doubt === 'none' || told.kind !== 'answer') return told
  if (doubt !== 'much') return { ...told, isUnsure: doubt === 'some' }
  const { sentences, isUnsure } = told
  return { kind: 'nearest', sentences: isUnsure === true ? sentences : sentences.slice(0, 1) }
}

/** Whether a question has an answer, whatever is told of a second thing that it names. */
export function hasAnswer(files: readonly IndexedFile[], question: string): boolean {
  const draft =
    answerOtherwise(files, question) ??
    answerBy(files, findEvidence(files, question), { question, personality: SHORT_PERSONALITY })
  return draft.kind === 'answer'
}

/** What the owner wrote for a question, or the answers to the two that it is made of; `null` where there is neither. */
function answerOtherwise(files: readonly IndexedFile[], text: string): Draft | null {
  const own = findOwnAnswer(files, text)
  const proven = own === null ? null : proveOwnAnswer(own)
  return proven === null ? answerParts(files, text) : { kind: 'answer', sentences: [proven] }
}

/** Both answers to a question that asks for two things; `null` where it does not, or one is missing. */
function answerParts(files: readonly IndexedFile[], text: string): Draft | null {
  const parts = partsOfQuestion(text)
  if (parts === null) return null
  const [first, second] = parts
  const follows = understand(files, second, [{ text: first, kind: 'answer' }])
  const drafts = [first, follows].map((question) =>
    answerBy(files, findEvidence(files, question), { question, personality: SHORT_PERSONALITY }),
  )
  const said = drafts.flatMap((draft) => (draft.kind === 'answer' ? [draft.sentences] : []))
  if (said.length < drafts.length) return null
  return { kind: 'answer', sentences: withoutRepetition(said.flat()) }
}

/** Whether a sentence holds a unit, or a part of it. */
export const holdsUnit = (
  { receipt }: ProvenSentence,
  { fileId, segment }: IndexedFile,
  unit: number,
): boolean =>
  receipt.fileId === fileId &&
  receipt.page === segment.unitPage[unit]! + 1 &&
  receipt.start < segment.unitEnd[unit]! &&
  receipt.end > segment.unitStart[unit]!

/**
 * What tells it of both things that a question names, with the answer to the whole question where that
 * tells it of one; `null` where they are not told, or that tells it of both.
 */
function answerSides(
  files: readonly IndexedFile[],
  findings: Findings,
  text: string,
  draft: Draft,
): Draft | null {
  const said = draft.kind === 'answer' ? draft.sentences : []
  const texts = said.map((sentence) => sentence.text)
  const sides = findBothSides(files, findings, text, texts)
  if (sides === null) return null
  const [one, other] = sides
  const isOneForBoth = one.unit === other.unit
  const isMissing = ({ unit: { file, unit } }: ToldSide): boolean =>
    !said.some((sentence) => holdsUnit(sentence, files[file]!, unit))
  const missing = isOneForBoth ? [one] : sides.filter(isMissing)
  if (missing.length === 0) return null
  const added = missing.map((side) => say(files, [side.unit], side.findings, SHORT_PERSONALITY))
  if (added.some((sentences) => sentences.length === 0)) return null
  const kept = isOneForBoth || missing.length === sides.length ? [] : said
  return { kind: 'answer', sentences: inOrder(withoutRepetition([...kept, ...added.flat()])) }
}

/** An answer, with reserve where it tells of one of two things that were held against each other. */
function ofOneAlone(draft: Draft, findings: Findings, text: string): Draft {
  if (draft.kind !== 'answer') return draft
  const texts = draft.sentences.map((sentence) => sentence.text)
  if (!tellsOneOfTwo(findings, text, texts)) return draft
  return { ...draft, isUnsure: true }
}

/** Sentences of one file in its order. */
function inOrder(sentences: readonly ProvenSentence[]): readonly ProvenSentence[] {
  const files = new Set(sentences.map(({ receipt }) => receipt.fileId))
  if (files.size > 1) return sentences
  return sentences.toSorted(
    ({ receipt: a }, { receipt: b }) => a.page - b.page || a.start - b.start,
  )
}

const isWithin = ({ receipt: a }: ProvenSentence, { receipt: b }: ProvenSentence): boolean =>
  a.fileId === b.fileId && a.page === b.page && a.start >= b.start && a.end <= b.end

/** The sentences that no other one holds; of the same ones the first. */
const withoutRepetition = (sentences: readonly ProvenSentence[]): ProvenSentence[] =>
  sentences.filter((sentence, index) =>
    sentences.every((other, at) => {
      if (at === index || !isWithin(sentence, other)) return true
      return at > index && isWithin(other, sentence)
    }),
  )

function answerBy(
  files: readonly IndexedFile[],
  findings: Findings,
  { question: text, personality }: AskedQuestion,
): Draft {
  const isKnownOtherwise = findings.told !== undefined || findings.units[0]?.isMeant === true
  const byPlace = isKnownOtherwise ? null : answerByPlace(files, findings, text, personality)
  if (byPlace !== null) return byPlace
  if (findings.question.beside.size > 0 && !isKnownOtherwise) {
    return answerMessage(files, findings, personality)
  }
  const chosen = answerChosen(files, findings, personality)
  if (chosen !== null) return chosen
  const needed = requiredCoverage(files, findings.question.language)
  const evident = evidentUnits(findings, needed)
  const likely = evident.length > 0 ? null : likelyPlace(files, findings, needed)
  const units = likely?.mayAnswer === true ? [likely.unit] : evident
  const sentences = sayTold(files, units, findings, personality)
  const best = sentences.length === 0 ? undefined : units[0]
  if (best !== undefined && !missesMeaning(files, text, findings, best, sentences)) {
    const surety = suretyOf(files, findings, best)
    // What the conversation leads to is doubted by the conversation.
    const isDoubted = surety === 'unsure' || likely !== null || asksUnknownName(findings)
    const isUnsure = isDoubted && findings.told === undefined
    const answer = isUnsure ? withinPassage(files, best, sentences, personality) : sentences
    if (surety !== 'near') return { kind: 'answer', sentences: answer, isUnsure }
  }
  const near = best ?? likely?.unit
  if (near === undefined) return { kind: 'fallback' }
  const said = say(files, [near], findings, SHORT_PERSONALITY)
  const nearest = withinPassage(files, near, said, personality)
  return nearest.length === 0 ? { kind: 'fallback' } : { kind: 'nearest', sentences: nearest }
}

/** What the units say that were read and chosen; `null` where none were. */
function answerChosen(
  files: readonly IndexedFile[],
  findings: Findings,
  personality: Personality,
): Draft | null {
  const { isChosen, told, units } = findings
  if (isChosen !== true) return null
  const sentences = sayTold(files, units.slice(0, told), findings, personality)
  return sentences.length === 0 ? { kind: 'fallback' } : { kind: 'answer', sentences }
}

/**
 * The answer by the questions that were predicted for what the files tell, or by vectors that were learned, and by its
 * words; `null` where there are neither, or neither knows what its words alone find, and that may tell it.
 */
function answerByPlace(
  files: readonly IndexedFile[],
  findings: Findings,
  text: string,
  personality: Personality,
): Draft | null {
  const isPredictedBase = hasPredictions(files)
  if (!isPredictedBase && !isTrainedFor(files, findings, text)) return null
  const ofWords = isPredictedBase ? findings : (findings.byWords ?? findings)
  const evident = evidentUnits(ofWords, requiredCoverage(files, findings.question.language))
  const place = isPredictedBase
    ? predictedPlace(files, findings, evident)
    : trainedPlace(files, findings, text, evident)
  const knows = isPredictedBase ? isPredicted : isTrained
  const mayAnswer = place?.saidAs === 'answer' || place?.saidAs === 'unsure'
  const [byWords] = evident
  if (!mayAnswer && byWords !== undefined && !knows(files, byWords)) return null
  if (place === null || place.saidAs === 'nothing') return { kind: 'fallback' }
  const { unit, isEvident, isOfTopic, saidAs } = place
  const voice = saidAs === 'nearest' ? SHORT_PERSONALITY : personality
  const others = isEvident ? evident : isPredictedBase ? [unit] : withOthers(evident, unit)
  const said = isOfTopic
    ? say(files, findings.units, findings, voice)
    : say(files, others, ofWords, voice)
  const sentences = saidAs === 'answer' ? said : withinPassage(files, unit, said, personality)
  if (sentences.length === 0) return { kind: 'fallback' }
  if (saidAs === 'nearest') return { kind: 'nearest', sentences }
  return { kind: 'answer', sentences, isUnsure: saidAs === 'unsure' }
}

/** A unit in front of those that answer by their words alone, where it is one of them; else the unit. */
function withOthers(evident: readonly RankedUnit[], chosen: RankedUnit): RankedUnit[] {
  const { file, unit } = chosen
  const isIt = (other: RankedUnit): boolean => other.file === file && other.unit === unit
  return evident.some(isIt) ? evident.toSorted((a, b) => +isIt(b) - +isIt(a)) : [chosen]
}

/** The answer to a message that tells something beside what it asks. */
function answerMessage(
  files: readonly IndexedFile[],
  findings: Findings,
  personality: Personality,
): Draft {
  const place = placeOfMessage(files, findings)
  if (place === null) return { kind: 'fallback' }
  const { unit, saidAs } = place
  const voice = saidAs === 'nearest' ? SHORT_PERSONALITY : personality
  const said = say(files, [unit], findings, voice)
  const sentences = saidAs === 'answer' ? said : withinPassage(files, unit, said, personality)
  if (sentences.length === 0) return { kind: 'fallback' }
  return saidAs === 'nearest'
    ? { kind: 'nearest', sentences }
    : { kind: 'answer', sentences, isUnsure: saidAs === 'unsure' }
}

/** The best sentence and what it leans on: of what does not answer, or of each of two things, no more is said. */
const SHORT_PERSONALITY: Personality = 'casual'

/** What units say; each by itself of those that the conversation leads to. */
function sayTold(
  files: readonly IndexedFile[],
  units: readonly RankedUnit[],
  findings: Findings,
  personality: Personality,
): readonly ProvenSentence[] {
  const { told = 1 } = findings
  if (told === 1 || personality === SHORT_PERSONALITY)
    return say(files, units, findings, personality)
  const each = units.slice(0, told).map((unit) => say(files, [unit], findings, SHORT_PERSONALITY))
  return inOrder(withoutRepetition(each.flat()))
}

/**
 * The sentence that a unit says, between those around it: what is only the closest passage may be told
 * right beside it. As it is where it is several, no sentence, or brevity is asked for.
 */
function withinPassage(
  files: readonly IndexedFile[],
  { file, unit, kind }: RankedUnit,
  sentences: readonly ProvenSentence[],
  personality: Personality,
): readonly ProvenSentence[] {
  const isAlone = sentences.length === 1 && kind === 'sentence'
  if (!isAlone || personality === SHORT_PERSONALITY) return sentences
  const around = prove(files, claimsAround(files[file]!, unit))
  const [said] = sentences
  return around.some(({ receipt }) => receipt.start === said!.receipt.start) ? around : sentences
}

/** What these units say, proven; nothing where any of it could not be proven. */
const say = (
  files: readonly IndexedFile[],
  units: readonly RankedUnit[],
  { question }: Findings,
  personality: Personality,
): ProvenSentence[] => prove(files, composeClaims(files, units, question, personality))

/** Claims with their receipts; nothing where any of them could not be proven. */
function prove(files: readonly IndexedFile[], claims: readonly Claim[]): ProvenSentence[] {
  const sentences: ProvenSentence[] = []
  for (const claim of claims) {
    const pages = files.find(({ fileId }) => fileId === claim.fileId)?.pages ?? []
    const receipt = proveSentence(claim, pages)
    if (receipt === null) return []
    sentences.push({ text: claim.text, receipt })
  }
  return sentences
}
