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

test('everything keeps its offset', () => {
  expect(flowLines(PAGE).replaceAll(/\s/gu, ' ')).toBe(PAGE.replaceAll(/\s/gu, ' '))
})
