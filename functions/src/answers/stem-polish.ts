/** Endings of nouns, adjectives and verbs; the longest first. */
const ENDINGS =
  'owałam owałem owaliśmy iejszy iejsza iejsze owego owemu owych owymi ałam ałem iłam iłem iemy emu ego ymi imi ych ich iego iemu iej owi ach ami iach iami ują uje ował owano ono ano eni ym im ej om em ów ie ię ią ia iu io am ał iła iło ili ała ało ali ać ić eć yć a ą e ę i o u y'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
const LEAST_LETTERS = 3

/** A Polish word without its ending; three letters stay at least. */
export function stemPolish(word: string): string {
  const ending = ENDINGS.find(
    (one) => word.endsWith(one) && word.length - one.length >= LEAST_LETTERS,
  )
  return ending === undefined ? word : word.slice(0, -ending.length)
}
