import { describe, expect, it } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from '../answer.ts'

const said = (text: string, question: string): string => {
  const draft = answerQuestion([indexedFile('guide.txt', [text])], {
    question,
    personality: 'professional',
  })
  return draft.kind === 'answer' && draft.isUnsure !== true
    ? draft.sentences.map((sentence) => sentence.text).join(' ')
    : ''
}

const CLUB = `Harbour climbing club

Opening hours
Mon, Wed, Fri: 10:00–22:00
Sat: 09:00–20:00
Closed 24–26 Dec and 1 Jan. Last entry is one hour before closing.

Prices
Day ticket: £9.50
Monthly pass: £42`

const HOTEL = `Hôtel du Quai, Paimpol

Chambres
Chambre côté cour : 84 €
Chambre vue port : 109 €
Le buffet est servi de 7 h 30 à 10 h.

Nous joindre
Téléphone : 02 96 55 01 47
L'hôtel ferme chaque année du 5 janvier au 9 février.`

const BAKERY = `Bäckerei Lindow

Wir backen seit 1961 mit Sauerteig aus eigener Mühle.

Öffnungszeiten
Dienstag bis Samstag 6.30–18 Uhr
Vom 24.12. bis 6.1. bleibt der Laden geschlossen.

Brote
Roggenbrot, 1 kg: 5,20 €`

describe('whether it is open on a day of the year', () => {
  it.each([
    ['are you open on boxing day?', CLUB],
    ['Are you open at Christmas?', CLUB],
    ['open on 25 dec?', CLUB],
    ["are you closed on New Year's Day", CLUB],
  ])('%s', (question, text) => {
    expect(said(text, question)).toContain('Closed 24–26 Dec and 1 Jan.')
  })

  it.each([
    ['Êtes-vous ouverts le 10 janvier ?', HOTEL, 'du 5 janvier au 9 février'],
    ['Habt ihr am 2. Januar geöffnet?', BAKERY, 'Vom 24.12. bis 6.1.'],
    ['Ist an Silvester offen?', BAKERY, 'Vom 24.12. bis 6.1.'],
  ])('%s, told by a stretch of days', (question, text, quote) => {
    expect(said(text, question)).toContain(quote)
  })

  it.each([
    ['Êtes-vous ouverts le 14 juillet ?', HOTEL],
    ['Habt ihr an Ostern offen?', BAKERY],
    ['How much is a day ticket on boxing day?', CLUB.replace('24–26 Dec', '24–25 Dec')],
  ])('%s, which is told by no other days', (question, text) => {
    expect(said(text, question)).not.toMatch(/ferme|geschlossen|Closed/u)
  })
})
