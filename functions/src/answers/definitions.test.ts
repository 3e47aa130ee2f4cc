import { describe, expect, it } from 'vitest'
import { askedDefinition, asksForMeaning } from './definition-asked.ts'
import { definitionOf } from './definitions.ts'

describe('what a question asks to be defined', () => {
  it.each([
    ['What is a trace tree?', 'trace tree'],
    ['Who is Nell Pascoe?', 'Nell Pascoe'],
    ['What does deposit mean?', 'deposit'],
    ['What does the tide gauge do?', 'tide gauge'],
    ['What does RNLI stand for?', 'RNLI'],
    ['What kind of boat is the Gull?', 'Gull'],
    ['What does the club offer?', ''],
    ['What do you do?', ''],
    ['Was ist ein Lastenrad?', 'Lastenrad'],
    ['What did Nell Pascoe do?', 'Nell Pascoe'],
    ['What is the price of a chain for my bike?', ''],
    ['When are you open?', ''],
    ['So what is a trace tree?', 'trace tree'],
    ['What is a trace tree, technically speaking?', 'trace tree'],
    ['What is the meaning of deposit?', 'deposit'],
    ['deposit definition', 'deposit'],
    ['What do you mean by deposit?', 'deposit'],
    ['What is the core meaning?', 'core meaning'],
    ['Was ein Lastenrad ist?', 'Lastenrad'],
  ])('is read from %s', (question, defined) => {
    expect(askedDefinition(question).name).toBe(defined)
  })

  it.each([
    ['fr', 'Qu’est-ce qu’une écluse ?', 'écluse'],
    ['fr', 'Qu’est-ce que le prix de la carte pour un jour ?', ''],
    ['it', 'Chi era Nell Pascoe?', 'Nell Pascoe'],
    ['ca', 'Qui era la Nell Pascoe?', 'Nell Pascoe'],
    ['nl', 'Wat is een sluis?', 'sluis'],
    ['ru', 'Что такое шлюз?', 'шлюз'],
    ['tr', 'Larkcat nedir?', 'Larkcat'],
    ['sw', 'Larkcat ni nini?', 'Larkcat'],
    ['ms', 'Apakah itu Larkcat?', 'Larkcat'],
    ['tl', 'Ano ang Larkcat?', 'Larkcat'],
    ['hi', 'Larkcat क्या है?', 'Larkcat'],
    ['ta', 'Larkcat என்றால் என்ன?', 'Larkcat'],
    ['ur', 'Larkcat کیا ہے؟', 'Larkcat'],
    ['te', 'Larkcat అంటే ఏమిటి?', 'Larkcat'],
    ['zh', '什么是船闸？', '船闸'],
    ['zh', '船闸的价格是什么？', ''],
    ['th', 'ประตูน้ำคืออะไร', 'ประตูน้ำ'],
    ['vi', 'Cửa cống là gì?', 'Cửa cống'],
    ['ar', 'ما هو الهويس؟', 'الهويس'],
    ['zu', 'Yini i-Larkcat?', ''],
  ])('is read in %s from %s', (language, question, defined) => {
    expect(askedDefinition(question, language).name).toBe(defined)
  })
})

