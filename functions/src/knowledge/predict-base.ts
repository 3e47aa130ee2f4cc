import type { IndexManifest } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { predictionsPath } from '@docent/domain/knowledge'
import {
  PREDICTIONS_VERSION,
  buildPredictions,
  cleanQuestions,
  openPredictions,
  placesToPredict,
  runsWithPredictions,
  type PlaceToPredict,
} from '../answers/predicted/predictions.ts'
import type { PredictedQuestions } from '../answers/unit-terms.ts'
import {
  askForModels,
  askPatiently,
  findManifest,
  keepMade,
  makeOfFiles,
  type ListedFile,
  type ModelWorkDeps,
  type OwnedBase,
} from './ask-models.ts'
import type { QuestionPredictor } from './ports.ts'

export interface PredictDeps extends ModelWorkDeps {
  readonly predictor: QuestionPredictor
  /** Whether a request for an owner is still within the day's budget; counts it. */
  mayAsk(ownerId: string): boolean
  /** No request is begun after it: the function has a time-out. */
  readonly latest: Date
}

/**
 * - `predicted`: every file of the base has its questions
 * - `continued`: there was no time for all of them, and the rest was asked for
 * - `partly`: some could not be had; the base answers by words, and is asked for again in the night
 * - `gone`: there is no such base, or no file of it answers
 */
export type PredictOutcome = 'predicted' | 'continued' | 'partly' | 'gone'

/** Places of a base that questions are predicted for; what lies behind is found by its words. */
const MOST_PLACES = 5_000
/** Places of one request, their text in UTF-16 units, and requests under way at once. */
const BATCH = 20
const BATCH_TEXT = 8_000
const PARALLEL = 6
const PATIENCE = { delaysMs: [5_000], timeoutMs: 60_000 }
/** Share of the places of a request that a reply must name. */
const LEAST_NAMED = 0.5

/**
 * Has a language model predict what customers may ask that the files of a base tell. They answer by
 * their words before, meanwhile and after a failure. What was predicted is kept as it comes, so that
 * nothing is asked for twice. Safe to repeat.
 */
export async function predictBase(deps: PredictDeps, input: OwnedBase): Promise<PredictOutcome> {
  const manifest = await findManifest(deps.store, input)
  if (manifest === null) return 'gone'
  if (!lacksPredictions(manifest)) return 'predicted'
  const known = runsWithPredictions(manifest)
  let room = MOST_PLACES
  const { made, failures } = await makeOfFiles(deps, input.baseId, manifest.files, {
    latest: deps.latest,
    make: async (file) => {
      const { entry } = file
      const places = placesToPredict(file).slice(0, room)
      room -= places.length
      if (known.has(entry.run)) return { entry, isWhole: true }
      return { entry, isWhole: await predictFile(deps, input.ownerId, file, places) }
    },
  })
  const whole = new Set(made.filter(({ isWhole }) => isWhole).map(({ entry }) => entry.run))
  const entries = made.map(({ entry }) => entry)
  await keepMade(deps, input, entries, {
    setRuns: (transaction, runs) =>
      transaction.setPredictions(input.baseId, {
        version: PREDICTIONS_VERSION,
        runs: runs.filter((run) => whole.has(run)),
      }),
    pathOf: predictionsPath,
  })
  if (whole.size === Object.keys(manifest.files).length) return 'predicted'
  // What fails would fail again at once: only where time alone was short is the rest asked for now.
  return failures === 0 && (await askForModels(deps.store, input)) ? 'continued' : 'partly'
}

/** Whether files of a base have no predicted questions yet. */
export function lacksPredictions(manifest: IndexManifest): boolean {
  const known = runsWithPredictions(manifest)
  return Object.values(manifest.files).some(({ run }) => !known.has(run))
}

/** Batches of places that follow each other. */
function batchesOf(places: readonly PlaceToPredict[]): PlaceToPredict[][] {
  const batches: PlaceToPredict[][] = []
  let length = Infinity
  for (const place of places) {
    length += place.text.length
    const last = batches.at(-1)
    if (last === undefined || last.length === BATCH || length > BATCH_TEXT) {
      batches.push([place])
      length = place.text.length
    } else last.push(place)
  }
  return batches
}

/**
 * Predicts what is missing of a file, and keeps it.
 * @returns whether all of it is there
 * @throws ServiceError what the model did, behind what is kept of the other requests
 */
async function predictFile(
  deps: PredictDeps,
  ownerId: string,
  file: ListedFile,
  places: readonly PlaceToPredict[],
): Promise<boolean> {
  const path = predictionsPath(file.entry.path, file.entry.run)
  const predicted = await openKept(deps, path, file)
  const keep = () =>
    deps.files.write(path, buildPredictions(file.segment, predicted), 'application/json')
  const known = new Set(predicted.map(({ unit }) => unit))
  const batches = batchesOf(places.filter(({ unit }) => !known.has(unit)))
  if (batches.length === 0 && known.size === 0) await keep()
  for (let first = 0; first < batches.length; first += PARALLEL) {
    if (deps.now() > deps.latest) return false
    const under = batches.slice(first, first + PARALLEL)
    const asked = under.filter(() => deps.mayAsk(ownerId))
    const replies = await Promise.allSettled(
      asked.map((batch) => predictBatch(deps, file.fileName, batch)),
    )
    for (const reply of replies) if (reply.status === 'fulfilled') predicted.push(...reply.value)
    await keep()
    const failed = replies.find((reply) => reply.status === 'rejected')
    if (failed !== undefined) throw failed.reason
    if (asked.length < under.length) throw new ServiceError('rate_limited', 'predictions')
  }
  return true
}

/** What was kept of a file's predictions; nothing where they are gone, damaged or of another cut. */
async function openKept(
  { files }: PredictDeps,
  path: string,
  { segment }: ListedFile,
): Promise<PredictedQuestions[]> {
  try {
    return openPredictions(await files.read(path), segment)
  } catch {
    return []
  }
}

/** @throws ServiceError */
async function predictBatch(
  deps: PredictDeps,
  title: string,
  batch: readonly PlaceToPredict[],
): Promise<PredictedQuestions[]> {
  const places = batch.map(({ heading, text }, at) => ({ id: `${at + 1}`, heading, text }))
  const written = await askPatiently(deps, PATIENCE, async (signal) => {
    const byId = await deps.predictor.predict({ title, places }, signal)
    const named = places.filter(({ id }) => byId.has(id)).length
    if (named >= places.length * LEAST_NAMED) return byId
    throw new ServiceError('unavailable', 'language model: too few places')
  })
  return batch.map(({ passage, unit }, at) => {
    const questions = cleanQuestions(written.get(places[at]!.id) ?? [])
    return { passage, unit, questions }
  })
}
