import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { superlativeIn } from './superlatives.ts'

const boats = indexedFile('boats.txt', [
  `Boats for hire

Boat\tSeats\tEngine\tArea\tPer hour\tPrice per day
Heron\t4\tElectric, 2 × 6 kW\t6 m2\t28 €\t1,100 €
Puffin\t6\tElectric, 10 kW\t9 m2\t19 €\t95.50 €
Gannet\t12\tDiesel, 40 kW\t22 m2\t60 €\t1.250,00 €

Extras
Life jacket: 3 €
Map of the bay: free
Picnic basket for two: 28 €
Picnic basket for four: 44 €`,
])

function say(question: string, file = boats): string {
  const draft = answerQuestion([file], { question, personality: 'professional' })
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''
}

describe('the one with least or most', () => {
  it.each([
    ['Which boat is the cheapest?', 'Puffin', 'Gannet'],
    ['What is the most expensive boat?', 'Gannet', 'Heron'],
    ['Which boat has the most seats?', 'Gannet', 'Heron'],
    ['Which boat has the smallest engine?', 'Puffin', 'Gannet'],
    ['Which is the biggest boat?', 'Gannet', 'Puffin'],
    ['What is the cheapest electric boat?', 'Puffin', 'Gannet'],
    ['What is the most expensive electric boat?', 'Heron', 'Gannet'],
    ['What is the cheapest extra?', 'Map of the bay', 'jacket'],
    ['What is the cheapest picnic basket?', 'for two', 'for four'],
  ])('is told by a table or a list of prices: %s', (question, told, other) => {
    const said = say(question)
    expect(said).toContain(told)
    expect(said).not.toContain(other)
  })

  it('comes with the names of the columns', () => {
    expect(say('Which boat is the cheapest?')).toContain('Price per day')
  })

  it.each([
    'What is the cheapest flight?',
    'What is the cheapest sailing boat?',
    'Which boat has the longest mast?',
  ])('is not told of what no line speaks of: %s', (question) => {
    expect(say(question)).toBe('')
  })

  it('is told by the text where that says which it is', () => {
    const file = indexedFile('inn.txt', [
      'Rooms\nAttic: 80 €\nGarden room: 95 €\nTower room: 140 €\n\nThe cheapest room in winter is the garden room at 60 €.',
    ])
    expect(say('What is the cheapest room?', file)).toContain('in winter')
  })

  it('is not told where all are alike', () => {
    const file = indexedFile('inn.txt', ['Rooms\nAttic: 80 €\nGarden: 80 €\nTower: 80 €'])
    expect(say('What is the cheapest room?', file)).not.toMatch(/^Attic: 80 €$/)
  })

  it.each([
    ['Welches ist das günstigste Zimmer?', false],
    ['¿Cuál es la habitación más barata?', false],
    ['Quelle est la chambre la moins chère ?', false],
    ['Qual è la camera più cara?', true],
    ['Wat is de duurste kamer?', true],
  ])('is asked for in other languages: %s', (question, most) => {
    expect(superlativeIn(question)?.most).toBe(most)
  })

  it('is not asked for by other words', () => {
    expect(superlativeIn('How much is a room?')).toBeNull()
    expect(superlativeIn('How long does it take at most?')).toBeNull()
  })
})
