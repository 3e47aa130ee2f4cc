import { describe, expect, it } from 'vitest'
import type { EarlierExchange } from '@docent/domain/chat'
import { answerQuestion, type IndexedFile } from '../answer.ts'
import { filesForAnswer, listen } from './listen.ts'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'

const fileOf = (fileName: string, ...pages: string[]): IndexedFile => indexedFile(fileName, pages)

const files = [
  fileOf(
    'rules.txt',
    `14. Appeals

14.1 A candidate may appeal against a result within 15 working days.
The appeal is lodged with the Appeals Officer, Ms Philippa Dunmore.

15. Moving rooms

You can ask to swap your room from 20 October onwards. The first change costs £40. You may move once per academic year.

16. Pain relief

Pethidine works within about 20 minutes.

Gas and air is breathed through a mouthpiece. It takes effect after 30 seconds.`,
  ),
  fileOf(
    'life.txt',
    `Taxes

Download the certificate and send it to the Town Council.

Buses

A single ticket for the bus is £2; the annual pass costs £245.

Writing up

Students who have passed the yearly review and write up pay £420 a year instead of tuition.

Meetings

Candidates meet their supervisor at least ten times a year.

An appeal is a request to look at a result once more.

The library is open from 9 am to 6 pm on weekdays.`,
  ),
  fileOf(
    'bikes.txt',
    `Bike | Full day | Week
Town bike | £22 | £95
Electric bike | £48 | £210
Cargo bike | £55 | £240`,
  ),
  fileOf(
    'services.txt',
    `Service | What is done | Price
Plain Service | Brakes and gears adjusted | £45
Full Service | Plain Service, both wheels trued | £85
Grand Service | All bearings replaced | £145`,
  ),
  fileOf(
    'visits.txt',
    `VISITING
Ward | Early | Late
Hazel Ward | 8 am to 9 am | 6 pm to 8 pm
Rowan Ward | 9 am to 10 am | 7 pm to 8 pm

FLOORS
Hazel Ward, Rowan Ward and the kiosk are on level 3. Visiting the kiosk is possible at any hour.`,
  ),
]

/** What the last message of a conversation comes to. */
function heardLast(...messages: readonly string[]): EarlierExchange {
  const earlier: EarlierExchange[] = []
  for (const text of messages) {
    const heard = listen(files, { text, personality: 'professional', earlier })
    if (heard.kind !== 'question') {
      earlier.push({ question: text, kind: 'small_talk', output: '', places: [] })
      continue
    }
    const draft = answerQuestion(filesForAnswer(files, heard), {
      question: heard.text,
      personality: 'professional',
      doubt: heard.doubt,
    })
    const sentences = draft.kind === 'fallback' ? [] : draft.sentences
    earlier.push({
      question: text,
      kind: draft.kind === 'answer' ? 'answer' : 'fallback',
      output: sentences.map((sentence) => sentence.text).join(' '),
      places: sentences.map(({ receipt }) => receipt),
    })
  }
  return earlier.at(-1)!
}

/** What is said last of a conversation; '' where that is no answer. */
function converse(...messages: readonly string[]): string {
  const { kind, output } = heardLast(...messages)
  return kind === 'answer' ? output : ''
}

