/**
 * The best of many places, as a heap whose root is the worst of them, so that most others are told
 * by one look to be worse. *Source:* Williams, “Algorithm 232: Heapsort”, 1964.
 */
export interface BestPlaces {
  readonly places: Uint32Array
  readonly scores: Float64Array
  size: number
}

/** @param most places that it has room for */
export const createBestPlaces = (most: number): BestPlaces => ({
  places: new Uint32Array(most),
  scores: new Float64Array(most),
  size: 0,
})

/** Puts a place where it belongs below a free one; of equal scores the later place is the worse. */
function sink(
  { places, scores }: BestPlaces,
  size: number,
  free: number,
  score: number,
  place: number,
): void {
  let at = free
  for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
    const other = child + 1
    if (other < size) {
      const difference = scores[other]! - scores[child]!
      if (difference < 0 || (difference === 0 && places[other]! > places[child]!)) child = other
    }
    const difference = scores[child]! - score
    if (difference > 0 || (difference === 0 && places[child]! < place)) break
    scores[at] = scores[child]!
    places[at] = places[child]!
    at = child
  }
  scores[at] = score
  places[at] = place
}

/**
 * Takes the best of some places.
 * @param scores by place
 * @param most places that are kept
 */
export function keepBest(
  best: BestPlaces,
  places: Uint32Array,
  scores: Float64Array,
  most: number,
): void {
  const size = Math.min(most, places.length)
  best.size = size
  for (let at = 0; at < size; at++) {
    best.places[at] = places[at]!
    best.scores[at] = scores[places[at]!]!
  }
  for (let at = (size >>> 1) - 1; at >= 0; at--) {
    sink(best, size, at, best.scores[at]!, best.places[at]!)
  }
  for (let index = size; index < places.length; index++) {
    const place = places[index]!
    const score = scores[place]!
    const difference = score - best.scores[0]!
    if (difference < 0 || (difference === 0 && place > best.places[0]!)) continue
    sink(best, size, 0, score, place)
  }
}

/** Puts them in order, the best first. They are no heap any more. */
export function sortBest(best: BestPlaces): void {
  const { places, scores } = best
  for (let last = best.size - 1; last > 0; last--) {
    const [score, place] = [scores[last]!, places[last]!]
    scores[last] = scores[0]!
    places[last] = places[0]!
    sink(best, last, 0, score, place)
  }
}
