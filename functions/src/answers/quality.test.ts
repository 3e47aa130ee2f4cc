import { describe, expect, it } from 'vitest'
import { answerQuestion, type IndexedFile } from './answer.ts'
import { buildSegment, openSegment } from './segment.ts'
import { ANSWERABLE, HANDBOOK, OFF_TOPIC } from './testing/handbook.ts'

/** Shares of the fixture that must be right; DESIGN.md has the figures on public data. */
const LEAST_ANSWERED = 0.95
const LEAST_REFUSED = 1

const files: IndexedFile[] = [
  { fileId: 'handbook', ...HANDBOOK, segment: openSegment(buildSegment(HANDBOOK)) },
]

function said(question: string): string {
  const draft = answerQuestion(files, { question, personality: 'professional' })
  return draft.kind === 'fallback' ? '' : draft.sentences.map(({ text }) => text).join(' ')
}

describe('quality on a handbook', () => {
  it('answers what customers ask, in words that hold the answer', () => {
    const missed = ANSWERABLE.filter(([question, holds]) => !said(question).includes(holds))
    expect(1 - missed.length / ANSWERABLE.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(
      LEAST_ANSWERED,
    )
  })

  it('refuses what the handbook does not answer', () => {
    const answered = OFF_TOPIC.filter((question) => said(question) !== '')
    expect(1 - answered.length / OFF_TOPIC.length, JSON.stringify(answered)).toBeGreaterThanOrEqual(
      LEAST_REFUSED,
    )
  })

  it('never says a page number, a running header or half a sentence', () => {
    for (const [question] of ANSWERABLE) {
      expect(said(question)).not.toMatch(/Page \d of|Customer Handbook/)
    }
  })
})
