import { expect, it } from 'vitest'
import type { PdfLine } from './pdf-lines.ts'
import { joinRows } from './pdf-rows.ts'

/** A line of 10 points that begins `x` points from the left, `down` lines of 12 points below the top. */
const at = (x: number, down: number, text: string, size = 10): PdfLine => ({
  text,
  segments: [{ text, x, endX: x + 5 * text.length, isNear: false }],
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

it('joins the lines of all cells of a table, whose columns it knows by several rows', () => {
  const text = textsOf(
    at(50, 0.5, 'Area'),
    at(130, 0, 'Nominated'),
    at(135, 1, 'partner'),
    at(250, 0.5, 'Visitors'),
    at(50, 3.5, 'Ward'),
    at(120, 3.5, '8am to 10pm'),
    at(230, 3, '2pm to 4pm and'),
    at(235, 4, '6pm to 8pm'),
  )
  expect(text).toEqual([
    'Area\tNominated partner\tVisitors',
    'Ward\t8am to 10pm\t2pm to 4pm and 6pm to 8pm',
  ])
})

it('joins cells that end on one height where the rows below show that they are columns', () => {
  const header = [
    at(50, 2, 'Ticket'),
    at(150, 0, 'Basic'),
    at(150, 1, 'price'),
    at(150, 2, 'a day'),
  ]
  expect(
    textsOf(
      ...header,
      at(300, 2, 'Notice'),
      at(50, 4, 'Day'),
      at(150, 4, '4.00'),
      at(300, 4, 'no'),
    ),
  ).toEqual(['Ticket\tBasic price a day\tNotice', 'Day\t4.00\tno'])
  expect(textsOf(...header, at(300, 2, 'Notice'))).toHaveLength(4)
})

it('knows rows of the same table', () => {
  const rows = [0, 2].flatMap((down) => [
    at(50, down, 'Boat'),
    at(200, down, '4'),
    at(300, down, '£3'),
  ])
  expect(joinRows(rows).map(({ isNextRow }) => isNextRow)).toEqual([false, true])
})

it('joins a cell that had room for its next word only where that says more of it', () => {
  const rows = [
    [at(50, 0, 'Trout of the river Tarn'), at(300, 0, '20.80')],
    [at(50, 2, 'Carp'), at(50, 3, 'With butter'), at(300, 2, '18.00')],
    [at(50, 5, 'Pike in a crust of salt'), at(50, 6, 'and bread'), at(300, 5, '24.00')],
  ]
  expect(textsOf(...rows.flat())).toEqual([
    'Trout of the river Tarn\t20.80',
    'Carp\t18.00\n  With butter',
    'Pike in a crust of salt and bread\t24.00',
  ])
})

it('keeps the hyphen of a word that a cell divides where both halves stand on the page', () => {
  const table = (...words: readonly string[]) =>
    textsOf(
      at(50, -3, 'Full days and half of the time'),
      ...words.map((word, down) => at(50, down, word)),
      at(300, 0, '4'),
      at(400, 0, '5'),
    ).at(-1)
  expect(table('Home, full-', 'time')).toBe('Home, full-time\t4\t5')
  expect(table('Behand-', 'lung')).toBe('Behand\u00ADlung\t4\t5')
  expect(table('Rows 3–', '9')).toBe('Rows 3–9\t4\t5')
})

it('takes near cells for such only where three stand below three others', () => {
  const near = (x: number, down: number, text: string): PdfLine => {
    const line = at(x, down, text)
    return { ...line, segments: line.segments.map((segment) => ({ ...segment, isNear: true })) }
  }
  const row = (down: number) => [
    at(50, down, 'Family'),
    near(85, down, '45 min'),
    near(130, down, '£6'),
  ]
  expect(textsOf(...row(0), ...row(2))).toEqual(['Family\t45 min\t£6', 'Family\t45 min\t£6'])
  expect(textsOf(...row(0))).toHaveLength(3)
  expect(textsOf(at(50, 0, 'A line'), near(85, 0, 'of words'))).toHaveLength(2)
})

it('reads the cells of a table in a script from the right from there', () => {
  expect(textsOf(at(300, 0, 'القارب'), at(200, 0, 'المقاعد'), at(100, 0, '4'))).toEqual([
    'القارب\tالمقاعد\t4',
  ])
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
