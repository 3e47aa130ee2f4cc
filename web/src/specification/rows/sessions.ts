import { COLLECTIONS } from '@docent/domain/collections'
import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import { accounts } from '../../testing/firebase/auth.ts'
import { database } from '../../testing/firebase/firestore.ts'
import { functions } from '../../testing/firebase/functions.ts'
import { meanwhile, press, see } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import {
  account,
  authRefuses,
  newOwner,
  onPlan,
  OWNER,
  owner,
  readableAgain,
  serverFails,
  serverSays,
  sessionRevoked,
  strangersRows,
  unknown,
  unreadable,
  unverifiedOwner,
  visitor,
  withBase,
  withBot,
} from '../states.ts'

/** An answer that no screen expects. */
const BROKEN = { isConfigured: true, prices: { Starter: null }, invoices: 'none' }

const GUARDED = [PATHS.onboarding, PATHS.dashboard, PATHS.bots, PATHS.knowledge, PATHS.analytics]
const ended = { subscription_end: new Date(Date.now() - 1000) }
/** As the server does it: the profile goes back, the progress rows go, the bots stay. */
const cancels = serverSays(API.checkSubscription, () => {
  const profile = database.row(COLLECTIONS.profiles, OWNER) ?? {}
  database.put(COLLECTIONS.subscribers, OWNER, {
    user_id: OWNER,
    subscribed: false,
    subscription_tier: null,
    ended_at: new Date(),
  })
  database.put(COLLECTIONS.profiles, OWNER, { ...profile, onboarding_completed: false })
  return { body: { subscribed: false, subscription_tier: null, subscription_end: null } }
})

const GUARDS: readonly Row[] = [
  ...[PATHS.login, ...GUARDED].map((path) =>
    row('2 Guards: while authentication loads', path, unknown, {
      result: is.says('status', 'Loading'),
    }),
  ),
  ...GUARDED.map((path) =>
    row('2 Guards: no user', path, visitor, { result: is.isAt(PATHS.login) }),
  ),
  ...[PATHS.dashboard, PATHS.settings, PATHS.bots].map((path) =>
    row('2 Guards: onboarding_completed false', path, newOwner, {
      result: is.isAt(PATHS.onboarding),
    }),
  ),
  row(
    '2 Guards: the onboarding-needed check',
    PATHS.bots,
    [owner, onPlan('Starter', ended), cancels],
    {
      text: 'Subscription Cancelled',
      result: [is.isAt(PATHS.onboarding), is.has('heading', 'Choose Your Plan')],
    },
  ),
  row('D15 one router', PATHS.login, owner, { result: is.isAt(PATHS.dashboard) }),
  row('D15 one router', PATHS.register, newOwner, { result: is.isAt(PATHS.onboarding) }),
  row(
    '8 Auth: routing errors',
    PATHS.billing,
    [
      owner,
      meanwhile('a screen breaks down', () =>
        functions.answer(API.billingSummary, { body: BROKEN }),
      ),
    ],
    {
      text: 'Unexpected Application Error!',
      result: is.has('button', 'Try Again'),
    },
  ),
  row('2 any other path', '/nowhere', visitor, {
    text: 'Oops! Page not found',
    result: [is.leadsTo('Home', '/'), is.logs('No page at /nowhere')],
  }),
]

const PROFILE: readonly Row[] = [
  row('4 Profile: none exists', PATHS.dashboard, account, {
    result: [
      is.isAt(PATHS.onboarding),
      is.isStored(COLLECTIONS.profiles, OWNER, {
        id: OWNER,
        first_name: '',
        last_name: '',
        company: '',
        onboarding_completed: false,
      }),
    ],
  }),
  row('8 Account', PATHS.dashboard, [owner, unreadable('profiles')], {
    result: is.isDestructive('Failed to load profile information.Try Again'),
  }),
  row('8 Account', PATHS.dashboard, [owner, unreadable('profiles')], {
    action: [
      see('Failed to load profile information.'),
      meanwhile('it can be read again', readableAgain('profiles').run),
      press('Try Again'),
    ],
    result: is.has('heading', 'Hello, Ada'),
  }),
]

