import { holdsStreet, MAIL_ADDRESS, PHONE_NUMBER } from './addresses.ts'
import type { Concept } from './concepts.ts'
import type { Findings } from './findings.ts'
import type { RankedUnit } from './rank-units.ts'
import { kindOfUnit } from './segment.ts'
import { withTelling } from './telling-units.ts'
import { quoteOfUnit, type IndexedFile } from './unit-terms.ts'
import { SPEAKABLE } from './unit-kinds.ts'

/** What a business itself is reached by. */
export type Contact = 'phone' | 'mail' | 'either'

const ASKS = String.raw`^\W*(?:(?:and|please)\s)?(?:what(?:['’]?s| is)|do you have|(?:can|may|could) i have|give me|wie (?:ist|lautet)|was ist|habt ihr|(?:gebt|geben sie) mir|cuál es|tienen|quin [eé]s|teniu|naomba|nipe(?:ni)?|apa(?:kah)?|berapa(?:kah)?|minta|boleh (?:saya )?(?:minta|dapatkan)|nak|ano(?:ng)?(?: po)?(?: ba)?(?: ang)?|pahingi(?: po)?(?: ng)?|puwede (?:po )?(?:bang )?(?:makuha|mahingi) ang|quel(?:le)? est|avez-vous|qual [èé]|avete|têm|wat is|heb(?:ben)? (?:je|jullie))?\s*(?:(?:an?|the|your|eine?|eure|ihre|die|deine|su|sus|el|vuestro|vostre|seu|un|votre|le|une|l[’'](?=e)|il|vostro|la|vostra|o|seu|vosso|uma?|jullie|uw|het|de)\s*){0,2}`
const PLEASE = String.raw`(?:,?\s*(?:please|bitte|por favor|si us plau|sisplau|s['’]il vous plaît|per favore|alstublieft|tafadhali|ya|boleh|sila|po|ninyo|nyo))?\W*$`
const PHONE = String.raw`(?:(?:tele|mobile |cell)?phone(?: number)?|tel(?:efon)?(?:nummer)?|number to call|handynummer|(?:número|numéro|numero) (?:de |di )?(?:tel[eé]fono|tel[eè]fon|t[eé]l[eé]phone|telefone)|tel[eé]fono|tel[eè]fon|t[eé]l[eé]phone|telefone|telefoonnummer|(?:nombor|nomor|no\.?) (?:telefon|fon|tel)(?: (?:anda|awak|kedai|klinik|ini|kat sini))?(?: berapa)?|(?:numero|number) (?:ng |sa )?(?:telepono|cellphone|tel|phone)(?: (?:ninyo|nyo|niyo|mo|po))*|(?:inyong |iyong )?(?:telepono|cellphone number|contact number|phone number|numero)(?: (?:ninyo|nyo|niyo|mo|po))*|(?:namba|nambari) (?:(?:yenu|yako) )?ya simu(?: (?:yenu|yako))?(?: ni (?:ipi|gani|ngapi))?)`
const MAIL = String.raw`(?:e-?mail(?:[\s-]?(?:address|adresse|adres))?|mailadresse|(?:dirección de )?correo(?: electrónico)?|(?:adreça de )?correu(?: electr[oò]nic)?|adresse (?:e-?)?mail|indirizzo e-?mail|endereço de e-?mail|(?:inyong |iyong )?e-?mail(?: address)?(?: (?:ninyo|nyo|niyo|mo|po))*|(?:alamat )?(?:e-?mel|e-?mail)(?: (?:anda|awak|kedai|apa))?|(?:anwani (?:yenu |yako )?ya )?(?:barua ?pepe|e-?mail)(?: (?:yenu|yako))(?: ni (?:ipi|gani))?)`
const ASKED: readonly (readonly [Contact, RegExp])[] = [
  ['phone', new RegExp(`${ASKS}${PHONE}${PLEASE}`, 'iu')],
  ['mail', new RegExp(`${ASKS}${MAIL}${PLEASE}`, 'iu')],
  [
    'either',
    /^\W*(?:(?:can|may|could) (?:i|we) (?:call|ring|phone|reach|contact) you|how (?:can|do|could|may) (?:i|we) (?:contact|reach|get in touch with|get hold of) you|wie (?:kann ich (?:euch|sie) (?:erreichen|kontaktieren)|erreiche ich (?:euch|sie))|cómo (?:puedo|os puedo|les puedo) contactar(?:los|os)?|com (?:puc|us puc|podem|us podem) contactar(?:-vos| amb vosaltres)?|comment (?:puis-je )?vous (?:joindre|contacter)|come posso contattarvi|como posso contact[aá]-los|hoe kan ik (?:jullie|u) bereiken)\W*$/iu,
  ],
]

/** Whether a word asks for an address of mail, in whatever language. @param word small, without accents */
export const isMailWord = (word: string): boolean => MAIL_WORD.test(word)

/** What a question asks a business to be reached by; `null` where it asks for something else. */
export const contactIn = (text: string): Contact | null =>
  ASKED.find(([, asked]) => asked.test(text))?.[0] ?? null

/** Words of a question that ask for an address of mail, in whatever language; without accents. */
const MAIL_WORD =
  /^(?:e?mail\p{L}*|mail\p{L}*|correos?|correu|courriel|e?post(?:adress\p{L}*)?|sahkoposti\p{L}*|имеил\p{L}*|почт\p{L}*|пошт\p{L}*|メール\p{L}*|邮箱|邮件|이메일\p{L}*|อีเมล|ईमेल|ইমেইল|אימייל|ایمیل\p{L}*|மின்னஞ்சல்[\p{L}\p{M}]*|ஈமெயில்|இமெயில்|ఈమెయిల్[\p{L}\p{M}]*|بريد|البريد)$/u
