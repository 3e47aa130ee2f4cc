import { describe, expect, it } from 'vitest'
import { directQuestion, withoutStress } from './direct-question.ts'

describe('an indirect question', () => {
  it.each([
    ['what a lark is?', 'what is a lark?'],
    ['when the final is', 'when is the final'],
    ['who the harbour master is', 'who is the harbour master'],
    ['if you are open on bank holidays?', 'are you open on bank holidays?'],
    ['whether dogs are allowed', 'are dogs allowed'],
    ['how much a child seat is?', 'how much is a child seat?'],
    ['how much the Trail 5s cost', 'how much do the Trail 5s cost'],
    ['what colours the boats come in', 'what colours do the boats come in'],
    ['what kind of food you serve', 'what kind of food do you serve'],
    ['what time check-in is', 'what time is check-in'],
    ['until when I can stay at the campsite', 'until when can I stay at the campsite'],
    ['when the shop opens on Sundays', 'when does the shop open on Sundays'],
    ['if you have a mobile app', 'do you have a mobile app'],
    ['if you have moved', 'have you moved'],
    ['how long it takes', 'how long does it take'],
    ['how far the beach is from the hotel', 'how far is the beach from the hotel'],
    ['when the Trail 5 was launched', 'when was the Trail 5 launched'],
    ['what I should do if I lose my key', 'what should I do if I lose my key'],
  ])('%s → %s', (indirect, direct) => expect(directQuestion(indirect)).toBe(direct))

  it.each([
    'who owns the pier?',
    'which bus goes to the pier',
    'what happens if I cancel',
    'what is included',
    'how much is a child seat',
    'how to cancel',
    'about parking',
    'if the pool, which is new, is heated',
    'if',
    'what',
    '',
  ])('is none: %s', (text) => expect(directQuestion(text)).toBe(text))
})

describe('a word that stresses what is asked for', () => {
  it.each([
    ['What exactly is a lark?', 'What is a lark?'],
    ['Where is it exactly?', 'Where is it?'],
    ['Was ist eigentlich ein Lastenrad?', 'Was ist ein Lastenrad?'],
    ['Wann genau öffnet ihr?', 'Wann öffnet ihr?'],
  ])('is left out: %s', (asked, plain) => expect(withoutStress(asked)).toBe(plain))

  it.each(['Is the exact weight known?', 'How do you weigh it exactly right?'])(
    'is kept where it says something: %s',
    (text) => expect(withoutStress(text)).toBe(text),
  )
})
