import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findConcepts } from './concepts.ts'
import { wordsOfBase } from './base-words.ts'
import { readQuestion } from './question.ts'
import { scorePassages } from './score-passages.ts'
import { segmentOf } from './segment.ts'
import type { IndexedFile } from './unit-terms.ts'

const WORDS = 'anchor beacon harbour lantern mooring pilot rope sail tide winch'.split(' ')

/** Pages of words of which the last are in most of them and the first in few, so that lists differ. */
const pages = fc.array(
  fc.array(fc.nat(WORDS.length ** 4 - 1), { minLength: 3, maxLength: 12 }).map((drawn) => {
    const words = drawn.map((number) => WORDS[Math.floor(number ** 0.25)]!)
    return `The ${words.join(' ')} is here.`
  }),
  { minLength: 20, maxLength: 60 },
)

function fileOf(texts: readonly string[], index: number): IndexedFile {
  const fileName = `file ${index}.txt`
  const segment = segmentOf({ fileName, pages: texts })
  return { fileId: fileName, fileName, pages: texts, segment }
}

describe('the best passages', () => {
  it('are those of a search that leaves nothing out, with the same scores', () => {
    const asked = fc.subarray(WORDS, { minLength: 1 })
    fc.assert(
      fc.property(fc.array(pages, { minLength: 1, maxLength: 4 }), asked, (texts, words) => {
        const files = texts.map(fileOf)
        const base = wordsOfBase(files)
        const concepts = findConcepts(readQuestion(words.join(' '), ['en']), files)
        const all = scorePassages(base, concepts, base.passages)
        const best = scorePassages(base, concepts, 3)
        expect(best).toHaveLength(Math.min(3, all.length))
        for (const [index, { score }] of best.entries()) {
          expect(score).toBeCloseTo(all[index]!.score, 9)
        }
      }),
      { numRuns: 200 },
    )
  })
})
