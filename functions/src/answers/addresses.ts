/** A telephone number: seven digits at least; hours and dates have fewer, or other signs between them. */
export const PHONE_NUMBER = /\+?\(?\d(?:(?:[^\S\n]|[()/–-]){0,3}\d){6,}/u
export const MAIL_ADDRESS = /[\p{L}\d._+-]@[\p{L}\d-]+\.\p{L}{2}/u

/** A street with its number. */
const STREET =
  /\p{L}(?:straße|strasse|str\.|weg|gasse|platz|allee|straat|plein|laan|gatan|gata|vägen|gade|katu|utca)\s\d|(?<!\p{L})(?:ul\.|ulica|вул\.|ул\.|rue|avenue|av\.|boulevard|chemin|place|quai|calle|c\/|avenida|avda\.|plaza|paseo|carretera|via|viale|piazza|corso|rua|praça|street|road|lane|square|st\.|rd\.)(?!\p{L})[^.:;]{0,40}\d|(?<!\p{L})(?:lot|no\.?)\s\d[\w-]*,\s(?:jalan|jln|lorong|persiaran)(?!\p{L})|(?<!\p{L})(?:brgy\.|barangay)\s\p{L}[\p{L}. ]{2,30},|\d+,?\s(?:bis,?\s)?(?:rue|avenue|boulevard|chemin|place|quai|kalye)(?!\p{L})/iu
/** The same of a name that is written large: 45 minutes before we close are none. */
const NAMED_STREET =
  /\d+[a-z]?,?\s(?:\p{Lu}[\p{L}'’-]+\s){1,3}(?:[Ss]treet|[Rr]oad|[Ll]ane|[Ss]quare|[Aa]venue|[Ss]t|[Rr]d|[Ww]ay|[Cc]lose|[Dd]rive)(?!\p{L})/u
/** A name that is written large, a word for a street, and a number: Vabriku põik 6, Mlinska pot 7, Tilžės g. 41A. */
const STREET_BEHIND_NAME =
  /\p{Lu}[\p{L}'’-]+\s(?:põik|tee|tn\.?|tänav|mnt\.?|maantee|pst\.?|puiestee|g\.|gatvė|pr\.|prospektas|al\.|aikštė|iela|prospekts|bulvāris|laukums|pot|cesta|ulica|ulice|trg|náměstí|nám\.|utca|út|útja|tér|krt\.?|köz|[Ss]ok(?:ak|ağı)?\.?|[Cc]ad(?:desi)?\.?|Mah(?:allesi)?\.?|Bulvarı|vei|veien|gate|Highway)\s?(?:[Nn]o[.:]?\s?)?\d/u
/** A word for a street, its name and a number: Carrer de la Font Vella, 14. */
const STREET_BEFORE_NAME =
  /(?<![\p{L}\p{M}])(?:carrer|avinguda|passeig|plaça|ronda|strada|str\.|bd\.|bulevardul|calea|piața|jl\.|jalan|lebuh|đường|phố|οδός|λεωφόρος|улица|вулиця|бул\.|булевард|просп\.|проспект|пл\.|площад\p{L}*|площа|שדרות|רחוב|شارع|خیابان|کوچه|گلی|سڑک|মহল্লা|সড়ক|रोड|सड़क|मार्ग)(?![\p{L}\p{M}])[^.:;]{0,40}\p{Nd}|\p{Nd}[\p{L}/-]{0,3},?\s(?:đường|National Highway|[\p{L}\p{M}]{2,20}\s(?:রোড|সড়ক|লেন|रोड|मार्ग|روڈ))/iu
const POSTCODE_AND_TOWN = /\b\d{4,5}\s\p{Lu}/u
/** Whether a text holds a street and a number, or a postcode and a town. */
export const hasAddress = (text: string): boolean =>
  holdsStreet(text) || POSTCODE_AND_TOWN.test(text)
/** Whether a text holds a street and a number, and not just a town behind its number, or a year. */
export const holdsStreet = (text: string): boolean =>
  /\p{Nd}/u.test(text) &&
  [STREET, NAMED_STREET, STREET_BEHIND_NAME, STREET_BEFORE_NAME].some((one) => one.test(text))

/** A street and its number, a postcode and a town. */
const ADDRESS_LINE =
  /^[^\p{L}]*(?:[Cc]arrer|[Aa]vinguda|[Pp]asseig|[Pp]laça)\s[^.:;\d]{2,40},?\s\d{1,4}(?!\d)|[\p{L}.]\s\d+\s?[A-Za-z]?,\s(?:\p{L}{1,2}-)?(?:\d{4,6}|\d{2,3}[ -]\d{2,3})\s\p{Lu}/u
/**
 * Nothing but a street and its number, in small letters: 12 quay street, hafenstraße 12, rue du port 4.
 * A pattern of letters in any case takes up to three times as long to be compiled.
 */
const STREET_LINE =
  /^(?:\d{1,4}\s?[a-z]?,?\s(?:\p{L}[\p{L}.'’-]*\s){1,4}?(?:street|road|lane|square|avenue|close|drive|way|quay|hill|row|st|rd|ave)\.?|\p{L}[\p{L}.'’ -]{2,40}(?:straße|strasse|str\.|weg|gasse|platz|allee|straat|plein|laan|gatan|gata|vägen|vej|gade|katu|tie|utca|út)\s\d{1,4}\s?[a-z]?|(?:rue|avenue|av\.|boulevard|place|quai|calle|c\/|avenida|plaza|paseo|via|viale|piazza|corso|rua|praça|ul\.|ulica)\s(?:\p{L}[\p{L}.'’-]*,?\s){1,5}\d{1,4}\s?[a-z]?|\d{1,4},?\s(?:bis,?\s)?(?:rue|avenue|boulevard|place|quai)\s\p{L}[\p{L}.'’ -]{2,40})$/u
/** A town with its postcode, on a line of its own. */
const TOWN_LINE =
  /^(?:(?:\p{L}{1,2}-)?(?:\d{4,6}|\d{2,3}[ -]\d{2,3})(?:\s[A-Z]{2})?,?\s\p{Lu}[\p{L}.'’ /-]{1,40}|\p{Lu}[\p{L}.'’ -]{1,40},?\s(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]{2},?\s\d{5}(?:-\d{4})?))$/u
/** Nothing but a telephone number, an address of mail or of the net, or one behind a sign or a word for it. */
const REACH_LINE =
  /^(?:\p{L}{1,12}[.:]?\s)?(?:\+?\(?\d(?:[\s()/.–-]{0,3}\d){6,}|[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?:https?:\/\/|www\.)\S+)$/u

/** In UTF-16 units; nearly every line is told from such ones by its length, or by the lack of these signs. */
const LONGEST_LINE = 60
const MAY_BE_POSTAL = /\d/
const MAY_BE_REACH = /[\d@]|www\.|:\/\//
const mayBe = (signs: RegExp, text: string): boolean =>
  text.length <= LONGEST_LINE && signs.test(text)

const isStreetLine = (text: string): boolean =>
  mayBe(MAY_BE_POSTAL, text) && STREET_LINE.test(text.toLowerCase())
const isTownLine = (text: string): boolean => mayBe(MAY_BE_POSTAL, text) && TOWN_LINE.test(text)

/** Whether a line tells a street or a town, and nothing else. */
export const isPostalLine = (text: string): boolean => isStreetLine(text) || isTownLine(text)

/** Whether a line tells by what somebody is reached, and nothing else. */
export const isReachLine = (text: string): boolean =>
  mayBe(MAY_BE_REACH, text) && REACH_LINE.test(text)

/** Whether a line is of an address: a street and a town, or one of them. */
export const isAddressLine = (text: string): boolean =>
  ADDRESS_LINE.test(text) || isPostalLine(text)

/** Whether two lines, one right below the other, are a street and its town. */
export const isTownBelow = (above: string, text: string): boolean =>
  isTownLine(text) && isStreetLine(above)
