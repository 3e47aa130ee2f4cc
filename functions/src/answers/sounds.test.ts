import { describe, expect, it } from 'vitest'
import { areOfTwoScripts, soundOf } from './sounds.ts'

it.each([
  ['vinyasa', 'віньяса'],
  ['vinyasa', 'віньясу'],
  ['kornati', 'корнати'],
  ['olsen', 'олсен'],
  ['havrylyshyn', 'гаврилишин'],
  ['naxos', 'ναξος'],
  ['bouzouki', 'μπουζουκι'],
])('hears %s in %s', (one, other) => {
  expect(soundOf(one)).not.toBe('')
  expect(soundOf(one)).toBe(soundOf(other))
})

it.each([
  ['vinyasa', 'корнати'],
  ['marta', 'берта'],
])('does not hear %s in %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

it('tells nothing by a few letters, or of other scripts', () => {
  expect(soundOf('anna')).toBe('')
  expect(soundOf('東京都')).toBe('')
})

describe('areOfTwoScripts', () => {
  it('compares Latin letters with Cyrillic and Greek ones only', () => {
    expect(areOfTwoScripts('olsen', 'олсен')).toBe(true)
    expect(areOfTwoScripts('ναξος', 'naxos')).toBe(true)
    expect(areOfTwoScripts('olsen', 'olson')).toBe(false)
    expect(areOfTwoScripts('олсен', 'ναξος')).toBe(false)
    expect(areOfTwoScripts('olsen2', 'олсен')).toBe(false)
  })
})
