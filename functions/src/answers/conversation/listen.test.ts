import { describe, expect, it } from 'vitest'
import { PERSONALITIES, type Personality } from '@docent/domain/bots'
import type { EarlierExchange } from '@docent/domain/chat'
import { answerQuestion, type IndexedFile } from '../answer.ts'
import { findEvidence } from '../find-evidence.ts'
import { HANDBOOK } from '../testing/handbook.ts'
import { contradictionOf } from './contradiction.ts'
import { filesForAnswer, listen } from './listen.ts'
import { presentAnswer, presentFallback, presentNearest } from './present.ts'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'

const fileOf = (fileName: string, ...pages: string[]): IndexedFile => indexedFile(fileName, pages)
const handbook = fileOf(HANDBOOK.fileName, ...HANDBOOK.pages)
const ALL = Object.keys(PERSONALITIES) as Personality[]

const say = (
  files: readonly IndexedFile[],
  text: string,
  earlier: readonly EarlierExchange[] = [],
  personality: Personality = 'professional',
) => listen(files, { text, personality, earlier })

const sentencesOf = (files: readonly IndexedFile[], question: string) => {
  const draft = answerQuestion(files, { question, personality: 'professional' })
  return draft.kind === 'answer' ? draft.sentences : []
}

describe('small talk', () => {
  it.each(['Hi', 'Thank you', 'Who are you?', 'help', 'You idiot', 'Can I talk to a human?', '?!'])(
    'is replied to in four voices: %s',
    (text) => {
      const outputs = ALL.map((personality) => {
        const listened = say([handbook], text, [], personality)
        return listened.kind === 'small_talk' ? listened.output : ''
      })
      expect(new Set(outputs).size).toBe(ALL.length)
      expect(outputs).not.toContain('')
    },
  )

  it('never claims to be a human', () => {
    for (const personality of ALL) {
      const listened = say([handbook], 'Are you a real person?', [], personality)
      expect(listened.kind === 'small_talk' && listened.output).toMatch(
        /not a person|bot|no human/i,
      )
    }
  })

  it('offers sections of the documents, each of which is read when it is chosen', () => {
    const listened = say([handbook], 'Hello!')
    const suggestions = listened.kind === 'small_talk' ? listened.suggestions : []
    expect(suggestions.length).toBeGreaterThan(1)
    const earlier = [{ question: 'Hello!', kind: 'small_talk' as const, output: '', places: [] }]
    for (const suggestion of suggestions) {
      expect(say([handbook], suggestion, earlier).kind, suggestion).toBe('read')
    }
  })

  it('shows the way to a person where the documents name one', () => {
    const listened = say([handbook], 'I want to talk to a human')
    expect(listened.kind === 'small_talk' && listened.suggestions).toContain('Contact')
  })

  it('has nothing to offer where there are no documents', () => {
    expect(say([], 'help')).toMatchObject({ kind: 'small_talk', suggestions: [] })
  })
})

describe('a price that is asked for without a name', () => {
  it('is not asked back where the documents call something so in so many words', () => {
    const pages = [
      'Memberships\nDay pass: £18\nTen-day card: £150\n\nRooms\nThe small room: £14\nThe large room: £26',
    ]
    const listened = say([fileOf('loom.txt', ...pages)], 'How much is a day pass?')
    expect(listened.kind).toBe('question')
  })

  const prices = 'Prices\nTaster lesson £25\nWeekend course £180\nWeek course £420'
  const sailing = fileOf('sailing.txt', `${prices}\n\nBoats\nA lost key costs £15.`)

  it('is told by the list of prices, where there is one', () => {
    expect(say([sailing], 'How much does it cost?').kind).toBe('question')
  })

  it('is asked back where it may be of what was spoken of, or of another list', () => {
    const earlier = [
      { question: 'Do you rent wetsuits?', kind: 'fallback', output: '', places: [] },
    ] as const
    expect(say([sailing], 'How much does it cost?', earlier).kind).toBe('clarification')
    const rental = 'Rental\nWetsuit £12\nLife jacket £5\nDinghy £60\nKayak £30'
    const both = fileOf('sailing.txt', `${prices}\n\n${rental}`)
    expect(say([both], 'How much does it cost?')).toMatchObject({
      kind: 'clarification',
      suggestions: expect.arrayContaining(['Prices', 'Rental']),
    })
  })

  it('is asked back, with names that lead to an answer', () => {
    const listened = say([handbook], 'How much does it cost?')
    expect(listened.kind).toBe('clarification')
    const options = listened.kind === 'clarification' ? listened.suggestions : []
    expect(options).toEqual(expect.arrayContaining(['Repair prices', 'Rental']))
    for (const option of options) {
      const earlier = [
        { question: 'How much does it cost?', kind: 'clarification', output: '', places: [] },
      ] as const
      const chosen = say([handbook], option, earlier)
      expect(chosen, option).toMatchObject({ kind: 'question', doubt: 'cleared' })
      const asked = chosen.kind === 'question' ? chosen.text : ''
      expect(sentencesOf([handbook], asked), `${option} → ${asked}`).not.toEqual([])
    }
  })

  it('is answered without reserve once it was asked back and chosen, and only then', () => {
    const ask = (doubt: 'none' | 'cleared') =>
      answerQuestion([handbook], {
        question: 'Do you sell used bikes?',
        personality: 'professional',
        doubt,
      })
    expect(ask('none')).toMatchObject({ kind: 'answer', isUnsure: true })
    expect(ask('cleared')).toMatchObject({ kind: 'answer', isUnsure: false })
    const earlier = [
      { question: 'How much does it cost?', kind: 'clarification', output: '', places: [] },
    ] as const
    expect(say([handbook], 'Is there parking?', earlier)).not.toMatchObject({ doubt: 'cleared' })
  })

  it('is asked back where two price lists answer equally well', () => {
    const files = [
      fileOf(
        'summer.txt',
        'Summer prices\n\nA guided tour of the island costs £40 for each guest.',
      ),
      fileOf(
        'winter.txt',
        'Winter prices\n\nA guided tour of the island costs £25 for each guest.',
      ),
    ]
    expect(say(files, 'How much is a guided tour of the island?')).toMatchObject({
      kind: 'clarification',
      suggestions: ['Summer prices', 'Winter prices'],
    })
  })

  it('is given up by whoever asks for something else then', () => {
    const paying = fileOf(
      'paying.txt',
      'Paying\n\nWe accept cash up to £1,000, debit and credit cards, and bank transfer.',
    )
    const earlier = [
      { question: 'How much does it cost?', kind: 'clarification', output: '', places: [] },
    ] as const
    expect(say([paying], 'Can I pay by card?', earlier)).toMatchObject({
      kind: 'question',
      text: 'Can I pay by card?',
    })
  })

  it('is not asked back twice', () => {
    const earlier = [
      { question: 'How much does it cost?', kind: 'clarification', output: '', places: [] },
    ] as const
    expect(say([handbook], 'the price', earlier).kind).toBe('question')
  })
})

