import { describe, expect, it } from 'vitest'
import { MAX_SUGGESTIONS, type EarlierExchange, type ReplyKind } from '@docent/domain/chat'
import { placesToPredict } from '../predicted/predictions.ts'
import { HANDBOOK } from '../testing/handbook.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { labelOf, LONGEST_LABEL } from './labels.ts'
import { sectionLabelsNear } from './near-sections.ts'
import { readSection } from './read-section.ts'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'

const fileOf = (fileName: string, ...pages: string[]): IndexedFile => indexedFile(fileName, pages)
const handbook = fileOf(HANDBOOK.fileName, ...HANDBOOK.pages)

const asked = (question: string, kind: ReplyKind = 'fallback'): EarlierExchange => ({
  question,
  kind,
  output: '',
  places: [],
})
const textOf = (files: readonly IndexedFile[], label: string, earlier: EarlierExchange[]) =>
  readSection(files, label, earlier)
    ?.sentences.map(({ text }) => text)
    .join('\n')

describe('sections near a question that nothing answers', () => {
  it('are named by their headings, the nearest first', () => {
    const near = sectionLabelsNear([handbook], 'Somebody stole my rented bike last night')
    expect(near[0]).toBe('Rental')
    expect(near.length).toBeLessThanOrEqual(MAX_SUGGESTIONS)
  })

  it.each(['Who painted the Mona Lisa?', '', 'asdf qwer'])(
    'are none where nothing comes near: %s',
    (question) => {
      expect(sectionLabelsNear([handbook], question)).toEqual([])
    },
  )

  it('are found by what was predicted for their places, where the words lead elsewhere or nowhere', () => {
    const page = [
      'Garden tools',
      'Rakes and spades are lent for a day.',
      'Opening hours',
      'The shed is open from May to September.',
    ].join('\n\n')
    const file = fileOf('shed.txt', page)
    const predicted = placesToPredict(file).map(({ passage, unit, text }) => ({
      passage,
      unit,
      questions: text.startsWith('Rakes') ? ['Can I borrow something to dig with?'] : [],
    }))
    const sought = 'something to dig, do you have it in the season?'
    expect(sectionLabelsNear([file], sought)[0]).toBe('Opening hours')
    expect(sectionLabelsNear([{ ...file, predicted }], sought)[0]).toBe('Garden tools')
    expect(sectionLabelsNear([{ ...file, predicted }], 'Who painted the Mona Lisa?')).toEqual([])
  })

  it.each([
    ['can my girlfriend sleep over', 'Visitors'],
    ['where can I clean my clothes', 'Laundry'],
    ['its freezing in my room', 'Heating'],
  ])('are found where they mean the same in other words: %s', (question, label) => {
    const page = [
      'Laundry\n\nThe washing machine takes tokens, which the caretaker sells for two pounds.',
      'Bicycles\n\nThey stand in the shed and nowhere else.',
      'Visitors\n\nFriends may stay up to three nights; tell the caretaker before.',
      'Heating\n\nRadiators are on from October to April.',
    ].join('\n\n')
    expect(sectionLabelsNear([fileOf('rules.txt', page)], question)[0]).toBe(label)
  })

  it('are named once, without numbers, labels or signs, and so that they fit on a button', () => {
    const page = [
      '2.4 The garden shed',
      'The garden shed is open from May.',
      '■ Garden tools',
      'Garden tools are lent for a day.',
      'Q: What happens to garden tools that nobody brings back in time?',
      'We charge £2 a day for garden tools that are late.',
    ].join('\n\n')
    const labels = sectionLabelsNear(
      [fileOf('a.txt', page), fileOf('b.txt', page)],
      'garden tools and the garden shed',
    )
    expect(labels.toSorted()).toEqual([
      'Garden tools',
      'The garden shed',
      'What happens to garden tools that nobody brings…',
    ])
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(LONGEST_LABEL)
  })
})

it('those in the language of the visitor go before others that come as near', () => {
  const english =
    'Garden tools\n\nRakes and spades for the garden are lent by the gardener, who looks after them in the shed.'
  const german =
    'Garten\n\nDer Garten ist für alle da, die bei uns wohnen, und wird von uns gepflegt.\n\n' +
    'Garden tools, Gartengeräte\n\nRechen und Spaten sind bei uns im Garten für alle da und werden verliehen.'
  const files = [fileOf('garten.txt', german), fileOf('garden.txt', english)]
  expect(files.map(({ segment }) => segment.language)).toEqual(['de', 'en'])
  expect(sectionLabelsNear(files, 'Do the garden tools squeak in winter?')[0]).toBe('Garden tools')
  expect(sectionLabelsNear(files, 'Quietschen die Garden tools im Winter?')[0]).toBe(
    'Garden tools, Gartengeräte',
  )
})

it.each([
  ['OTURMA ODASI', 'tr', 'Oturma odası'],
  ['SWIMMING LESSONS', 'en', 'Swimming lessons'],
  ['IM STRASSENVERKEHR', 'de', 'IM STRASSENVERKEHR'],
  ['■ 夕食', 'ja', '夕食'],
  ['– May I come by bus?', 'en', 'May I come by bus?'],
  ['8.A.1 What is covered', 'en', 'What is covered'],
  ['24 hours a day', 'en', '24 hours a day'],
])('%s (%s) stands on a button as %s', (heading, language, label) => {
  expect(labelOf(heading, language)).toBe(label)
})

