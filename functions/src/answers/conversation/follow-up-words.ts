/** Words at the beginning of a message that goes on from the one before. */
const MARKERS: Readonly<Record<string, string>> = {
  en: 'and|or|but|also|then|what about|how about|and what about|same for|what if',
  de: 'und|oder|aber|auch|dann|was ist mit|und was ist mit|wie ist es mit|wie sieht es mit|und wie ist es|wie wäre es mit',
  es: 'y|o|pero|también|entonces|qué tal|y qué hay de|qué hay de|qué pasa con',
  fr: 'et|ou|mais|aussi|alors|et pour|qu en est il|et si',
  it: 'e|ed|o|ma|anche|allora|che ne dici di|e per|e se',
  pt: 'e|ou|mas|também|então|e quanto a|e se|que tal',
  nl: 'en|of|maar|ook|dan|hoe zit het met|en wat als|wat met',
  zh: '那|那么|那麼|还有|還有|如果',
  ar: 'و|أو|لكن|وماذا عن|ماذا عن|وماذا|وهل',
}

/** Words that stand for what was spoken of before. */
const PRONOUNS: Readonly<Record<string, string>> = {
  en: 'it its that this they them their those these there then one ones he she him her',
  de: 'es das dies diese dieser sie ihn ihm ihnen dort da dann dafür davon dabei damit dazu',
  es: 'eso esto ello lo los allí ahí entonces él ella ellos ellas este esta ese esa',
  fr: 'ça cela ceci il elle ils elles là alors celui celle y',
  it: 'quello questo quella questa esso essa lì là ci ne allora loro',
  pt: 'isso isto ele ela eles elas lá então esse essa aquilo',
  nl: 'het dat dit ze daar dan er hij deze die',
  zh: '它 它们 那里 那儿 这个 那个 這個 那個 他们',
  ar: 'ذلك هذا هذه تلك هناك هو هي هم',
}

/** Whole messages that ask for what comes after the last answer. */
const MORE: Readonly<Record<string, string>> = {
  en: 'more|tell me more|more please|more details|more details please|more information|more info|(?:can|could) you tell me more|go on|continue|keep going|what else|anything else|and what else|please continue|read on|please go on|tell me more (?:about|on) (?:it|that|this)',
  de: 'mehr|mehr dazu|erzähl mehr|erzähl mir mehr|sag mir mehr|mehr davon|mehr details|weiter|was noch|und weiter|mehr infos|mehr informationen|noch mehr|sonst noch etwas|sonst noch was',
  es: 'más|dime más|cuéntame más|más detalles|más información|continúa|sigue|qué más|algo más',
  fr: 'plus|dis m en plus|dites m en plus|en savoir plus|plus de détails|plus d informations|continue|continuez|quoi d autre|et encore|autre chose',
  it: 'di più|dimmi di più|più dettagli|più informazioni|continua|che altro|cos altro|altro|vai avanti',
  pt: 'mais|diga mais|conte mais|conta me mais|mais detalhes|mais informações|continue|continua|o que mais|algo mais',
  nl: 'meer|vertel meer|vertel me meer|meer details|meer informatie|ga door|ga verder|wat nog meer|nog meer|verder',
  zh: '更多|还有呢|還有呢|继续|繼續|告诉我更多|多说一点|详细一点',
  ar: 'المزيد|أكثر|أخبرني المزيد|أخبرني أكثر|المزيد من التفاصيل|تابع|أكمل|ماذا أيضا',
}

const UNSPACED = new Set(['zh'])
const joined = (lists: Readonly<Record<string, string>>, keep: (language: string) => boolean) =>
  Object.entries(lists)
    .filter(([language]) => keep(language))
    .map(([, list]) => list)
    .join('|')

const isUnspaced = (language: string): boolean => UNSPACED.has(language)
const isSpaced = (language: string): boolean => !isUnspaced(language)

const BEGINS = new RegExp(
  `^(?:(?:${joined(MARKERS, isSpaced)})(?= |$)|(?:${joined(MARKERS, isUnspaced)}))`,
  'u',
)
const IS_MORE = new RegExp(`^(?:${Object.values(MORE).join('|')})$`, 'u')
const STANDS_FOR = new Set(Object.values(PRONOUNS).flatMap((list) => list.split(' ')))
/** How far is it from …, what does it cost to …: the word stands for nothing. */
const EXPLETIVE =
  /\bit(?: \p{L}+)? (?:if|to|from|when|that|for)\b|\b(?:is|are) there\b|\bthere (?:is|are)\b|\bthat (?:i|you|we|is|are|the)\b/gu
const UNSPACED_PRONOUN = new RegExp(PRONOUNS['zh']!.replaceAll(' ', '|'), 'u')

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Whether a message begins like one that goes on from the one before (and on Sundays?). */
export const goesOn = (text: string): boolean => BEGINS.test(plain(text))

/** Whether it asks for what comes after the last answer (tell me more). */
export const asksForMore = (text: string): boolean => IS_MORE.test(plain(text))

/** Whether a word of it stands for something that it does not name (how much is it then?). */
export function pointsBack(text: string): boolean {
  const words = plain(text).replace(EXPLETIVE, ' ')
  return words.split(' ').some((word) => STANDS_FOR.has(word)) || UNSPACED_PRONOUN.test(words)
}