describe('a message that tells something beside its question', () => {
  const rental = fileOf(
    'rental.txt',
    'Bikes\n\nA tandem costs £40 a day. Trailers carry dogs up to 30 kg.\n\nKeys\n\nFor a lost key we charge £15. Helmets are free of charge.',
  )
  const understood = (text: string): string => {
    const listened = say([rental], text)
    return listened.kind === 'question' ? listened.text : `(${listened.kind})`
  }

  it.each([
    [
      'We are four and come on Sunday with my parents. How much is a tandem?',
      'How much is a tandem?',
    ],
    ['How much is a tandem? We are four and come on Sunday.', 'How much is a tandem?'],
    ['i saw your shop today. are helmets free', 'are helmets free'],
    [
      'Good morning,\nmy name is Ada. Are helmets free?\nKind regards\nAda Lark',
      'Are helmets free?',
    ],
  ])('is read without it: %s', (message, question) => {
    expect(understood(message)).toBe(question)
  })

  it.each([
    'I lost my key on the beach. We leave at ten. What does it cost?',
    'What do I pay? My key is lost.',
    'my key is lost, what will that be',
  ])('is read with it where the question names nothing: %s', (message) => {
    const heard = say([rental], message)
    if (heard.kind !== 'question') throw new Error(`taken for ${heard.kind}`)
    const files = filesForAnswer([rental], heard)
    expect(heard.text).toBe(message)
    expect(sentencesOf(files, heard.text).map(({ text }) => text)).toEqual([
      'For a lost key we charge £15.',
    ])
  })

  it('is what is told where nothing is asked', () => {
    expect(understood('We come from far away. I lost my key.')).toBe('I lost my key.')
  })
})

describe('two documents that differ in a number', () => {
  const old = fileOf('old.txt', 'Courses\n\nThe pottery course costs £45 and lasts two evenings.')
  const fresh = fileOf('new.txt', 'Courses\n\nThe pottery course costs £60 and lasts two evenings.')
  const asked = 'What does the pottery course cost?'

  it('are both quoted, and said to differ', () => {
    const sentences = sentencesOf([old, fresh], asked)
    const reply = presentAnswer([old, fresh], sentences, {
      text: asked,
      asked,
      personality: 'professional',
      earlier: [],
    })
    expect(reply.lead).toMatch(/differ.*old\.txt.*new\.txt|differ.*new\.txt.*old\.txt/)
    expect(reply.sentences.map(({ receipt }) => receipt.fileName).toSorted()).toEqual([
      'new.txt',
      'old.txt',
    ])
    for (const { text, receipt } of reply.sentences) expect(receipt.quote).toBe(text)
  })

  it.each([
    ['the same number in another form', 'The pottery course costs 45.00 £.'],
    ['another thing', 'The pottery course for children costs £20.'],
    ['another measure', 'The pottery course lasts 90 minutes.'],
  ])('are not thought to differ by %s', (_, page) => {
    const files = [old, fileOf('other.txt', `Courses\n\n${page}`)]
    expect(contradictionOf(files, findEvidence(files, asked), sentencesOf([old], asked))).toBeNull()
  })
})

