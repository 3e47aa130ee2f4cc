import { holdsStreet, isAddressLine, isReachLine, MAIL_ADDRESS, PHONE_NUMBER } from './addresses.ts'
import type { Concept } from './concepts.ts'
import { tellsToReach, tellsWhere, type Contact } from './contact-asked.ts'
import type { Findings } from './findings.ts'
import type { RankedUnit } from './rank-units.ts'
import { kindOfUnit } from './segment.ts'
import { withTelling } from './telling-units.ts'
import { quoteOfUnit, type IndexedFile } from './unit-terms.ts'
import { SPEAKABLE } from './unit-kinds.ts'

/** Whether a word asks for an address of mail, in whatever language. @param word small, without accents */
export const isMailWord = (word: string): boolean => MAIL_WORD.test(word)

/** Words of a question that ask for an address of mail, in whatever language; without accents. */
const MAIL_WORD =
  /^(?:e?mail\p{L}*|mail\p{L}*|correos?|correu|courriel|e?post(?:adress\p{L}*)?|sahkoposti\p{L}*|имеил\p{L}*|почт\p{L}*|пошт\p{L}*|メール\p{L}*|邮箱|邮件|이메일\p{L}*|อีเมล|ईमेल|ইমেইল|אימייל|ایمیل\p{L}*|மின்னஞ்சல்[\p{L}\p{M}]*|ஈமெயில்|இமெயில்|ఈమెయిల్[\p{L}\p{M}]*|بريد|البريد)$/u
/** The same to be called, to be reached at all, and where somebody is. */
const CALL_WORD =
  /^(?:anrufen|llamar(?:os|les|le|te)?|appeler|chiamar(?:vi|ti)|ligar|telefonar(?:e|vi|os)?|bellen|ringa|ringe|soittaa|zavolat|zadzwonic|zatelefonowac|позвонить|зателефонувати|подзвонити|telefonalni|aramak|nazvati|tumawag|tawagan|menelefon|poklicati)$/u
const REACH_WORD =
  /^(?:kontakt\p{L}*|erreichen|contact\p{L}*|hubungi|dihubungi|contattar\p{L}*|joindre|bereiken|skontaktowac|kapcsolat\p{L}*|связаться|iletisim\p{L}*|yhteytta|رابطہ|தொடர்பு[\p{L}\p{M}]*)$/u
const ADDRESS_WORD =
  /^(?:adress?[eyu]?n?|adres[aei]|adresas|adresu|aadress\p{L}*|naslov\p{L}*|direccion|adreca|indirizzo|endereco|morada|alamat\p{L}*|tirahan|address|osoite|cim|адрес\p{L}*|διευθυνση|العنوان|پتہ|ایڈریس|முகவரி[\p{L}\p{M}]*|அட்ரஸ்|כתובת|نشانی|آدرس|पता|ঠিকানা|住所|地址|주소)$/u

/** Words that such questions are made of as well, and that decide nothing. */
const BESIDE_WORD =
  /^(?:numer\p{L}*|nummer|number|numero|broj|cislo|stevilk\p{L}*|номер\p{L}*|numar\p{L}*|electronic\p{L}*|elettronica|lautet|jestescie|raggiungo|llego|dojechac|komme|kom|venir)$/u

/**
 * What a question asks the business to be reached by, told by its words where they name nothing else;
 * `null` where they do.
 */
