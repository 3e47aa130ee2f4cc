import { expect, test } from 'vitest'
import { flowLines } from './flow-lines.ts'

const PAGE = `2.4 Delivery
Delivery within 15 miles of Pellhaven costs £25 and is free above £800. We deliver on Tuesdays
and Fridays, fully assembled, and the driver adjusts the saddle at your door.
bells, locks and lights
come with every bike

Ask Idris about a fitting.
`

test('a line end that only the width of the paper made becomes a space', () => {
  expect(flowLines(PAGE)).toContain('on Tuesdays and Fridays, fully')
})

test('ends of headings, sentences, short lines and paragraphs stay', () => {
  const ends = (text: string) => text.split('\n').length
  expect(ends(flowLines(PAGE))).toBe(ends(PAGE) - 1)
})

test('a line that had no room for the next word goes on, a row and a list do not', () => {
  const full =
    'Harbour Lane Cycles is a bicycle shop, repair workshop and rental station at 7 Harbour'
  expect(flowLines(`${full}\nLane, Pellhaven.`)).toContain('7 Harbour Lane')
  for (const next of ['Terms\t12', '• one free check', '2. What it costs', '']) {
    expect(flowLines(`${full}\n${next}`)).toBe(`${full}\n${next}`)
  }
  expect(flowLines(`${full}-\nside`)).toContain('Harbour-\u200Bside')
  expect(flowLines(`${full}\nLane\n${'x'.repeat(200)}`)).toContain('Harbour\nLane')
})

test('everything keeps its offset', () => {
  expect(flowLines(PAGE).replaceAll(/\s/gu, ' ')).toBe(PAGE.replaceAll(/\s/gu, ' '))
})
