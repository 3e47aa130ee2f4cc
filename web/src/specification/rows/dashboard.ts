import { COLLECTIONS } from '@docent/domain/collections'
import { billingMessages } from '@docent/domain/messages/billing'
import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import { fill, fillAll, press } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import {
  authRefuses,
  billing,
  DAY_MS,
  googleOwner,
  onPlan,
  OWNER,
  owner,
  serverFails,
  serverSays,
  unreadable,
  unwritable,
  withBase,
  withBot,
  withUsage,
} from '../states.ts'

const TABS = {
  Overview: PATHS.dashboard,
  Bots: PATHS.bots,
  Knowledge: PATHS.knowledge,
  Analytics: PATHS.analytics,
  Billing: PATHS.billing,
  Settings: PATHS.settings,
} as const

const many = [
  withBase({ files: ['a.pdf', 'b.pdf'] }),
  ...[2, 3, 4].map((n) => withBase({ id: `base-${n}`, title: `Base ${n}`, files: [], day: 5 + n })),
  withBot({ name: 'Oldest bot' }),
  ...[2, 3, 4].map((n) =>
    withBot({ id: `bot-${n}`, name: `Bot ${n}`, isActive: n !== 2, day: 5 + n }),
  ),
]

const OVERVIEW: readonly Row[] = [
  row('2 Dashboard: header', PATHS.dashboard, owner, {
    text: 'Free',
    result: [
      ...Object.entries(TABS).map(([name, path]) => is.leadsTo(name, path)),
      is.has('button', 'Sign Out'),
    ],
  }),
  row('2 Dashboard: plan badge', PATHS.dashboard, [owner, onPlan('Professional')], {
    result: is.leadsTo('Professional', PATHS.billing),
  }),
  ...Object.entries(TABS).map(([name, path]) =>
    row('2 Dashboard: six tabs', path, [owner, billing()], {
      result: is.isCurrent(name),
    }),
  ),
  row(
    '2 Overview: the next step leads to the snippet',
    PATHS.dashboard,
    [owner, withBase(), withBot()],
    {
      result: is.leadsTo('Copy the snippet', PATHS.botIntegrations('bot-1')),
    },
  ),
  row('2 Overview', PATHS.dashboard, [owner, onPlan('Enterprise'), withUsage(3 * 1024), ...many], {
    text: [
      'Total Bots4',
      '3 active',
      'Knowledge Bases4',
      '2 files',
      'Storage Used3 KB',
      'Last UpdatedJan 9, 2026',
    ],
    result: [
      ...['Bot 4', 'Bot 3', 'Bot 2', 'Base 4', 'Base 3', 'Base 2'].map((name) =>
        is.has('link', new RegExp(`^${name}`)),
      ),
      is.isMissing('Oldest bot'),
      is.isMissing('House rules'),
    ],
  }),
  row('2 Overview', PATHS.dashboard, owner, {
    text: ['Total Bots0', 'Knowledge Bases0', 'Storage Used0 Bytes', 'Last UpdatedNever'],
  }),
  row('8 Account', PATHS.dashboard, [owner, unreadable('chatbots')], {
    result: is.isDestructive('Failed to load dashboard data.', 'Try Again'),
  }),
  row(
    '2 Analytics',
    PATHS.analytics,
    [owner, onPlan('Enterprise'), withUsage(3 * 1024, 4), ...many],
    {
      text: ['Total Bots4', 'Knowledge Bases4', 'Storage Used3 KB'],
    },
  ),
]

const renews = new Date(Date.now() + 20 * DAY_MS)
const pastDue = { plan_status: 'past_due', renews_at: null }
const RENEWAL = renews.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' })

const BILLING: readonly Row[] = [
  row('2 Billing', PATHS.billing, [owner, billing()], {
    text: ['No active subscription', '$29', '$59', '$119'],
    result: is.has('button', /^Subscribe: /, 3),
  }),
  row('2 Billing', PATHS.billing, [owner, onPlan('Starter'), billing({ hasCustomer: true })], {
    text: ['Active', RENEWAL],
    result: is.has('button', 'Customer portal'),
  }),
  row(
    '2 Billing: a failed payment, once',
    PATHS.billing,
    [owner, onPlan('Starter', pastDue), billing({ hasCustomer: true })],
    {
      text: [`Payment failed, in force until ${RENEWAL}`, billingMessages.pastDueText],
      result: [is.isMissing('The last payment failed.'), is.has('button', 'Update card')],
    },
  ),
  row(
    '2 Billing: a plan that a failed payment ended',
    PATHS.billing,
    [
      owner,
      onPlan('Starter', { ...pastDue, subscription_end: new Date(Date.now() - DAY_MS) }),
      billing({ hasCustomer: true }),
    ],
    { text: ['No active subscription', billingMessages.pastDueOver] },
  ),
  row(
    '2 Billing: checkout',
    PATHS.billing,
    [owner, billing(), serverSays(API.createCheckout, { body: { url: 'https://pay.test/2' } })],
    { action: press('Subscribe: Professional'), result: is.opensTab('https://pay.test/2') },
  ),
  row(
    '2 Billing: portal',
    PATHS.billing,
    [
      owner,
      onPlan('Starter'),
      billing({ hasCustomer: true }),
      serverSays(API.customerPortal, { body: { url: 'https://portal.test/' } }),
    ],
    { action: press('Customer portal'), result: is.opensTab('https://portal.test/') },
  ),
  row('8 Payments', PATHS.billing, [owner, billing(), serverFails(API.createCheckout)], {
    action: press('Subscribe: Professional'),
    result: is.isDestructive(
      'Payment Error',
      'Edge Function returned a non-2xx status code (no extra detail from server).',
    ),
  }),
  row(
    '8 Payments',
    PATHS.billing,
    [owner, billing(), serverSays(API.createCheckout, 'unreachable')],
    {
      action: press('Subscribe: Professional'),
      text: 'Failed to create checkout session.',
    },
  ),
  row(
    '8 Payments',
    PATHS.billing,
    [owner, onPlan('Starter'), billing({ hasCustomer: true }), serverFails(API.customerPortal)],
    {
      action: press('Customer portal'),
      result: is.isDestructive('Failed to open customer portal.'),
    },
  ),
  row('8 Payments', PATHS.billing, [owner, serverFails(API.billingSummary)], {
    text: 'Failed to check subscription status.',
  }),
  row('9 Limits: Free', PATHS.billing, [owner, billing()], {
    text: ['0 of 100', '0 of 1', '0 Bytes of 10 MB'],
  }),
  row('9 Limits: Professional', PATHS.billing, [owner, onPlan('Professional'), billing()], {
    text: ['0 of 10,000', '0 of 10', '0 of 5', '0 Bytes of 1 GB'],
  }),
  row('6 Tier features', PATHS.billing, [owner, billing()], {
    text: ['Custom branding', 'API access', 'White label', '24/7 support'],
  }),
]