export function contactAsked({ question, retrieval }: Findings): Contact | null {
  if (question.contact !== null) return question.contact
  if (question.asksForAddress) return 'street'
  const { cue } = question
  // How quickly are e-mails answered? asks for no address.
  if (cue === 'duration') return null
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

/** A street is named for what stands there as well. */
const OF_ANOTHER =
  /(?<!\p{L})(?:car park|parking|parkhaus|garage|station|bus|tram|stop|nearest|containers?|collected)(?!\p{L})/iu

const HOLDS: Readonly<Record<Contact, (text: string) => boolean>> = {
  street: (text) =>
    isAddressLine(text) || (holdsStreet(text) && (tellsWhere(text) || !OF_ANOTHER.test(text))),
  phone: (text) => PHONE_NUMBER.test(text),
  mail: (text) => MAIL_ADDRESS.test(text),
  either: (text) => PHONE_NUMBER.test(text) || MAIL_ADDRESS.test(text),
}

/** Passages at either end of a file in which it mostly says how it is reached. */
const EDGE = 3
/** Files and units of which so much is read. */
const MOST_FILES = 20
const MOST_UNITS = 4_000

type UnitPlace = Pick<RankedUnit, 'file' | 'passage' | 'unit'>

/** Units that may tell in words where a business is. */
const MOST_WHERE = 5

const isAtEdge = (passage: number, passages: number): boolean =>
  passage < EDGE || passage >= passages - EDGE

/** The units that hold it, file by file. */
function placesHolding(
  files: readonly IndexedFile[],
  holds: (text: string) => boolean,
  isRead: (passage: number, passages: number) => boolean,
): UnitPlace[] {
  const places: UnitPlace[] = []
  let left = MOST_UNITS
  for (const [file, source] of files.slice(0, MOST_FILES).entries()) {
    const { segment } = source
    const passages = segment.passageFirstUnit.length
    for (let passage = 0; passage < passages; passage++) {
      if (!isRead(passage, passages)) continue
      const end = segment.passageEndUnit[passage]!
      for (let unit = segment.passageFirstUnit[passage]!; unit < end && left > 0; unit++, left--) {
        const isSaid = SPEAKABLE.has(kindOfUnit(segment, unit))
        if (isSaid && holds(quoteOfUnit(source, unit))) places.push({ file, passage, unit })
      }
    }
  }
  return places
}

/** The first unit of each passage whose heading is one. */
const placesUnder = (files: readonly IndexedFile[], heading: RegExp): UnitPlace[] =>
  files.flatMap((source, file) =>
    Array.from(source.segment.passageHeading).flatMap((at, passage) => {
      const unit =
        source.segment.passageFirstUnit[passage]! +
        Number(at === source.segment.passageFirstUnit[passage])
      const isOne =
        at >= 0 &&
        unit < source.segment.passageEndUnit[passage]! &&
        SPEAKABLE.has(kindOfUnit(source.segment, unit)) &&
        heading.test(quoteOfUnit(source, at))
      return isOne ? [{ file, passage, unit }] : []
    }),
  )

/** How a heading, or a line, says that it tells how somebody is reached. */
const NAMES_CONTACT =
  /(?<!\p{L})(?:contact(?:s|o|os|ez|er|us)?|kontakt|contatti|recapiti|coordonnées|reach us|get in touch|find us|visiting us|(?:tele)?phones?|telefon\p{L}*|t[ée]l[ée]fono|téléphone|telefone|tel|mobile|e-?mail|mail|help|support|enquiries|erreich\p{L}*|bereik\p{L}*|joindre)(?!\p{L})/iu
/** A mailbox that is for everything. */
const FOR_EVERYTHING =
  /(?<![\p{L}\d._+-])(?:hello|hi|hey|info|contact|kontakt|mail|e?mail|office|post|kundenservice|service|support|help|enquiries|reception|team|hallo|hola|bonjour|ciao|contacto|contato|contatti)@/iu

/** In UTF-16 units: a longer text tells something besides. */
const LONGEST_LINE = 80

/** How a heading, or a line, says that it tells where somebody is. */
const NAMES_ADDRESS =
  /(?<!\p{L})(?:address|adresse|anschrift|find us|visit(?:ing)? us|location|where|getting here|how to (?:get|find)|contact|kontakt|anfahrt|dirección|direccion|accès|indirizzo|dove|adres\p{L}*|morada|adreça|naslov|asukoht|aadress|osoite|cím|lokasyon|tirahan|lokasi|alamat|địa chỉ|διεύθυνση|адрес\p{L}*|العنوان|نشانی|آدرس|پتہ|כתובת|पता|ঠিকানা|주소|住所|地址)(?!\p{L})/iu
/** A heading under which it is told where the business is, whatever that text holds. */
const HEADS_WHERE =
  /^[^\p{L}]*(?:where (?:we are|to find us|you(?:['’]ll| will| can)? find us)|(?:how to )?(?:find|reach|get to) us|finding us|visit us|(?:our )?(?:location|address)|so (?:finden sie|findet ihr) (?:zu )?uns|wo (?:wir sind|sie uns finden|ihr uns findet)|(?:unser(?:e)? )?(?:standort|adresse|anschrift)|(?:nuestra )?(?:ubicación|dirección)|dónde (?:estamos|encontrarnos)|(?:notre )?adresse|où (?:nous trouver|sommes-nous)|nous trouver|dove (?:siamo|trovarci)|indirizzo|onde (?:estamos|fica|nos encontrar)|morada|on (?:som|trobar-nos|ens trobareu)|com arribar(?:-hi)?|adreça|(?:ons )?adres|waar (?:we zijn|(?:vind je|u) ons(?: vindt)?)|hitta (?:hit|till oss)|var (?:vi finns|finns vi)|find os|finn oss|gdzie (?:jesteśmy|nas znaleźć)|kde nás najdete|kde (?:sme|nás nájdete)|kje (?:smo|nas najdete)|naslov|gdje (?:smo|se nalazimo|nas pronaći)|adresa|kus (?:me asume|meid leida)|asukoht|aadress|kur (?:mus (?:rasti|rasite|atrast)|mes esame|mēs esam|esame|atrodamies)|adrese|adresas|atrašanās vieta|osoite|sijainti|missä olemme|löydä meidät|hol vagyunk|(?:a )?címünk|megközelítés|unde (?:suntem|ne găsiți)|locație|adres(?:imiz)?|neredeyiz|saan kami (?:matatagpuan|makikita)|lokasyon|tirahan|lokasi(?: kami)?|alamat(?: kami)?|di ?mana kami|địa chỉ|πού (?:είμαστε|θα μας βρείτε)|διεύθυνση|где мы находимся|как нас найти|адрес|адреса|де (?:нас знайти|ми)|къде (?:сме|се намираме|да ни намерите)|العنوان|موقعنا|أين (?:نحن|تجدوننا)|نشانی|آدرس|(?:ہمارا )?پتہ|ہم کہاں ہیں|כתובת|איפה אנחנו|(?:हमारा )?पता|ঠিকানা|주소|오시는 길|찾아오시는 길|住所|所在地|アクセス|地址|交通)[\s:：]*$/iu
/** Where it is said that nobody is reached by telephone. */
const HAS_NO_PHONE =
  /(?<!\p{L})(?:no (?:tele)?phone(?: (?:line|number|support|calls))?|(?:do|does) not (?:have|offer|take) (?:a |any )?(?:(?:tele)?phone|calls?)|not (?:be )?(?:reached|available|reachable) by (?:tele)?phone|kein(?:e|en)? (?:telefon\p{L}*|hotline)|telefonisch (?:leider )?nicht|no (?:tenemos|hay|atendemos) (?:por )?teléfono|pas de (?:téléphone|ligne téléphonique)|pas joignables? par téléphone|geen telefoon\p{L}*|niet telefonisch)(?!\p{L})/iu
/** Signs that a unit tells by what the business is reached, whatever somebody wants, or where it is. */
function signsOfContact(source: IndexedFile, { passage, unit }: UnitPlace, asked: Contact): number {
  const text = quoteOfUnit(source, unit)
  const heading = source.segment.passageHeading[passage]!
  const names = asked === 'street' ? NAMES_ADDRESS : NAMES_CONTACT
  const isNamed = names.exec(text)?.index === 0 || isReachLine(text)
  const signs = [
    text.length <= LONGEST_LINE && isNamed,
    heading >= 0 && names.test(quoteOfUnit(source, heading)),
    asked === 'street' ? tellsWhere(text) || isAddressLine(text) : tellsToReach(text),
    asked === 'street' ? !OF_ANOTHER.test(text) : FOR_EVERYTHING.test(text),
  ]
  return signs.filter(Boolean).length
}

/** How likely a unit that holds a number or an address tells it for whatever somebody wants. */
function generalityOf(
  files: readonly IndexedFile[],
  { question, units }: Findings,
  { file, passage, unit }: UnitPlace,
  asked: Contact,
): number {
  const { segment } = files[file]!
  const found = units.find((one) => one.file === file && one.unit === unit)
  return (
    signsOfContact(files[file]!, { file, passage, unit }, asked) +
    Number(segment.language === question.language) +
    Number(isAtEdge(passage, segment.passageFirstUnit.length)) +
    (found?.coverage ?? 0)
  )
}

/**
 * Where the number or address stands that is asked for, of several the one that is for everything; behind
 * a number that is asked for as one way of several an address beside it, and the other way round.
 */
function placesToReach(
  files: readonly IndexedFile[],
  found: Findings,
  asked: Contact,
): readonly UnitPlace[] {
  const places = placesHolding(files, HOLDS[asked], () => true)
  const generality = places.map((place) => generalityOf(files, found, place, asked))
  const best = places[generality.indexOf(Math.max(...generality))]
  if (best === undefined || asked !== 'either') return best === undefined ? [] : [best]
  const textOf = ({ file, unit }: UnitPlace): string => quoteOfUnit(files[file]!, unit)
  const missing = (['phone', 'mail'] as const).find((way) => !HOLDS[way](textOf(best)))
  const beside = places.find(
    (place) =>
      missing !== undefined &&
      place.file === best.file &&
      place.passage === best.passage &&
      HOLDS[missing](textOf(place)),
  )
  return beside === undefined ? [best] : [best, beside].toSorted((a, b) => a.unit - b.unit)
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
  const { question, retrieval, units } = found
  const asked = contactAsked(found)
  if (asked === null) return units
  const [best] = units
  const isSaid = (one: RankedUnit): boolean =>
    one.coverage >= needed && retrieval.concepts.some(({ standIns }) => standIns.isSaid)
  const textOf = ({ file, unit }: RankedUnit): string => quoteOfUnit(files[file]!, unit)
  if (asked === 'street' && question.contact === null) {
    const holdsIt = (one: RankedUnit): boolean => holdsStreet(textOf(one))
    // Where somebody is, others may say as well.
    const isTold =
      best !== undefined && (holdsIt(best) ? best.coverage >= needed : best.fits && isSaid(best))
    if (isTold) return units
    const telling = units.find(holdsIt) ?? placesHolding(files, holdsStreet, isAtEdge)[0]
    return telling === undefined ? units : withTelling(files, found, [pick(telling)])
  }
  const places = placesToReach(files, found, asked)
  if (places.length > 0) {
    const [first, ...others] = withTelling(files, found, places)
    // An address of mail may be for something else: lost@, refunds@.
    const isMeant =
      HOLDS.phone(textOf(first!)) || signsOfContact(files[first!.file]!, first!, asked) > 0
    return [isMeant ? { ...first!, surety: 'sure' } : first!, ...others]
  }
  if (asked === 'street') {
    const [headed] = placesUnder(files, HEADS_WHERE)
    if (headed !== undefined) return withTelling(files, found, [headed])
    return units.slice(0, MOST_WHERE).filter((one) => tellsWhere(textOf(one)))
  }
  if (asked === 'phone' && question.contact !== null) {
    const [denying] = placesHolding(
      files,
      (text) => HAS_NO_PHONE.test(text),
      () => true,
    )
    if (denying !== undefined) return withTelling(files, found, [denying])
  }
  // A sentence that speaks of telephones is no number, but tells whether one may call; a form may be told of.
  const isNumber = asked === 'mail' || (asked === 'phone' && question.cue === 'phone')
  const mayTell = !isNumber && best !== undefined && isSaid(best)
  if (mayTell && question.contact === null) return units
  if (mayTell && tellsToReach(textOf(best))) return withTelling(files, found, [pick(best)])
  return asked === 'either' && question.contact === null ? units : []
}

const pick = ({ file, passage, unit }: UnitPlace): UnitPlace => ({ file, passage, unit })
