import { predictionsPath, segmentPath, textPath, vectorsPath } from '@docent/domain/knowledge'
import { describe, expect, it } from 'vitest'
import { buildPredictions } from '../answers/predicted/predictions.ts'
import { buildSegment, openSegment } from '../answers/segment.ts'
import { buildVectors } from '../answers/vectors.ts'
import { createFileCache, type ManifestFile } from './indexed-file-cache.ts'

const NO_LIMIT = Infinity

const fileOf = (name: string): ManifestFile => ({
  name,
  path: `knowledge/owner/base/${name}`,
  run: 'run',
  pages: 1,
})

/** Stored texts and segments that count how often they are read. */
function storeOf(...names: readonly string[]) {
  const objects = new Map<string, Uint8Array>()
  const reads = new Map<string, number>()
  for (const name of names) {
    const { path, run } = fileOf(name)
    const pages = [`The ${name} opens at nine.`]
    objects.set(textPath(path, run), new TextEncoder().encode(JSON.stringify({ pages })))
    objects.set(segmentPath(path, run), buildSegment({ fileName: name, pages }))
  }
  const read = async (path: string): Promise<Uint8Array> => {
    reads.set(path, (reads.get(path) ?? 0) + 1)
    await Promise.resolve()
    const bytes = objects.get(path)
    if (bytes === undefined) throw new Error(`no object ${path}`)
    return bytes
  }
  return {
    objects,
    read,
    segmentOf: (name: string) => segmentPath(fileOf(name).path, fileOf(name).run),
    textOf: (name: string) => textPath(fileOf(name).path, fileOf(name).run),
    timesRead: (path: string) => reads.get(path) ?? 0,
  }
}

describe('a file', () => {
  it('is read once for requests that come together, and for those that come later', async () => {
    const store = storeOf('shop')
    const open = createFileCache(store.read, NO_LIMIT)
    const together = await Promise.all([open(fileOf('shop')), open(fileOf('shop'))])
    expect(together[0]).toBe(together[1])
    expect(await open(fileOf('shop'))).toBe(together[0])
    expect(store.timesRead(store.textOf('shop'))).toBe(1)
    expect(store.timesRead(store.segmentOf('shop'))).toBe(1)
  })

  it('of another run is another file', async () => {
    const store = storeOf('shop')
    const open = createFileCache(store.read, NO_LIMIT)
    await open(fileOf('shop'))
    await expect(open({ ...fileOf('shop'), run: 'later' })).rejects.toThrow('no object')
  })

  it('that could not be read is tried again', async () => {
    const store = storeOf('shop')
    const open = createFileCache(store.read, NO_LIMIT)
    const text = store.objects.get(store.textOf('shop'))!
    store.objects.delete(store.textOf('shop'))
    await expect(open(fileOf('shop'))).rejects.toThrow('no object')
    store.objects.set(store.textOf('shop'), text)
    expect((await open(fileOf('shop'))).pages).toEqual(['The shop opens at nine.'])
  })
})

describe('a segment is made again from the text', () => {
  const built = buildSegment({ fileName: 'shop', pages: ['The shop opens at nine.'] })
  const ofEarlierForm = built.slice()
  new DataView(ofEarlierForm.buffer).setUint32(4, 2)
  const damaged = built.slice()
  damaged[damaged.length - 1]! ^= 1

  it.each([
    ['that is missing', null],
    ['that is damaged', damaged],
    ['of an earlier form', ofEarlierForm],
    ['of another text', buildSegment({ fileName: 'shop', pages: ['Something else.'] })],
    ['that is none', new Uint8Array([1, 2, 3])],
  ])('%s', async (_, bytes) => {
    const store = storeOf('shop')
    if (bytes === null) store.objects.delete(store.segmentOf('shop'))
    else store.objects.set(store.segmentOf('shop'), bytes)
    const intact = await createFileCache(storeOf('shop').read, NO_LIMIT)(fileOf('shop'))
    const { segment } = await createFileCache(store.read, NO_LIMIT)(fileOf('shop'))
    expect(segment.postings).toEqual(intact.segment.postings)
    expect(segment.words.letters).toEqual(intact.segment.words.letters)
  })
})

