import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { separatedVerbs } from './separable-verbs.ts'

const infinitives = (text: string, language: string): string[] =>
  separatedVerbs(text, language).map(({ infinitive }) => infinitive)

describe('verbs whose particle stands apart', () => {
  it.each([
    ['de', 'Können Sie nicht kommen, sagen Sie bitte bis zum Vorabend ab.', ['absagen']],
    ['de', 'Wie melde ich mich an?', ['anmelden']],
    ['de', 'Melden Sie sich, wenn möglich, bis Freitag an.', ['anmelden']],
    ['de', 'Rufen Sie uns an und bringen Sie den Ausweis mit.', ['anrufen', 'mitbringen']],
    ['de', 'Der Kurs findet samstags statt.', ['stattfinden']],
    ['de', 'Wir nehmen Leergut zurück: täglich.', ['zurücknehmen']],
    ['de', 'Wer liefert das an?', ['anliefern']],
    ['nl', 'Neem je eigen fiets mee en bel ons even op.', ['meenemen', 'opbellen']],
    ['nl', 'De les vindt plaats op zaterdag.', []],
    ['nl', 'Hoe zeg ik mijn les af?', ['afzeggen']],
  ])('%s: %s', (language, text, verbs) => {
    expect(infinitives(text, language)).toEqual(verbs)
  })

  it.each([
    ['de', 'Ab neun Uhr ist die Werkstatt offen.'],
    ['de', 'Die Anmeldung ist bis Freitag möglich.'],
    ['en', 'Call us and drop it off.'],
  ])('are none in %s: %s', (language, text) => {
    expect(infinitives(text, language)).toEqual([])
  })

  it('are asked by their infinitive, and the other way round', () => {
    const file = indexedFile('regeln.txt', [
      'Die Werkstatt ist von neun bis fünf geöffnet. Wer nicht kommen kann, sagt bis zum Vorabend ab. ' +
        'Das Mittagessen ist von zwölf bis eins. Zum Abholen brauchen Sie den gelben Schein.',
    ])
    const say = (question: string): string => {
      const draft = answerQuestion([file], { question, personality: 'professional' })
      return draft.kind === 'fallback' ? '' : draft.sentences.map(({ text }) => text).join(' ')
    }
    expect(say('Bis wann kann ich absagen?')).toContain('Vorabend ab')
    expect(say('Wie hole ich es ab?')).toContain('gelben Schein')
  })
})
