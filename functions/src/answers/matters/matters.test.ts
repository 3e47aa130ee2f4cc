import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../answer.ts'
import { segmentOf } from '../segment.ts'
import { TOPICS } from '../topics/topics.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { mattersOfBase } from './base-matters.ts'
import { mattersIn } from './matter-words.ts'
import { MATTER_PHRASES } from './phrases/matter-phrases.ts'

const namesIn = (list: string): string[] =>
  Array.from(list.matchAll(/^(\w+):/gmu), ([, name]) => name!)

const fileOf = (...pages: readonly string[]): IndexedFile[] => {
  const text = { fileName: 'guest house.txt', pages }
  return [{ fileId: 'house', ...text, segment: segmentOf(text) }]
}

const ask = (files: readonly IndexedFile[], question: string) =>
  answerQuestion(files, { question, personality: 'professional' })

const said = (files: readonly IndexedFile[], question: string): string => {
  const draft = ask(files, question)
  return draft.kind === 'fallback' ? '' : draft.sentences.map(({ text }) => text).join(' ')
}

const HOUSE = fileOf(`Arrival

The front desk is staffed from 7 am to 10 pm.
For a late arrival we leave your key in the key box beside the door and send you its code.

Departure

On the last day rooms are to be vacated by 11 am.

Meals

Corkage is £12 a bottle.
Our cook buys from farms nearby.`)

describe.each(Object.entries(MATTER_PHRASES))('phrases of matters in %s', (_, list = '') => {
  const names = namesIn(list)

  it('are those of the same matters in every language, each listed once', () => {
    expect(names).toEqual([...new Set(namesIn(MATTER_PHRASES['en'] ?? ''))])
  })

  it('are no topics, which are told by other means', () => {
    const topics = new Set(TOPICS.map(({ name }) => name))
    expect(names.filter((name) => topics.has(name))).toEqual([])
  })

  it('are words between commas, of which beginnings end with a star', () => {
    const phrases = list.replaceAll(/^\w+:/gmu, ',').split(/[,\n]/u)
    const words = phrases.flatMap((phrase) => phrase.trim().split(/\s+/u))
    expect(words.filter((word) => /\*./u.test(word) || word === '*')).toEqual([])
  })
})

describe('what words say of matters', () => {
  it('is more for a word that stands with one of them alone', () => {
    const { weight: corkage } = mattersIn('corkage', 'en').get('own_food')!
    const { weight: bring } = mattersIn('bring', 'en').get('own_food') ?? { weight: 0 }
    expect(corkage).toBeGreaterThan(bring)
  })

  it('adds up over the words of a text, each of which counts once', () => {
    const once = mattersIn('corkage', 'en').get('own_food')!
    const twice = mattersIn('corkage, corkage', 'en').get('own_food')!
    const more = mattersIn('own wine, corkage', 'en').get('own_food')!
    expect(twice).toEqual(once)
    expect(more.weight).toBeGreaterThan(once.weight)
    expect(more.telling).toBeGreaterThan(once.telling)
  })

  it('is read in its own language, and is nothing in one without phrases', () => {
    expect(mattersIn('Nichtraucher', 'de').has('smoking')).toBe(true)
    expect(mattersIn('Nichtraucher', 'sw').size).toBe(0)
  })
})

describe('an answer by the matter that is asked about', () => {
  it('is found though it shares no word with the question', () => {
    const question = 'May we drink our own wine at dinner?'
    expect(ask(HOUSE, question).kind).toBe('answer')
    expect(said(HOUSE, question)).toBe('Corkage is £12 a bottle.')
  })

  it('is found in another language than it is asked in', () => {
    expect(said(HOUSE, 'On arrive en pleine nuit, comment récupérer les clés ?')).toContain(
      'key box',
    )
  })

  it('is not given where nothing is told of the matter', () => {
    const farm = fileOf('We sell eggs and honey.\n\nThe fields are behind the barn.')
    expect(said(farm, 'May we drink our own wine at dinner?')).toBe('')
  })

  it('is not given to a question that speaks of no matter', () => {
    expect(said(HOUSE, 'Who painted the ceiling of the chapel?')).toBe('')
  })

  it('is no more than the closest passage where it is asked whether there is one of something', () => {
    expect(ask(HOUSE, 'Do you have hammocks for guests who bring their own wine?').kind).not.toBe(
      'answer',
    )
  })
})

describe('what a base says of matters', () => {
  it('is remembered while its files stay the same', () => {
    expect(mattersOfBase(HOUSE)).toBe(mattersOfBase([...HOUSE]))
  })

  it('is not read of a large one', () => {
    const lines = Array.from({ length: 4_500 }, (_, at) => `Number ${at} has a key box.`)
    expect(mattersOfBase(fileOf(lines.join('\n\n'))).places).toEqual([])
  })
})
