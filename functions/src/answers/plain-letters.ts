/** A Thai vowel, and what NFKC takes it apart into. */
const AM = '\u0E33'
const DIVIDED_AM = '\u0E4D\u0E32'

/** A text in plain letters, wide ones and ligatures among them: NFKC, but that Thai is written as it is typed. */
export const inPlainLetters = (text: string): string =>
  text.normalize('NFKC').replaceAll(DIVIDED_AM, AM)
