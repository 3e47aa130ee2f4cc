import { MONEY } from './money.ts'
import { ASKS_COST, ASKS_OFFER, ASKS_PRICES } from './overview-words.ts'
import { unitsOffering, unitsPricing } from './overview.ts'
import { TERMS } from './terms.ts'
import type { Topic } from './topic.ts'
import { VISIT } from './visit.ts'

/** What is told by more than words. */
const NO_TEXT = /(?!)/u

/** The first one that a question asks for is told. */
export const TOPICS: readonly Topic[] = [
  { name: 'offer', asks: '', askedAs: ASKS_OFFER, told: NO_TEXT, find: unitsOffering },
  {
    name: 'prices',
    asks: '',
    askedAs: ASKS_PRICES,
    cues: ['money', 'none'],
    told: NO_TEXT,
    find: unitsPricing,
    isAskedBack: true,
  },
  {
    name: 'cost',
    isOfCase: true,
    asks: '',
    askedAs: ASKS_COST,
    isOfWhatWasSaid: true,
    cues: ['money', 'none'],
    told: NO_TEXT,
    find: unitsPricing,
    isAskedBack: true,
  },
  ...MONEY,
  ...VISIT,
  ...TERMS,
]
