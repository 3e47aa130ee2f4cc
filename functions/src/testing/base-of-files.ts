import { segmentPath, textPath } from '@docent/domain/knowledge'
import { openSegment } from '../answers/segment.ts'
import type { ModelWorkDeps } from '../knowledge/ask-models.ts'
import { createKnowledgeBase } from '../knowledge/create-knowledge-base.ts'
import { decodeText, indexFile } from '../knowledge/index-file.ts'
import { knowledgeWorld, textFile } from './knowledge-world.ts'

/** A base of ada's with texts that have been indexed, in a world of its own. */
export async function baseOfFiles(...texts: string[]) {
  const world = knowledgeWorld('Starter')
  const { knowledgeBase } = await createKnowledgeBase(world, {
    ownerId: 'ada',
    name: 'Handbook',
    description: '',
    files: texts.map((text, index) => textFile(`${index}.txt`, text)),
    requestKey: null,
  })
  for (const { id } of world.store.files()) await indexFile(world, { fileId: id })
  const input = { ownerId: 'ada', baseId: knowledgeBase.id }
  async function open({ path, run }: { readonly path: string; readonly run: string }) {
    const pages = decodeText(await world.files.read(textPath(path, run)))
    return { pages, segment: openSegment(await world.files.read(segmentPath(path, run)), pages) }
  }
  const pauses: number[] = []
  const modelWork: ModelWorkDeps = {
    store: world.store,
    files: world.files,
    open,
    now: world.now,
    pause: async (ms) => void pauses.push(ms),
    logFailure: (_, cause) => world.failures.push(cause),
  }
  return {
    world,
    input,
    open,
    pauses,
    /** What a model needs that makes something of the files. */
    modelWork,
    manifest: () => world.store.state().manifests.get(input.baseId),
    /** Paths of what was made of the files under a name. */
    made: (name: string) => world.files.paths().filter((path) => path.endsWith(name)),
  }
}
