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

/**
 * Keeps what objects gave, each as long as it lives.
 * @param find of an object, and of what else is at hand to find it with
 */
export function rememberingFor<Of extends object, With extends unknown[], T>(
  find: (of: Of, ...by: With) => T,
): (of: Of, ...by: With) => T {
  const known = new WeakMap<Of, T>()
  return (of, ...by) => {
    let found = known.get(of)
    if (found === undefined) known.set(of, (found = find(of, ...by)))
    return found
  }
}

/** Keeps what two objects gave together, as long as both live. */
export function rememberingForBoth<
  One extends object,
  Other extends object,
  With extends unknown[],
  T,
>(find: (one: One, other: Other, ...by: With) => T): (one: One, other: Other, ...by: With) => T {
  const ofOne = rememberingFor((one: One) =>
    rememberingFor((other: Other, ...by: With) => find(one, other, ...by)),
  )
  return (one, other, ...by) => ofOne(one)(other, ...by)
}
