import { expect, test } from 'vitest'
import { KINDRED_LISTS } from '../kindred-words/kindred-words.ts'
import { detectLanguage } from '../language.ts'
import { PROBED_LANGUAGES, probesOf } from './probes.ts'

test('they are in every language that has lists of words', () => {
  expect([...KINDRED_LISTS.keys()].filter((each) => !PROBED_LANGUAGES.includes(each))).toEqual([])
})

test.each(PROBED_LANGUAGES)(
  'stray questions in %s are enough, all different, and in it',
  (language) => {
    const probes = probesOf(language)
    expect(probes.length).toBeGreaterThan(60)
    expect(new Set(probes).size).toBe(probes.length)
    expect(detectLanguage(probes.join('\n'))).toBe(language)
    for (const probe of probes) expect(probe).toMatch(/[?？؟]$/)
  },
)

test('there are none in a language that they were not written for', () => {
  expect(probesOf('und')).toEqual([])
})
