import { describe, expect, it, test } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { answerQuestion, type Draft, type IndexedFile } from '../answer.ts'
import { findEvidence } from '../find-evidence.ts'
import { matchTrained } from './late-interaction.ts'

const INN = indexedFile('inn.txt', [
  `The inn
Breakfast is served from 7 to 10 in the winter garden.
Corkage is £18 a bottle.
The lift goes to the third floor; rooms 401 to 410 are reached by stairs.
Quiet is kept from 10 pm.
Dogs are welcome for £12 a night, except in the dining room.
Rooms are free from 3 pm, and are left by 11 am.
Towels for the lake are lent out at the desk.
Sat nav: €7 a day`,
])
const INN_IN_GERMAN = indexedFile('gasthof.txt', [
  `Der Gasthof
Das Frühstück gibt es von 7 bis 10 im Wintergarten.
Der Aufzug fährt bis in den dritten Stock; Zimmer 401 bis 410 erreicht man über die Treppe.
Hunde sind für 12 € die Nacht willkommen, außer im Speisesaal.
Die Zimmer sind ab 15 Uhr frei und werden bis 11 Uhr verlassen.
Handtücher für den See leihen wir an der Rezeption aus.`,
])
const INN_IN_FINNISH = indexedFile('majatalo.txt', [
  `Majatalo
Aamiainen tarjoillaan kello 7–10 talvipuutarhassa.
Hissi kulkee kolmanteen kerrokseen.`,
])

const ask = (question: string, files: readonly IndexedFile[] = [INN]): Draft =>
  answerQuestion(files, { question, personality: 'professional' })
const textsOf = (draft: Draft): string =>
  draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''

describe('a question in other words than its answer', () => {
  it.each([
    ['how late can we make noise', 'Quiet is kept'],
    ['my granny uses a walker, can she get up there?', 'The lift goes'],
    ['may I bring my puppy along?', 'Dogs are welcome'],
    ['Do you have GPS?', 'Sat nav'],
  ])('is answered: %s', (question, told) => {
    expect(textsOf(ask(question))).toContain(told)
  })

  it('is found by vectors first, whatever its words lead to', () => {
    const text = 'how late can the karaoke go on'
    const { question } = findEvidence([INN], text)
    const [first] = matchTrained([INN], question, text, [])
    const { unitStart, unitEnd } = INN.segment
    const said = INN.pages[0]!.slice(unitStart[first!.place.unit], unitEnd[first!.place.unit])
    expect(said).toBe('Quiet is kept from 10 pm.')
  })

  it('has a receipt like any other', () => {
    const draft = ask('how late can we make noise')
    const sentences = draft.kind === 'answer' ? draft.sentences : []
    expect(sentences.length).toBeGreaterThan(0)
    for (const { receipt } of sentences) expect(INN.pages[0]).toContain(receipt.quote)
  })

  it('is found in spite of a slip', () => {
    expect(textsOf(ask('is brekfast at eight possible'))).toContain('Breakfast')
  })
})

describe('a question to a base of hundreds of units', () => {
  const inventory = Array.from(
    { length: 500 },
    (_, at) => `Shelf ${at + 1} of the store holds ${['jars', 'rope', 'paint', 'seed'][at % 4]}.`,
  )
  const files = [INN, indexedFile('inventory.txt', [inventory.join('\n')])]

  it('is answered in other words than its answer', () => {
    expect(textsOf(ask('how late can we make noise', files))).toContain('Quiet is kept')
  })

  it('is answered by what its words lead to', () => {
    expect(textsOf(ask('What does shelf 7 of the store hold?', files))).toContain('paint')
  })

  it('stays unanswered where nothing tells it', () => {
    expect(ask('do you repair antique clocks', files).kind).not.toBe('answer')
  })
})

it('answers a question for a code by what is told of it, and not of one like it', () => {
  const manual = indexedFile('manual.txt', [
    `Errors
E7: the battery is too hot. Let it rest in the shade.
E8: the fan has failed. Clean the filter.
E10: the pump has failed. Fill the tank again.`,
  ])
  const said = textsOf(ask('it stopped with E8, what do I do', [manual]))
  expect(said).toContain('Clean the filter')
  expect(said).not.toContain('battery')
})

describe('a question in another language than English', () => {
  it.each([
    ['meine oma läuft am rollator, kommt die da hoch?', 'Aufzug'],
    ['darf mein welpe mitkommen', 'Hunde'],
  ])('is answered: %s', (question, told) => {
    expect(textsOf(ask(question, [INN_IN_GERMAN]))).toContain(told)
  })

  it('stays unanswered where nothing tells it', () => {
    expect(ask('wer gewann 1966 die weltmeisterschaft', [INN_IN_GERMAN]).kind).not.toBe('answer')
  })
})

describe('what nothing tells', () => {
  it.each([
    'who won the world cup in 1966',
    'Write a poem about the quiet lake',
    'is there a casino?',
  ])('stays untold: %s', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })

  it('is not answered by what lists find for a topic, where more is named than that', () => {
    const shop = indexedFile('shop.txt', [
      'Cancel up to seven days ahead and you get it all back; later you get a voucher for half.\n\nUnopened toys can be sent back for 21 days.\n\nPayment: cash and cards; no cheques.',
    ])
    expect(textsOf(ask('do you sell gift vouchers', [shop]))).toContain('voucher')
    expect(ask('gift wrapping service?', [shop]).kind).not.toBe('answer')
  })

  it('is not answered where it asks which of a kind of thing that no file knows', () => {
    const robot = indexedFile('robot.txt', [
      'Mopping\nYou may add Brindle Floor Cleaner, one capful per tank.\nThe tank holds 300 ml.\nRinse the pads after each run.\nEmpty the tank before storing it.',
    ])
    expect(textsOf(ask('how much Floor Cleaner do I add', [robot]))).toContain('capful')
    expect(ask('Which scent does the Floor Cleaner have?', [robot]).kind).not.toBe('answer')
  })

  it('is not answered in a language without vectors', () => {
    expect(ask('saako lapsille korkeita tuoleja', [INN_IN_FINNISH]).kind).not.toBe('answer')
  })

  it('is a refusal in a base without a text', () => {
    expect(ask('how late can the karaoke go on', [indexedFile('empty.txt', [''])]).kind).toBe(
      'fallback',
    )
  })
})

test('a question of nothing but signs and one of many words are compared', () => {
  expect(ask('?!').kind).not.toBe('answer')
  expect(() => ask(`${'how late can the karaoke go on '.repeat(40)}?`)).not.toThrow()
})