describe('sections near a message behind another', () => {
  const earlier = [asked('How much is a rental bike for a day?', 'answer')]

  it('are those that both lead to where it goes on, first', () => {
    const near = sectionLabelsNear([handbook], 'and if it gets nicked by a thief?', earlier)
    expect(near[0]).toBe('Rental')
  })

  it('are those that it leads to by itself where it turns to something else, first', () => {
    const near = sectionLabelsNear([handbook], 'Can I park a camper van in your yard?', earlier)
    expect(near[0]).toBe('Parking')
    expect(near).toContain('Rental')
  })

  it('leave out what was read between', () => {
    const between = [...earlier, asked('Rental', 'answer')]
    expect(sectionLabelsNear([handbook], 'and if it gets nicked by a thief?', between)).toEqual(
      sectionLabelsNear([handbook], 'and if it gets nicked by a thief?', earlier),
    )
  })
})

describe('a section that is asked for by its heading', () => {
  const question = 'Somebody stole my rented bike last night'

  it('is read from the place that comes nearest to the question, every line with its receipt', () => {
    const read = readSection([handbook], 'Rental', [asked(question)])
    expect(read?.sentences.map(({ text }) => text).join(' ')).toContain(
      'If a rented bicycle is stolen, report it to the police',
    )
    for (const { receipt } of read?.sentences ?? []) {
      expect(handbook.pages[receipt.page - 1]?.slice(receipt.start, receipt.end)).toBe(
        receipt.quote,
      )
    }
  })

  it('is read whole where it is short, and from its beginning where nothing was asked of it', () => {
    expect(textOf([handbook], 'opening hours', [asked('hi', 'small_talk')])).toBe(
      'Monday to Friday: 8:30 am – 6:30 pm\nSaturday: 9:00 am – 4:00 pm\nSunday and public holidays: closed',
    )
    expect(textOf([handbook], 'Rental', [asked('hi', 'small_talk')])).toMatch(/^We rent out/)
  })

  it('is read by paragraphs, each with one receipt', () => {
    const page =
      'The barn\n\nThe barn was built by hand. It stands by the\nriver, and it leaks.\n\nBring boots.'
    const read = readSection([fileOf('barn.txt', page)], 'The barn', [asked('hi', 'small_talk')])
    expect(read?.sentences.map(({ text }) => text)).toEqual([
      'The barn was built by hand. It stands by the river, and it leaks.',
      'Bring boots.',
    ])
    expect(read?.sentences[0]?.receipt.quote).toContain('by the\nriver')
  })

  it('loses nothing where a mark of a footnote stands between two sentences', () => {
    const page = 'The barn\n\nThe barn was built by hand.1 It stands by the river.'
    const read = readSection([fileOf('barn.txt', page)], 'The barn', [asked('hi', 'small_talk')])
    expect(read?.sentences.map(({ text }) => text)).toEqual([
      'The barn was built by hand.',
      'It stands by the river.',
    ])
  })

  it('is read in scripts that have no blank between sentences', () => {
    const page =
      '工房\n\n工房は九時から六時まで開いています。自転車の修理は三日かかります。\n\n駐輪場は裏にあります。'
    const read = readSection([fileOf('kobo.txt', page)], '工房', [
      asked('こんにちは', 'small_talk'),
    ])
    expect(read?.sentences.map(({ text }) => text)).toEqual([
      '工房は九時から六時まで開いています。自転車の修理は三日かかります。',
      '駐輪場は裏にあります。',
    ])
  })

  it('stops at a length that can be read', () => {
    const rows = Array.from({ length: 60 }, (_, row) => `Boat ${row + 1}: £${row + 10}`)
    const file = fileOf('boats.txt', `Boats\n${rows.join('\n')}`)
    const read = textOf([file], 'Boats', [asked('hello', 'small_talk')])
    expect(read?.split('\n')).toEqual(rows.slice(0, 8))
  })

  it('is read near the line that was meant, under the names of its columns', () => {
    const rows = Array.from({ length: 40 }, (_, row) => `Boat ${row + 1}\t${row + 2}\t£${row + 10}`)
    const file = fileOf('boats.txt', `Boats\nName\tSeats\tPrice\n${rows.join('\n')}`)
    const read = textOf([file], 'Boats', [asked('is the Boat 30 broken?')])
    expect(read).toMatch(/^Name · Seats · Price/)
    expect(read).toContain('Boat 30')
    expect(read).not.toContain('Boat 10 ')
  })

  it('offers the others that come near, but for those that were read', () => {
    const first = readSection([handbook], 'Rental', [asked(question)])
    const [next] = first?.suggestions ?? []
    expect(next).toBeDefined()
    const then = readSection([handbook], next!, [asked(question), asked('Rental', 'answer')])
    expect(then?.sentences.length).toBeGreaterThan(0)
    expect(then?.suggestions).not.toContain('Rental')
    expect(then?.suggestions).not.toContain(next)
  })

  it('is the nearest one of those of the same name', () => {
    const page = (town: string, hour: number) =>
      `Parking\n\nIn ${town} you park behind the hall, until ${hour}.`
    const files = [fileOf('a.txt', page('Arden', 8)), fileOf('b.txt', page('Benning', 9))]
    expect(textOf(files, 'Parking', [asked('my bus to Benning is parking where?')])).toContain(
      'Benning',
    )
  })

  it.each<[string, EarlierExchange[]]>([
    ['Rental', []],
    ['Rental', [asked('How much is it?', 'clarification')]],
    ['Rental of boats', [asked(question)]],
    ['?!', [asked(question)]],
  ])('is read only where headings may have been offered: %s %j', (message, earlier) => {
    expect(readSection([handbook], message, earlier)).toBeNull()
  })
})
