import { expect, test } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { placesToChoose } from './places-near.ts'

const HALL = indexedFile('hall.txt', [
  'Hiring the hall\n\nThe hall has a stage and a piano. The hall is heated from October on.\n\n' +
    'Prices\n\nRoom\tWeekday\tWeekend\nHall\t£40\t£60\nKitchen\t£15\t£20\n\n' +
    'Deposits\n\nThe deposit for the hall is £50. The deposit for the kitchen is £20.',
])
const textsFor = (asked: string, ...before: readonly string[]) =>
  placesToChoose(
    [HALL],
    asked,
    before.map((question) => ({ question, kind: 'answer' as const, output: '', places: [] })),
  ).map(({ text }) => text)

test('all places of a small base may be chosen, the nearest first and each once', () => {
  const texts = textsFor('Is the deposit paid back?')
  expect(texts[0]).toContain('deposit')
  expect(new Set(texts).size).toBe(texts.length)
  for (const told of ['a stage and a piano', 'heated from October', '£50', 'Kitchen']) {
    expect(texts.some((text) => text.includes(told))).toBe(true)
  }
})

test('a place is shown as it would be said, under the heading of its section', () => {
  const places = placesToChoose([HALL], 'kitchen at the weekend', [])
  const row = places.find(({ text }) => text.includes('£15'))
  expect(row?.text).toContain('Weekend')
  expect(row?.heading).toBe('Prices')
  expect(places.every(({ text }) => text !== 'Prices')).toBe(true)
  expect(row?.text).toBe('Room · Weekday · Weekend\nKitchen · £15 · £20')
  expect(places.some(({ text }) => text === 'Room · Weekday · Weekend')).toBe(false)
})

test('nothing near is still to be chosen from in a small base, and nothing in a large one', () => {
  const many = Array.from({ length: 400 }, (_, at) => `The shed number ${at} holds ${at} rakes.`)
  const sheds = indexedFile('sheds.txt', [many.join('\n\n')])
  expect(textsFor('Zebras?').length).toBeGreaterThan(4)
  expect(placesToChoose([sheds], 'Zebras?', [])).toEqual([])
  const near = placesToChoose([sheds], 'Which shed holds 77 rakes?', [])
  expect(near[0]?.text).toContain('77')
  expect(near.length).toBeLessThanOrEqual(200)
})

test('what is near the question before counts as well', () => {
  const before = 'What is the deposit for the kitchen?'
  expect(textsFor('and the piano?', before).slice(0, 2).join(' ')).toMatch(/piano[\s\S]*deposit/)
})

test('no more text is sent than is told, and nothing is cut', () => {
  const long = Array.from(
    { length: 60 },
    (_, at) => `Rake ${at} ${'has a wooden handle '.repeat(60)}.`,
  )
  const places = placesToChoose([indexedFile('rakes.txt', long)], 'Which rake has a handle?', [])
  const length = places.reduce((sum, { text }) => sum + text.length, 0)
  expect(length).toBeLessThanOrEqual(24_000)
  expect(places.length).toBeGreaterThan(5)
  expect(places.every(({ text }) => text.endsWith('.'))).toBe(true)
})
