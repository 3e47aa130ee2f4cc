import type { Write } from '../client.ts'
import { givenBot, givenCounter, givenPlan, type World } from '../documents.ts'
import type { Fields } from '../values.ts'

/** A write of the owner's counter. */
export const counter = (w: World, data: Fields): Write => ({ set: `bot_counters/${w.owner}`, data })
/** A commit of the counter and nothing else. */
export const alone = (data: (w: World) => Fields) => (w: World) => ({
  commit: [counter(w, data(w))],
})

/** A Starter account with one bot, and room for more. */
export const oneBot = (w: World): Write[] => [givenPlan(w), givenBot(w), givenCounter(w, 1)]
/** The same account with a second bot to make. */
export const second = (w: World): World => ({ ...w, bot: `${w.bot}-2` })
