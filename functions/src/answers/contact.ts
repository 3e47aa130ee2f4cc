import { holdsStreet } from './answer-signs.ts'
import { MAIL_ADDRESS, PHONE_NUMBER } from './signed-cue-rules.ts'
import type { Findings } from './findings.ts'
import type { RankedUnit } from './rank-units.ts'
import { kindOfUnit } from './segment.ts'
import { withTelling } from './telling-units.ts'
import { quoteOfUnit, type IndexedFile } from './unit-terms.ts'
import { SPEAKABLE } from './unit-kinds.ts'

/** What a business itself is reached by. */
export type Contact = 'phone' | 'mail' | 'either'

const ASKS = String.raw`^\W*(?:(?:and|please)\s)?(?:what(?:['’]?s| is)|do you have|(?:can|may|could) i have|give me|wie (?:ist|lautet)|was ist|habt ihr|(?:gebt|geben sie) mir|cuál es|tienen|quin [eé]s|teniu|quel(?:le)? est|avez-vous|qual [èé]|avete|têm|wat is|heb(?:ben)? (?:je|jullie))?\s*(?:(?:an?|the|your|eine?|eure|ihre|die|deine|su|sus|el|vuestro|vostre|seu|un|votre|le|une|l[’'](?=e)|il|vostro|la|vostra|o|seu|vosso|uma?|jullie|uw|het|de)\s*){0,2}`
const PLEASE = String.raw`(?:,?\s*(?:please|bitte|por favor|si us plau|sisplau|s['’]il vous plaît|per favore|alstublieft))?\W*$`
const PHONE = String.raw`(?:(?:tele|mobile |cell)?phone(?: number)?|tel(?:efon)?(?:nummer)?|number to call|handynummer|(?:número|numéro|numero) (?:de |di )?(?:tel[eé]fono|tel[eè]fon|t[eé]l[eé]phone|telefone)|tel[eé]fono|tel[eè]fon|t[eé]l[eé]phone|telefone|telefoonnummer)`
const MAIL = String.raw`(?:e-?mail(?:[\s-]?(?:address|adresse|adres))?|mailadresse|(?:dirección de )?correo(?: electrónico)?|(?:adreça de )?correu(?: electr[oò]nic)?|adresse (?:e-?)?mail|indirizzo e-?mail|endereço de e-?mail)`
const ASKED: readonly (readonly [Contact, RegExp])[] = [
  ['phone', new RegExp(`${ASKS}${PHONE}${PLEASE}`, 'iu')],
  ['mail', new RegExp(`${ASKS}${MAIL}${PLEASE}`, 'iu')],
  [
    'either',
    /^\W*(?:(?:can|may|could) (?:i|we) (?:call|ring|phone|reach|contact) you|how (?:can|do|could|may) (?:i|we) (?:contact|reach|get in touch with|get hold of) you|wie (?:kann ich (?:euch|sie) (?:erreichen|kontaktieren)|erreiche ich (?:euch|sie))|cómo (?:puedo|os puedo|les puedo) contactar(?:los|os)?|com (?:puc|us puc|podem|us podem) contactar(?:-vos| amb vosaltres)?|comment (?:puis-je )?vous (?:joindre|contacter)|come posso contattarvi|como posso contact[aá]-los|hoe kan ik (?:jullie|u) bereiken)\W*$/iu,
  ],
]

/** What a question asks a business to be reached by; `null` where it asks for something else. */
export const contactIn = (text: string): Contact | null =>
  ASKED.find(([, asked]) => asked.test(text))?.[0] ?? null

const HOLDS: Readonly<Record<Contact, (text: string) => boolean>> = {
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
  const { question, units } = found
  const { asksForAddress, contact } = question
  if (!asksForAddress && contact === null) return units
  const holds = contact === null ? holdsStreet : HOLDS[contact]
  const holdsIt = ({ file, unit }: RankedUnit): boolean => holds(quoteOfUnit(files[file]!, unit))
  const best = units[0]
  // A sentence that speaks of telephones is no number; where somebody is, others may say as well.
  const isNumber = contact === 'phone' || contact === 'mail'
  if (best !== undefined && (isNumber ? holdsIt(best) : best.coverage >= needed)) return units
  const telling = units.find(holdsIt) ?? atEdges(files, holds)
  if (telling === undefined) return isNumber ? [] : units
  const { file, passage, unit } = telling
  return withTelling(files, found, [{ file, passage, unit }])
}