describe('a message that goes on from what was quoted', () => {
  it.each([
    [['I want to appeal my result', 'who do I send it to?'], 'Philippa Dunmore'],
    [
      ['From when can I swap my room?', 'and how many times can I do it?'],
      'once per academic year',
    ],
    [['How fast does pethidine work?', 'and gas and air?'], 'after 30 seconds'],
    [['How much is a single ticket for the bus?', 'and the annual pass'], '£245'],
  ])('is answered in its section: %s', (messages, holds) => {
    expect(converse(...messages)).toContain(holds)
  })

  it('is told by the row that it names, and by none that only mentions it', () => {
    const said = converse('How much is the Grand Service?', 'And the Plain one?')
    expect(said).toContain('£45')
    expect(said).not.toMatch(/£85|£145/)
  })

  it.each([
    ['From when can I swap my room?', 'When is the library open?', '9 am to 6 pm'],
    ['When is the library open?', 'How much is a single ticket for the bus?', '£2'],
    ['How fast does pethidine work?', 'From when can I swap my room?', '20 October'],
  ])('does not keep one that asks for something else: %s %s', (before, question, holds) => {
    expect(converse(before, question)).toContain(holds)
    expect(converse(before, question)).toBe(converse(question))
  })

  it('is answered by both of two units that are as likely meant, in their order', () => {
    const said = converse('From when can I swap my room?', 'and how often?')
    expect(said).toMatch(/from 20 October onwards\. You may move once per academic year\.$/)
  })

  it('is told by another row of the table that was quoted, where that begins with what it names', () => {
    const said = converse('When are the visiting times on Hazel Ward?', 'And Rowan?')
    expect(said).toContain('9 am to 10 am')
    expect(said).not.toMatch(/kiosk|6 pm|level 3/)
  })

  it('is told by the row that was spoken of, and not by the next one as well', () => {
    const said = converse('How much is an electric bike for a full day?', 'and for a week?')
    expect(said).toContain('£210')
    expect(said).not.toContain('Cargo')
  })

  it.each([
    ['When is the library open?', 'and the swimming pool?'],
    ['How much is a single ticket for the bus?', 'and for cats and dogs in winter?'],
    ['How often do candidates meet their supervisor?', 'and in the evening?'],
    ['How much is a single ticket for the bus?', 'Where is the sauna?'],
  ])('is not told by what speaks of nothing that it names: %s %s', (before, question) => {
    expect(heardLast(before, question)).toMatchObject({ kind: 'fallback', places: [] })
  })

  it('has what was spoken of quoted as the nearest place where no more can be told', () => {
    const last = heardLast('How fast does pethidine work?', 'and why is it given?')
    expect(last).toMatchObject({ kind: 'fallback', output: expect.stringContaining('Pethidine') })
  })

  it.each([
    ['From when can I swap my room?', 'and how much is that?', 'some'],
    ['When are the visiting times on Hazel Ward?', 'is that per year?', 'some'],
    ['How fast does pethidine work?', 'and when?', 'much'],
    ['From when can I swap my room?', 'is there a fee?', 'none'],
    ['How much is a single ticket for the bus?', 'and the annual pass', 'none'],
    ['When is the library open?', 'How much is a single ticket?', 'none'],
  ])(
    'is answered with reserve where it may as well mean something else: %s %s',
    (before, text, doubt) => {
      const earlier = [heardLast(before)]
      expect(listen(files, { text, personality: 'professional', earlier })).toMatchObject({ doubt })
    },
  )

  it.each(['Can I call you?', 'Where are you?', 'how do I get to you'])(
    'asks how the business is reached, whatever was spoken of: %s',
    (question) => {
      expect(converse('Is the library open on weekdays?', question)).toBe(converse(question))
    },
  )

  it('is defined where it is, and not where it is spoken of', () => {
    const [before, question] = ['Who is the Appeals Officer?', 'What is an appeal?']
    expect(converse(before, question)).toContain('An appeal is a request')
  })

  it('is looked up by its words where several units there tell the same kind of thing', () => {
    expect(converse('From when can I swap my room?', 'Who is it?')).toBe('')
  })

  it('is left alone where the file of the last answer is gone', () => {
    const places = [{ fileId: 'gone.txt', page: 1, start: 0, end: 9 }]
    const exchange = { question: 'From when?', kind: 'answer' as const, output: '', places }
    const heard = listen(files, {
      text: 'who do I send it to?',
      personality: 'casual',
      earlier: [exchange],
    })
    expect(heard).not.toHaveProperty('at')
  })
})
