import { embedText } from '../../../emulators/stand-ins/embed-text.ts'
import type { IndexedFile } from '../answers/answer.ts'
import { buildVectors, openVectors, textsOfPassages } from '../answers/vectors.ts'
import type { MeaningSource } from '../chat/ports.ts'

const MODEL = 'stand-in'

/** A file with the stand-in's vectors of its passages. */
export const withVectors = (file: IndexedFile): IndexedFile => ({
  ...file,
  vectors: openVectors(
    buildVectors(file.segment, MODEL, textsOfPassages(file).map(embedText)),
    file.segment,
  ),
  neededNearness: 0.2,
})

/** Gives vectors as often as it is told to, then none; keeps what it was asked for. */
export function meaningSource(
  times = Infinity,
): MeaningSource & { readonly requests: readonly (readonly string[])[] } {
  const requests: string[][] = []
  return {
    model: MODEL,
    requests,
    vectorsOf: async (texts) => {
      requests.push([...texts])
      return requests.length > times ? null : texts.map(embedText)
    },
  }
}
