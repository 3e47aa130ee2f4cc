import { expect, test } from 'vitest'
import { detectLanguage } from '../language.ts'
import { probesOf } from './probes.ts'

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'zh']

test.each(LANGUAGES)('stray questions in %s are enough, all different, and in it', (language) => {
  const probes = probesOf(language)
  expect(probes.length).toBeGreaterThan(60)
  expect(new Set(probes).size).toBe(probes.length)
  expect(detectLanguage(probes.join('\n'))).toBe(language)
  for (const probe of probes) expect(probe).toMatch(/[?？؟]$/)
})

test('there are none in a language that they were not written for', () => {
  expect(probesOf('und')).toEqual([])
})
