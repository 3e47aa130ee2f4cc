import { segmentPath, textPath } from '@docent/domain/knowledge'
import { expect, test } from 'vitest'
import { CALIBRATION_VERSION } from '../answers/calibration-version.ts'
import { openSegment } from '../answers/segment.ts'
import { knowledgeWorld, LOCKED, textFile } from '../testing/knowledge-world.ts'
import { calibrateBase, changesFiles, revisionOf, type CalibrateDeps } from './calibrate-base.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { decodeText, indexFile } from './index-file.ts'
import { updateKnowledgeBase } from './update-knowledge-base.ts'

const HOURS =
  'The workshop opens on Monday mornings at nine and closes in the evening at six.\n\nOn public holidays the workshop stays closed to all customers.'
const PRICES =
  'A puncture repair costs twelve pounds with the inner tube included in that price.\n\nCustomers who wait pay nothing for pumping up tyres of any size.'

async function worldWith(...texts: string[]) {
  const world = knowledgeWorld('Starter')
  const { knowledgeBase } = await createKnowledgeBase(world, {
    ownerId: 'ada',
    name: 'Handbook',
    description: '',
    files: texts.map((text, index) => textFile(`${index}.txt`, text)),
    requestKey: null,
  })
  const baseId = knowledgeBase.id
  const input = { ownerId: 'ada', baseId }
  const manifest = () => world.store.state().manifests.get(baseId)
  const load: CalibrateDeps['load'] = (id) =>
    Promise.all(
      Object.entries(world.store.state().manifests.get(id)?.files ?? {}).map(
        async ([fileId, { name, path, run }]) => {
          const pages = decodeText(await world.files.read(textPath(path, run)))
          const segment = openSegment(await world.files.read(segmentPath(path, run)), pages)
          return { fileId, fileName: name, pages, segment }
        },
      ),
    )
  return {
    world,
    input,
    manifest,
    deps: { store: world.store, load },
    index: (name: string) => indexFile(world, { fileId: world.idOf(name) }),
    base: () => world.store.state().rows.get(baseId),
  }
}

test('what was measured stands in the manifest, and its owner can read how it went', async () => {
  const { deps, input, manifest, index, base } = await worldWith(HOURS, PRICES)
  await index('0.txt')
  await index('1.txt')
  expect(await calibrateBase(deps, input)).toBe('calibrated')
  const { calibration, files } = manifest()!
  expect(calibration).toMatchObject({ version: CALIBRATION_VERSION, revision: revisionOf(files) })
  const { threshold, ...selfTest } = calibration!.languages['en']!
  expect(threshold).toBeGreaterThan(0.19)
  expect(threshold).toBeLessThan(0.6)
  expect(base()).toMatchObject({ self_test: selfTest })
  expect(selfTest.own_asked).toBe(4)
  expect(base()?.suggested_questions).toEqual(['What are your opening hours?'])
})

test('a base is measured once for the same files, however often it is asked', async () => {
  const { deps, input, index } = await worldWith(HOURS)
  await index('0.txt')
  let loads = 0
  const load: typeof deps.load = (...call) => (loads++, deps.load(...call))
  await calibrateBase({ ...deps, load }, input)
  expect(await calibrateBase({ ...deps, load }, input)).toBe('calibrated')
  expect(loads).toBe(1)
})

test('while a file is being read the base waits for it; one that fails holds nothing up', async () => {
  const { deps, input, index, manifest } = await worldWith(HOURS, `Secret ${LOCKED}`)
  await index('0.txt')
  expect(await calibrateBase(deps, input)).toBe('waiting')
  expect(manifest()!.calibration).toBeUndefined()
  await index('1.txt')
  expect(await calibrateBase(deps, input)).toBe('calibrated')
})

test('a file that is deleted while the base is measured is not among what was measured', async () => {
  const { deps, input, index, manifest, world } = await worldWith(HOURS, PRICES)
  await index('0.txt')
  await index('1.txt')
  let isFirst = true
  const load: typeof deps.load = async (...call) => {
    const files = await deps.load(...call)
    if (isFirst) {
      await updateKnowledgeBase(world, {
        ...input,
        name: 'Handbook',
        description: null,
        fileIdsToDelete: [world.idOf('1.txt')],
        newFiles: [],
        requestKey: null,
      })
    }
    isFirst = false
    return files
  }
  expect(await calibrateBase({ ...deps, load }, input)).toBe('calibrated')
  const { calibration, files } = manifest()!
  expect(Object.keys(files)).toHaveLength(1)
  expect(calibration!.revision).toBe(revisionOf(files))
  expect(calibration!.languages['en']!.own_asked).toBe(2)
})

test('two that measure at once leave what the files that answer gave', async () => {
  const { deps, input, index, manifest } = await worldWith(HOURS, PRICES)
  await index('0.txt')
  await index('1.txt')
  await Promise.all([1, 2, 3].map(() => calibrateBase(deps, input)))
  expect(manifest()!.calibration!.revision).toBe(revisionOf(manifest()!.files))
})

test('a base that is gone, or somebody else’s, is left alone', async () => {
  const { deps, input, index, world, manifest } = await worldWith(HOURS)
  await index('0.txt')
  expect(await calibrateBase(deps, { ...input, ownerId: 'bob' })).toBe('gone')
  const load: typeof deps.load = async (...call) => {
    const files = await deps.load(...call)
    await deleteKnowledgeBase(world, input)
    return files
  }
  expect(await calibrateBase({ ...deps, load }, input)).toBe('gone')
  expect(manifest()).toBeUndefined()
})

test('files that cannot be loaded leave the manifest as it was', async () => {
  const { deps, input, index, manifest } = await worldWith(HOURS)
  await index('0.txt')
  const before = manifest()
  const load = () => Promise.reject(new Error('down'))
  await expect(calibrateBase({ ...deps, load }, input)).rejects.toThrow('down')
  expect(manifest()).toEqual(before)
})

test('only other files ask for measuring: its own result does not', () => {
  const files = { a: { name: 'a.txt', path: 'p', run: '1', pages: 1 } }
  const languages = {}
  const measured = { files, calibration: { version: 1, revision: 'r', languages } }
  expect(changesFiles(undefined, { files })).toBe(true)
  expect(changesFiles({ files }, measured)).toBe(false)
  expect(changesFiles(measured, { files: { a: { ...files.a, run: '2' } } })).toBe(true)
  expect(changesFiles(measured, { files: {} })).toBe(true)
})
