import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'

interface Shop {
  readonly before: string
  readonly behind: string
  /** Asked for the street, the telephone number and the address of mail. */
  readonly questions: readonly [streets: string[], phones: string[], mails: string[]]
}

const SHOPS: Readonly<Record<string, Shop>> = {
  en: {
    before:
      'Harbour Bikes\n\nWe rent bikes in Port Lowen. The workshop was opened in 1998 by Anna Berg.',
    behind: 'Prices\nCity bike: £18 a day',
    questions: [
      ['Where are you?', 'What is your address?', 'how do i get to you'],
      ['What is your phone number?', 'can i call you', 'how can I contact you?'],
      ['Do you have an email address?', 'email'],
    ],
  },
  de: {
    before: 'Radhaus Lindow\n\nWir verleihen Fahrräder. Die Werkstatt wurde 1998 gegründet.',
    behind: 'Preise\nStadtrad: 18 € pro Tag',
    questions: [
      ['Wo seid ihr?', 'Wie lautet eure Adresse?', 'Wie komme ich zu euch?'],
      ['Wie ist eure Telefonnummer?', 'Kann ich euch anrufen?'],
      ['habt ihr eine mailadresse', 'E-Mail'],
    ],
  },
  es: {
    before: 'Bicis del Puerto\n\nAlquilamos bicicletas en Lastres desde 1998.',
    behind: 'Precios\nBici de paseo: 18 € al día',
    questions: [
      ['¿Dónde estáis?', '¿Cuál es la dirección?', '¿Cómo llego?'],
      ['¿Cuál es vuestro teléfono?', '¿puedo llamaros?'],
      ['¿Tenéis correo electrónico?'],
    ],
  },
}

/** How businesses are reached, as they write it, and what tells the street, the number and the address of mail. */
const LAYOUTS: readonly (readonly [language: string, told: string, ...holds: string[]])[] = [
  [
    'en',
    'Get in touch\nHarbour Bikes\n12 Quay Street\nPort Lowen PL3 4AB\n01632 960 123\nhello@bikes.example\nwww.bikes.example',
    '12 Quay Street\nPort Lowen PL3 4AB',
    '01632 960 123',
    'hello@bikes.example',
  ],
  [
    'en',
    '12 Quay Street · Port Lowen · 01632 960 123 · hello@bikes.example',
    '12 Quay',
    '960 123',
    'hello@',
  ],
  [
    'en',
    'Address\t12 Quay Street, Port Lowen\nPhone\t01632 960 123\nMail\thello@bikes.example',
    '12 Quay',
    '960 123',
    'hello@',
  ],
  [
    'en',
    'Find us\n12 Quay Street\nPort Lowen\n\nSay hello\n☎ 01632 960 123\n✉ hello@bikes.example',
    '12 Quay',
    '960 123',
    'hello@',
  ],
  [
    'de',
    'Kontakt\nRadhaus Lindow\nHafenstraße 12\n23879 Lindow\n0451 960 123\nhallo@radhaus.example',
    'Hafenstraße 12\n23879 Lindow',
    '0451 960 123',
    'hallo@radhaus.example',
  ],
  [
    'es',
    'Tel. 985 55 01 23 · hola@bicis.example · C/ del Puerto 12, Lastres',
    'Puerto 12',
    '55 01 23',
    'hola@',
  ],
]

describe.each(LAYOUTS)('how a business is reached, %s: %s', (language, told, ...holds) => {
  const { before, behind, questions } = SHOPS[language]!
  const files = [indexedFile('guide.txt', [`${before}\n\n${told}\n\n${behind}`])]
  const asked = questions.flatMap((all, at) => all.map((one) => [one, holds[at]!] as const))

  it.each(asked)('is told: %s', (question, quote) => {
    const draft = answerQuestion(files, { question, personality: 'professional' })
    expect(draft.kind).toBe('answer')
    const sentences = draft.kind === 'answer' ? draft.sentences : []
    expect(sentences.map(({ receipt }) => receipt.quote).join('\n')).toContain(quote)
  })
})
