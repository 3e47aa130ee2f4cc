import { describe, expect, it } from 'vitest'
import { answerQuestion, type IndexedFile } from './answer.ts'
import { segmentOf } from './segment.ts'
import { HANDBOOKS } from './testing/handbooks.ts'

/** Right answers of ten: what was measured. */
const LEAST_RIGHT = 9
const LEAST_RIGHT_IN: Readonly<Record<string, number>> = { it: 8, tr: 8, ja: 7 }

describe.each(HANDBOOKS)(
  'a handbook in $language',
  ({ language, fileName, text, ...questions }) => {
    const file = { fileName, pages: [text] }
    const segment = segmentOf(file)
    const files: IndexedFile[] = [{ fileId: 'handbook', ...file, segment }]
    const say = (question: string): string => {
      const draft = answerQuestion(files, { question, personality: 'professional' })
      return draft.kind === 'answer'
        ? draft.sentences.map((sentence) => sentence.text).join(' ')
        : ''
    }

    it('is known to be in its language', () => {
      expect(segment.language).toBe(language)
    })

    it('answers what customers ask every day', () => {
      const missed = questions.asked.filter(([question, holds]) => !say(question).includes(holds))
      const least = LEAST_RIGHT_IN[language] ?? LEAST_RIGHT
      expect(missed.slice(questions.asked.length - least)).toEqual([])
    })

    it('refuses what it does not hold', () => {
      expect(questions.refused.map(say).filter((said) => said !== '')).toEqual([])
    })
  },
)
