import type { Language } from './language.ts'
import { CELL_SIGN } from './quote-text.ts'
import { formIn, termOf } from './stem.ts'
import { tokenize } from './tokenize.ts'

/** Share of the words that only a name has that a line beside the other's must hold. */
export const NAMING_SHARE = 0.5

/** The words of a name, as they are compared. */
export const wordsOfName = (text: string, language: Language): Set<string> =>
  new Set(tokenize(text).map(({ word }) => formIn(language, word)))

/** Words of a name that the other does not have: of Fix 12 and Fix 24 the numbers. */
export function ownWords(name: string, other: string, language: Language): ReadonlySet<string> {
  const others = wordsOfName(other, language)
  return new Set([...wordsOfName(name, language)].filter((word) => !others.has(word)))
}

/** Whether a sentence names all of some things. */
export function namesAll(
  sentence: string,
  names: readonly ReadonlySet<string>[],
  language: Language,
): boolean {
  const said = [...wordsOfName(sentence, language)]
  const stems = new Set(said.map((word) => termOf(word, language)))
  return names.every((words) => {
    const named = [...words].filter((word) => stems.has(termOf(word, language))).length
    // Half of a name may be that of another row: Linden Fix 12, Linden Fix 24.
    return sentence.includes(CELL_SIGN)
      ? named > NAMING_SHARE * words.size
      : named >= NAMING_SHARE * words.size
  })
}
