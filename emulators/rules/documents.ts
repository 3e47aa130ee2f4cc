import { randomUUID } from 'node:crypto'
import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import { KNOWLEDGE_BASE_TYPE } from '@docent/domain/knowledge'
import { onboardingProgressId } from '@docent/domain/collections'
import type { Write } from './client.ts'
import { SERVER_TIME, type Fields, type Value } from './values.ts'

export const PAST = new Date('2026-01-01T00:00:00Z')
export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)

/** Two accounts and their ids, made afresh for each case: no case sees the data of another. */
export interface World {
  readonly owner: string
  readonly other: string
  /** Id of a bot, which need not exist. */
  readonly bot: string
  readonly base: string
}

export function makeWorld(): World {
  const id = randomUUID().slice(0, 13)
  return { owner: `owner-${id}`, other: `other-${id}`, bot: `bot-${id}`, base: `base-${id}` }
}

/** Fields to replace in a document; `undefined` leaves the field out. */
export type Changes = Readonly<Record<string, Value | undefined>>

const withChanges = (data: Fields, changes: Changes): Fields =>
  Object.fromEntries(
    Object.entries({ ...data, ...changes }).filter(
      (entry): entry is [string, Value] => entry[1] !== undefined,
    ),
  )

const madeNow = { created_at: SERVER_TIME, updated_at: SERVER_TIME } as const
const madeBefore = { created_at: PAST, updated_at: PAST } as const
/** How a document looks that was made in the past and is updated now. */
export const updatedNow = { created_at: PAST, updated_at: SERVER_TIME } as const

export const aBot = (w: World, changes: Changes = {}): Fields =>
  withChanges(
    {
      id: w.bot,
      user_id: w.owner,
      name: 'Front desk',
      description: 'Answers for the bakery.',
      is_active: true,
      configuration: { ...DEFAULT_BOT_CONFIGURATION },
      ...madeNow,
    },
    changes,
  )

export const aConfiguration = (changes: Changes = {}): Fields =>
  withChanges({ ...DEFAULT_BOT_CONFIGURATION }, changes)

export const aCounter = (bots: Value, lastBot: Value, changes: Changes = {}): Fields =>
  withChanges({ bots, last_bot: lastBot, updated_at: SERVER_TIME }, changes)

export const aProfile = (w: World, changes: Changes = {}): Fields =>
  withChanges(
    {
      id: w.owner,
      first_name: 'Ada',
      last_name: 'Baker',
      company: '',
      onboarding_completed: false,
      ...madeNow,
    },
    changes,
  )

export const aStep = (w: World, changes: Changes = {}): Fields =>
  withChanges(
    { user_id: w.owner, step_id: 0, step_data: { plan: 'Starter' }, updated_at: SERVER_TIME },
    changes,
  )

export const stepPath = (w: World, step = 0): string =>
  `onboarding_progress/${onboardingProgressId(w.owner, step)}`

export const aSubscriber = (w: World, changes: Changes = {}): Fields =>
  withChanges(
    {
      user_id: w.owner,
      subscribed: true,
      subscription_tier: 'Starter',
      subscription_end: hoursFromNow(24),
      trial_started_at: null,
    },
    changes,
  )

export const aBase = (w: World, changes: Changes = {}): Fields =>
  withChanges(
    {
      id: w.base,
      user_id: w.owner,
      title: 'Handbook',
      content: '',
      file_type: KNOWLEDGE_BASE_TYPE,
      file_size: 0,
      ...madeNow,
    },
    changes,
  )

// What the server has written before an attempt.

export const givenBot = (w: World, changes: Changes = {}): Write => ({
  set: `chatbots/${w.bot}`,
  data: aBot(w, { ...madeBefore, ...changes }),
})

export const givenCounter = (w: World, bots: Value, lastBot: Value = w.bot): Write => ({
  set: `bot_counters/${w.owner}`,
  data: aCounter(bots, lastBot, { updated_at: PAST }),
})

export const givenPlan = (w: World, changes: Changes = {}): Write => ({
  set: `subscribers/${w.owner}`,
  data: aSubscriber(w, changes),
})

export const givenBase = (w: World, changes: Changes = {}): Write => ({
  set: `knowledge_base/${w.base}`,
  data: aBase(w, { ...madeBefore, ...changes }),
})

export const givenProfile = (w: World): Write => ({
  set: `profiles/${w.owner}`,
  data: aProfile(w, madeBefore),
})

export const givenTombstone = (w: World): Write => ({
  set: `deleted_users/${w.owner}`,
  data: { deleted_at: PAST },
})

// The commits that a client makes.

/** Makes a bot and pays for it: the one accepted way. */
export const createBot = (
  w: World,
  counter: Fields = aCounter(1, w.bot),
  bot: Fields = aBot(w),
): Write[] => [
  { set: `chatbots/${w.bot}`, data: bot },
  { set: `bot_counters/${w.owner}`, data: counter },
]

/** Deletes a bot and gives its place back. */
export const deleteBot = (w: World, counter: Fields = aCounter(0, w.bot)): Write[] => [
  { delete: `chatbots/${w.bot}` },
  { set: `bot_counters/${w.owner}`, data: counter },
]
