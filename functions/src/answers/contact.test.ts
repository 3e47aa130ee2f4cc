import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { contactIn } from './contact.ts'

const inn = indexedFile('inn.txt', [
  'Harbour Inn\n4 Castle Street, Larkham · 01632 555 019 · hello@inn.example\n\nTables can be reserved by phone until 5 pm. Breakfast is served from seven to ten. We accept mail for guests.\n\nPublished in 2026 by the owners.',
])

function say(question: string, file = inn): string {
  const draft = answerQuestion([file], { question, personality: 'professional' })
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''
}

describe('how a business is reached', () => {
  it.each([
    'What is your phone number?',
    'phone number please',
    'Can I have your telephone number?',
    'What is your e-mail address?',
    'How can I contact you?',
    'Where are you?',
    'What is your address?',
  ])('is told by its letterhead, which has no word for it: %s', (question) => {
    expect(say(question)).toContain('01632 555 019')
  })

  it.each([
    'What is the phone number of the dentist?',
    'Do you have a phone in the room?',
    'Where is the pool?',
  ])('is not told to who asks for something else: %s', (question) => {
    expect(say(question)).not.toContain('01632')
  })

  it('is not made up', () => {
    const file = indexedFile('note.txt', [
      'Open 10.30-14.30 and 17-21, from 24-12-26 on closed. It was built in 1936 By hand.',
    ])
    expect(say('What is your phone number?', file)).toBe('')
    expect(say('Where are you?', file)).toBe('')
    const osteria = indexedFile('osteria.txt', [
      'Saletta privata fino a 28 posti. La posta arriva al mattino. Email e messaggi si leggono la sera.',
    ])
    expect(say('Qual è la vostra email?', osteria)).toBe('')
  })

  it.each([
    ['Wie lautet eure Telefonnummer?', 'phone'],
    ['¿Cuál es su número de teléfono?', 'phone'],
    ['Quelle est votre adresse e-mail ?', 'mail'],
    ['Qual è il vostro indirizzo e-mail?', 'mail'],
    ['Wie erreiche ich euch?', 'either'],
    ['What is the fax number?', null],
  ])('is asked for in other languages: %s', (question, contact) => {
    expect(contactIn(question)).toBe(contact)
  })
})
