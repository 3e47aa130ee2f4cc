import { describe, expect, it } from 'vitest'
import { askedAndTold, partsOfMessage, sentencesOf } from './told-beside.ts'

describe('what a message asks, and what it tells beside', () => {
  it.each([
    ['We come on Friday. Can we park?', 'Can we park?', 'We come on Friday.'],
    ['Can we park? We come on Friday.', 'Can we park?', 'We come on Friday.'],
    ['we come on friday. can we park', 'can we park', 'we come on friday.'],
    ['My bike broke. What now? Is it insured?', 'What now? Is it insured?', 'My bike broke.'],
    ['Wir kommen am Freitag. Gibt es Parkplätze?', 'Gibt es Parkplätze?', 'Wir kommen am Freitag.'],
    ['wir kommen freitag. gibt es parkplätze', 'gibt es parkplätze', 'wir kommen freitag.'],
    ['Mein Rad ist weg. Bis wann habt ihr auf', 'Bis wann habt ihr auf', 'Mein Rad ist weg.'],
    ['我们周五来。可以停车吗？', '可以停车吗？', '我们周五来。'],
  ])('%s', (message, asked, told) => expect(askedAndTold(message)).toEqual({ asked, told: [told] }))

  it.each([
    'Can we park?',
    'Can we park? And where?',
    'We come on Friday. My bike broke.',
    'Where is St. Ives Street no. 5?',
    'Habt ihr am 31. Dezember offen?',
    '',
  ])('is one thing: %s', (message) => expect(askedAndTold(message)).toBeNull())
})

it('sentences end before small letters too, but not behind what may be an abbreviation', () => {
  expect(sentencesOf('i lost my key. what now, approx. no. 5')).toEqual([
    'i lost my key.',
    'what now, approx. no. 5',
  ])
  expect(sentencesOf('we come on friday. what now')).toEqual(['we come on friday.', 'what now'])
})

describe('the part of a message that asks, where nothing tells it', () => {
  it.each([
    ['I lost my key, what now', 'I lost my key', 'what now'],
    ['I lost my key - what does it cost', 'I lost my key', 'what does it cost'],
    ['avaimeni katosi, paljonko uusi maksaa', 'avaimeni katosi', 'paljonko uusi maksaa'],
    ['lo compré ayer. me lo cambian', 'lo compré ayer.', 'me lo cambian'],
    ['孩子发烧了，还能来吗', '孩子发烧了', '还能来吗'],
  ])('%s', (message, ...parts) => expect(partsOfMessage(message)).toEqual(parts))

  it.each(['What now?', 'Hello, what now', 'bikes, tandems', '你好，请问', ''])(
    'is not told of: %s',
    (message) => expect(partsOfMessage(message)).toBeNull(),
  )
})
