import { describe, expect, it } from 'vitest'
import { asksForMeaning, definedIn, definitionOf } from './definitions.ts'

describe('what a question asks to be defined', () => {
  it.each([
    ['What is a trace tree?', 'trace tree'],
    ['Who is Nell Pascoe?', 'nell pascoe'],
    ['What does deposit mean?', 'deposit'],
    ['Was ist ein Lastenrad?', 'lastenrad'],
    ['What is the price of a chain for my bike?', ''],
    ['When are you open?', ''],
  ])('is read from %s', (question, defined) => {
    expect(definedIn(question)).toBe(defined)
  })
})

describe('a definition', () => {
  const definition = definitionOf('fair use')

  it.each([
    ['Fair use is a defence of the reader.', 'defines'],
    ['In theory, fair use means that nobody has to ask.', 'defines'],
    ['Fair use: what may be copied without asking', 'defines'],
    ['Lawyers call this fair use.', 'names'],
    ['They relied on fair use, the right to quote.', 'names'],
    ['Fair use is rare.', 'mentions'],
    ['Fair use is totally ignored.', 'none'],
    ['Everybody speaks about fair use.', 'none'],
    ['The fair was of no use.', 'none'],
  ])('is told from other sentences: %s', (text, expected) => {
    expect(definition?.firmnessOf(text)).toBe(expected)
  })

  it('may have another ending', () => {
    expect(definitionOf('café tree')?.firmnessOf('Café trees are a kind of plant.')).not.toBe(
      'none',
    )
  })

  it('is looked for only where something is named', () => {
    expect(definitionOf('')).toBeNull()
    expect(definitionOf('?!')).toBeNull()
  })
})

it.each([
  ['What is blacklisting?', true],
  ['What are trace trees?', true],
  ['What is a compulsory licence?', true],
  ["What's a tandem?", true],
  ['What is the price?', false],
  ['What is your return policy?', false],
  ['What is included?', false],
  ['Who is Nell Pascoe?', false],
  ['What is a child seat for?', false],
])('%s asks for a meaning and nothing else: %s', (question, expected) => {
  expect(asksForMeaning(question)).toBe(expected)
})
