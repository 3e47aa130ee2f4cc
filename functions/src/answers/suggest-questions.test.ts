import { expect, test } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { calibrate } from './calibrate.ts'
import { ownAnswerFile } from './own-answers.ts'
import { suggestQuestions } from './suggest-questions.ts'
import { HANDBOOK } from './testing/handbook.ts'

const handbook = [indexedFile('handbook.pdf', HANDBOOK.pages)]
const suggested = (text: string) => {
  const files = [indexedFile('file.txt', [text])]
  return suggestQuestions(files, calibrate(files))
}

test('a base suggests what it answers, of several kinds, and the same every time', () => {
  const calibration = calibrate(handbook)
  const questions = suggestQuestions(handbook, calibration)
  expect(questions).toEqual([
    'Do you deliver bicycles to hotels?',
    'What are your opening hours?',
    'How much does “Flat tyre” cost?',
    'Can I store my bicycle with you over the winter?',
  ])
  for (const question of questions) {
    expect(answerQuestion(handbook, { question, personality: 'friendly' }).kind).toBe('answer')
  }
  expect(suggestQuestions(handbook, calibration)).toEqual(questions)
})

test('it asks in the language of most of the documents', () => {
  expect(
    suggested(
      'Öffnungszeiten\nMontag bis Freitag: 9:00 – 18:00 Uhr\n\nPreise\nLeistung\tPreis\nKette wechseln\t35 €\nReifen flicken\t12 €\n\nAnfahrt\nSie finden uns in der Hafenstraße 12, 20457 Hamburg.',
    ),
  ).toEqual([
    'Wie sind Ihre Öffnungszeiten?',
    'Was kostet „Kette wechseln“?',
    'Was muss ich über „Preise“ wissen?',
    'Wo finde ich Sie?',
  ])
})

test('what is not answered is not suggested: neither a common question nor one without an answer', () => {
  expect(
    suggested(
      'A puncture repair takes the workshop half an hour when nobody waits.\n\nDo you rent out tandems?',
    ),
  ).toEqual([])
  expect(suggestQuestions([], {})).toEqual([])
})

test('a language without wordings of its own has the questions that its documents ask', () => {
  expect(
    suggested(
      'Preguntas frecuentes\n\n¿Se puede cancelar la reserva del hotel?\nLa reserva del hotel se puede cancelar gratis hasta dos días antes de la llegada de los huéspedes.',
    ),
  ).toEqual(['¿Se puede cancelar la reserva del hotel?'])
})

test('an owner’s own answers, which come and go, suggest nothing', () => {
  const own = ownAnswerFile('1', { questions: ['Is there parking?'], answer: 'Yes, behind us.' })
  expect(suggestQuestions([...handbook, own], calibrate(handbook))).toEqual(
    suggestQuestions(handbook, calibrate(handbook)),
  )
})

test('a heading is asked for, the title of a file is not', () => {
  expect(
    suggested(
      'Customer Handbook\n\nThe customer handbook of our workshop was written by the founders in spring.\n\nWinter storage\n\nWinter storage lasts from November until March and includes a wash of the frame.',
    ),
  ).toEqual(['What should I know about “Winter storage”?'])
})
