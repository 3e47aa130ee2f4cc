/**
 * Keeps what words gave.
 * @param limit words that are remembered; beyond them the memory starts afresh
 */
export function remembering<T>(find: (word: string) => T, limit: number): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    let found = known.get(word)
    if (found === undefined) {
      if (known.size >= limit) known.clear()
      known.set(word, (found = find(word)))
    }
    return found
  }
}
