import { NAME_LENGTH } from '@docent/domain/account'
import {
  PAST,
  aProfile,
  givenProfile,
  hoursFromNow,
  updatedNow,
  type Changes,
  type World,
} from '../documents.ts'
import { nobody, ownerOnly, type RuleCase } from '../rule-case.ts'

const set = (w: World, changes: Changes) => ({
  commit: [{ set: `profiles/${w.owner}`, data: aProfile(w, changes) }],
})

const badShapes: Record<string, (w: World) => Changes> = {
  'an id that is not its own': (w) => ({ id: w.other }),
  'no id': () => ({ id: undefined }),
  'no first name': () => ({ first_name: undefined }),
  'a first name that is a number': () => ({ first_name: 7 }),
  'a first name that is a list': () => ({ first_name: ['Ada'] }),
  'a first name that is too long': () => ({ first_name: 'x'.repeat(NAME_LENGTH + 1) }),
  'a last name that is a map': () => ({ last_name: { a: 'b' } }),
  'a last name that is too long': () => ({ last_name: 'x'.repeat(NAME_LENGTH + 1) }),
  'a company that is null': () => ({ company: null }),
  'a company that is too long': () => ({ company: 'x'.repeat(NAME_LENGTH + 1) }),
  'onboarding completed as a word': () => ({ onboarding_completed: 'true' }),
  'onboarding completed as 1': () => ({ onboarding_completed: 1 }),
  'mails about leads as a word': () => ({ lead_mails: 'no' }),
  'an e-mail address': () => ({ email: 'ada@example.com' }),
  'a role': () => ({ role: 'admin' }),
  'a plan': () => ({ subscription_tier: 'Enterprise' }),
  'a past time of update': () => ({ updated_at: PAST }),
  'a future time of update': () => ({ updated_at: hoursFromNow(1) }),
  'a time of update in words': () => ({ updated_at: 'now' }),
  'no time of update': () => ({ updated_at: undefined }),
  'a future time of creation': () => ({ created_at: hoursFromNow(1) }),
  'no time of creation': () => ({ created_at: undefined }),
}

const denied = Object.entries(badShapes).flatMap(([title, changes]): RuleCase[] => [
  {
    title: `create with ${title}`,
    expected: 'denied',
    attempt: (w) => set(w, changes(w)),
  },
  {
    title: `update to ${title}`,
    expected: 'denied',
    given: (w) => [givenProfile(w)],
    attempt: (w) => set(w, { ...updatedNow, ...changes(w) }),
  },
])

/** Ids that no account of ours has; a rule that builds paths of them must not meet them. */
const oddAccounts: Record<string, (w: World) => string> = {
  'with a dot': (w) => `${w.owner}.x`,
  'with a blank': (w) => `${w.owner} x`,
  'with letters beyond ASCII': (w) => `${w.owner}é`,
  'of 65 characters': (w) => w.owner.padEnd(65, 'x'),
}

export const profileTable: readonly RuleCase[] = [
  ...ownerOnly('create', (w) => set(w, {})),
  ...ownerOnly(
    'update',
    (w) => set(w, { ...updatedNow, company: 'Rye & Co', onboarding_completed: true }),
    (w) => [givenProfile(w)],
  ),
  ...ownerOnly(
    'update of the mails about leads',
    (w) => set(w, { ...updatedNow, lead_mails: false }),
    (w) => [givenProfile(w)],
  ),
  ...nobody(
    'delete',
    (w) => ({ commit: [{ delete: `profiles/${w.owner}` }] }),
    (w) => [givenProfile(w)],
  ),
  ...denied,
  ...Object.entries(oddAccounts).map(([title, uid]): RuleCase => ({
    title: `get by an account whose id is one ${title}`,
    expected: 'denied',
    as: uid,
    attempt: (w) => ({ get: `profiles/${encodeURIComponent(uid(w))}` }),
  })),
  {
    title: 'create with onboarding already completed',
    expected: 'denied',
    attempt: (w) => set(w, { onboarding_completed: true }),
  },
  {
    title: 'create with a past time of creation',
    expected: 'denied',
    attempt: (w) => set(w, { created_at: PAST }),
  },
  {
    title: 'update of the time of creation',
    expected: 'denied',
    given: (w) => [givenProfile(w)],
    attempt: (w) => set(w, {}),
  },
  {
    title: 'names of the largest length',
    expected: 'allowed',
    attempt: (w) =>
      set(w, { first_name: 'x'.repeat(NAME_LENGTH), company: 'ü'.repeat(NAME_LENGTH) }),
  },
]
