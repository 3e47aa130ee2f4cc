import { OWN_ANSWER_SOURCE } from '@docent/domain/messages/own-answers'
import { expect, test } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { explainAnswer } from './explain.ts'
import { listen } from './conversation/listen.ts'
import { presentAnswer } from './conversation/present.ts'
import { ownAnswerFile } from './own-answers.ts'
import { withSynonyms } from './synonyms.ts'

const HOUSE =
  'Parking\n\nParking costs 9 euro a night. Breakfast is served from seven to ten.\n\n' +
  'Dogs\n\nDogs stay for 5 euro a night in rooms of the ground floor.\n'
const documents = [indexedFile('house.txt', [HOUSE])]
const own = (questions: string[], answer: string, id = 'own') =>
  ownAnswerFile(id, { questions, answer })
const PARKING = own(['How much is parking?'], 'Parking is free in winter.\nAsk us in summer.')
const files = [...documents, PARKING]

const saidTo = (question: string, among = files) => {
  const draft = answerQuestion(among, { question, personality: 'professional' })
  return draft.kind === 'answer' ? draft.sentences : []
}
const isOwn = (question: string, among = files) =>
  saidTo(question, among)[0]?.receipt.fileName === OWN_ANSWER_SOURCE

test('an own answer wins over the documents, as a whole and with its own receipt', () => {
  const [sentence, ...others] = saidTo('how much is PARKING')
  expect(others).toEqual([])
  expect(sentence?.text).toBe(PARKING.pages[0])
  expect(sentence?.receipt).toMatchObject({ fileId: 'own', page: 1, pages: 1, start: 0 })
  expect(sentence?.receipt.quote).toBe(PARKING.pages[0])
})

test.each([
  ['How much is parking', true],
  ['How much does parking cost?', true],
  ['how much is parkin?', true],
  ['How much is parking for dogs?', false],
  ['Why is parking expensive?', false],
  ['When is breakfast served?', false],
  ['Is parking not free?', false],
])('%s is asked in hardly other words: %s', (question, expected) => {
  expect(isOwn(question)).toBe(expected)
})

test.each([
  ['Was kostet das Parken?', true],
  ['Combien coûte le parking ?', true],
  ['Сколько стоит парковка?', true],
  ['Was kostet das Frühstück?', false],
  ['Warum ist das Parken teuer?', false],
  ['Was kostet das Parken für Hunde?', false],
])('%s is asked in hardly other words, in another language: %s', (question, expected) => {
  expect(isOwn(question)).toBe(expected)
})

test.each([
  ['Can I pay with a card?', 'Can I pay without a card?'],
  ['Do you have room 12?', 'Do you have room 13?'],
  ['Where do you open?', 'When do you open?'],
  ['Is the lift open?', 'Is the lift not open?'],
])('“%s” is not answered by the answer to “%s”', (asked, question) => {
  expect(isOwn(asked, [...documents, own([question], 'Yes.')])).toBe(false)
})

test.each([
  ['Kann ich mit Karte bezahlen?', 'kann ich mit der Karte bezahlen'],
  ['¿Aceptan perros grandes?', 'aceptan perros grandes'],
  ['Quels sont les horaires du petit-déjeuner ?', 'quels sont les horaires du petit dejeuner'],
  ['可以带狗吗？', '可以带狗吗'],
])('“%s” is understood in its language', (question, asked) => {
  expect(isOwn(asked, [...documents, own([question], 'Ja / sí / oui.')])).toBe(true)
})

test('words that the owner says mean the same are the same here too', () => {
  const among = [...documents, own(['Is there a bicycle shed?'], 'Behind the house.')]
  expect(isOwn('Is there a bike shed?', among)).toBe(false)
  expect(isOwn('Is there a bike shed?', [...withSynonyms(among, 'bike, bicycle')])).toBe(true)
})

test('its text is said for its questions alone, and the documents answer the rest as before', () => {
  const answerAlone = own(['Who founded the house?'], 'Ada Fenn, who likes parking by night.')
  for (const question of ['How much is parking?', 'What do dogs cost?', 'Who likes parking?']) {
    expect(saidTo(question, [...documents, answerAlone])).toEqual(saidTo(question, documents))
  }
})

test('it goes before small talk and before asking back', () => {
  const greeting = own(['Hello'], 'Welcome to the house by the sea.')
  const said = { text: 'hello!', personality: 'friendly', earlier: [] } as const
  expect(listen(documents, said).kind).toBe('small_talk')
  expect(listen([...documents, greeting], said)).toEqual({ kind: 'question', text: 'hello!' })
})

test('there is no more to tell behind it, and a follow-up is read as ever', () => {
  const places = saidTo('How much is parking?').map(({ receipt }) => receipt)
  const answered = { question: 'How much is parking?', kind: 'answer', output: '', places } as const
  const said = { personality: 'professional', earlier: [answered] } as const
  expect(listen(files, { ...said, text: 'Tell me more' }).kind).toBe('small_talk')
  expect(listen(files, { ...said, text: 'And breakfast?' }).kind).toBe('question')
})

test('the bot speaks around it in its language, and nobody sets a document against it', () => {
  const german = own(['Was kostet das Parken?'], 'Das Parken kostet im Winter nichts.')
  const sentences = saidTo('Was kostet das Parken?', [...documents, german])
  const said = { text: 'Was kostet das Parken?', personality: 'friendly', earlier: [] } as const
  const reply = presentAnswer([...documents, german], sentences, { ...said, asked: said.text })
  expect(reply.sentences).toEqual(sentences)
  expect(reply.output).toContain('Das Parken kostet im Winter nichts.')
})

test('why it was said is told', () => {
  const question = 'How much does parking cost?'
  expect(explainAnswer(files, question, saidTo(question)).own).toBe('How much is parking?')
  expect(explainAnswer(files, 'When is breakfast?', saidTo('When is breakfast?')).own).toBe(
    undefined,
  )
})

test('a base of own answers alone answers them and nothing else', () => {
  expect(isOwn('How much is parking?', [PARKING])).toBe(true)
  expect(saidTo('When is breakfast?', [PARKING])).toEqual([])
})