describe('a definition', () => {
  const definition = definitionOf({ name: 'fair use' })

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

  it.each([
    ['press office', 'Beside it is the press office, responsible for all news.', 'names'],
    ['tide gauge', 'The tide gauge, a pole with numbers, stands in the harbour.', 'names'],
    [
      'tide gauge',
      'A ladder leads to the tide gauge, a pole that shows how high the water of the harbour stands at any hour of the day or night.',
      'names',
    ],
    ['tide gauge', 'A pole with numbers, the tide gauge, was put up last year.', 'names'],
    ['tide gauge', 'Known as the tide gauge, the pole shows the level.', 'names'],
    ['rnli', 'The Royal National Lifeboat Institution (RNLI) runs the station.', 'names'],
    ['regatta week', 'In Regatta Week, the first full week of August, we open daily.', 'names'],
    ['larks', 'The boat was built by the farmers Ada and Tom Lark.', 'names'],
    ['tide gauge', '2. The tide gauge is 4 metres high.', 'mentions'],
    ['tide gauge', 'The tide gauge counts the hours of the flood.', 'acts'],
    ['tide gauge', 'Nobody was there, so the tide gauge recorded everything.', 'acts'],
    ['tide gauge', 'After the repair of the tide gauge, the harbour was calm.', 'none'],
    ['tide gauge', 'We call the tide gauge keeper every day.', 'none'],
    ['tide gauge', 'The tide gauge, the sailors argued, was wrong.', 'mentions'],
    ['tide gauge', 'The tide gauge is not a toy.', 'none'],
    ['tide gauge', 'The tide gauge must not be touched.', 'none'],
    ['larks', 'They talked about Tom Lark.', 'none'],
    ['slipway', 'The slipway, or boat ramp, is closed.', 'names'],
    ['log', 'Everything stands in the harbour log, or log.', 'names'],
    ['slack water', 'By “slack water” we mean the hour without a current.', 'names'],
    ['grounding', 'The boat counts as grounded, which means that it waits for the tide.', 'names'],
    ['log', 'Pilot’s log (2) is a book with numbers.', 'defines'],
    ['free port', 'Free ports are ports that ask for no duty.', 'defines'],
    ['regatta', 'The regatta is just one example of what we do.', 'mentions'],
    ['sluice', 'They built a sluice that lets the flood in.', 'describes'],
    ['Larkcat', 'We call the boat that came of it Larkcat.', 'names'],
    ['Lark Cat', 'LarkCat is a boat.', 'defines'],
    ['Larkcat', 'Founded in 1902, Larkcat is a maker of boats.', 'defines'],
    ['Larkcat', 'Launched in May, Larkcat drew a thousand members.', 'acts'],
    ['Larkcat', 'Larkcat is the fastest boat in 3 of 7 races.', 'mentions'],
    ['Larkcat', 'Larkcat is the fastest boat of the town.', 'defines'],
  ])('of a %s: %s', (name, text, expected) => {
    expect(definitionOf({ name })?.firmnessOf(text)).toBe(expected)
  })

  it.each([
    ['fr', 'Larkcat', 'Larkcat est un bateau.', 'defines'],
    ['fr', 'Larkcat', 'Larkcat est fermé.', 'none'],
    ['fr', 'Larkcat', 'Nous avons loué Larkcat, un bateau de pêche.', 'names'],
    ['ru', 'шлюз', 'Шлюз — это ворота для воды.', 'defines'],
    ['hi', 'Larkcat', 'Larkcat दो लोगों के लिए एक नाव है।', 'defines'],
    ['hi', 'Larkcat', 'Larkcat ने एक दौड़ जीती है।', 'none'],
    ['tr', 'Larkcat', 'Larkcat iki kişilik bir teknedir.', 'defines'],
    ['zh', '船闸', '船闸是让船通过的门。', 'defines'],
    ['zh', '船闸', '船闸九点开门。', 'none'],
    ['th', 'ประตูน้ำ', 'ประตูน้ำคือประตูสำหรับเรือ', 'defines'],
  ])('is told in %s of %s: %s', (language, name, text, expected) => {
    expect(definitionOf({ name, language })?.firmnessOf(text)).toBe(expected)
  })

  it('is looked for in a text of brackets alone without going through all ways to read them', () => {
    expect(definitionOf({ name: 'Larkcat' })?.firmnessOf(`${'('.repeat(500)}Larkcat`)).toBe('none')
  })

  it.each([
    ['it', `Chi era ${'A'.repeat(27)} a?`],
    ['en', `What is ${'A '.repeat(2_000)}?`],
  ])('is asked for in %s by no such question: %s', (language, question) => {
    expect(askedDefinition(question, language).name).toBe('')
  })

  it('is told of a name that ends with a number', () => {
    expect(definitionOf({ name: 'Larknet2' })?.firmnessOf('Larknet2 is a network.')).toBe('defines')
  })

  it.each([
    ['Ada Lark of Larkham, Norfolk, built the pier.', 'acts'],
    ['In the fall of 1902, Ada Lark enrolled as a pilot.', 'acts'],
    ['Ada Lark at first kept the log in house.', 'acts'],
    ['They wrote to Ada Lark.', 'none'],
  ])('is not what tells a deed: %s', (text, expected) => {
    const deeds = definitionOf({ name: 'Ada Lark', asksDeeds: true })
    expect(deeds?.firmnessOf(text)).toBe(expected)
  })

  it.each([
    ['Larkham Pier was torn down in 1911.', 'acts'],
    ['In 1902 Larkham Pier, the oldest of all, burned.', 'acts'],
    ['The growth of Larkham Pier was thus stopped.', 'acts'],
    ['The council quickly shut Larkham Pier down.', 'acts'],
    ['They filed a lawsuit against Larkham Pier.', 'acts'],
    ['Few remember the end of Larkham Pier.', 'acts'],
    ['Larkham Pier is the oldest of all.', 'none'],
    ['Larkham Pier was named for the town.', 'none'],
    ['The mayor loved Larkham Pier.', 'none'],
  ])('is not what became of something: %s', (text, expected) => {
    const asked = askedDefinition('What happened to Larkham Pier?')
    expect(definitionOf(asked)?.firmnessOf(text)).toBe(expected)
  })

  it('has no other ending where one thing has a name like that of many', () => {
    expect(askedDefinition('What is a commons?').isExact).toBe(true)
    expect(askedDefinition('What are pumps?').isExact).toBe(false)
    expect(askedDefinition('What was Larkcat?').isExact).toBe(true)
    expect(askedDefinition('What is a trace tree?').isExact).toBe(false)
    const commons = definitionOf({ name: 'commons', isExact: true })
    expect(commons?.firmnessOf('A common is a field.')).toBe('none')
    expect(commons?.firmnessOf('A commons is a field of the village.')).toBe('defines')
    expect(commons?.isSaidIn('a common field')).toBe(false)
  })

  it('is a row that its name heads', () => {
    const kayak = definitionOf({ name: 'sea kayak' })
    expect(kayak?.isHeadOf('Sea kayak One seat, with paddle and jacket £30')).toBe(true)
    expect(kayak?.isHeadOf('Paddle for a sea kayak £3')).toBe(false)
  })

  it('may have another ending', () => {
    expect(
      definitionOf({ name: 'café tree' })?.firmnessOf('Café trees are a kind of plant.'),
    ).not.toBe('none')
  })

  it('is looked for only where something is named', () => {
    expect(definitionOf({ name: '' })).toBeNull()
    expect(definitionOf({ name: '?!' })).toBeNull()
  })
})

it.each([
  ['What is blacklisting?', true],
  ['What are trace trees?', true],
  ['What is a compulsory licence?', true],
  ["What's a tandem?", true],
  ['What is the price?', false],
  ['What is the Statute of Larkham?', true],
  ['What is your return policy?', false],
  ['What is included?', false],
  ['Who is Nell Pascoe?', false],
  ['What is a child seat for?', false],
  ['What is one kind of trace tree?', false],
  ['What is an example of a trace tree?', false],
  ["What is Larkham's largest boat?", false],
  ["What is Lark's law?", true],
  ['What was Larkcat?', true],
  ['What was Larkham made of?', false],
  ["What was Lark's boat?", false],
])('%s asks for a meaning and nothing else: %s', (question, expected) => {
  expect(asksForMeaning(question)).toBe(expected)
})