describe('room for files', () => {
  it('goes to those that were asked last', async () => {
    const store = storeOf('one', 'two', 'six')
    // Each takes about 500 bytes.
    const open = createFileCache(store.read, 1_250)
    for (const name of ['one', 'two', 'one', 'six', 'one', 'two']) await open(fileOf(name))
    expect(store.timesRead(store.textOf('one'))).toBe(1)
    expect(store.timesRead(store.textOf('two'))).toBe(2)
  })

  it('is not made by dropping what is being read', async () => {
    const store = storeOf('one', 'two')
    const open = createFileCache(store.read, 1)
    const first = open(fileOf('one'))
    const second = open(fileOf('two'))
    expect(open(fileOf('one'))).toBe(first)
    await Promise.all([first, second])
    expect(store.timesRead(store.textOf('one'))).toBe(1)
  })
})

describe('predicted questions', () => {
  const path = predictionsPath(fileOf('shop').path, fileOf('shop').run)
  const predicted = [{ passage: 0, unit: 0, questions: ['When does it open?'] }]
  function storeWithPredictions() {
    const store = storeOf('shop')
    const { pages } = JSON.parse(new TextDecoder().decode(store.objects.get(store.textOf('shop'))))
    const segment = openSegment(store.objects.get(store.segmentOf('shop'))!, pages)
    store.objects.set(path, buildPredictions(segment, predicted))
    return store
  }

  it('are opened with a file that has them, and not otherwise', async () => {
    const store = storeWithPredictions()
    const open = createFileCache(store.read, NO_LIMIT)
    expect((await open(fileOf('shop'))).predicted).toBeUndefined()
    expect(store.timesRead(path)).toBe(0)
    expect((await open(fileOf('shop'), ['predicted'])).predicted).toEqual(predicted)
  })

  it('that are gone or damaged are told of, beside vectors that are there', async () => {
    const store = storeWithPredictions()
    const { segment } = await createFileCache(store.read, NO_LIMIT)(fileOf('shop'))
    const vectors = vectorsPath(fileOf('shop').path, fileOf('shop').run)
    store.objects.set(vectors, buildVectors(segment, 'model', [[3, 4]]))
    store.objects.set(path, new Uint8Array(3))
    const told: string[] = []
    const open = createFileCache(store.read, NO_LIMIT, (unreadable) => told.push(unreadable))
    const opened = await open(fileOf('shop'), ['vectors', 'predicted'])
    expect(opened.vectors).toMatchObject({ model: 'model' })
    expect(opened.predicted).toBeUndefined()
    expect(told).toEqual([path])
  })
})

describe('vectors', () => {
  const path = vectorsPath(fileOf('shop').path, fileOf('shop').run)
  function storeWithVectors() {
    const store = storeOf('shop')
    const { pages } = JSON.parse(new TextDecoder().decode(store.objects.get(store.textOf('shop'))))
    const segment = openSegment(store.objects.get(store.segmentOf('shop'))!, pages)
    store.objects.set(path, buildVectors(segment, 'model', [[3, 4]]))
    return store
  }

  it('are opened with a file that has them, and not otherwise', async () => {
    const store = storeWithVectors()
    const open = createFileCache(store.read, NO_LIMIT)
    expect((await open(fileOf('shop'))).vectors).toBeUndefined()
    expect(store.timesRead(path)).toBe(0)
    expect((await open(fileOf('shop'), ['vectors'])).vectors).toMatchObject({ model: 'model' })
  })

  it.each([
    ['gone', (store: ReturnType<typeof storeOf>) => store.objects.delete(path)],
    ['damaged', (store: ReturnType<typeof storeOf>) => store.objects.set(path, new Uint8Array(30))],
  ])('that are %s are told of, and the file answers by its words', async (_, spoil) => {
    const store = storeWithVectors()
    spoil(store)
    const told: string[] = []
    const open = createFileCache(store.read, NO_LIMIT, (unreadable) => told.push(unreadable))
    const { vectors, segment } = await open(fileOf('shop'), ['vectors'])
    expect([vectors, segment.passageLength.length]).toEqual([undefined, 1])
    expect(told).toEqual([path])
  })
})