const SESSIONS: readonly Row[] = [
  row('4 Sessions: signed out', PATHS.dashboard, [owner, withBase(), withBot()], {
    action: meanwhile('the session ends elsewhere', () => accounts.is(null)),
    result: [is.isAt(PATHS.login), is.isMissing('Front desk')],
  }),
  row('4 Sessions', PATHS.dashboard, owner, {
    action: press('Sign Out'),
    result: is.leavesSaying('Signed out'),
  }),
  row('8 Auth', PATHS.dashboard, [owner, authRefuses('signOut', 'auth/odd')], {
    action: press('Sign Out'),
    result: is.leavesSaying('Failed to sign out. Please try again.'),
  }),
  row('2 Onboarding: Logout', PATHS.onboarding, newOwner, {
    action: press('Logout'),
    result: is.leavesSaying('Logged out successfully'),
  }),
  row('8 Auth', PATHS.onboarding, [newOwner, authRefuses('signOut', 'auth/odd')], {
    action: press('Logout'),
    result: is.leavesSaying('Failed to log out. Please try again.'),
  }),
  row(
    '8 Auth: session error',
    PATHS.dashboard,
    [
      owner,
      onPlan('Starter', ended),
      serverSays(API.checkSubscription, { status: 401, body: { code: 'unauthenticated' } }),
    ],
    { result: is.isAt(PATHS.login) },
  ),
  row(
    '8 Auth: session error; D34',
    PATHS.billing,
    [
      owner,
      sessionRevoked,
      serverSays(API.billingSummary, { status: 401, body: { code: 'unauthenticated' } }),
    ],
    {
      text: 'No active session found. Please log in again.',
      result: is.isAt(PATHS.login),
    },
  ),
  row(
    '8 Auth: session error; D34',
    PATHS.dashboard,
    [owner, sessionRevoked, unreadable('profiles')],
    {
      text: 'No active session found. Please log in again.',
      result: is.isAt(PATHS.login),
    },
  ),
  row(
    '8 Auth: other errors keep the data',
    PATHS.billing,
    [
      owner,
      authRefuses('renew', 'auth/network-request-failed'),
      serverSays(API.billingSummary, { status: 401, body: { code: 'unauthenticated' } }),
    ],
    { text: 'Failed to check subscription status.', result: is.isAt(PATHS.billing) },
  ),
  row(
    '8 Auth: other errors keep the data',
    PATHS.bots,
    [owner, withBase(), withBot(), onPlan('Starter', ended), serverFails(API.checkSubscription)],
    {
      text: 'Front desk',
      result: [is.isDestructive('Failed to check subscription status.'), is.isAt(PATHS.bots)],
    },
  ),
  row(
    'D10 session errors sign out',
    PATHS.billing,
    [owner, serverSays(API.billingSummary, { status: 401, body: { code: 'unauthenticated' } })],
    {
      text: 'No active session found. Please log in again.',
      result: is.isAt(PATHS.login),
    },
  ),
  row('D15 banner', PATHS.dashboard, unverifiedOwner, {
    text: ['Please verify your email address', 'We sent a link to owner@example.com.'],
  }),
  row('D15 banner', PATHS.dashboard, unverifiedOwner, {
    action: press('Send again'),
    result: [
      is.says('status', 'Verification email sent'),
      is.authWasAsked('sendVerification', 'owner@example.com'),
    ],
  }),
  row(
    'D15 banner',
    PATHS.dashboard,
    [unverifiedOwner, authRefuses('sendVerification', 'auth/odd')],
    {
      action: press('Send again'),
      result: is.isDestructive('Failed to send the verification email. Please try again.'),
    },
  ),
  row('D15 banner', PATHS.dashboard, owner, {
    text: 'Hello, Ada',
    result: is.isMissing('Please verify your email address'),
  }),
]

const OWN_RECORDS: readonly Row[] = [PATHS.dashboard, PATHS.bots, PATHS.knowledge].map((path) =>
  row('6 own records only', path, [owner, withBase(), withBot(), strangersRows], {
    text: path === PATHS.knowledge ? 'House rules' : 'Front desk',
    result: [is.isMissing('Secret bot'), is.isMissing('Secret base')],
  }),
)

export const SESSION_ROWS: readonly Row[] = [...GUARDS, ...PROFILE, ...SESSIONS, ...OWN_RECORDS]
