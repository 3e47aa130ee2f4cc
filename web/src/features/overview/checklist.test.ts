import { expect, test } from 'vitest'
import { isPutAway, nextStep, putAway } from './checklist.ts'

const NOTHING = { upload: false, bot: false, site: false, ask: false }

test('the first step that is not done comes next, wherever it stands', () => {
  expect(nextStep(NOTHING)).toBe('upload')
  expect(nextStep({ ...NOTHING, upload: true, site: true })).toBe('bot')
  expect(nextStep({ upload: true, bot: true, site: true, ask: true })).toBeNull()
})

test('one owner’s list is put away for this owner alone', () => {
  putAway('ada')
  expect([isPutAway('ada'), isPutAway('bob')]).toEqual([true, false])
})
