import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { buildVectors, cosine, openVectors, similarities, textsOfPassages } from './vectors.ts'

const PARAGRAPHS = [
  'Opening hours\n\nThe workshop opens on Monday mornings at nine and closes in the evening at six. On public holidays the workshop stays closed to all customers, and so does the shop beside it, whatever the weather may be on that day.',
  'Prices\n\nA puncture repair costs twelve pounds with the inner tube included in that price.\n\nReturns\n\nCustomers who wait pay nothing for pumping up tyres of any size, on any day of the week.',
]
const file = indexedFile('work_shop.txt', PARAGRAPHS)
const { segment } = file
const count = segment.passageLength.length

const vectorOf = (dimension: number) =>
  fc
    .array(fc.double({ min: -3, max: 3, noNaN: true }), {
      minLength: dimension,
      maxLength: dimension,
    })
    .filter((vector) => vector.some((value) => Math.abs(value) > 0.01))
const vectorsOf = (texts: number) =>
  fc.integer({ min: 1, max: 40 }).chain((dimension) =>
    fc.record({
      question: vectorOf(dimension),
      vectors: fc.array(vectorOf(dimension), { minLength: texts, maxLength: texts }),
    }),
  )

test('each passage is read with the title and the heading above it', () => {
  const texts = textsOfPassages(file)
  expect(texts).toHaveLength(count)
  expect(texts[0]).toMatch(/^work shop\nOpening hours\nThe workshop opens/)
})

test('vectors in bytes compare as the true ones do, to two places', () => {
  fc.assert(
    fc.property(vectorsOf(count), ({ question, vectors }) => {
      const opened = openVectors(buildVectors(segment, 'model', vectors), segment)
      expect(opened).toMatchObject({ model: 'model', dimension: question.length })
      const found = similarities(opened, question)
      for (const [passage, vector] of vectors.entries()) {
        expect(Math.abs(found[passage]! - cosine(vector, question))).toBeLessThan(0.025)
      }
    }),
  )
})

const WHOLE = buildVectors(
  segment,
  'model',
  Array.from({ length: count }, (_, index) => [1, index, -2]),
)

test('bytes that were changed or cut are refused', () => {
  fc.assert(
    fc.property(fc.nat(WHOLE.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = WHOLE.slice()
      damaged[at]! ^= change
      expect(() => openVectors(damaged, segment)).toThrow('damaged vectors')
      expect(() => openVectors(WHOLE.slice(0, at), segment)).toThrow('damaged vectors')
    }),
  )
})

test('vectors of other passages are refused', () => {
  const other = indexedFile('work_shop.txt', [PARAGRAPHS[0]!, `${PARAGRAPHS[1]!} And more.`])
  expect(other.segment.passageLength).toHaveLength(count)
  expect(() => openVectors(WHOLE, other.segment)).toThrow('damaged vectors')
})

test.each([
  ['too few', [[1, 2]].slice(1)],
  ['of two dimensions', Array.from({ length: count }, (_, index) => [1, 2, 3].slice(index))],
  ['no numbers', Array.from({ length: count }, () => [1, Number.NaN])],
  ['endless', Array.from({ length: count }, () => [1, Infinity])],
  ['nothing', Array.from({ length: count }, () => [0, 0])],
])('vectors that are %s are not stored', (_, vectors) => {
  expect(() => buildVectors(segment, 'model', vectors)).toThrow(RangeError)
})
