import { describe, expect, it } from 'vitest'
import { inFull } from './typed-words.ts'

describe('a message as it was typed', () => {
  it.each([
    ['r u open on monday', 'are you open on monday'],
    ['R u open?', 'are you open?'],
    ['whats ur phone number', "what's your phone number"],
    ['do u know wat it costs', 'do you know what it costs'],
    ['HOW MUCH IS A TANDEM?', 'how much is a tandem?'],
    ['How  much   is it? ', 'How much is it?'],
    ['What is vitamin B12 and R-407?', 'What is vitamin B12 and R-407?'],
    ['Is the Type R faster?', 'Is the Type R faster?'],
    ['what is the r value of a u lock', 'what is the r value of a u lock'],
    ['where r the labs', 'where are the labs'],
    ['What does RNLI mean?', 'What does RNLI mean?'],
    ['NASA RNLI', 'NASA RNLI'],
    ['在哪里可以找到 RP、BPP、PP、BQP？', '在哪里可以找到 RP、BPP、PP、BQP？'],
    ['Write to r@example.com', 'Write to r@example.com'],
  ])('%s → %s', (typed, full) => expect(inFull(typed, true)).toBe(full))

  it('keeps words of other languages', () => {
    expect(inFull('Kunt u mij zeggen wat het kost?', false)).toBe('Kunt u mij zeggen wat het kost?')
  })
})
