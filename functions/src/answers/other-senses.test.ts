import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { otherSensesOf } from './other-senses.ts'

describe('a word in another sense', () => {
  it.each([
    ['Do you have parking?', 'We go to the park nearly every day.'],
    ['Where can I park?', 'The parks nearby are lovely.'],
    ['How do I make a booking?', 'Exams are closed book.'],
    ['Can I book online?', 'Each of us has £1,200 for courses and books.'],
    ['Do you offer training?', 'Take the train to Wendham.'],
    ['Do you have a bowling alley?', 'A bowl of soup costs £6.'],
    ['Do you do weddings?', 'Tue, Wed, Fri 9.00–18.00'],
    ['What time is check-in?', 'Late check-out until 2 pm costs £25.'],
    ['When do we have to check out?', 'Checking in begins at 3 pm.'],
  ])('is told: %s, %s', (question, text) => {
    expect(otherSensesOf(question)?.(text, 1)).toBe(true)
  })

  it.each([
    ['Do you have parking?', 'The nearest car park is in Quay Street.'],
    ['Do you have parking?', 'Visitors park in the courtyard, and not in the park.'],
    ['Do you have parking?', 'There are eight parking spaces.'],
    ['Do you have parking?', 'Returns at night: park in zone P2.'],
    ['How do I make a booking?', '8.2 Book in the app up to seven days ahead.'],
    ['How do I make a booking?', 'Please book ahead.'],
    ['How do I make a booking?', 'Call us for a table.'],
    ['What time is check-in?', 'Check in from 3 pm, check out by 11 am.'],
    ['What time is check-in?', 'Rooms are ready from 3 pm.'],
  ])('is none where it means the same, or does not stand there: %s, %s', (question, text) => {
    expect(otherSensesOf(question)?.(text, 1)).toBe(false)
  })

  it('is asked for by few words', () => {
    expect(otherSensesOf('Which books do you sell?')).toBeNull()
    expect(otherSensesOf('Is the park open?')).toBeNull()
    expect(otherSensesOf('What are your check-in and check-out times?')).toBeNull()
    expect(otherSensesOf('When do we check in and out?')).toBeNull()
    expect(otherSensesOf('check-in/out times')).toBeNull()
  })

  it('answers nothing, nor does what merely stands beside it', () => {
    const said = (...pages: string[]): string => {
      const file = indexedFile('nursery.txt', pages)
      const question = 'Do you have parking?'
      return JSON.stringify(answerQuestion([file], { question, personality: 'professional' }))
    }
    const park = 'We go to the park nearly every day. For trips by bus we ask for your consent.'
    expect(said(park)).toBe('{"kind":"fallback"}')
    expect(said(park, 'Parents can park behind the house.')).toContain('behind the house')
  })
})
