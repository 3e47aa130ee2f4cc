/** Numbers from 0 to below 1 that are the same for the same seed. *Source:* mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `count` different items, in their own order; all where there are fewer. */
export function sampleOf<T>(items: readonly T[], count: number, seed: number): T[] {
  if (count >= items.length) return [...items]
  const random = seededRandom(seed)
  const chosen = new Set<number>()
  while (chosen.size < count) chosen.add(Math.floor(random() * items.length))
  return items.filter((_, index) => chosen.has(index))
}
