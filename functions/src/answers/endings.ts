/**
 * What a word loses to become its term is mostly what the word before it with the same two last
 * letters lost (-ing, -ed): then 0 is kept of it, and where nothing is lost what was expected.
 * Letters that a word does not have are 0.
 */
export function createEndings() {
  const lostLast = new Uint32Array(1 << 10)
  const endingOf = (last: number, before: number): number => ((before & 31) << 5) | (last & 31)
  const swap = (value: number, expected: number): number =>
    value === expected ? 0 : value === 0 ? expected : value
  return {
    keptOf(loss: number, last: number, before: number): number {
      const ending = endingOf(last, before)
      const kept = swap(loss, lostLast[ending]!)
      lostLast[ending] = loss
      return kept
    },
    lossOf(kept: number, last: number, before: number): number {
      const ending = endingOf(last, before)
      return (lostLast[ending] = swap(kept, lostLast[ending]!))
    },
  }
}
