/** What stands before the first phrase that is listed for something. */
const NAMES = /^(\w+):/u

/** Ends a word of a phrase that has any ending. */
export const ANY_ENDING = '*'

/** The phrases of a list, which stand between commas behind the name of what they are listed for and a colon. */
export function* listedPhrases(list: string): Generator<readonly [name: string, phrase: string]> {
  let name = ''
  for (const line of list.split('\n')) {
    name = NAMES.exec(line)?.[1] ?? name
    for (const listed of line.replace(NAMES, '').split(',')) {
      const phrase = listed.trim()
      if (phrase !== '') yield [name, phrase]
    }
  }
}
