/** Words that an owner says mean the same: one group a line. No validation library here. */

/** The rules and the schema enforce the same. */
export const SYNONYM_LIMITS = {
  /** Of the whole text, in UTF-16 units. */
  length: 4_000,
  /** Lines, empty ones included. */
  groups: 100,
  /** Words or phrases of one group. */
  members: 20,
} as const

/** A line that is empty or holds 2 to 20 members between commas or equals signs. */
const LINE = /^(?:[ \t\r]*|[^,=\n]*(?:[,=][^,=\n]*){1,19})$/

/** Number of the first line that is no group, from 1; `null` where all are. */
export function badSynonymLine(text: string): number | null {
  const index = text.split('\n').findIndex((line) => !LINE.test(line))
  return index === -1 ? null : index + 1
}

/**
 * The groups of a text, each with two members at least; what is none is left out, and what is
 * beyond the limits.
 */
export const synonymGroups = (text: string): string[][] =>
  text
    .slice(0, SYNONYM_LIMITS.length)
    .split('\n')
    .slice(0, SYNONYM_LIMITS.groups)
    .map((line) => line.split(/[,=]/, SYNONYM_LIMITS.members).map((member) => member.trim()))
    .map((members) => members.filter((member) => member !== ''))
    .filter((members) => members.length > 1)
