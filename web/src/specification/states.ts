import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import { COLLECTIONS, onboardingProgressId, type CollectionName } from '@docent/domain/collections'
import { KNOWLEDGE_BASE_TYPE } from '@docent/domain/knowledge'
import type { Tier } from '@docent/domain/plans'
import { API } from '@docent/domain/routes'
import { accounts, anAccount, type Account } from '../testing/firebase/auth.ts'
import { database, Timestamp } from '../testing/firebase/firestore.ts'
import { functions, type Answer } from '../testing/firebase/functions.ts'
import type { Step } from './row.ts'

const state = (says: string, run: () => void): Step => ({ says, run })

export const OWNER = 'owner'
export const DAY_MS = 86_400_000
const at = (day: number) => new Timestamp(Date.UTC(2026, 0, day))

export const visitor = state('a visitor', () => accounts.is(null))
export const unknown = state('while authentication loads', () => accounts.is('unknown'))

const putProfile = (isOnboarded: boolean) =>
  database.put(COLLECTIONS.profiles, OWNER, {
    id: OWNER,
    first_name: 'Ada',
    last_name: 'Lovelace',
    company: 'Engines',
    onboarding_completed: isOnboarded,
    created_at: at(1),
    updated_at: at(1),
  })

const signIn = (isOnboarded: boolean, settings: Partial<Account> = {}) => {
  accounts.is(anAccount(OWNER, settings))
  putProfile(isOnboarded)
}

/** Signed out, and known from an earlier visit. */
export const returning = state('an owner who is signed out', () => putProfile(true))
export const returningNew = state('a signed-out owner with the wizard before them', () =>
  putProfile(false),
)

/** The profile that another tab makes when it hears of a sign-up; it was told no names. */
export const madeByAnotherTab = state('a profile that another tab was faster to make', () =>
  database.put(COLLECTIONS.profiles, OWNER, {
    id: OWNER,
    first_name: '',
    last_name: '',
    company: '',
    onboarding_completed: false,
    created_at: at(1),
    updated_at: at(1),
  }),
)

/** Has signed up and not been through the wizard. */
export const newOwner = state('a new owner', () => signIn(false))
export const owner = state('an owner', () => signIn(true))
export const googleOwner = state('an owner by Google', () =>
  signIn(true, { providerData: [{ providerId: 'google.com' }] }),
)
export const unverifiedOwner = state('an owner whose address is not verified', () =>
  signIn(true, { emailVerified: false }),
)
export const operator = state('an operator', () => signIn(true, { claims: { admin: true } }))
/** Somebody whose account has no profile yet. */
export const account = state('an account without a profile', () => accounts.is(anAccount(OWNER)))

/** A subscription, or a trial, that is in force. */
export const onPlan = (tier: Tier, more: object = {}): Step =>
  state(`on ${tier}`, () =>
    database.put(COLLECTIONS.subscribers, OWNER, {
      user_id: OWNER,
      subscribed: tier !== 'Free',
      subscription_tier: tier === 'Free' ? null : tier,
      subscription_end: new Date(Date.now() + 20 * DAY_MS),
      plan_status: tier === 'Free' ? null : 'active',
      billing_interval: 'month',
      renews_at: new Date(Date.now() + 20 * DAY_MS),
      ...more,
    }),
  )

/** The steps up to this one are completed. */
export const stepsDone = (count: number, data: object = {}): Step =>
  state(`${count} steps done`, () => {
    for (let step = 0; step < count; step += 1) {
      database.put(COLLECTIONS.onboarding_progress, onboardingProgressId(OWNER, step), {
        user_id: OWNER,
        step_id: step,
        step_data: data,
        updated_at: at(2),
      })
    }
  })

interface BaseSettings {
  readonly id?: string
  readonly title?: string
  readonly files?: readonly string[]
  readonly day?: number
}

export const withBase = ({
  id = 'base-1',
  title = 'House rules',
  files = ['menu.pdf'],
  day = 3,
}: BaseSettings = {}): Step =>
  state(`a base “${title}” of ${files.length} files`, () => {
    const row = { user_id: OWNER, created_at: at(day), updated_at: at(day) }
    database.put(COLLECTIONS.knowledge_base, id, {
      ...row,
      id,
      title,
      content: '',
      file_type: KNOWLEDGE_BASE_TYPE,
      file_size: 0,
    })
    files.forEach((name, index) =>
      database.put(COLLECTIONS.knowledge_base, `${id}-file-${index}`, {
        ...row,
        id: `${id}-file-${index}`,
        title: name,
        content: `knowledge/${OWNER}/${id}/${name}`,
        file_type: 'application/pdf',
        file_size: 2048,
        stage: 'ready',
        failure: null,
        pages: 2,
      }),
    )
  })