const PASSWORDS = {
  'Current password': 'secret1',
  'New password': 'secret2',
  'Confirm new password': 'secret2',
}
const change = press('Change password')

const SETTINGS: readonly Row[] = [
  row('5 Email is read-only', PATHS.settings, owner, {
    result: [
      is.holds('Email', 'owner@example.com'),
      is.isReadOnly('Email'),
      is.holds('First name', 'Ada'),
      is.holds('Last name', 'Lovelace'),
      is.holds(/^Company/, 'Engines'),
    ],
  }),
  row('8 Success', PATHS.settings, owner, {
    action: [fill('First name', 'Grace'), press('Save profile')],
    text: 'Profile updated',
    result: is.isStored(COLLECTIONS.profiles, OWNER, { first_name: 'Grace' }),
  }),
  row('8 Account', PATHS.settings, [owner, unwritable], {
    action: press('Save profile'),
    result: is.isDestructive('Failed to update profile. Please try again.'),
  }),
  row('6 Google owners', PATHS.settings, googleOwner, {
    text: 'Your password is changed in the settings of your Google account.',
    result: is.hasNo('button', 'Change password'),
  }),
  row('5 Password change', PATHS.settings, owner, {
    text: 'Current password',
    result: is.isDisabled('Change password'),
  }),
  row('5 Password change', PATHS.settings, owner, {
    action: [fillAll(PASSWORDS), fill('Current password', '')],
    text: 'Please enter your current password.',
    result: is.isDisabled('Change password'),
  }),
  row('5 Password change: not confirmed', PATHS.settings, owner, {
    action: fillAll({ ...PASSWORDS, 'Confirm new password': '' }),
    text: 'Please confirm your new password.',
    result: [is.isMissing("New passwords don't match."), is.isDisabled('Change password')],
  }),
  row('5 Password change', PATHS.settings, owner, {
    action: [fillAll({ ...PASSWORDS, 'Confirm new password': 'secret3' }), change],
    text: "New passwords don't match.",
    result: is.authWasNotAsked('updatePassword'),
  }),
  row('5 Password change', PATHS.settings, owner, {
    action: [
      fillAll({ ...PASSWORDS, 'New password': 'short', 'Confirm new password': 'short' }),
      change,
    ],
    text: 'Password must be at least 6 characters long.',
    result: is.authWasNotAsked('updatePassword'),
  }),
  row(
    '5 Password change',
    PATHS.settings,
    [owner, authRefuses('reauthenticate', 'auth/wrong-password')],
    {
      action: [fillAll(PASSWORDS), change],
      text: 'Current password is incorrect.',
      result: is.authWasNotAsked('updatePassword'),
    },
  ),
  row('8 Success', PATHS.settings, owner, {
    action: [fillAll(PASSWORDS), change],
    text: 'Password updated',
    result: [
      is.authWasAsked('reauthenticate', { email: 'owner@example.com', password: 'secret1' }),
      is.authWasAsked('updatePassword', 'secret2'),
    ],
  }),
  row('8 Account', PATHS.settings, [owner, authRefuses('updatePassword', 'auth/odd')], {
    action: [fillAll(PASSWORDS), change],
    result: is.isDestructive('Failed to update password. Please try again.'),
  }),
]

const opened = [press('Delete account'), press('Continue')]
const DELETION: readonly Row[] = [
  row('5 Account deletion', PATHS.settings, owner, {
    action: press('Delete account'),
    result: is.says('dialog', 'Delete your account?'),
  }),
  row('5 Account deletion', PATHS.settings, owner, {
    action: [...opened, fill('Type DELETE to confirm', 'delete'), press('Delete my account')],
    text: 'Deletion cancelled',
    result: is.wasNotAsked(API.deleteAccount),
  }),
  row(
    '5 Account deletion; D24',
    PATHS.settings,
    [owner, serverSays(API.deleteAccount, { body: { success: true } })],
    {
      action: [...opened, fill('Type DELETE to confirm', 'DELETE'), press('Delete my account')],
      result: [
        is.wasAsked(API.deleteAccount, { confirmation: 'DELETE' }),
        is.leavesSaying('Account deleted'),
      ],
    },
  ),
  row('8 Account', PATHS.settings, [owner, serverFails(API.deleteAccount)], {
    action: [...opened, fill('Type DELETE to confirm', 'DELETE'), press('Delete my account')],
    result: is.isDestructive('Failed to delete account. Please contact support.'),
  }),
]

export const DASHBOARD_ROWS: readonly Row[] = [...OVERVIEW, ...BILLING, ...SETTINGS, ...DELETION]
