import type { StandIns } from '../stand-ins.ts'
import type { Match } from '../word-families.ts'

/** What stands for a word in a file, as objects. */
export function matchesIn(standIns: StandIns | undefined, file: number): Match[] {
  const flat = standIns?.inFile(file) ?? []
  return flat.flatMap((term, at) => (at % 2 === 0 ? [{ term, credit: flat[at + 1]! }] : []))
}
