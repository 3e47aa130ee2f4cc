import {
  COLLECTIONS,
  onboardingProgressId,
  type Profile,
  type Subscriber,
} from '@docent/domain/collections'
import { STEPS } from '@docent/domain/onboarding'
import { PLANS, type PaidTier } from '@docent/domain/plans'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'docent-demo'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

export interface DemoAccount {
  readonly uid: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  /** `null`: the Free plan. */
  readonly tier: PaidTier | null
  readonly isAdmin: boolean
  /** Whether the wizard is behind this owner. */
  readonly isOnboarded: boolean
  readonly what: string
}

const account = (
  name: string,
  [firstName, lastName, company]: readonly [string, string, string],
  rest: Partial<DemoAccount> & Pick<DemoAccount, 'what'>,
): DemoAccount => ({
  uid: `demo-${name}`,
  email: `${name}@example.com`,
  firstName,
  lastName,
  company,
  tier: null,
  isAdmin: false,
  isOnboarded: true,
  ...rest,
})

const capsOf = (tier: keyof typeof PLANS): string => {
  const { maxBots, maxKnowledgeBases } = PLANS[tier].limits
  return `${tier} plan (bots: ${maxBots}, bases: ${maxKnowledgeBases})`
}

/** The owner of the demo business. */
export const SHOP_OWNER = account('professional', ['Nell', 'Pascoe', 'Harbour Lane Cycles'], {
  tier: 'Professional',
  what: 'Professional plan, with the demo business: base, bot, website',
})

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  SHOP_OWNER,
  account('free', ['Ada', 'Fenn', ''], { what: capsOf('Free') }),
  account('starter', ['Tom', 'Ashdown', 'Ashdown Bakery'], {
    tier: 'Starter',
    what: capsOf('Starter'),
  }),
  account('enterprise', ['Ines', 'Marlow', 'Marlow Ferries'], {
    tier: 'Enterprise',
    what: 'Enterprise plan (bots and bases without limit)',
  }),
  account('admin', ['Robin', 'Keel', 'Docent'], { isAdmin: true, what: 'admin, Free plan' }),
  account('new', ['Mo', 'Tarn', ''], { isOnboarded: false, what: 'onboarding unfinished' }),
]

/** Makes the sign-in of an account, or leaves it as it is. */
async function createUser(auth: Auth, { uid, email, firstName, lastName, isAdmin }: DemoAccount) {
  const existing = await auth.getUsers([{ uid }])
  if (existing.users.length === 0) {
    const displayName = `${firstName} ${lastName}`
    await auth.createUser({ uid, email, emailVerified: true, password: DEMO_PASSWORD, displayName })
  }
  if (isAdmin) await auth.setCustomUserClaims(uid, { admin: true })
}

/** The rows of an account, by path. */
function rowsOf({ uid, tier, ...owner }: DemoAccount, now: Date): [string, object][] {
  const profile: Profile = {
    id: uid,
    first_name: owner.firstName,
    last_name: owner.lastName,
    company: owner.company,
    onboarding_completed: owner.isOnboarded,
    created_at: now,
    updated_at: now,
  }
  const subscriber: Subscriber = {
    user_id: uid,
    subscribed: tier !== null,
    subscription_tier: tier,
    subscription_end: tier === null ? null : new Date(now.getTime() + YEAR_MS),
    trial_started_at: null,
    trial_tier: null,
    plan_status: tier === null ? null : 'active',
    billing_interval: null,
    renews_at: null,
    pending_tier: null,
    pending_interval: null,
    ended_at: null,
  }
  const steps = (owner.isOnboarded ? STEPS : STEPS.slice(0, 1)).map(({ id }): [string, object] => [
    `${COLLECTIONS.onboarding_progress}/${onboardingProgressId(uid, id)}`,
    { user_id: uid, step_id: id, step_data: {}, updated_at: now },
  ])
  return [
    [`${COLLECTIONS.profiles}/${uid}`, profile],
    [`${COLLECTIONS.subscribers}/${uid}`, subscriber],
    ...steps,
  ]
}

/** Makes every demo account; what exists is left as it is. */
export async function createAccounts(auth: Auth, database: Firestore): Promise<void> {
  const now = new Date()
  const rows = new Map(DEMO_ACCOUNTS.flatMap((owner) => rowsOf(owner, now)))
  await Promise.all(DEMO_ACCOUNTS.map((owner) => createUser(auth, owner)))
  await database.runTransaction(async (transaction) => {
    const references = [...rows.keys()].map((path) => database.doc(path))
    const existing = await transaction.getAll(...references)
    for (const { exists, ref } of existing) {
      if (!exists) transaction.create(ref, rows.get(ref.path) ?? {})
    }
  })
}
