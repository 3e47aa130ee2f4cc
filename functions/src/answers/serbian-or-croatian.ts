/**
 * Words that are Serbian or Croatian, but name something and so are no stop words (cena or cijena, the
 * months, the days), and verbs that a Serbian joins with “da” (mogu da vratim). The two languages have
 * most of their small words in common.
 */
const SERBIAN =
  /(?<!\p{L})(?:(?:mog(?:u|ao|la|li)|može(?:te|mo|š)?|želi(?:m|mo|te)|mora(?:m|mo|te)|hoću) (?:li )?da|nedelj\p{L}+|sred(?:a|u|om)|vreme(?:na|nu)?|radnim danima|cen(?:a|e|u|i|om|ovnik\p{L}*)|mest(?:o|a|u)|de(?:ca|ce|cu|ci|te|teta)|(?:januar|februar|avgust)\p{L}{0,2}|(?:septemb|oktob|novemb|decemb)(?:ar|ra|ru)|mart(?:u|om)?|jun(?:u|om)?|jul(?:u|om)?|evr[aio]|dinar\p{L}*|rsd|časova|hleb\p{L}*|mlek\p{L}+|mleč\p{L}+|želez\p{L}+|hiljad\p{L}*|prodavnic\p{L}+|porudžbin\p{L}+|kancelarij\p{L}+|pozorišt\p{L}+|bioskop\p{L}*|lekar\p{L}*|promen\p{L}+|zamen\p{L}+|obavešt\p{L}+|obezbe\p{L}+|smešt\p{L}+|reči|opšt\p{L}+|organizov\p{L}+|\p{L}{3,}is(?:ati|an[aoie]?|anj[aeu]))(?!\p{L})/giu
const CROATIAN =
  /(?<!\p{L})(?:nedjelj\p{L}+|srijed\p{L}+|vrijeme|cijen\p{L}+|cjenik\p{L}*|mjest(?:o|a|u)|dje(?:ca|ce|cu|ci|teta)|dijete|siječ\p{L}+|veljač\p{L}+|ožuj\p{L}+|trav(?:anj|nja|nju)|svib\p{L}+|lip(?:anj|nja|nju)|srp(?:anj|nja|nju)|kolovoz\p{L}*|ruj(?:an|na|nu)|listopad\p{L}*|studen\p{L}+|prosin\p{L}+|eur[aio]?|kruh\p{L}*|mlijek\p{L}+|mliječ\p{L}+|željez\p{L}+|tisuć\p{L}*|tjed\p{L}+|trgovin\p{L}+|ured\p{L}*|kazališt\p{L}+|liječ\p{L}+|promjen\p{L}+|zamjen\p{L}+|obavijest\p{L}*|smješt\p{L}+|riječ\p{L}*|opć\p{L}+|prijevoz\p{L}*|uvjet\p{L}*)(?!\p{L})/giu

const countOf = (text: string, words: RegExp): number => text.match(words)?.length ?? 0

/** Which of the two a text is in: by its stop words and these; Croatian where they tell neither. */
export function serbianOrCroatian(
  text: string,
  { hr, sr }: { readonly hr: number; readonly sr: number },
): 'hr' | 'sr' {
  return sr + countOf(text, SERBIAN) > hr + countOf(text, CROATIAN) ? 'sr' : 'hr'
}
