/** A tone on the second of two vowels, where others write it on the first: hoà, thuý. */
const LATE_TONE = /(?<=o)[àáảãạèéẻẽẹ]$|(?<=[^q]u)[ỳýỷỹỵ]$/u
const EARLY: Readonly<Record<string, string>> = {
  o: 'òóỏõọ',
  u: 'ùúủũụ',
}
const TONED: readonly (readonly [plain: string, toned: string])[] = [
  ['a', 'àáảãạ'],
  ['e', 'èéẻẽẹ'],
  ['y', 'ỳýỷỹỵ'],
]

/** A Vietnamese syllable with its tone where most write it: hòa. */
export function withEarlyTone(word: string): string {
  const late = LATE_TONE.exec(word)
  if (late === null) return word
  const [plain, toned] = TONED.find(([, each]) => each.includes(late[0]))!
  const first = EARLY[word[late.index - 1]!]![toned.indexOf(late[0])]!
  return `${word.slice(0, late.index - 1)}${first}${plain}`
}
