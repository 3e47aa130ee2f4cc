/**
 * What the engine knows of the places that may answer a question, and which of them does, as `learn_choice.py` learns
 * it: `node candidates.ts en > candidates.jsonl`, a question a line.
 */
import { eachAskedOfArticles, languagesWritten } from '../benchmarks/articles.ts'
import { eachAsked as eachAskedOfBases } from '../benchmarks/bases.ts'
import { eachAsked, eachStray } from '../benchmarks/businesses.ts'
import { calibrated } from '../benchmarks/docent.ts'
import { oneSpaced } from '../benchmarks/hear.ts'
import { sampleOf, seededRandom } from '../benchmarks/random.ts'
import { filesForAnswer, listen } from '../functions/src/answers/conversation/listen.ts'
import { evidentUnits, requiredCoverage } from '../functions/src/answers/evidence.ts'
import { findEvidence } from '../functions/src/answers/find-evidence.ts'
import { fnvOf } from '../functions/src/answers/fnv.ts'
import { textOfPlace } from '../functions/src/answers/predicted/predictions.ts'
import { segmentOf } from '../functions/src/answers/segment.ts'
import { knownOfPlaces, knownOfQuestion } from '../functions/src/answers/trained/place-choice.ts'
import { trainedCandidates } from '../functions/src/answers/trained/trained-candidates.ts'
import { isTrainedFor } from '../functions/src/answers/trained/trained-questions.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { basesIn, documentsIn, type Base, type Document, type Place } from './documents.ts'

/** As `train.py` and `train_others.py` leave documents out. */
const HELD_OUT = { english: 14, other: 6 }
/**
 * Parts of the places of a document that are kept, so that some of what is asked of it is told nowhere, and how many
 * questions are asked of it then.
 */
const CUTS = [
  { kind: 'whole', share: 1, count: 200 },
  { kind: 'cut', share: 0.7, count: 30 },
  { kind: 'small', share: 0.15, count: 30 },
]

/** How many questions are asked of a base, and of one without a document of its own. */
const ASKED_OF_BASE = { whole: 130, cut: 40 }

interface Asked {
  readonly kind: string
  /** Whose it is: what is fitted on some is tried on others. */
  readonly of: string
  readonly files: readonly IndexedFile[]
  readonly question: string
  /** Whether a place tells it; missing where nothing does. */
  readonly tells?: (text: string) => boolean
}

const rounded = (each: number): number => Number(each.toFixed(4))

/** What is known of a question's places, or nothing where vectors are not asked. */
function weighable({ kind, of, files, question, tells }: Asked): object | null {
  const heard = listen(files, { text: question, personality: 'professional', earlier: [] })
  if (heard.kind !== 'question') return null
  const known = filesForAnswer(files, heard)
  const findings = findEvidence(known, heard.text)
  const isSettled = findings.told !== undefined || findings.units[0]?.isMeant === true
  if (isSettled || !isTrainedFor(known, findings, heard.text)) return null
  const { language } = findings.question
  const evident = evidentUnits(findings.byWords ?? findings, requiredCoverage(known, language))
  const candidates = trainedCandidates(known, findings, heard.text, evident)
  return {
    kind,
    of,
    isTold: tells !== undefined,
    question: knownOfQuestion(known, findings).map(rounded),
    places: knownOfPlaces(candidates).map((place, at) => {
      const { file, unit } = candidates[at]!.place
      const isRight = tells?.(oneSpaced(textOfPlace(known[file]!, unit))) === true
      return [...place.map(rounded), Number(isRight)]
    }),
  }
}

/** A document as its organisation would upload it, of the places that are kept. */
function fileOf(name: string, places: readonly Place[]): IndexedFile {
  const texts = places.map(({ heading, text }, at) =>
    heading === places[at - 1]?.heading ? text : `${heading}\n\n${text}`,
  )
  const pages = [texts.join('\n\n')]
  const segment = segmentOf({ fileName: name, pages })
  return { fileId: name, fileName: name, pages, segment }
}

