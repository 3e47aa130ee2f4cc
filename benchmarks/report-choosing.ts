import { serveBases } from './bases.ts'
import { serveAll } from './businesses.ts'
import { serveBasesChoosing, serveChoosing } from './choosing.ts'
import { KINDS, printSideBySide } from './side-by-side.ts'

/** What a large language model makes of it that chooses among the places near a question, as it chose once. */
export async function reportChoosing(): Promise<void> {
  const runs = await Promise.all(
    KINDS.map(async ([kind]) => [
      serveAll(kind),
      await serveChoosing(kind),
      await serveChoosing(kind, { when: 'always' }),
    ]),
  )
  const ofBases = [
    serveBases(),
    await serveBasesChoosing(),
    await serveBasesChoosing(undefined, 'always'),
  ]
  printSideBySide(
    'With a language model that chooses the place that tells it',
    ['engine alone', 'where it is not sure', 'always'],
    runs,
    ofBases,
  )
}
