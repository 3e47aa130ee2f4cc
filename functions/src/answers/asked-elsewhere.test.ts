import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { presentAnswer } from './conversation/present.ts'
import { phrasesIn } from './conversation/speak.ts'
import { readQuestion } from './question.ts'

const GUEST_HOUSE = indexedFile('gaestehaus.txt', [
  'Gästehaus Lindenhof\n\nAnreise und Abreise\nDie Zimmer stehen ab 15 Uhr bereit. Am Abreisetag bitten wir Sie, das Zimmer bis 10.30 Uhr zu verlassen.\n\nFrühstück\nFrühstück gibt es von 7.30 bis 10 Uhr. Für Kinder unter sechs Jahren ist es kostenlos, sonst kostet es 12,50 Euro.\n\nParken\nParkplätze liegen hinter dem Haus und kosten 6 Euro am Tag.\n\nHaustiere\nHunde sind willkommen, wir berechnen 9 Euro pro Nacht.\n\nKurtaxe\nDie Kurtaxe beträgt 2,40 Euro pro Person und Nacht.',
])

const said = (question: string, files = [GUEST_HOUSE]): string => {
  const draft = answerQuestion(files, { question, personality: 'professional' })
  return draft.kind === 'answer' ? draft.sentences.map((each) => each.text).join('\n') : draft.kind
}

describe('a question in another language than the document', () => {
  it.each([
    ['When is breakfast served?', '7.30 bis 10 Uhr'],
    ['How much is the parking?', '6 Euro'],
    ['Can I bring my dog?', 'Hunde sind willkommen'],
    ['parking?', '6 Euro'],
    ['Quanto costa la colazione?', '12,50 Euro'],
    ['¿Se admiten perros?', 'Hunde sind willkommen'],
    ['Czy mogę przyjechać z psem?', 'Hunde sind willkommen'],
    ['Сколько стоит парковка?', '6 Euro'],
    ['早餐几点?', '7.30 bis 10 Uhr'],
    ['犬を連れて行けますか?', 'Hunde sind willkommen'],
    ['Köpek kabul ediyor musunuz?', 'Hunde sind willkommen'],
  ])('%s', (question, holds) => {
    expect(said(question)).toContain(holds)
  })

  it.each([
    'Is there a swimming pool?',
    'Do you have a sauna?',
    'Who wrote Hamlet?',
    '¿Hay gimnasio?',
  ])('is refused where nothing tells it: %s', (question) => {
    expect(said(question)).toBe('fallback')
  })

  it.each([
    ['How much is the parking?', 'en'],
    ['¿Cuánto cuesta el desayuno?', 'es'],
    ['Сколько стоит парковка?', 'ru'],
    ['Was kostet das Frühstück?', 'de'],
  ])('has words of its own language around what is quoted: %s', (text, language) => {
    const files = [GUEST_HOUSE]
    const draft = answerQuestion(files, { question: text, personality: 'professional' })
    const sentences = draft.kind === 'answer' ? draft.sentences : []
    const turn = { text, asked: text, personality: 'friendly', earlier: [] } as const
    const { lead, output } = presentAnswer(files, sentences, turn)
    expect(phrasesIn(language).opening.friendly).toContain(lead)
    for (const { text: sentence } of sentences) expect(output).toContain(sentence)
  })

  it('knows a name in another script', () => {
    const studio = indexedFile('studio.txt', [
      'Студія йоги «Лотос»\n\nВикладачі\nНазар Білинський веде віньясу.\nОлена Гаврилишин веде хатху.\n\nЗаняття тривають 75 хвилин.',
    ])
    expect(said('Who teaches vinyasa?', [studio])).toContain('Назар Білинський')
  })

  it('is one in the language of the documents where its words are of both', () => {
    expect(readQuestion('Preis Doppelzimmer WLAN', ['de']).askedIn).toBe('de')
    expect(readQuestion('Wi-Fi?', ['de']).askedIn).toBe('de')
    expect(readQuestion('Sauna?', ['fi']).askedIn).toBe('fi')
  })

  it('keeps what it is asked in beside what it is looked up in', () => {
    expect(readQuestion('How much is breakfast?', ['de'])).toMatchObject({
      askedIn: 'en',
      language: 'de',
      cue: 'money',
    })
    expect(readQuestion('How much is breakfast?', ['de', 'en'])).toMatchObject({
      askedIn: 'en',
      language: 'en',
    })
  })
})
