import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { calibrate, thresholdFor } from './calibrate.ts'
import { HANDBOOK } from './testing/handbook.ts'
import { ownQuestions } from './own-questions.ts'

const english = indexedFile('handbook.pdf', HANDBOOK.pages)
const german = indexedFile('verleih.txt', [
  'Der Verleih der Fahrräder beginnt morgens um neun Uhr am Hafen.\n\nFür jedes Fahrrad hinterlegen die Gäste eine Kaution von fünfzig Euro in bar.\n\nWer das Rad verspätet zurückbringt, zahlt zehn Euro für jede angefangene Stunde.',
])
const lao = indexedFile('lao.txt', ['ຮ້ານເປີດທຸກວັນ ແຕ່ເກົ້າໂມງເຊົ້າ ເຖິງຫົກໂມງແລງ ຍົກເວັ້ນວັນອາທິດ ແລະ ວັນພັກ'])

describe('the threshold of a base', () => {
  const own = Array<number>(100).fill(0.9)

  test('stays near the default, whatever was measured', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(share, { maxLength: 200 }),
        fc.array(share, { maxLength: 80 }),
        fc.double({ min: 0.3, max: 0.6, noNaN: true }),
        fc.nat(100_000),
        (stray, answered, standard, passages) => {
          const strengths = { own: answered, stray }
          const threshold = thresholdFor(strengths, standard, passages)
          expect(threshold).toBeGreaterThanOrEqual(Math.max(0.2, standard - 0.06))
          expect(threshold).toBeLessThanOrEqual(standard + 0.06)
        },
      ),
    )
  })

  test('is the default where too few stray questions are left to learn from', () => {
    expect(thresholdFor({ own, stray: Array<number>(39).fill(0) }, 0.44, 100)).toBe(0.44)
    expect(thresholdFor({ own, stray: Array<number>(40).fill(0) }, 0.44, 100)).toBeLessThan(0.44)
  })

  test('follows the stray questions less in a small base', () => {
    const measured = { own, stray: Array<number>(80).fill(0.36) }
    expect(thresholdFor(measured, 0.44, 1)).toBeGreaterThan(thresholdFor(measured, 0.44, 1_000))
  })

  test('rises above the default only as far as the base’s own questions allow', () => {
    const stray = Array<number>(80).fill(0.6)
    expect(thresholdFor({ own, stray }, 0.44, 1_000)).toBeCloseTo(0.5)
    const weak = [...own.slice(0, 70), ...Array<number>(30).fill(0.46)]
    expect(thresholdFor({ own: weak, stray }, 0.44, 1_000)).toBeCloseTo(0.46)
    expect(thresholdFor({ own: Array<number>(100).fill(0.1), stray }, 0.44, 1_000)).toBe(0.44)
    expect(thresholdFor({ own: [], stray }, 0.44, 1_000)).toBe(0.44)
  })
})

describe('a base that is measured', () => {
  test('is measured in each of its languages by itself, and the same every time', () => {
    const calibration = calibrate([english, german])
    expect(Object.keys(calibration).toSorted()).toEqual(['de', 'en'])
    expect(calibrate([english, german])).toEqual(calibration)
    for (const { strayAsked, strayAnswered, ownAsked, ownRefused } of Object.values(calibration)) {
      expect(strayAsked).toBeGreaterThanOrEqual(40)
      expect(strayAnswered / strayAsked).toBeLessThan(0.05)
      expect(ownRefused / ownAsked).toBeLessThan(0.3)
    }
  })

  test('keeps the default where it is empty or its language has no stray questions', () => {
    expect(calibrate([])).toEqual({})
    expect(calibrate([lao])).toEqual({})
  })

  test('answers by what was measured for the language of the question', () => {
    const question = 'Wie viel Kaution hinterlegen die Gäste für jedes Fahrrad?'
    const isSure = (thresholds: Record<string, number>): boolean => {
      const files = [{ ...german, thresholds }]
      const draft = answerQuestion(files, { question, personality: 'professional' })
      return draft.kind === 'answer' && draft.isUnsure !== true
    }
    expect(isSure({ de: calibrate([german])['de']!.threshold })).toBe(true)
    expect(isSure({ en: 2 })).toBe(true)
    expect(isSure({ de: 2 })).toBe(false)
  })
})

describe('questions made of a base', () => {
  const options = { language: 'en', strangers: ['Which planet has moons?'], count: 20 }

  test('hold no whole sentence, and are as many as were asked for at most', () => {
    const questions = ownQuestions([english], options)
    expect(questions.length).toBeGreaterThan(5)
    expect(questions.length).toBeLessThanOrEqual(20)
    const text = HANDBOOK.pages.join('\n').toLowerCase()
    for (const question of questions) expect(text).not.toContain(question)
  })

  test('are none where the base has no sentence of the language', () => {
    expect(ownQuestions([german], options)).toEqual([])
    expect(ownQuestions([], options)).toEqual([])
  })
})
