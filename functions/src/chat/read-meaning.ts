import type { IndexedFile } from '../answers/answer.ts'
import { evidentUnits, requiredCoverage } from '../answers/evidence.ts'
import { filesForTurn, findEvidence } from '../answers/find-evidence.ts'
import { meaningOf, unitsToCompare, withUnits, type Meaning } from '../answers/meaning.ts'
import type { RankedUnit } from '../answers/rank-units.ts'
import type { MeaningSource } from './ports.ts'

interface Asked {
  /** As it was understood. */
  readonly text: string
  readonly ownerId: string
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal | undefined
}

/**
 * The files for the rest of a turn, with what an embedding model makes of the question. Its
 * sentences are compared, which takes a second request, only where words do not answer it and a
 * passage is near enough.
 * @returns `files` as they are where there are no vectors, or the model cannot be asked
 */
export async function readMeaning(
  files: readonly IndexedFile[],
  asked: Asked,
  source: MeaningSource | null,
): Promise<readonly IndexedFile[]> {
  if (source === null || files.every(({ vectors }) => vectors?.model !== source.model)) return files
  const { text } = asked
  const [vector] = (await source.vectorsOf([text], asked)) ?? []
  const meaning = vector && meaningOf(files, text, { model: source.model, vector })
  if (!meaning) return files
  const near = filesForTurn(files, { meaning })
  if (evidentUnit(near, text) !== undefined) return near
  const compared = await compareUnits(files, asked, meaning, source)
  return compared === null ? near : filesForTurn(files, { meaning: compared })
}

/** The best of the units that may answer a question. */
function evidentUnit(files: readonly IndexedFile[], text: string): RankedUnit | undefined {
  const findings = findEvidence(files, text)
  return evidentUnits(findings, requiredCoverage(files, findings.question.language))[0]
}

/** Whether a question is answered by what an embedding model finds, where its words are not. */
export const isToldByMeaning = (files: readonly IndexedFile[], text: string): boolean =>
  evidentUnit(files, text)?.isMeant === true

async function compareUnits(
  files: readonly IndexedFile[],
  asked: Asked,
  meaning: Meaning,
  source: MeaningSource,
): Promise<Meaning | null> {
  const needed = files[0]?.neededNearness
  const units = needed === undefined ? [] : unitsToCompare(files, meaning, needed)
  if (units.length === 0) return null
  const vectors = await source.vectorsOf(
    units.map((unit) => unit.text),
    asked,
  )
  return vectors && withUnits(meaning, units, vectors)
}
