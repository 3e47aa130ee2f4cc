import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'

type Asked = readonly [question: string, holds: string]
type Sheet = readonly [text: string, ...asked: Asked[]]

/** Short documents as businesses set them, and what is asked of each with what an answer holds. */
const SHEETS: readonly Sheet[] = [
  [
    'Northside Yoga\nClasses for everyone in the old chapel.\n\nPrices\nSingle class\n£14\nTen-class pass\n£110\nMonthly membership\n£65\n\nTeachers\nMira Holt\nJonas Beck',
    ['What does the monthly membership cost?', 'Monthly membership £65'],
    ['how much is a single class', 'Single class £14'],
  ],
  [
    'Kingsway Physio\n\nTeam\n\nAnna Lind\nPhysiotherapist, practice owner\n\nMark Osei\nSports physiotherapist\n\nRita Gomez\nReception and billing\n\nTreatments last 25 minutes.',
    ['Who is the owner of the practice?', 'Anna Lind'],
    ['Who is at reception?', 'Rita Gomez'],
  ],
  [
    'Corner Bistro\nFrench food, small plates.\n\nPayment methods\n- Cash\n- Visa, Mastercard\n- No cheques\n\nReservations by phone only.',
    ['Can I pay by card?', 'Visa, Mastercard'],
    ['Do you accept cheques?', 'No cheques'],
  ],
  [
    'Musikschule Klangfarbe\nUnterricht für Kinder und Erwachsene in Trier.\n\nSchulleitung\nBernd Hoffmann\nKlavier und Keyboard\nElena Sokolowa\nGeige\nJudith Kaminski\nSekretariat\nPetra Lang, Mo–Do 14–18 Uhr',
    ['Wer unterrichtet Geige?', 'Judith Kaminski'],
    ['Wer gibt Klavierunterricht?', 'Elena Sokolowa'],
  ],
  [
    'École de musique Crescendo – Vannes\nCours individuels dès 5 ans.\n\nDirection\nYann Le Goff\nPiano\nAgnès Perrot\nGuitare et basse\nHugo Santini\nInscriptions\nSylvie Morin, lun.–jeu. 16 h–19 h',
    ['Qui enseigne le piano ?', 'Agnès Perrot'],
    ['Qui enseigne la guitare ?', 'Hugo Santini'],
  ],
  [
    'Camping Nad Jeziorem\n\nDoba hotelowa\nod 15:00 do 11:00\nPies\n20 zł za dobę\nParking\nbezpłatny\nSprzątanie\n80 zł',
    ['Ile kosztuje pies?', 'Pies 20 zł'],
    ['ile płaci się za sprzątanie', 'Sprzątanie 80 zł'],
  ],
]

describe.each(SHEETS.map(([text, ...asked]) => ({ name: text.split('\n')[0], text, asked })))(
  'a short document answers: $name',
  ({ text, asked }) => {
    const file = indexedFile('about.txt', [text])

    it.each(asked)('%s', (question, holds) => {
      const draft = answerQuestion([file], { question, personality: 'professional' })
      expect(draft.kind).toBe('answer')
      const said =
        draft.kind === 'answer' ? draft.sentences.map((each) => each.text).join('\n') : ''
      expect(said).toContain(holds)
    })
  },
)
