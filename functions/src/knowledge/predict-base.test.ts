import { ServiceError } from '@docent/domain/errors'
import { predictionsPath } from '@docent/domain/knowledge'
import { expect, test } from 'vitest'
import { openPredictions } from '../answers/predicted/predictions.ts'
import { baseOfFiles } from '../testing/base-of-files.ts'
import { textFile } from '../testing/knowledge-world.ts'
import { askForMissing, asksForModels } from './ask-models.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { indexFile } from './index-file.ts'
import type { PredictionRequest, QuestionPredictor } from './ports.ts'
import { lacksPredictions, predictBase, type PredictDeps } from './predict-base.ts'
import { updateKnowledgeBase } from './update-knowledge-base.ts'

const HOURS = 'The workshop opens on Monday mornings at nine and closes in the evening at six.'
const PRICES = 'A puncture repair costs twelve pounds with the inner tube included in that price.'

interface Model extends QuestionPredictor {
  readonly asked: PredictionRequest[]
}

/** A model that fails with each error in turn, then asks for the first word of each place. */
function modelThat(...errors: Error[]): Model {
  const asked: PredictionRequest[] = []
  return {
    asked,
    predict: async (request) => {
      asked.push(request)
      const error = errors.shift()
      if (error) throw error
      return new Map(request.places.map(({ id, text }) => [id, [`${text.split(' ')[1]}?`]]))
    },
  }
}

async function worldWith(...texts: string[]) {
  const { modelWork, made, ...base } = await baseOfFiles(...texts)
  const { world, open } = base
  const manifest = () => base.manifest()!
  const depsWith = (
    predictor: QuestionPredictor,
    rest: Partial<PredictDeps> = {},
  ): PredictDeps => ({
    ...modelWork,
    predictor,
    mayAsk: () => true,
    latest: new Date(world.now().getTime() + 60_000),
    ...rest,
  })
  async function predictions(name: string) {
    const entry = Object.values(manifest().files).find((file) => file.name === name)!
    const { segment } = await open(entry)
    const bytes = await world.files.read(predictionsPath(entry.path, entry.run))
    return openPredictions(bytes, segment).flatMap(({ questions }) => questions)
  }
  return { ...base, manifest, depsWith, predictions, stored: () => made('questions.json') }
}

test('every file gets its questions', async () => {
  const { input, manifest, depsWith, predictions } = await worldWith(HOURS, PRICES)
  expect(lacksPredictions(manifest())).toBe(true)
  expect(await predictBase(depsWith(modelThat()), input)).toBe('predicted')
  expect(await predictions('0.txt')).toEqual(['workshop?'])
  expect(await predictions('1.txt')).toEqual(['puncture?'])
  expect(lacksPredictions(manifest())).toBe(false)
})

test('what was predicted is not asked for again; a new file is', async () => {
  const { world, input, depsWith, manifest } = await worldWith(HOURS)
  await predictBase(depsWith(modelThat()), input)
  const idle = modelThat()
  expect(await predictBase(depsWith(idle), input)).toBe('predicted')
  expect(idle.asked).toEqual([])
  const change = { ...input, name: 'Handbook', description: '', requestKey: null }
  const newFiles = [textFile('more.txt', PRICES)]
  await updateKnowledgeBase(world, { ...change, fileIdsToDelete: [], newFiles })
  await indexFile(world, { fileId: world.idOf('more.txt') })
  expect(lacksPredictions(manifest())).toBe(true)
  const model = modelThat()
  expect(await predictBase(depsWith(model), input)).toBe('predicted')
  expect(model.asked.map(({ title }) => title)).toEqual(['more.txt'])
})

const sentences = (count: number): string =>
  Array.from({ length: count }, (_, at) => `The lamp ${at} is lit at dusk by the keeper.`).join(' ')

test('a long file is asked for in parts of twenty places', async () => {
  const { input, depsWith } = await worldWith(sentences(45))
  const model = modelThat()
  expect(await predictBase(depsWith(model), input)).toBe('predicted')
  expect(model.asked.map(({ places }) => places.length)).toEqual([20, 20, 5])
})

test('of a base the first five thousand places are predicted for', async () => {
  const { input, depsWith, manifest } = await worldWith(...Array(3).fill(sentences(2_100)))
  const model = modelThat()
  expect(await predictBase(depsWith(model), input)).toBe('predicted')
  expect(model.asked.flatMap(({ places }) => places)).toHaveLength(5_000)
  expect(manifest().predictions!.runs).toHaveLength(3)
})

