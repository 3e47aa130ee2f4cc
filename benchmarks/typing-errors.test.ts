import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { withTypingError } from './typing-errors.ts'

const QUESTION = 'What does the membership of the club cost?'
const CONTENT = ['membership', 'club', 'cost']

/** The word that is not as it was, with its place among the words. */
const changedWord = (text: string): { before: string; after: string }[] => {
  const words = text.split(' ')
  return QUESTION.split(' ').flatMap((before, at) =>
    before === words[at] ? [] : [{ before, after: words[at] ?? '' }],
  )
}

describe('withTypingError', () => {
  it('changes one content word by one slip', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const changed = changedWord(withTypingError(QUESTION, seed))
        expect(changed).toHaveLength(1)
        const { before, after } = changed[0]!
        expect(CONTENT).toContain(before.replace('?', ''))
        expect(Math.abs(before.length - after.length)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('makes the same error for the same seed, and others for others', () => {
    expect(withTypingError(QUESTION, 7)).toBe(withTypingError(QUESTION, 7))
    const made = Array.from({ length: 50 }, (_, seed) => withTypingError(QUESTION, seed))
    expect(new Set(made).size).toBeGreaterThan(25)
  })

  it('leaves a question alone that has no content word', () => {
    expect(withTypingError('Who was it?', 1)).toBe('Who was it?')
  })
})
