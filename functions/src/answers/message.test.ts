import { expect, it } from 'vitest'
import { readMessage } from './message.ts'

const read = (told: string, asked: string) =>
  readMessage({ text: `${told} ${asked}`, told, asked }, ['en'])

it('asks for the kind of thing that its question does, with the words of both', () => {
  const { cue, words, beside } = read('I lost the key.', 'What does a new key cost?')
  expect(cue).toBe('money')
  expect(words).toEqual(['lost', 'new', 'key', 'cost'])
  expect([...beside]).toEqual(['lost'])
})

it('is no request for the number of the business, whose case may have one of its own', () => {
  expect(read('Somebody broke into our room.', 'Who can I call?').contact).toBeNull()
})

it('names the amounts of its case', () => {
  const { amounts } = read('My son is 15.', 'May he ride?')
  expect(amounts).toMatchObject([{ dimension: 'age', value: 15 }])
})

it('says what its case says of matters', () => {
  const alone = readMessage({ text: '', told: '', asked: 'What now?' }, ['en'])
  expect(alone.matters().size).toBe(0)
  expect(read('We brought our own wine.', 'Is that allowed?').matters().size).toBeGreaterThan(0)
})
