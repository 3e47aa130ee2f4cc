/** What is typed in a hurry, as it is written: in English, where none of it is another word. */
const IN_FULL: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  wat: 'what',
  wot: 'what',
  wen: 'when',
  hw: 'how',
  abt: 'about',
  b4: 'before',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  whats: "what's",
  wheres: "where's",
  whens: "when's",
  whos: "who's",
  hows: "how's",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  isnt: "isn't",
  arent: "aren't",
  im: "I'm",
  ive: "I've",
  youre: "you're",
  theres: "there's",
}
/** A letter that is a word of its own: r u open, but not the r value, nor a u lock. */
const LETTERS = String.raw`[rR](?=\s(?:u|ur|you|your|we|they|there|these|those|the|my)\b)|u(?!\s(?:value|lock|bend|turn|shape|bolt|tube)s?\b)|(?<=^\W*)U(?=\s[a-z])`
const HURRIED = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}'’.@-])(?:${LETTERS}|${Object.keys(IN_FULL)
    .filter((word) => word.length > 1)
    .join('|')})(?![\p{L}\p{M}\p{N}'’.@-])`,
  'gu',
)

/** Words that are shouted all at once; fewer may be a name. */
const LEAST_SHOUTED = 3
const isShouted = (text: string): boolean =>
  !/[\p{Ll}\p{Lo}]/u.test(text) && (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= LEAST_SHOUTED

/**
 * A message with what is typed in a hurry in full, what is shouted in small letters, and single blanks.
 * @param isEnglish whether it is likely to be in English
 */
export function inFull(message: string, isEnglish: boolean): string {
  const spaced = message.replace(/[^\S\n]+/gu, ' ').trim()
  const spoken = isShouted(spaced) ? spaced.toLowerCase() : spaced
  return isEnglish ? spoken.replace(HURRIED, (word) => IN_FULL[word.toLowerCase()] ?? word) : spoken
}
