import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBestPlaces, keepBest, sortBest } from './best-places.ts'

it('keeps the places with the best scores, of equal ones the first', () => {
  const scored = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 })
  fc.assert(
    fc.property(scored, fc.integer({ min: 1, max: 40 }), fc.integer(), (scores, most, seed) => {
      // They may come in any order.
      const places = Uint32Array.from(scores.keys()).toSorted(
        (a, b) => Math.imul(a + 1, seed | 1) - Math.imul(b + 1, seed | 1),
      )
      const best = createBestPlaces(most + 5)
      keepBest(best, places, Float64Array.from(scores), most)
      const kept = best.places.subarray(0, best.size)
      const expected = [...scores.keys()]
        .toSorted((a, b) => scores[b]! - scores[a]! || a - b)
        .slice(0, most)
      expect([...kept].toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
      expect(best.places[0]).toBe(expected.length === 0 ? 0 : expected.at(-1))
      sortBest(best)
      expect([...best.places.subarray(0, best.size)]).toEqual(expected)
      expect([...best.scores.subarray(0, best.size)]).toEqual(expected.map((at) => scores[at]))
    }),
  )
})
