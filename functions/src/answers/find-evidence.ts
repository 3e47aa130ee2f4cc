import { findConcepts, type Concept, type Synonyms } from './concepts.ts'
import { isMeasure } from './answer-cues.ts'
import { withContact } from './contact.ts'
import { evidentUnits, requiredCoverage, strengthOf } from './evidence.ts'
import type { Findings } from './findings.ts'
import type { Language } from './language.ts'
import { meantUnits, type Meaning, type UnitPlace } from './meaning.ts'
import { readMessage, type Message } from './message.ts'
import { preferTelling } from './predicates/sureness.ts'
import { readQuestion, type Question } from './question.ts'
import { otherLanguagesOf } from './question-language.ts'
import { rankUnits } from './rank-units.ts'
import { retrieve } from './retrieve.ts'
import { withExtreme } from './superlatives.ts'
import { rephrasings, synonymsForWords } from './synonyms.ts'
import { withTelling } from './telling-units.ts'
import { withTopic } from './topics/topic-told.ts'
import type { IndexedFile } from './unit-terms.ts'

/** Passages whose sentences are compared. */
const READ_PASSAGES = 8
/** The same for amounts, which tell the answer from what else is said of a thing. */
const READ_FOR_MEASURE = 20
/** The same for "What is X?": X is defined once and spoken of everywhere. */
const READ_FOR_DEFINITION = 60
/** Languages of the files, that of most passages first. */
export function languagesOf(files: readonly IndexedFile[]): Language[] {
  const counts = new Map<Language, number>()
  for (const { segment } of files) {
    counts.set(segment.language, (counts.get(segment.language) ?? 0) + segment.passageLength.length)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([language]) => language)
}

const passagesToRead = ({ cue, definition }: Question): number =>
  definition !== null ? READ_FOR_DEFINITION : isMeasure(cue) ? READ_FOR_MEASURE : READ_PASSAGES

/** What is known of a turn's question by other means than its words. */
export interface KnownOfTurn {
  /** Where an embedding model was asked for it. */
  readonly meaning?: Meaning
  /** The units that tell what is asked, as the conversation has it. */
  readonly telling?: TellingUnits | undefined
  /** What the message is made of, where it tells something beside what it asks. */
  readonly message?: Message | undefined
}

/** Units that tell what a question asks, whatever its words are. */
export interface TellingUnits {
  /** The question. */
  readonly text: string
  /** The likelier first. */
  readonly places: readonly UnitPlace[]
  /** Whether they were read and chosen: nothing else decides whether they answer. */
  readonly isChosen?: boolean
}

interface Turn extends KnownOfTurn {
  /** What was found, by how many passages of what were asked for. */
  readonly findings: Map<string, Findings>
}

const turns = new WeakMap<readonly IndexedFile[], Turn>()

/**
 * The same files for one turn of a conversation, whose steps ask for the same question: what it
 * means, what answers it, why, and in which words. In a turn it is searched for once.
 * @param known of the turn's question beside its words, and beside what is known of it already
 */
export function filesForTurn(
  files: readonly IndexedFile[],
  known: KnownOfTurn = {},
): readonly IndexedFile[] {
  const own = [...files]
  turns.set(own, { ...turns.get(files), ...known, findings: new Map() })
  return own
}

/**
 * Finds what the files hold on a question: for the answer, and for benchmarks. Where the owner says
 * that a phrase means something else, it is also asked for that, and what holds most is taken.
 * @param count passages that are returned; the sentences of the first five are ranked
 */
export function findEvidence(
  files: readonly IndexedFile[],
  text: string,
  count = READ_PASSAGES,
): Findings {
  const key = `${count} ${text}`
  const turn = turns.get(files)
  const findings = turn?.findings.get(key) ?? search(files, text, count)
  turn?.findings.set(key, findings)
  return findings
}

/**
 * What the files hold on a question of whose telling words they know none, where it is one in another
 * language than it was taken for: its words may be too few to tell (parking?); `null` where it is none.
 */
function findElsewhere(
  files: readonly IndexedFile[],
  text: string,
  { question, retrieval }: Findings,
  by: { readonly count: number; readonly synonyms: Synonyms },
): Findings | null {
  const telling = retrieval.concepts.filter(({ generic }) => !generic)
  if (telling.length === 0 || telling.some(({ standIns }) => standIns.holding > 0)) return null
  const words = telling.map(({ word }) => question.spelled.get(word) ?? word)
  const languages = languagesOf(files)
  const others =
    question.askedIn === question.language
      ? otherLanguagesOf(text, words, languages)
      : [question.language]
  for (const language of others) {
    const findings = findFor(files, readQuestion(text, languages, language), by)
    if (findings.retrieval.concepts.some(({ standIns }) => standIns.holding > 0)) return findings
  }
  return null
}

function search(files: readonly IndexedFile[], text: string, count: number): Findings {
  const known = turns.get(files)
  const message = known?.message?.text === text ? known.message : undefined
  const languages = languagesOf(files)
  const question =
    message === undefined ? readQuestion(text, languages) : readMessage(message, languages)
  const synonyms = files[0]?.synonyms ?? []
  const meaning = known?.meaning?.text === text ? known.meaning : undefined
  const own = findFor(files, question, { count, synonyms, meaning })
  const found = findElsewhere(files, text, own, { count, synonyms }) ?? own
  const others = rephrasings(text, synonyms, question.language).map((other) =>
    findFor(files, readQuestion(other, languagesOf(files)), { count, synonyms }),
  )
  const best = others.reduce(
    (strongest, other) => (strengthOf(other) > strengthOf(strongest) ? other : strongest),
    found,
  )
  if (known?.telling?.text === text) {
    const { places, isChosen } = known.telling
    return { ...best, units: withTelling(files, best, places), told: places.length, isChosen }
  }
  return meaning === undefined ? best : withMeant(files, best, meaning)
}

/** With the sentences that mean what was asked before all others, where those hold too little of it. */
function withMeant(files: readonly IndexedFile[], findings: Findings, meaning: Meaning): Findings {
  const needed = requiredCoverage(files, findings.question.language)
  if (meaning.units.length === 0 || evidentUnits(findings, needed).length > 0) return findings
  const meant = meantUnits(files, meaning, findings.question, needed)
  return { ...findings, units: [...meant, ...findings.units] }
}

function findFor(
  files: readonly IndexedFile[],
  question: Question,
  { count, ...by }: { count: number; synonyms: Synonyms; meaning?: Meaning | undefined },
): Findings {
  const read = passagesToRead(question)
  const synonyms = synonymsForWords(question.words, by.synonyms, question.language)
  const retrieval = retrieve(files, question, Math.max(count, read), { ...by, synonyms })
  const passages = retrieval.passages.slice(0, read)
  const ranked = rankUnits(files, { ...retrieval, passages }, question)
  const preferred = preferTelling(files, { question, retrieval, units: ranked })
  const extreme = withExtreme(files, { question, retrieval, units: preferred })
  const needed = requiredCoverage(files, question.language)
  const units = withContact(files, { question, retrieval, units: extreme }, needed)
  return withTopic(files, { question, retrieval, units }, needed)
}

/** The words of a question as the files know them, without anything being looked for. */
export function conceptsIn(files: readonly IndexedFile[], text: string): Concept[] {
  const question = readQuestion(text, languagesOf(files))
  const { language, words } = question
  return findConcepts(question, files, synonymsForWords(words, files[0]?.synonyms ?? [], language))
}
