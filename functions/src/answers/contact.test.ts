import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { contactIn } from './contact-asked.ts'
import { findEvidence } from './find-evidence.ts'

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
    'How can I reach you?',
    "What's the best way to get in touch?",
    'Who do I contact if I have a problem?',
    'Is there a number I can call?',
    'Can I call you?',
    'Wie kann ich Sie am besten erreichen?',
    'Vos coordonnées ?',
  ])('is told by the line that is for everything: %s', (question) => {
    const file = indexedFile('mill.txt', [
      'The mill can be reached with a wheelchair. Salaries reach your account on the 26th.\n\nLost something? Write to lost@mill.example.\n\nContact\nTelephone: 01632 555 019\nE-mail: hello@mill.example\n\nIf your pet falls ill we call a vet, 01632 555 700.',
    ])
    expect(say(question, file)).toMatch(/^Telephone: 01632 555 019/u)
  })

  it('is told by what stands under a heading that says where, though it holds no street', () => {
    const file = indexedFile('loom.txt', [
      'The Loom\nWe rent out desks by the day and by the month, with tea and coffee.\n\nWhere we are\nCalder Yard 4, third floor, lift from the courtyard. Five minutes from the station.\n\nHouse rules\nTake longer calls in the booths.',
    ])
    for (const question of ['Where are you located?', 'Where can I find you?']) {
      expect(say(question, file)).toContain('Calder Yard 4')
    }
    expect(say('Where is the pool?', file)).toBe('')
  })

  it('is told that there is no telephone', () => {
    const file = indexedFile('paper.txt', [
      'Reaching a human\nNina answers on weekdays. There is no phone line, since the presses are far too loud.',
    ])
    expect(say('Is there a number I can call?', file)).toContain('There is no phone line')
  })

  it('is asked in the language of its words, though no file knows them', () => {
    const file = indexedFile('mill.txt', [
      'Tea and coffee are served; we exchange bags.\n\nTelephone: 01632 555 019',
    ])
    const { question } = findEvidence([file], "What's the best way to get in touch?")
    expect(question.askedIn).toBe('en')
  })

  it('is told by both ways where either will do', () => {
    const file = indexedFile('mill.txt', [
      'Contact\nTelephone: 01632 555 019\nE-mail: hello@mill.example',
    ])
    expect(say('How can I contact you?', file)).toMatch(/01632 555 019\s.*hello@mill\.example$/su)
    expect(say('Can I email you?', file)).toBe('E-mail: hello@mill.example')
  })

  it('is not what tells how quickly letters are answered', () => {
    const file = indexedFile('mill.txt', [
      'Contact\nE-mail: hello@mill.example\nWe answer e-mails within one working day.',
    ])
    expect(say('How quickly do you answer e-mails?', file)).toContain('one working day')
  })

  it('has reserve where the address is for something else', () => {
    const file = indexedFile('mill.txt', ['Send claims within a week to claims@mill.example.'])
    const question = 'How can I contact you?'
    const draft = answerQuestion([file], { question, personality: 'professional' })
    expect(draft.kind === 'answer' && draft.isUnsure !== true).toBe(false)
  })

  it('is told in words where there is no number, and not at all where nothing tells it', () => {
    const form = indexedFile('mill.txt', ['Use the contact form to reach us. We grind on Mondays.'])
    expect(say('How can I reach you?', form)).toContain('contact form')
    const nothing = indexedFile('mill.txt', ['The mill can be reached with a wheelchair.'])
    expect(say('How can I reach you?', nothing)).toBe('')
    const line = indexedFile('mill.txt', ['Business customers also have a telephone line to call.'])
    expect(say('Can I call you?', line)).toContain('telephone line')
    expect(say('What is your phone number?', line)).toBe('')
  })

  it.each(['What is the street address of your shop?', 'Where is your shop located?'])(
    'is told by its own street and not by one that something else stands in: %s',
    (question) => {
      const file = indexedFile('mill.txt', [
        'The nearest car park is in Quay Street 4. Search finds customers by street name.\n\nFind us\n7 Harbour Lane, Larkham',
      ])
      expect(say(question, file)).toContain('7 Harbour Lane')
      const none = indexedFile('mill.txt', [
        'The nearest car park is in Quay Street 4. Last admission is 45 minutes before we close.',
      ])
      expect(say(question, none)).toBe('')
    },
  )

  it.each([
    ['Wie lautet eure Telefonnummer?', 'phone'],
    ['Is there an e-mail address I can write to?', 'mail'],
    ['¿Cómo puedo contactar con ustedes?', 'either'],
    ['Come posso contattarvi?', 'either'],
    ['Where can I find you?', 'street'],
    ['Who can I call?', null],
    ['How can I reach the station?', null],
    ['How can I contact the library?', null],
    ['Who do I contact about scholarships?', null],
    ['¿Cuál es su número de teléfono?', 'phone'],
    ['Quelle est votre adresse e-mail ?', 'mail'],
    ['Qual è il vostro indirizzo e-mail?', 'mail'],
    ['Wie erreiche ich euch?', 'either'],
    ['What is the fax number?', null],
  ])('is asked for in other languages: %s', (question, contact) => {
    expect(contactIn(question)).toBe(contact)
  })
})
