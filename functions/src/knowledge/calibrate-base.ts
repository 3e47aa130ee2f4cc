import type { IndexManifest, ManifestCalibration, SelfTest } from '@docent/domain/collections'
import { calibrate, type Calibration } from '../answers/calibrate.ts'
import { CALIBRATION_VERSION } from '../answers/calibration-version.ts'
import { suggestQuestions } from '../answers/suggest-questions.ts'
import type { IndexedFile } from '../answers/unit-terms.ts'
import { derivedId } from './new-id.ts'
import type { KnowledgeStore } from './ports.ts'

export interface CalibrateDeps {
  readonly store: KnowledgeStore
  /** The files of a base that answer. */
  load(baseId: string, ownerId: string): Promise<readonly IndexedFile[]>
}

/**
 * - `calibrated`: what stands in the manifest was measured with the files that stand there
 * - `waiting`: files of the base are still being read; the last of them asks again
 * - `gone`: there is no such base, or no file of it answers
 * - `unsettled`: the files changed at each attempt; the last change asks again
 */
export type CalibrationOutcome = 'calibrated' | 'waiting' | 'gone' | 'unsettled'

/** How often a base is measured anew when its files change meanwhile. */
const ATTEMPTS = 3
/** Rows that are searched for files that are still being read. */
const FILES_LOOKED_AT = 500

/** Names the files of a base with the runs that made their segments. */
export const revisionOf = (files: IndexManifest['files']): string =>
  derivedId(
    ...Object.entries(files)
      .map(([id, { run }]) => `${id} ${run}`)
      .toSorted(),
  )

/** Whether a change of a manifest changed which files answer: what is measured changes with them. */
export const changesFiles = (
  before: Partial<IndexManifest> | undefined,
  after: Partial<IndexManifest> | undefined,
): boolean => revisionOf(before?.files ?? {}) !== revisionOf(after?.files ?? {})

/**
 * Measures how much of a question an answer of a base must hold, and keeps it in the base's
 * manifest, and questions that the base answers in its row. Safe to repeat and to run twice at once: what was measured is kept only while the same
 * files answer. The files answer before, meanwhile and after a failure.
 */
export async function calibrateBase(
  deps: CalibrateDeps,
  input: { ownerId: string; baseId: string },
): Promise<CalibrationOutcome> {
  const { ownerId, baseId } = input
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await inspect(deps.store, input)
    if (before.state !== 'changed') return before.state
    const files = await deps.load(baseId, ownerId)
    const measured = calibrate(files)
    const languages = languagesOf(measured)
    const suggested = suggestQuestions(files, measured)
    const calibration = { version: CALIBRATION_VERSION, revision: before.revision, languages }
    const isKept = await deps.store.transact(ownerId, async (transaction) => {
      const manifest = await transaction.findManifest(baseId)
      const base = await transaction.findBase(baseId)
      if (manifest === null || base === null) return false
      if (revisionOf(manifest.files) !== before.revision) return false
      transaction.setCalibration(baseId, calibration, {
        self_test: sumOf(calibration),
        suggested_questions: suggested,
      })
      return true
    })
    if (isKept) return 'calibrated'
  }
  return 'unsettled'
}

type Inspection =
  | { readonly state: Exclude<CalibrationOutcome, 'unsettled'> }
  | { readonly state: 'changed'; readonly revision: string }

const inspect = (
  store: KnowledgeStore,
  { ownerId, baseId }: { ownerId: string; baseId: string },
): Promise<Inspection> =>
  store.transact(ownerId, async (transaction): Promise<Inspection> => {
    const manifest = await transaction.findManifest(baseId)
    const base = await transaction.findBase(baseId)
    const isTheirs = manifest?.user_id === ownerId && base?.user_id === ownerId
    if (manifest === null || !isTheirs) return { state: 'gone' }
    const rows = await transaction.listFiles(ownerId, baseId, FILES_LOOKED_AT)
    // A new version that is on its way, or a file that is on its way out, changes nothing yet.
    const areRead = rows.every(
      ({ stage, replaces, deleted_at }) =>
        stage === 'ready' || stage === 'failed' || replaces != null || deleted_at != null,
    )
    if (!areRead) return { state: 'waiting' }
    const revision = revisionOf(manifest.files)
    const { calibration } = manifest
    const isKnown =
      calibration?.revision === revision && calibration.version === CALIBRATION_VERSION
    return isKnown ? { state: 'calibrated' } : { state: 'changed', revision }
  })

const languagesOf = (calibration: Calibration): ManifestCalibration['languages'] =>
  Object.fromEntries(
    Object.entries(calibration).map(([language, measured]) => [
      language,
      {
        threshold: measured.threshold,
        own_asked: measured.ownAsked,
        own_refused: measured.ownRefused,
        stray_asked: measured.strayAsked,
        stray_answered: measured.strayAnswered,
      },
    ]),
  )

/** All languages together; `null` where none was measured. */
function sumOf({ languages }: ManifestCalibration): SelfTest | null {
  const tests = Object.values(languages)
  if (tests.length === 0) return null
  const sum = (field: keyof SelfTest) => tests.reduce((total, test) => total + test[field], 0)
  return {
    own_asked: sum('own_asked'),
    own_refused: sum('own_refused'),
    stray_asked: sum('stray_asked'),
    stray_answered: sum('stray_answered'),
  }
}
