/**
 * Keeps what words, or other things, gave.
 * @param limit of those that are remembered; beyond them the memory starts afresh
 */
export function remembering<T, Of = string>(find: (one: Of) => T, limit: number): (one: Of) => T {
  const known = new Map<Of, T>()
  return (one) => {
    let found = known.get(one)
    if (found === undefined) {
      if (known.size >= limit) known.clear()
      known.set(one, (found = find(one)))
    }
    return found
  }
}
