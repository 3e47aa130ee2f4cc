import { COLLECTIONS, onboardingProgressId } from '@docent/domain/collections'
import { billingMessages } from '@docent/domain/messages/billing'
import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import { fill, press } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import {
  billing,
  newOwner,
  onPlan,
  OWNER,
  owner,
  serverSays,
  stepsDone,
  unreadable,
  withBase,
  withBot,
} from '../states.ts'

const WIZARD = PATHS.onboarding
const progress = (step: number) => onboardingProgressId(OWNER, step)
const TITLES = [
  'Choose Your Plan',
  'Create Knowledge Base',
  'Configure Your Bot',
  'Set Up Integrations',
] as const

const FRAME: readonly Row[] = [
  ...TITLES.map((title, step) =>
    row('2 Onboarding', WIZARD, [newOwner, withBase(), withBot(), stepsDone(step)], {
      text: [`Step ${step + 1} of 4`, `${[0, 25, 50, 75][step]} % complete`],
      result: [is.has('heading', title), is.has('button', 'Logout'), is.leadsTo('Home', '/')],
    }),
  ),
  row('2 Onboarding: Previous', WIZARD, newOwner, {
    text: 'Step 1 of 4',
    result: is.hasNo('button', 'Previous'),
  }),
  row('2 Onboarding: Previous', WIZARD, [newOwner, stepsDone(1)], {
    action: press('Previous'),
    text: 'Step 1 of 4',
  }),
  row('4 Onboarding: last step completed', WIZARD, [newOwner, stepsDone(4)], {
    result: [
      is.isAt(PATHS.dashboard),
      is.isStored(COLLECTIONS.profiles, OWNER, { onboarding_completed: true }),
    ],
  }),
  row('4 Onboarding: done before', WIZARD, owner, { result: is.isAt(PATHS.dashboard) }),
]

const PLAN: readonly Row[] = [
  row('2 Plan step; D6', WIZARD, [newOwner, billing()], {
    text: [
      'Please select a plan',
      '$29',
      '$59',
      '$119',
      'Most Popular',
      'Secure checkout by Stripe',
    ],
    result: [
      is.has('button', /^Start 14-day free trial of/, 3),
      is.has('button', /^Subscribe: /, 3),
      is.has('button', 'Continue with Free'),
    ],
  }),
  row(
    '2 Plan step: Subscribe',
    WIZARD,
    [newOwner, billing(), serverSays(API.createCheckout, { body: { url: 'https://pay.test/1' } })],
    {
      action: press('Subscribe: Starter'),
      result: [
        is.wasAsked(API.createCheckout, { priceId: 'price_month' }),
        is.opensTab('https://pay.test/1'),
      ],
    },
  ),
  row(
    '8 Payments',
    WIZARD,
    [
      newOwner,
      billing(),
      serverSays(API.createCheckout, {
        status: 409,
        body: { code: 'unknown_price', error: 'No such price: x' },
      }),
    ],
    {
      action: press('Subscribe: Starter'),
      result: is.isDestructive('Payment Error', 'No such price: x'),
    },
  ),
  row(
    '5 Plan',
    WIZARD,
    [
      newOwner,
      billing(),
      serverSays(API.createCheckout, { status: 401, body: { code: 'unauthenticated' } }),
    ],
    {
      action: press('Subscribe: Starter'),
      text: 'No active session found. Please log in again.',
    },
  ),
  row('D6 free', WIZARD, newOwner, {
    action: press('Continue with Free'),
    text: 'Step 2 of 4',
    result: is.isStored(COLLECTIONS.onboarding_progress, progress(0), {
      step_data: { tier: 'Free' },
    }),
  }),
  row('D6 trial', WIZARD, [newOwner, serverSays(API.startTrial, { body: {} })], {
    action: press('Start 14-day free trial of Professional'),
    text: ['Step 2 of 4', 'Your 14-day trial of Professional has started'],
    result: is.wasAsked(API.startTrial, { tier: 'Professional' }),
  }),
  row('4 Plan step: subscribed', WIZARD, [newOwner, onPlan('Starter')], {
    text: ['You are on the Starter plan', 'Step 2 of 4'],
    result: is.isStored(COLLECTIONS.onboarding_progress, progress(0), { step_id: 0 }),
  }),
  row(
    '4 Plan step: success=true; D17',
    `${WIZARD}?success=true&session_id=s1`,
    [
      newOwner,
      billing(),
      serverSays(API.confirmCheckout, () => {
        void onPlan('Starter').run()
        return { body: { confirmed: true, tier: 'Starter' } }
      }),
    ],
    {
      text: ['Payment Successful', 'You are on the Starter plan.', 'Step 2 of 4'],
      result: is.wasAsked(API.confirmCheckout, { sessionId: 's1' }),
    },
  ),
  row(
    'D17 not confirmed yet',
    `${WIZARD}?success=true&session_id=s1`,
    [newOwner, billing(), serverSays(API.confirmCheckout, 'never')],
    { text: ['Confirming payment…', 'Step 1 of 4'] },
  ),
  row(
    '4 Subscription check; D8',
    WIZARD,
    [newOwner, withBase(), withBot(), onPlan('Free', { ended_at: new Date() })],
    {
      text: 'Step 1 of 4',
      result: is.isDestructive('Subscription Cancelled', billingMessages.cancelledText),
    },
  ),
]

const KNOWLEDGE: readonly Row[] = [
  row('4 Knowledge base step: existing base', WIZARD, [newOwner, stepsDone(1), withBase()], {
    text: ['House rules', 'menu.pdf'],
    result: [is.has('button', 'Edit House rules'), is.has('button', 'Continue')],
  }),
  row('4 Knowledge base step: Continue', WIZARD, [newOwner, stepsDone(1), withBase()], {
    action: press('Continue'),
    text: 'Step 3 of 4',
    result: is.isStored(COLLECTIONS.onboarding_progress, progress(1), {
      step_data: { knowledgeBaseId: 'base-1' },
    }),
  }),
  row(
    '4 Knowledge base step: Cancel leaves edit mode',
    WIZARD,
    [newOwner, stepsDone(1), withBase()],
    {
      action: [press('Edit House rules'), press('Cancel')],
      result: is.has('button', 'Continue'),
    },
  ),
  row(
    'D16 the oldest base',
    WIZARD,
    [
      newOwner,
      onPlan('Starter'),
      stepsDone(1),
      withBase(),
      withBase({ id: 'base-2', title: 'Younger', day: 9 }),
    ],
    { text: 'House rules', result: is.isMissing('Younger') },
  ),
  row(
    '4 Knowledge base step: after create, one second',
    WIZARD,
    [
      newOwner,
      stepsDone(1),
      serverSays(API.createKnowledgeBase, () => {
        void withBase({ title: 'Rules' }).run()
        return { body: { success: true, knowledgeBase: { id: 'base-1' }, uploadedFiles: [] } }
      }),
    ],
    {
      action: [fill('Name', 'Rules'), press('Create knowledge base')],
      text: ['Knowledge base created!', 'Step 3 of 4'],
      result: is.wasAsked(API.createKnowledgeBase, { name: 'Rules' }),
    },
  ),
  row('8 Knowledge bases', WIZARD, [newOwner, stepsDone(1), unreadable('knowledge_base')], {
    result: is.isDestructive('Failed to load existing knowledge base.', 'Try Again'),
  }),
]

export const ONBOARDING_ROWS: readonly Row[] = [...FRAME, ...PLAN, ...KNOWLEDGE]
