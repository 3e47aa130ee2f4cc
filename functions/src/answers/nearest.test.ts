import { describe, expect, it } from 'vitest'
import type { Personality } from '@docent/domain/bots'
import { answerQuestion, type IndexedFile } from './answer.ts'
import { HANDBOOK } from './testing/handbook.ts'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'

function say(files: readonly IndexedFile[], question: string): string[] {
  const draft = answerQuestion(files, { question, personality: 'professional' })
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text) : []
}

/** Pages that speak of something else: in a base of one sentence every word weighs the same. */
const others = [
  'Rooms are ready from three.',
  'Breakfast is served at eight.',
  'The pool closes at nine.',
  'Bicycles stand behind the barn.',
  'Trains leave every hour.',
  'The bar has a piano.',
  'Letters are brought at noon.',
  'The lake is cold.',
]

describe('what comes nearest', () => {
  it('is what holds no number where an amount is asked for, in other languages than English too', () => {
    const file = indexedFile('entfeuchter.txt', [
      'Störungen\nDas Gerät brummt, wenn es schief steht: auf festen Boden stellen.\nDer Aktivkohlefilter ist verbraucht: neuen Filter einlegen.\nDer Tank ist voll: ausleeren und wieder einsetzen.',
    ])
    const kind = (question: string): string =>
      answerQuestion([file], { question, personality: 'professional' }).kind
    expect(kind('Was mache ich, wenn der Aktivkohlefilter verbraucht ist?')).toBe('answer')
    expect(kind('Was kostet der Aktivkohlefilter?')).not.toBe('answer')
  })

  const pages = [
    'Ada Lark built the lighthouse of Larkham with stone from the quarry. Boats are painted blue.',
  ]
  const files = [indexedFile('town.txt', pages)]
  const ask = (question: string) => answerQuestion(files, { question, personality: 'professional' })

  it('is quoted where it is spoken of and not told', () => {
    const draft = ask('When was the lighthouse of Larkham built?')
    expect(draft.kind).toBe('nearest')
    expect(draft.kind === 'nearest' && draft.sentences[0]?.receipt.quote).toContain('Ada Lark')
  })

  it('is quoted where it holds one of the things that were named, and no file knows the other', () => {
    const inn = [
      {
        ...indexedFile('inn.txt', ['Cots are free of charge.', ...others]),
        thresholds: { en: 0.41 },
      },
    ]
    const kind = (question: string): string =>
      answerQuestion(inn, { question, personality: 'casual' }).kind
    expect(kind('Do you have a foldable cot?')).toBe('nearest')
    expect(kind('What is the weight of a cot?')).toBe('fallback')
  })

  it.each([
    [
      'Ihr Gepäck dürfen Sie danach noch bei uns unterstellen.',
      ['Die Zimmer sind ab drei Uhr bereit.', 'Das Frühstück steht ab acht auf dem Tisch.'],
      'Wohin mit dem Koffer?',
      'Wie alt ist der Koffer?',
    ],
  ])('is an answer where all is said in other words: %s', (told, besides, question, unfit) => {
    const inn = [indexedFile('inn.txt', [told, ...besides])]
    const kind = (asked: string): string =>
      answerQuestion(inn, { question: asked, personality: 'casual' }).kind
    expect(say(inn, question).join(' ')).toContain(told)
    expect(kind(question)).toBe('answer')
    expect(kind(unfit)).not.toBe('answer')
  })

  it('is no answer where another day was asked for', () => {
    const vet = [
      indexedFile('vet.txt', ['Cats can be examined on Thursday afternoons.', ...others]),
    ]
    const kind = (question: string): string =>
      answerQuestion(vet, { question, personality: 'casual' }).kind
    expect(kind('Can cats be examined on Thursday?')).toBe('answer')
    expect(kind('Can cats be examined on Saturday?')).not.toBe('answer')
  })

  it.each([
    ['Can we swim in the pool in October?', 'The pool is open from 15 June to 15 September.'],
    ['Can we have dinner on a Tuesday?', 'Dinner is served from Thursday to Sunday.'],
  ])('is an answer where it tells all days or months: %s', (question, quote) => {
    const inn = [
      indexedFile('inn.txt', [
        'The pool is open from 15 June to 15 September.',
        'Dinner is served from Thursday to Sunday.',
        'We hire out bicycles for half a day.',
      ]),
    ]
    expect(say(inn, question).join(' ')).toContain(quote)
  })

  it('is quoted where a single word that is kindred is all that leads to it', () => {
    const inn = [
      indexedFile('kro.txt', [
        'Bad: 40 kr. om dagen',
        'Værelserne er klar fra klokken tre.',
        'Morgenmaden står på bordet fra otte.',
        'Svømmebadet lukker klokken ni.',
        'Cyklerne står bag laden.',
        'Der går et tog hver time.',
        'I baren står et klaver.',
        'Breve kommer ved middagstid.',
      ]),
    ]
    const draft = answerQuestion(inn, { question: 'Har I et badeværelse?', personality: 'casual' })
    const sentences = [{ text: 'Bad: 40 kr. om dagen' }]
    expect(draft).toMatchObject({ kind: 'nearest', sentences })
  })

  it('is no answer where a stray question merely has a word that is kindred', () => {
    const camp = [
      indexedFile('camp.txt', [
        'Hunde gehören an die Leine; der Hundestrand liegt links vom Steg.',
        'Die Zimmer sind ab drei Uhr bereit.',
        'Das Frühstück steht ab acht auf dem Tisch.',
        'Brötchen bestellt man bis 18 Uhr am Vortag.',
      ]),
    ]
    const kind = (question: string): string =>
      answerQuestion(camp, { question, personality: 'casual' }).kind
    expect(kind('Wo ist der Hundestrand?')).toBe('answer')
    expect(kind('Warum ist das Meer salzig?')).not.toBe('answer')
    expect(kind('Was empfehlen Ärzte gegen Kopfschmerzen?')).toBe('fallback')
  })

  it('has a reserve where a name is asked of that no file knows, and is sure where one does', () => {
    const vet = [
      indexedFile('vet.txt', ['A dog needs a microchip to travel to Norway.', ...others]),
    ]
    const askVet = (question: string) => answerQuestion(vet, { question, personality: 'casual' })
    expect(askVet('What does a dog need to travel to France?')).toMatchObject({ isUnsure: true })
    expect(askVet('What does a dog need to travel to Norway?')).toMatchObject({ isUnsure: false })
  })

  it('has a reserve where a year is asked of that no file knows, and is sure where one does', () => {
    const fair = [indexedFile('fair.txt', ['The fair opens its gates in May 2026.', ...others])]
    const askFair = (question: string) => answerQuestion(fair, { question, personality: 'casual' })
    expect(askFair('When does the fair open its gates in 2031?')).toMatchObject({ isUnsure: true })
    expect(askFair('When does the fair open its gates in 2026?')).toMatchObject({ isUnsure: false })
  })

  it('has a reserve where another place is as near to what was asked', () => {
    const draft = (...told: string[]) =>
      answerQuestion([indexedFile('inn.txt', [...told, ...others])], {
        question: 'Are towels included at the sauna?',
        personality: 'casual',
      })
    const inRooms = 'Towels are included in the rooms.'
    expect(draft(inRooms).kind).toBe('answer')
    expect(draft(inRooms, 'Coffee is included at the sauna.')).toMatchObject({ isUnsure: true })
  })

  it('is no answer where the contrary was asked', () => {
    expect(ask('Why did Ada Lark not build the lighthouse?').kind).toBe('nearest')
  })

  it('is no answer where another than the one asked about is named', () => {
    const court = indexedFile('court.txt', [
      'The case of Lark against Pym was heard in May. It rained all week. Mr Reed argued many cases before the Harbour Court of Larkham, and won most.',
      'Mr Reed grew old in the end. He had argued many more cases before the Harbour Court of Larkham.',
    ])
    const question = 'Who argued Pym before the Harbour Court of Larkham?'
    expect(answerQuestion([court], { question, personality: 'casual' }).kind).not.toBe('answer')
    const hall = indexedFile('hall.txt', [
      'Pym owed the town a year of rent. It rained all week. He was brought before the Harbour Court of Larkham by Ada Lark.',
    ])
    const brought = 'Who brought Pym before the Harbour Court of Larkham?'
    expect(answerQuestion([hall], { question: brought, personality: 'casual' }).kind).toBe('answer')
  })

  it('is an answer where the one asked about is named in the sentence that it leans on', () => {
    const tower = indexedFile('tower.txt', [
      'The lighthouse of Varn stands on a rock. It was designed by the engineer Ilse Brandt.',
      'The quay stands on piles. It was designed by Jonas Reed.',
    ])
    expect(say([tower], 'Who designed the lighthouse of Varn?').join(' ')).toContain('Ilse Brandt')
  })

  it('is no answer where something else is dated by what was asked about', () => {
    const boats = indexedFile('boats.txt', [
      'The rowing boat Seal was seen before the Lark launched the Petrel. All boats are painted blue.',
    ])
    const question = 'When did the Lark buy the Petrel?'
    expect(answerQuestion([boats], { question, personality: 'casual' }).kind).not.toBe('answer')
  })

  it('is no answer where books are spoken of, and it is asked who wrote this one', () => {
    const kind = (text: string): string =>
      answerQuestion([indexedFile('w.txt', [text])], {
        question: 'Who wrote this book?',
        personality: 'casual',
      }).kind
    expect(kind('If you wrote a book, the law protects your book at once.')).toBe('fallback')
    expect(kind('Printed with written consent of the owner of this book.')).toBe('fallback')
    expect(kind('For five years Ada Lark wrote this book.')).toBe('answer')
    expect(kind('This book was written by Ada Lark.')).toBe('answer')
  })

  it('leaves plain answers plain, and says nothing of what the documents do not speak of', () => {
    expect(ask('Who built the lighthouse of Larkham?').kind).toBe('answer')
    expect(ask('How do I bake bread?').kind).toBe('fallback')
  })

  it('is quoted with the sentences around it, each with its receipt, unless brevity is asked for', () => {
    const text =
      'Larkham lies on the coast. Ada Lark built the lighthouse of Larkham with stone from the quarry. It took her a decade.'
    const file = indexedFile('town.txt', [`${text} Boats are painted blue.`])
    const quotes = (personality: Personality): string[] => {
      const question = 'When was the lighthouse of Larkham built?'
      const draft = answerQuestion([file], { question, personality })
      expect(draft.kind).toBe('nearest')
      return draft.kind === 'nearest' ? draft.sentences.map(({ receipt }) => receipt.quote) : []
    }
    expect(quotes('professional').join(' ')).toBe(text)
    expect(quotes('professional')).toHaveLength(3)
    expect(quotes('casual')).toEqual([
      'Ada Lark built the lighthouse of Larkham with stone from the quarry.',
    ])
  })
})

describe('an answer that others nearly are', () => {
  const handbook = indexedFile(HANDBOOK.fileName, [...HANDBOOK.pages])
  const ask = (question: string) =>
    answerQuestion([handbook], { question, personality: 'professional' })

  it.each(['Do you sell used bikes?'])(
    'is unsure, and said with the sentences around it: %s',
    (question) => {
      const draft = ask(question)
      expect(draft).toMatchObject({ kind: 'answer', isUnsure: true })
      expect(draft.kind === 'answer' && draft.sentences.length).toBeGreaterThan(1)
    },
  )

  it('is unsure, and next to nothing, as far as what was meant by it is doubted', () => {
    const asked = { question: 'How much deposit do you take?', personality: 'casual' } as const
    expect(answerQuestion([handbook], { ...asked, doubt: 'some' })).toMatchObject({
      kind: 'answer',
      isUnsure: true,
    })
    expect(answerQuestion([handbook], { ...asked, doubt: 'much' }).kind).toBe('nearest')
  })

  it.each(['How much deposit do you take?', 'Who founded the workshop?'])(
    'is sure where nothing comes near it, or it says all that was named: %s',
    (question) => {
      expect(ask(question)).toMatchObject({ kind: 'answer', isUnsure: false })
    },
  )
})
