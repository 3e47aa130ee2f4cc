import { askBusinesses, type Served } from './businesses.ts'
import { quotesOf } from './hear.ts'

/** How people ask by what a business is reached, in the languages that most documents are in. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'How can I reach you?',
    "What's the best way to get in touch?",
    'How do I contact you',
    'Who do I contact if I have a problem?',
    'Do you have contact details?',
    'How can I get hold of somebody?',
  ],
  de: ['Wie kann ich Sie am besten erreichen?', 'An wen kann ich mich bei Fragen wenden?'],
  es: ['¿Cómo puedo contactar con ustedes?', '¿Cuáles son sus datos de contacto?'],
  fr: ['Comment puis-je vous contacter ?', 'Quelles sont vos coordonnées ?'],
  it: ['Come posso contattarvi?', 'Chi posso contattare in caso di problemi?'],
  nl: ['Hoe kan ik jullie bereiken?', 'Wat zijn jullie contactgegevens?'],
  pt: ['Como posso entrar em contacto com vocês?', 'Como posso contactar-vos?'],
}

/** The same in words that the engine's patterns were not written for. */
const ASKED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Which number should I ring?',
    'Where do I send my questions?',
    'I would like to speak to somebody on the phone.',
    'phone?',
    'any email i can write to',
  ],
  de: [
    'Gibt es einen Ansprechpartner?',
    'Unter welcher Nummer seid ihr zu erreichen?',
    'eure mail?',
  ],
  es: ['¿Me pueden dar su teléfono?', '¿A qué número llamo?'],
  fr: ['Je peux vous appeler où ?', 'Un numéro pour vous joindre ?'],
  it: ['Posso telefonarvi?', 'A che numero chiamo?'],
  nl: ['Op welk nummer kan ik jullie bellen?', 'Waar kan ik heen mailen?'],
  pt: ['Qual é o vosso contacto?', 'Para que número ligo?'],
}

const ADDRESS = /\S@\S+\.\p{L}{2}/u
const DIGITS = /\+?\(?\d[\d\s()/-]{5,}\d/gu
const LEAST_DIGITS = 7

/** Whether a text holds an address of mail or a telephone number; not told by the engine's own patterns. */
const holdsContact = (text: string): boolean =>
  ADDRESS.test(text) ||
  (text.match(DIGITS) ?? []).some((run) => run.replace(/\D/gu, '').length >= LEAST_DIGITS)

/**
 * Asks every business by what it is reached. It is told where its document holds a telephone number or
 * an address of mail, and right where the quotes do; anything else that is answered is beside the point.
 * @param isOtherwise in words that the engine's patterns were not written for
 */
export function askContacts(isOtherwise: boolean): Served[] {
  const asked = isOtherwise ? ASKED_OTHERWISE : ASKED
  return askBusinesses(
    (language) => asked[language] ?? [],
    (heard, { text }) => ({ isTold: holdsContact(text), tells: holdsContact(quotesOf(heard)) }),
  )
}
