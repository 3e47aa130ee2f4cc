import { describe, expect, it } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from '../answer.ts'
import { findEvidence } from '../find-evidence.ts'

const park = indexedFile('Park.txt', [
  `Willow Park\n\nWe are a leisure park with a pool, a climbing hall and a restaurant by the lake.

Tickets per day
Adult £12.00
Child (4 to 15) £6.50
Under fours free
Senior £9.00

Climbing hall
Children from 8 years may climb with a parent; those under 14 need a helmet, which we lend.
Nobody above 110 kg may use the zip line.

Groups
Groups of more than 12 people are shown around by a guide.
Cancelling is free up to 14 days before the visit. Less than 14 days before we keep half of the price, less than 2 days before all of it.

Shop
Orders above £40 are sent free of charge. We send parcels within the European Union.`,
])

function quotes(question: string): string {
  const draft = answerQuestion([park], { question, personality: 'professional' })
  return draft.kind === 'fallback'
    ? ''
    : draft.sentences.map(({ receipt }) => receipt.quote).join(' ')
}

describe('an amount that lies within a limit', () => {
  it.each([
    ['How much is a ticket for my son? He is 9.', '£6.50'],
    ['How much is a ticket for a two-year-old?', 'Under fours'],
    ['What does a ticket cost for my mother, she is 72?', '£9.00'],
    ['My daughter is 7, may she climb?', 'from 8 years'],
    ['I weigh 120 kg, can I use the zip line?', '110 kg'],
    ['We are 15 people, will a guide show us around?', 'more than 12'],
    ['What happens if I cancel three weeks before?', 'free up to 14 days'],
    ['My order is £60, is sending it free?', 'above £40'],
  ])('is answered: %s', (question, tells) => {
    expect(quotes(question)).toContain(tells)
  })

  it('is not answered with what those of another age pay', () => {
    expect(quotes('How much is a ticket for my son? He is 9.')).not.toMatch(/Adult|Senior|Under/u)
  })

  it('is no typing error of the limit', () => {
    const { retrieval } = findEvidence([park], 'My son is 9, what does he pay?')
    expect(retrieval.concepts.map(({ word }) => word)).toContain('9')
    expect(retrieval.corrections).toEqual([])
  })

  it('tells nothing that the documents do not limit', () => {
    expect(quotes('Do you sell insurance for a 9 year old boat?')).toBe('')
  })
})

describe('a country within a region', () => {
  it.each(['Do you send parcels to Spain?', 'Can you send a parcel to Germany?'])(
    'is answered: %s',
    (question) => {
      expect(quotes(question)).toContain('European Union')
    },
  )

  it('is told apart from one beyond it', () => {
    expect(quotes('Do you send parcels to Japan?')).not.toBe(
      quotes('Do you send parcels to Spain?'),
    )
  })
})
