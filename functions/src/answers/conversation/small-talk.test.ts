import { describe, expect, it } from 'vitest'
import { hear } from './small-talk.ts'

const heard = (message: string, known: readonly string[] = []) => {
  const result = hear(message, { languages: ['en'], knows: (word) => known.includes(word) })
  return result.kind === 'small_talk' ? result.talk : `? ${result.text}`
}

describe('small talk', () => {
  it.each([
    ['Hi', 'greeting'],
    ['Hiiii!!', 'greeting'],
    ['hello there', 'greeting'],
    ['Good morning, how are you?', 'greeting'],
    ['👋', 'greeting'],
    ['Thanks!', 'thanks'],
    ['Great, thank you so much 🙏', 'thanks'],
    ['thx', 'thanks'],
    ['ok', 'okay'],
    ['👍', 'okay'],
    ['bye', 'goodbye'],
    ['Thanks, bye!', 'goodbye'],
    ['You are an idiot', 'insult'],
    ['you stupid bot', 'insult'],
    ['Are you a human?', 'identity'],
    ['are you a real person or a bot', 'identity'],
    ['Who are you?', 'identity'],
    ["What's your name?", 'identity'],
    ['Can I talk to a human?', 'human'],
    ["I'd like to speak to a real person please", 'human'],
    ['ada@example.com', 'email'],
    ['My e-mail is ada.lovelace@mail.example.com', 'email'],
    ['help', 'help'],
    ['Hi, can you help me?', 'help'],
    ['?!?!', 'unclear'],
    ['asdfghjkl', 'unclear'],
    ['xxxxxxx', 'unclear'],
  ])('%s is %s', (message, talk) => expect(heard(message)).toBe(talk))
})

describe('a question', () => {
  it.each([
    'Hello Kitty prices?',
    'Who are you insured with?',
    'Are you a human rights organisation?',
    'Can I talk to a mechanic?',
    'Help with my booking',
    'Do you repair stupid mistakes?',
    'Is ada@example.com your address?',
    'What is the bot price?',
    'thank you cards',
    'good morning yoga',
    'Yes to bikes on trains?',
    'B-1204',
    'opening hours',
    'What should I do with a broken human skeleton model?',
    'cheers restaurant menu',
  ])('is not taken for small talk: %s', (message) => expect(heard(message)).toBe(`? ${message}`))

  it.each([
    ['Hi, what are your opening hours?', 'what are your opening hours?'],
    ['thanks! and how much is it?', 'and how much is it?'],
    ['Hello what does it cost', 'what does it cost'],
    ['When are you open? Thank you!', 'When are you open?'],
    ['No, I mean the tandem', 'I mean the tandem'],
    ['Are you a bot? How much is a tandem?', 'How much is a tandem?'],
  ])('is freed of the pleasantries around it: %s', (message, question) =>
    expect(heard(message)).toBe(`? ${question}`),
  )

  it('is a word that a document holds, however it looks', () => {
    expect(heard('qwerty', ['qwerty'])).toBe('? qwerty')
  })
})