/** Tells that a quote is a place, or a part of it, or holds it. */
const isOf = ({ text }: Place): ((quote: string) => boolean) => {
  const own = oneSpaced(text)
  return (quote) => own.includes(quote) || quote.includes(own)
}

function* askedOfDocument({ name, places, untold }: Document): Generator<Asked> {
  const seed = fnvOf(name)
  const random = seededRandom(seed)
  const asked = places.flatMap((place) => place.asked.map((question) => ({ place, question })))
  for (const { kind, share, count } of CUTS) {
    const kept = places.filter(() => random() < share)
    if (kept.length < 2) continue
    const files = calibrated([fileOf(name, kept)])
    for (const { place, question } of sampleOf(asked, count, seed)) {
      const tells = kept.includes(place) ? { tells: isOf(place) } : {}
      yield { kind, of: name, files, question, ...tells }
    }
    if (share < 1) continue
    for (const question of untold) yield { kind: 'untold', of: name, files, question }
  }
}

/** An organisation asked with all of its documents, and without one of them, which tells some of what is asked then. */
function* askedOfBase({ name, documents }: Base): Generator<Asked> {
  const seed = fnvOf(name)
  const written = documents.map((document) => ({
    file: fileOf(document.name, document.places),
    asked: document.places.flatMap((place) => place.asked.map((question) => ({ place, question }))),
    untold: document.untold,
  }))
  const asked = written.flatMap((document) => document.asked.map((each) => ({ ...each, document })))
  const files = calibrated(written.map(({ file }) => file))
  for (const { place, question } of sampleOf(asked, ASKED_OF_BASE.whole, seed))
    yield { kind: 'base', of: name, files, question, tells: isOf(place) }
  for (const question of written.flatMap(({ untold }) => untold))
    yield { kind: 'base', of: name, files, question }
  const out = written[seed % written.length]
  const kept = calibrated(written.filter((each) => each !== out).map(({ file }) => file))
  for (const { document, place, question } of sampleOf(asked, ASKED_OF_BASE.cut, seed + 1)) {
    const tells = document === out ? {} : { tells: isOf(place) }
    yield { kind: 'base', of: name, files: kept, question, ...tells }
  }
}

/** What tells one of several spans; nothing where there are none. */
const tellsOf = (spans: readonly string[]): Pick<Asked, 'tells'> =>
  spans.length === 0
    ? {}
    : { tells: (text) => spans.some((span) => text.includes(oneSpaced(span))) }

function* allAsked(language: string): Generator<Asked> {
  const step = HELD_OUT[language === 'en' ? 'english' : 'other']
  for (const [at, document] of documentsIn(language).entries()) {
    if (at % step === 0) yield* askedOfDocument(document)
  }
  for (const { business, files, question, holds, isHeldOut } of eachAsked(
    'asked',
    new Set([language]),
  )) {
    if (!isHeldOut) yield { kind: 'business', of: business, files, question, ...tellsOf(holds) }
  }
  for (const base of basesIn(language)) yield* askedOfBase(base)
  for (const asked of eachAskedOfBases((base) => base.startsWith(`${language}-`))) {
    const { base, isHeldOut, as, files, question, sides } = asked
    if (isHeldOut || as !== 'question') continue
    yield { kind: 'organisation', of: base, files, question, ...tellsOf(sides.flat()) }
  }
  if (languagesWritten().includes(language)) {
    for (const { files, question, holds, isTold } of eachAskedOfArticles(language)) {
      const of = `articles ${language}`
      yield { kind: 'article', of, files, question, ...tellsOf(isTold ? [holds] : []) }
    }
  }
  for (const { business, files, question, language: spoken } of eachStray()) {
    if (spoken === language) yield { kind: 'stray', of: business, files, question }
  }
}

for (const language of process.argv.slice(2)) {
  for (const asked of allAsked(language)) {
    const line = weighable(asked)
    if (line !== null) process.stdout.write(`${JSON.stringify(line)}\n`)
  }
}
