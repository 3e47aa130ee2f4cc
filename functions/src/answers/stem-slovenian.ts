import { endingsIn, withoutEnding } from './stem-by-endings.ts'

/** Endings of number and case. */
const OF_NOUNS = 'ama ami ima imi oma ema ega emu ah ih am om em im ov ev a e i o u'
/** Of verbs, of what is made of them, and of adjectives that are compared; then as they are typed. */
const OF_VERBS =
  'ujemo ujete ujejo ujem uješ uje amo ate ajo imo ite ijo emo ete ejo aš iš eš ati iti eti at it al ala alo ali ale il ila ilo ili ile ela elo eli ele an ana ano ani ane ena eno eni ene anje anja anju anjem enje enja enju enjem itev itve itvi itvijo itvah itvam atev atve etev etve ejši ejša ejše ejsi ejsa ejse'

const NOUN_ENDINGS = endingsIn(OF_NOUNS)
const ENDINGS = endingsIn(`${OF_NOUNS} ${OF_VERBS}`)

/** Nouns whose end looks like that of a verb: paket, solata; they would be words of others (banka). */
const KEEPS_END =
  /^(?:solat|lopat|paket|banket|parket|market|planet|tablet|toalet|omlet|dvigal|kosil|letal|plesen|pečat|stanov|voden|gostiln|smetan|bankomat|balet|buket|etiket|internet|terminal|festival|portal|kanal|signal|oktan|organ|roman|kopit|predal|bonit|sanit)/u

/** Nouns whose other forms have more than another ending, and what they are taken for. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/^ps(?:a|i|e|u|ov|om|ih)$/u, 'pes'],
  [/^(kol|tel|drev|per)o$/u, '$1es'],
  [/^d(?:an|ne|ni|nem|neh)$/u, 'dnev'],
  // A tax would be a taxi.
  [/^(taksi|hobi|kivi|žiri)$/u, '$1j'],
]

/** A noun of another declension: možnostjo, možnostmi, nočjo. */
const OF_THE_THIRD = /(?<=st|č)(?:jo|mi)$/u
/** What is left of an adjective or a participle: hladn- and hladen, topl- and topel, naročen. */
const OF_ADJECTIVES = /(?<=\p{L}{2}[^aeiou])(?:e?[nl])$/u
/** A vowel that other forms lack: zajtrek, zajtrka; kupec, kupca; liter, litra. */
const FLEETING = /(?<=\p{L}[^aeiou])e(?=(?:[kcr]|nj)$)/u

const LEAST_LETTERS = 3
/** Endings stand behind each other: kup-ov-ati, gor-ov-om. */
const MOST_ENDINGS = 3

/** Light stemmer: what Snowball leaves of Slovenian joins other words, and parts forms of one. */
export function stemSlovenian(word: string): string {
  const endings = KEEPS_END.test(word) ? NOUN_ENDINGS : ENDINGS
  let stem = IRREGULAR.reduce((form, [from, to]) => form.replace(from, to), word)
  stem = stem.replace(OF_THE_THIRD, '')
  for (let round = 0; round < MOST_ENDINGS; round++) {
    let shorter = withoutEnding(stem, endings, LEAST_LETTERS)
    if (endings === ENDINGS) shorter = shorter.replace(OF_ADJECTIVES, '')
    if (shorter === stem) break
    stem = shorter
  }
  return stem.replace(FLEETING, '')
}