/** The same to be called, to be reached at all, and where somebody is. */
const CALL_WORD =
  /^(?:anrufen|llamar(?:os|les|le|te)?|appeler|chiamar(?:vi|ti)|ligar|telefonar(?:e|vi|os)?|bellen|ringa|ringe|soittaa|zavolat|zadzwonic|zatelefonowac|позвонить|зателефонувати|подзвонити|telefonalni|aramak|nazvati|tumawag|tawagan|menelefon|poklicati)$/u
const REACH_WORD =
  /^(?:kontakt\p{L}*|erreichen|contact\p{L}*|hubungi|dihubungi|contattar\p{L}*|joindre|bereiken|skontaktowac|kapcsolat\p{L}*|связаться|iletisim\p{L}*|yhteytta|رابطہ|தொடர்பு[\p{L}\p{M}]*)$/u
const ADDRESS_WORD =
  /^(?:adress?[eyu]?n?|adresa|direccion|adreca|indirizzo|endereco|morada|alamat\p{L}*|tirahan|address|osoite|cim|адрес\p{L}*|διευθυνση|العنوان|پتہ|ایڈریس|முகவரி[\p{L}\p{M}]*|அட்ரஸ்|כתובת|住所|地址|주소)$/u

/** Words that such questions are made of as well, and that decide nothing. */
const BESIDE_WORD =
  /^(?:numer\p{L}*|nummer|number|numero|broj|cislo|stevilk\p{L}*|номер\p{L}*|numar\p{L}*|electronic\p{L}*|elettronica|lautet|jestescie|raggiungo|llego|dojechac|komme|kom|venir)$/u

type Asked = Contact | 'street'

/**
 * What a question asks the business to be reached by, told by its words where they name nothing else;
 * `null` where they do.
 */
function askedBy({ question, retrieval }: Findings): Asked | null {
  if (question.contact !== null) return question.contact
  if (question.asksForAddress) return 'street'
  const { cue } = question
  const { concepts } = retrieval
  const isAny = (pattern: RegExp): boolean => concepts.some(({ word }) => pattern.test(word))
  const says = [MAIL_WORD, CALL_WORD, REACH_WORD, ADDRESS_WORD, BESIDE_WORD]
  const names = ({ word, generic, implied }: Concept): boolean =>
    !generic && !implied && !says.some((pattern) => pattern.test(word))
  if (concepts.length === 0 || concepts.some(names)) return null
  if (cue === 'mail' || isAny(MAIL_WORD)) return 'mail'
  if (cue === 'phone' || isAny(CALL_WORD)) return 'phone'
  if (isAny(REACH_WORD)) return 'either'
  return cue === 'place' || question.asksForWay || isAny(ADDRESS_WORD) ? 'street' : null
}

const HOLDS: Readonly<Record<Asked, (text: string) => boolean>> = {
  street: holdsStreet,
  phone: (text) => PHONE_NUMBER.test(text),
  mail: (text) => MAIL_ADDRESS.test(text),
  either: (text) => PHONE_NUMBER.test(text) || MAIL_ADDRESS.test(text),
}

/** Passages at either end of a file in which it says how it is reached. */
const EDGE = 3
/** Files of which so much is read. */
const MOST_FILES = 20

/** The first unit at the beginning or the end of a file that holds it. */
function atEdges(
  files: readonly IndexedFile[],
  holds: (text: string) => boolean,
): Pick<RankedUnit, 'file' | 'passage' | 'unit'> | undefined {
  for (const [file, source] of files.slice(0, MOST_FILES).entries()) {
    const { segment } = source
    const count = segment.passageFirstUnit.length
    for (let edge = 0; edge < Math.min(count, 2 * EDGE); edge++) {
      const passage = edge < EDGE || count <= 2 * EDGE ? edge : count - 2 * EDGE + edge
      const end = segment.passageEndUnit[passage]!
      for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
        const isSaid = SPEAKABLE.has(kindOfUnit(segment, unit))
        if (isSaid && holds(quoteOfUnit(source, unit))) return { file, passage, unit }
      }
    }
  }
  return undefined
}

/**
 * The units with the telephone number, address of mail or street in front that is asked for, where
 * the words of the question lead to none: letterheads have no words for them. None where no unit holds a
 * number or address of mail that is asked for.
 * @param needed share of the question's weight that an answer must hold
 */
export function withContact(
  files: readonly IndexedFile[],
  found: Findings,
  needed: number,
): readonly RankedUnit[] {
  const { retrieval, units } = found
  const asked = askedBy(found)
  if (asked === null) return units
  const holds = HOLDS[asked]
  const holdsIt = ({ file, unit }: RankedUnit): boolean => holds(quoteOfUnit(files[file]!, unit))
  const best = units[0]
  // A sentence that speaks of telephones is no number; where somebody is, others may say as well.
  const isNumber = asked === 'phone' || asked === 'mail'
  const isSaid = (one: RankedUnit): boolean =>
    one.coverage >= needed &&
    (asked === 'either' || one.fits) &&
    retrieval.concepts.some(({ standIns }) => standIns.isSaid)
  if (best !== undefined && (holdsIt(best) ? best.coverage >= needed : !isNumber && isSaid(best)))
    return units
  const telling = units.find(holdsIt) ?? atEdges(files, holds)
  if (telling === undefined) return isNumber ? [] : units
  const { file, passage, unit } = telling
  return withTelling(files, found, [{ file, passage, unit }])
}
