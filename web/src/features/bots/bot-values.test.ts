import { expect, test } from 'vitest'
import { describeColor } from './bot-values.ts'

test.each([
  ['#2540C8', /contrast of 7\.\d:1\.$/],
  ['#3B82F6', /contrast of 3\.6:1\. Behind text it is darkened until it is 4\.5:1\.$/],
  ['#FFE27A', /contrast of 1\.2:1 only, so text on it is black\.$/],
  ['#FFE', /^$/],
])('what there is to know of %s', (color, words) => {
  expect(describeColor(color)).toMatch(words)
})
