import { expect, it } from 'vitest'
import type { PdfLine } from './pdf-lines.ts'
import { joinRows } from './pdf-rows.ts'

/** A line of 10 points that begins `x` points from the left, `down` lines of 12 points below the top. */
const at = (x: number, down: number, text: string, size = 10): PdfLine => ({
  text,
  x,
  endX: x + 5 * text.length,
  y: 700 - 12 * down,
  size,
  isUpright: true,
})

const textsOf = (...lines: readonly PdfLine[]): string[] => joinRows(lines).map(({ text }) => text)

it('puts the price of a dish behind its name, and what it is made of below', () => {
  const dish = [at(50, 0, 'Roast trout'), at(50, 1, 'Almonds, butter'), at(300, 0, '20,80')]
  expect(textsOf(at(50, -2, 'Fish', 16), ...dish, at(50, 3, 'Carp'))).toEqual([
    'Fish',
    'Roast trout\t20,80\n  Almonds, butter',
    'Carp',
  ])
})

it('joins cells that stand at the middle of one with several lines', () => {
  expect(
    textsOf(
      at(50, 0.5, '20.00'),
      at(100, 0, 'Night of legends'),
      at(100, 1, 'Ends at midnight'),
      at(300, 0.5, 'Hall A'),
    ),
  ).toEqual(['20.00\tNight of legends\tHall A\n  Ends at midnight'])
})

it('joins the lines of a cell that was wrapped', () => {
  expect(
    textsOf(
      at(50, 0, 'Loud'),
      at(50, 1, 'Humming'),
      at(150, 0, 'Not level'),
      at(300, 0, 'Move it'),
    ),
  ).toEqual(['Loud Humming\tNot level\tMove it'])
  expect(
    textsOf(
      at(50, 0, 'Does not start'),
      at(150, 0, 'The tank is full'),
      at(150, 1, 'or missing'),
      at(300, 0, 'Empty the tank'),
      at(300, 1, 'and put it back'),
    ),
  ).toEqual(['Does not start\tThe tank is full or missing\tEmpty the tank and put it back'])
})

it('leaves columns of text, and what stands below each other, as they are', () => {
  const left = [0, 1, 2].map((n) => at(50, n, `Left column ${n}`))
  const right = [0, 1, 2].map((n) => at(300, n, `Right column ${n}`))
  expect(textsOf(...left, ...right)).toHaveLength(6)
  const long = [0, 1, 2, 3, 4, 5].map((n) => at(50, n, `Line ${n}`))
  expect(textsOf(...long, at(300, 0, 'Aside'))).toHaveLength(7)
  expect(textsOf(at(50, 0, 'One'), at(300, 4, 'Two'))).toHaveLength(2)
})

it('begins another row behind very many cells', () => {
  const cells = Array.from({ length: 1000 }, (_, n) => at(50 + 40 * n, 0, 'x'))
  expect(joinRows(cells).length).toBeLessThan(40)
})
