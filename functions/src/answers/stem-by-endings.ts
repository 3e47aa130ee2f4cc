import type { Language } from './language.ts'

/** Endings by language: of number, case, article and possession, and of verbs. */
const ENDINGS: Readonly<Record<Language, string>> = {
  pl: 'owałam owałem owaliśmy iejszy iejsza iejsze owego owemu owych owymi ałam ałem iłam iłem iemy emu ego ymi imi ych ich iego iemu iej owi ach ami iach iami ują uje ował owano ono ano eni ym im ej om em ów ie ię ią ia iu io am ał iła iło ili ała ało ali ać ić eć yć a ą e ę i o u y',
  bg: 'овете евете ищата овци ията иите ият ове еве ища ата ята ото ето ите ния ното ната ните ван вана вано вани ваха ваше ват ът ят та то те ия ие ен на но ни ва ял ала яла али или а я о е и у ъ й',
  fa: 'هایشان هایمان هایش های هایی ها ترین تر ان ات ی ش م',
  bn: 'গুলোতে গুলিতে গুলোর গুলির গুলোকে গুলো গুলি টিতে টির টার টাকে টিকে দের রা টি টা খানা জন ের কে তে য় র ে ই ও',
}

/** Letters that stay at least; a consonant of Bengali and its vowel sign are two. */
const LEAST_LETTERS: Readonly<Record<Language, number>> = { pl: 3, bg: 3, fa: 3, bn: 2 }

/** Endings of a list with blanks between them, the longest first. */
export const endingsIn = (list: string): readonly string[] =>
  list.split(' ').toSorted((a, b) => b.length - a.length)

/** A word without the first ending of a list that leaves letters enough. */
export function withoutEnding(word: string, endings: readonly string[], least: number): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= least)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Light stemmers that take a word's longest ending off, by language. */
export const BY_ENDINGS: Readonly<Record<Language, (word: string) => string>> = Object.fromEntries(
  Object.entries(ENDINGS).map(([language, list]) => {
    const endings = endingsIn(list)
    const least = LEAST_LETTERS[language]!
    return [language, (word: string) => withoutEnding(word, endings, least)]
  }),
)
