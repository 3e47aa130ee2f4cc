import { askingForMeasures, jointOf } from '../joining-words.ts'
import type { Language } from '../language.ts'
import { languageOfQuestion } from '../question-language.ts'
import { sidesOfQuestion } from '../question-sides.ts'

/** Words that open a message and say nothing. */
const OPENING = String.raw`^[^\p{L}]*(?:(?:and|so|but|ok|okay|und|y|et|e|en|a|и|а)[,\s]+){0,2}`
const GRADED = String.raw`\p{L}{3,}er`

/** What something does more of than something else. */
const DOES = String.raw`(?:is|are|has|have|can|costs?|takes?|lasts?|opens?|closes?|comes?|gets?|goes|runs?|needs?|offers?|includes?|holds?|weighs?|starts?|ends?|uses?|makes?)`

/** What asks which of two has more of something, and names neither. */
const WHICH: readonly RegExp[] = [
  String.raw`(?:which(?: one)?(?: of (?:them|the two|these|those|both))?|what)(?:['’]s| ${DOES})(?: \p{L}+)?? (?:more|less|fewer|better|worse|${GRADED})(?!\p{L})`,
  String.raw`(?:welche[rs]?|was)(?: von (?:den )?beiden)? \p{L}+(?: \p{L}+)?? (?:mehr|weniger|besser|${GRADED})(?!\p{L})`,
  String.raw`(?:cu[aá]l(?:es)?|qu[eé])(?: de l[oa]s dos)? \p{L}+ (?:m[aá]s|menos|mejor|peor|mayor|menor|antes|después)(?!\p{L})`,
  String.raw`(?:lequel|laquelle|lesquel(?:le)?s|qu['’]est[- ]ce qui)(?: des deux)? \p{L}+ (?:l[ea] )?(?:plus|moins|mieux|meilleure?)(?!\p{L})`,
  String.raw`(?:qual[ei]?|cosa)(?: de(?:i|lle) due)? \p{L}+ (?:di )?(?:pi[uù]|meno|meglio|migliore|prima)(?!\p{L})`,
  String.raw`(?:quin[as]?|quines|què|que)(?: (?:dels dos|de les dues))? \p{L}+ (?:m[eé]s|menys|millor|pitjor|abans|despr[eé]s)(?!\p{L})`,
  String.raw`(?:qua(?:l|is)|o que)(?: d[oa]s (?:dois|duas))? \p{L}+ (?:[oa] )?(?:mais|menos|melhor|pior|maior|menor)(?!\p{L})`,
  String.raw`(?:welke|wat)(?: van (?:de )?(?:twee|beide))? \p{L}+(?: \p{L}+)?? (?:meer|minder|beter|${GRADED})(?!\p{L})`,
  String.raw`(?:któr[yae]|co)(?: z nich)? \p{L}+ \p{L}+(?:sz[yae]|ej)(?!\p{L})`,
  String.raw`(?:ktor[ýáéyae]|čo|co)(?: z (?:nich|toho))? \p{L}+ (?:\p{L}+[šs](?:í|i|ia|ie)|viac|menej|skôr|skor)(?!\p{L})`,
  String.raw`(?:что|как(?:ой|ая|ое)|котор(?:ый|ая|ое))(?: из (?:них|двух))? (?:\p{L}+ )?\p{L}+(?:ее|ше|же|ле)(?!\p{L})`,
  String.raw`哪(?:个|一个|种|邊|边).*(?:更|多|少|贵|便宜|大|小|长|短|早|晚|好|快)`,
  String.raw`(?:では)?(?:どっち|どちら)(?:の(?:ほう|方))?が`,
].map((pattern) => new RegExp(OPENING + pattern, 'iu'))

/** Words of such a question; a longer one names something. */
const MOST_WORDS = 8
/** Questions before that may have named the two. */
const MOST_BEFORE = 3

/** Whether a message asks which of two things has more of something, without a word for either. */
const asksWhich = (text: string): boolean =>
  text.split(/\s+/u).length <= MOST_WORDS && WHICH.some((pattern) => pattern.test(text))

/**
 * A question which of two has more of something, with the names that a question before it had: Which
 * one takes longer? `null` where it is none, names two itself, or nothing before it did.
 * @param before questions, the latest last
 * @param languages of the documents, the commonest first
 */
export function withBothNames(
  text: string,
  before: readonly string[],
  languages: readonly Language[],
): string | null {
  if (!asksWhich(text)) return null
  const language = languageOfQuestion(text, languages)
  if (sidesOfQuestion(text, language).length > 0) return null
  for (const question of before.slice(-MOST_BEFORE).toReversed()) {
    const named = sidesOfQuestion(askingForMeasures(question), language)[0]
    if (named === undefined) continue
    const [one, other] = named.sides.map(({ name }) => name)
    return `${text.replace(/[\s?？؟!.。۔]+$/u, '')}, ${one} ${jointOf(language)} ${other}?`
  }
  return null
}
