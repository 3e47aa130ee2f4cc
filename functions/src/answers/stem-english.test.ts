import fc from 'fast-check'
import snowball from 'snowball-stemmers'
import { expect, it } from 'vitest'
import { stemEnglish } from './stem-english.ts'

const library = snowball.newStemmer('english')
const expected = (word: string): string => library.stem(word) || word

it.each(
  `y yes yard say saying syzygy skies skis news early inning proceeded generously communal arsenal
   hopping hoping hoped falling feed agreed agreedly bled possibly rationally analogy apology
   ties cries gas this caresses bus kiwis don't men's relational conditionally vietnamization
   activate radicalism formality sensitivity callousness formative electricity hopefulness goodness
   revival adjustment dependent adoption effective controlled rate cease roll café naïvely 's '`.split(
    /\s+/,
  ),
)('%s has the stem that Snowball gives it', (word) => {
  expect(stemEnglish(word)).toBe(expected(word))
})

const beginnings = fc.string({
  unit: fc.constantFrom(...Array.from('aaeeiiouybcdlmnstrwxgé')),
  maxLength: 6,
})
const endings = fc.constantFrom(
  ...`ed ing ingly eedly ies sses s us at bl iz tt y ly ational ation izer alism fulness ousli iveness
      iviti biliti bli ogi lessli alize icate ical ness ative ance able ement ent ism ion e ll`.split(
    /\s+/,
  ),
)

it('made-up words have the stem that Snowball gives them', () => {
  fc.assert(
    fc.property(beginnings, fc.array(endings, { maxLength: 3 }), (beginning, ends) => {
      const word = beginning + ends.join('')
      expect(stemEnglish(word)).toBe(expected(word))
    }),
    { numRuns: 5_000 },
  )
})