it('what an amount is for stands before the “and” as well', () => {
  const deposit = fileOf(
    'a.txt',
    'Rental\n\nThe deposit is £10 for a bike and £20 for a cargo bike.',
  )
  const excess = fileOf('b.txt', 'Rental\n\nThe excess is £30 for a bike and £40 for a cargo bike.')
  const files = [deposit, excess]
  const asked = 'What is the deposit for the cargo bike?'
  const sentences = sentencesOf([deposit], asked)
  expect(sentences).toHaveLength(1)
  expect(contradictionOf(files, findEvidence(files, asked), sentences)).toBeNull()
})

describe('tell me more', () => {
  const [sentence] = sentencesOf([handbook], 'How much deposit do you take?')
  const places = sentence === undefined ? [] : [sentence.receipt]
  const earlier = [{ question: 'deposit', kind: 'answer', output: '', places }] as const

  it('goes on behind the last answer, with receipts', () => {
    const listened = say([handbook], 'Tell me more!', earlier)
    const sentences = listened.kind === 'read' ? listened.sentences : []
    expect(sentences.map(({ text }) => text).join(' ')).toMatch(/deposit is paid back/)
    for (const { receipt } of sentences) {
      expect(handbook.pages[receipt.page - 1]?.slice(receipt.start, receipt.end)).toBe(
        receipt.quote,
      )
    }
  })

  it.each([[[]], [[{ ...places[0]!, page: 99 }]], [[{ ...places[0]!, fileId: 'gone' }]]])(
    'says that there is no more where there is none: %j',
    (nowhere) => {
      const listened = say([handbook], 'more', [{ ...earlier[0], places: nowhere }])
      expect(listened.kind).toBe('small_talk')
    },
  )
})

describe('an answer', () => {
  const asked = 'How much is the deposit?'
  const sentences = sentencesOf([handbook], asked)
  const present = (personality: Personality, text = asked, before = '') =>
    presentAnswer([handbook], sentences, {
      text,
      asked: text,
      personality,
      earlier: before === '' ? [] : [{ question: '', kind: 'answer', output: before, places: [] }],
    })

  it('keeps its sentences to the letter in every voice', () => {
    for (const personality of ALL) expect(present(personality).sentences).toEqual(sentences)
  })

  it('is bare in a professional voice, and names file and page in a technical one', () => {
    expect(present('professional')).not.toHaveProperty('lead')
    expect(present('technical').lead).toBe(`From ${HANDBOOK.fileName}, page 3:`)
  })

  it('never opens like the one before', () => {
    for (const personality of ['friendly', 'casual'] as const) {
      const first = present(personality)
      const second = present(personality, asked, first.output)
      expect(second.lead).not.toBe(first.lead)
    }
  })

  it('opens now and then, never twice in the same words', () => {
    for (const personality of ['friendly', 'casual'] as const) {
      const earlier: { question: string; kind: 'answer'; output: string; places: [] }[] = []
      const leads = Array.from({ length: 7 }, (_, turn) => {
        const text = `${asked} ${turn}`
        const reply = presentAnswer([handbook], sentences, { text, asked, personality, earlier })
        earlier.push({ question: text, kind: 'answer', output: reply.output, places: [] })
        return reply.lead ?? ''
      })
      const opened = leads.filter((lead) => lead !== '')
      expect(leads.map((lead) => lead !== '')).toEqual([
        true,
        false,
        false,
        true,
        false,
        false,
        true,
      ])
      expect(new Set(opened).size).toBe(opened.length)
    }
  })

  it('says which word was taken for another', () => {
    const question = 'How much is the depostit?'
    const found = sentencesOf([handbook], question)
    const said = {
      text: question,
      asked: question,
      personality: 'professional',
      earlier: [],
    } as const
    expect(presentAnswer([handbook], found, said).lead).toBe('I read “depostit” as “deposit”.')
  })
})

const asking = (text: string) => ({ text, asked: text, earlier: [] })

it('a fallback keeps the owner’s words and offers what is near', () => {
  const reply = presentFallback([handbook], asking('Do you rent out helicopters?'), 'Sorry.')
  expect(reply).toMatchObject({ kind: 'fallback', output: 'Sorry.', sentences: [] })
  expect(reply.suggestions).toContain('Rental')
})

it('a nearest place stands behind the owner’s words, in the visitor’s language, and is no answer', () => {
  const near = sentencesOf([handbook], 'How much is the deposit?')
  const reply = presentNearest(
    [handbook],
    asking('Warum ist die Kaution so hoch?'),
    near,
    'Leider nein.',
  )
  expect(reply).toMatchObject({ kind: 'fallback', sentences: near })
  expect(reply.lead).toMatch(/^Leider nein\. Die nächstliegende Stelle/)
  expect(reply.output).toContain(near[0]?.text)
})