interface BotSettings {
  readonly id?: string
  readonly name?: string
  readonly isActive?: boolean
  readonly websiteUrl?: string
  readonly day?: number
}

export const withBot = ({
  id = 'bot-1',
  name = 'Front desk',
  isActive = true,
  websiteUrl = '',
  day = 4,
}: BotSettings = {}): Step =>
  state(`a bot “${name}”`, () => {
    database.put(COLLECTIONS.chatbots, id, {
      id,
      user_id: OWNER,
      name,
      description: 'The front desk of a hotel.',
      is_active: isActive,
      configuration: { ...DEFAULT_BOT_CONFIGURATION, knowledgeBaseId: 'base-1', websiteUrl },
      created_at: at(day),
      updated_at: at(day),
    })
    database.put(COLLECTIONS.bot_counters, OWNER, {
      bots: database.rows(COLLECTIONS.chatbots).length,
      last_bot: id,
      updated_at: at(day),
    })
  })

/** Rows of somebody else, which nobody but them may see. */
export const strangersRows = state('another owner’s rows', () => {
  const row = { user_id: 'stranger', created_at: at(1), updated_at: at(1) }
  database.put(COLLECTIONS.chatbots, 'bot-9', {
    ...row,
    id: 'bot-9',
    name: 'Secret bot',
    description: '',
    is_active: true,
    configuration: DEFAULT_BOT_CONFIGURATION,
  })
  database.put(COLLECTIONS.knowledge_base, 'base-9', {
    ...row,
    id: 'base-9',
    title: 'Secret base',
    content: '',
    file_type: KNOWLEDGE_BASE_TYPE,
    file_size: 0,
  })
})

export const TOKEN = '123456789:AAExampleOfABo'

export const withTelegram = state('a saved Telegram bot', () =>
  database.put(COLLECTIONS.telegram_bots, 'bot-1', {
    user_id: OWNER,
    chatbot_id: 'bot-1',
    bot_token: TOKEN.slice(0, 20),
    bot_name: 'Desk on Telegram',
    problem: null,
    created_at: at(5),
    updated_at: at(5),
  }),
)

export const withFacebook = state('a saved Facebook bot', () =>
  database.put(COLLECTIONS.facebook_bots, 'bot-1', {
    user_id: OWNER,
    chatbot_id: 'bot-1',
    page_access_token: 'EAAExampleOfAPageTok',
    page_name: 'Desk on Facebook',
    problem: null,
    created_at: at(5),
    updated_at: at(5),
  }),
)

export const withUsage = (bytes: number, bases = 1): Step =>
  state(`${bytes} bytes stored`, () =>
    database.put(COLLECTIONS.usage, OWNER, { storage_bytes: bytes, knowledge_bases: bases }),
  )

/** Reading the collection fails. */
export const unreadable = (collection: CollectionName): Step =>
  state(`${collection} cannot be read`, () => database.refuse(collection))

export const readableAgain = (collection: CollectionName): Step =>
  state(`${collection} can be read again`, () => database.allow(collection))

/** The session has ended, and nobody has told this window yet. */
export const sessionGone = state('the session is gone', () => accounts.lose())

/** Firebase renews the token of this session no more. */
export const sessionRevoked = state('the session is revoked', () =>
  accounts.refuse('renew', 'auth/user-token-expired'),
)

/** Writes to the database are refused. */
export const unwritable = state('nothing can be written', () => database.refuseWrites())

export const authRefuses = (call: string, code: string): Step =>
  state(`${call} fails with ${code}`, () => accounts.refuse(call, code))

export const serverSays = (
  path: string,
  answer: Answer | 'unreachable' | 'never' | ((sent: unknown) => Answer),
): Step => {
  const what = typeof answer === 'string' ? `is ${answer}` : 'is arranged'
  return state(`${path} ${what}`, () => functions.answer(path, answer))
}

/** The server refuses with a code that says nothing to people. */
export const serverFails = (path: string): Step =>
  state(`${path} fails`, () =>
    functions.answer(path, { status: 500, body: { code: 'internal', error: '' } }),
  )

const PRICES = { month: 'price_month', year: 'price_year' }
export const billing = (more: object = {}): Step =>
  state('billing is configured', () =>
    functions.answer(API.billingSummary, {
      body: {
        isConfigured: true,
        hasCustomer: false,
        prices: { Starter: PRICES, Professional: PRICES, Enterprise: PRICES },
        invoices: [],
        ...more,
      },
    }),
  )
