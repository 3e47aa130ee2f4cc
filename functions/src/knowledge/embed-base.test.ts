import { ServiceError } from '@docent/domain/errors'
import { vectorsPath } from '@docent/domain/knowledge'
import { expect, test } from 'vitest'
import { openVectors, type Embedder } from '../answers/vectors.ts'
import { embedText } from '../../../emulators/stand-ins/embed-text.ts'
import { baseOfFiles } from '../testing/base-of-files.ts'
import { textFile } from '../testing/knowledge-world.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { askForMissing, asksForModels } from './ask-models.ts'
import { embedBase, lacksVectors, type EmbedDeps } from './embed-base.ts'
import { indexFile } from './index-file.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { updateKnowledgeBase } from './update-knowledge-base.ts'

const HOURS = 'The workshop opens on Monday mornings at nine and closes in the evening at six.'
const PRICES = 'A puncture repair costs twelve pounds with the inner tube included in that price.'

/** A model that fails with each error in turn, then works. */
function modelThat(...errors: Error[]): Embedder & { readonly asked: string[][] } {
  const asked: string[][] = []
  return {
    model: 'stand-in',
    asked,
    embed: async (texts) => {
      asked.push([...texts])
      const error = errors.shift()
      if (error) throw error
      return texts.map(embedText)
    },
  }
}

async function worldWith(...texts: string[]) {
  const { modelWork, made, ...base } = await baseOfFiles(...texts)
  return {
    ...base,
    depsWith: (embedder: Embedder): EmbedDeps => ({ ...modelWork, embedder }),
    vectors: () => made('vectors.bin'),
  }
}

test('every file gets its vectors, and it is measured how near a passage must be', async () => {
  const { world, input, manifest, depsWith, open } = await worldWith(HOURS, PRICES)
  expect(await embedBase(depsWith(modelThat()), input)).toBe('embedded')
  const { files, vectors } = manifest()!
  expect(vectors).toMatchObject({ model: 'stand-in', needed: expect.any(Number) })
  expect(vectors!.needed).toBeGreaterThan(0)
  for (const { path, run } of Object.values(files)) {
    expect(vectors!.runs).toContain(run)
    const { segment } = await open({ path, run })
    const opened = openVectors(await world.files.read(vectorsPath(path, run)), segment)
    expect(opened.scales).toHaveLength(segment.passageLength.length)
  }
})

test('what has vectors of the model is not sent again; a new file is', async () => {
  const { world, input, depsWith, manifest } = await worldWith(HOURS)
  await embedBase(depsWith(modelThat()), input)
  const idle = modelThat()
  expect(await embedBase(depsWith(idle), input)).toBe('embedded')
  expect(idle.asked).toEqual([])
  const change = { ...input, name: 'Handbook', description: '', requestKey: null }
  const newFiles = [textFile('more.txt', PRICES)]
  await updateKnowledgeBase(world, { ...change, fileIdsToDelete: [], newFiles })
  await indexFile(world, { fileId: world.idOf('more.txt') })
  const model = modelThat()
  expect(lacksVectors(manifest()!, 'stand-in')).toBe(true)
  expect(await embedBase(depsWith(model), input)).toBe('embedded')
  expect(model.asked.flat().join()).toContain('puncture')
  expect(model.asked.flat().join()).not.toContain('opens on Monday')
  expect(manifest()!.vectors!.runs).toHaveLength(2)
})

test('another model makes all of them anew', async () => {
  const { input, depsWith, manifest } = await worldWith(HOURS)
  await embedBase(depsWith(modelThat()), input)
  const other = { ...modelThat(), model: 'other' }
  expect(lacksVectors(manifest()!, 'other')).toBe(true)
  await embedBase(depsWith(other), input)
  expect(manifest()!.vectors).toMatchObject({ model: 'other' })
})

test('vectors that are damaged are made anew with the next change', async () => {
  const { world, input, depsWith, manifest, vectors } = await worldWith(HOURS)
  await embedBase(depsWith(modelThat()), input)
  await world.files.write(vectors()[0]!, new Uint8Array(40), '')
  await world.store.transact('ada', async (transaction) =>
    transaction.setVectors(input.baseId, { ...manifest()!.vectors!, revision: '' }),
  )
  expect(await embedBase(depsWith(modelThat()), input)).toBe('embedded')
  expect((await world.files.read(vectors()[0]!)).length).toBeGreaterThan(40)
})

test('a model that is busy is asked again, after longer and longer', async () => {
  const { input, depsWith, pauses, world } = await worldWith(HOURS)
  const busy = new ServiceError('unavailable', 'status 429')
  const model = modelThat(busy, new ServiceError('timeout'), busy)
  expect(await embedBase(depsWith(model), input)).toBe('embedded')
  expect(pauses).toEqual([1_000, 5_000, 20_000])
  expect(world.failures).toEqual([])
})

test('a model that refuses is not asked again; the files answer by their words', async () => {
  const { world, input, depsWith, manifest, pauses, vectors } = await worldWith(HOURS)
  const refused = new ServiceError('internal', 'embedding model: status 401')
  expect(await embedBase(depsWith(modelThat(refused, refused)), input)).toBe('partly')
  expect([pauses, vectors()]).toEqual([[], []])
  expect(manifest()!.vectors).toMatchObject({ runs: [], needed: null })
  expect(world.store.files()[0]).toMatchObject({ stage: 'ready', failure: null })
  expect(world.failures).toEqual([refused])
})

test('vectors of a wrong kind are a failure, and nothing of them stays', async () => {
  const { input, depsWith, vectors } = await worldWith(HOURS)
  const odd: Embedder = { model: 'odd', embed: async () => [[1, Number.NaN]] }
  expect(await embedBase(depsWith(odd), input)).toBe('partly')
  expect(vectors()).toEqual([])
})

test('one file that fails does not keep the others from their vectors', async () => {
  const { input, depsWith, manifest } = await worldWith(HOURS, PRICES)
  const model = modelThat(new ServiceError('internal', 'status 400'))
  expect(await embedBase(depsWith(model), input)).toBe('partly')
  expect(manifest()!.vectors!.runs).toHaveLength(1)
})

test('in the night, bases that lack vectors are asked for, and only those', async () => {
  const { world, input, depsWith, manifest } = await worldWith(HOURS)
  const before = manifest()!
  expect(await askForMissing(world.store, (each) => lacksVectors(each, 'stand-in'))).toBe(1)
  expect(asksForModels(before, manifest())).toBe(true)
  expect(asksForModels(manifest(), manifest())).toBe(false)
  await embedBase(depsWith(modelThat()), input)
  expect(await askForMissing(world.store, (each) => lacksVectors(each, 'stand-in'))).toBe(0)
})

test('a base that is deleted meanwhile keeps no vectors', async () => {
  const { world, input, depsWith } = await worldWith(HOURS)
  const model = modelThat()
  const embed: Embedder['embed'] = async (texts, signal) => {
    await deleteKnowledgeBase(world, input).catch(() => undefined)
    return model.embed(texts, signal)
  }
  await embedBase(depsWith({ ...model, embed }), input)
  expect(world.files.paths()).toEqual([])
  expect(await embedBase(depsWith(model), input)).toBe('gone')
})

test('vectors go with their file, and stay through a sweep while it answers', async () => {
  const { world, input, depsWith, vectors } = await worldWith(HOURS)
  await embedBase(depsWith(modelThat()), input)
  world.passTime(48 * 60 * 60 * 1_000)
  await sweepOrphans(world)
  expect(vectors()).toHaveLength(1)
  await deleteKnowledgeBase(world, input)
  expect(world.files.paths()).toEqual([])
})