test('a model that is busy is asked once more, after a while', async () => {
  const { input, depsWith, pauses, world } = await worldWith(HOURS)
  const model = modelThat(new ServiceError('unavailable', 'status 429'))
  expect(await predictBase(depsWith(model), input)).toBe('predicted')
  expect([pauses, world.failures]).toEqual([[5_000], []])
})

test('a reply that leaves out most places is none', async () => {
  const { input, depsWith, stored } = await worldWith(sentences(4))
  const lazy = { predict: async () => new Map([['1', ['When is it lit?']]]) }
  expect(await predictBase(depsWith(lazy), input)).toBe('partly')
  expect(stored()).toHaveLength(1)
})

test('a model that refuses is not asked again; the files answer by their words', async () => {
  const { world, input, depsWith, manifest, pauses } = await worldWith(HOURS)
  const refused = new ServiceError('internal', 'language model: status 401')
  expect(await predictBase(depsWith(modelThat(refused)), input)).toBe('partly')
  expect([pauses, manifest().predictions!.runs, world.failures]).toEqual([[], [], [refused]])
  expect(asksForModels(undefined, manifest())).toBe(false)
  expect(world.store.files()[0]).toMatchObject({ stage: 'ready', failure: null })
})

test('what a failure interrupts goes on where it stopped', async () => {
  const { input, depsWith, predictions } = await worldWith(sentences(45))
  const refused = new ServiceError('internal', 'language model: status 400')
  expect(await predictBase(depsWith(modelThat(refused)), input)).toBe('partly')
  const model = modelThat()
  expect(await predictBase(depsWith(model), input)).toBe('predicted')
  expect(model.asked.map(({ places }) => places[0]!.text.split(' ')[2])).toEqual(['0'])
  expect(await predictions('0.txt')).toHaveLength(45)
})

test('where time is short the rest is asked for at once, and none of it twice', async () => {
  const { world, input, depsWith, manifest, predictions } = await worldWith(sentences(130))
  const model = modelThat()
  const slow: QuestionPredictor = {
    predict: async (request, signal) => {
      world.passTime(11_000)
      return model.predict(request, signal)
    },
  }
  expect(await predictBase(depsWith(slow), input)).toBe('continued')
  expect(asksForModels(undefined, manifest())).toBe(true)
  expect(lacksPredictions(manifest())).toBe(true)
  expect(await predictBase(depsWith(slow), input)).toBe('predicted')
  expect(model.asked.flatMap(({ places }) => places)).toHaveLength(130)
  expect(await predictions('0.txt')).toHaveLength(130)
})

test('an owner whose budget is used up is left for another day', async () => {
  const { input, depsWith, world } = await worldWith(sentences(45))
  let left = 2
  const mayAsk = (ownerId: string) => ownerId === 'ada' && left-- > 0
  const model = modelThat()
  expect(await predictBase(depsWith(model, { mayAsk }), input)).toBe('partly')
  expect(model.asked).toHaveLength(2)
  expect(world.failures).toMatchObject([{ code: 'rate_limited' }])
})

test('predictions that are damaged are made anew', async () => {
  const { world, input, depsWith, stored, predictions, manifest } = await worldWith(HOURS)
  await predictBase(depsWith(modelThat()), input)
  await world.files.write(stored()[0]!, new Uint8Array(4), '')
  await world.store.transact('ada', async (transaction) =>
    transaction.setPredictions(input.baseId, { ...manifest().predictions!, runs: [] }),
  )
  expect(await predictBase(depsWith(modelThat()), input)).toBe('predicted')
  expect(await predictions('0.txt')).toEqual(['workshop?'])
})

test('in the night, bases that lack questions are asked for, and only those', async () => {
  const { world, input, depsWith } = await worldWith(HOURS)
  expect(await askForMissing(world.store, lacksPredictions)).toBe(1)
  await predictBase(depsWith(modelThat()), input)
  expect(await askForMissing(world.store, lacksPredictions)).toBe(0)
})

test("nobody's base but the owner's is read", async () => {
  const { input, depsWith } = await worldWith(HOURS)
  const model = modelThat()
  expect(await predictBase(depsWith(model), { ...input, ownerId: 'eve' })).toBe('gone')
  expect(model.asked).toEqual([])
})

test('a base that is deleted meanwhile keeps none', async () => {
  const { world, input, depsWith } = await worldWith(HOURS)
  const model = modelThat()
  const predict: QuestionPredictor['predict'] = async (request, signal) => {
    await deleteKnowledgeBase(world, input).catch(() => undefined)
    return model.predict(request, signal)
  }
  await predictBase(depsWith({ predict }), input)
  expect(world.files.paths()).toEqual([])
  expect(await predictBase(depsWith(model), input)).toBe('gone')
})
