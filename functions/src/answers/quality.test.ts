import { describe, expect, it } from 'vitest'
import { answerQuestion, type IndexedFile } from './answer.ts'
import { buildSegment, openSegment } from './segment.ts'
import { ANSWERABLE, HANDBOOK, OFF_TOPIC } from './testing/handbook.ts'

/** Share of the fixture's questions that may be missed; DESIGN.md has the figures on public data. */
const MOST_MISSED = 0.05

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
    expect(missed.slice(Math.floor(ANSWERABLE.length * MOST_MISSED))).toEqual([])
  })

  it('refuses what the handbook does not answer', () => {
    const answered = OFF_TOPIC.filter((question) => said(question) !== '')
    expect(answered).toEqual([])
  })

  it('never says a page number, a running header or half a sentence', () => {
    for (const [question] of ANSWERABLE) {
      expect(said(question)).not.toMatch(/Page \d of|Customer Handbook/)
    }
  })
})
