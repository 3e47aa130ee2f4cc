import { LAST_STEP, STEPS } from '@docent/domain/onboarding'
import {
  PAST,
  aStep,
  givenTombstone,
  hoursFromNow,
  stepPath,
  type Changes,
  type World,
} from '../documents.ts'
import { ownerOnly, type RuleCase } from '../rule-case.ts'
import { Double } from '../values.ts'

const set = (w: World, changes: Changes = {}, path = stepPath(w)) => ({
  commit: [{ set: path, data: aStep(w, changes) }],
})
const givenStep = (w: World) => [{ set: stepPath(w), data: aStep(w, { updated_at: PAST }) }]
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, true]))

const badShapes: Record<string, (w: World) => Changes> = {
  "another account's id": (w) => ({ user_id: w.other }),
  'no account': () => ({ user_id: undefined }),
  'the number of another step': () => ({ step_id: 1 }),
  'a step that is a whole double': () => ({ step_id: new Double(0) }),
  'a step that is a word': () => ({ step_id: '0' }),
  'a step that is not a number': () => ({ step_id: new Double(Number.NaN) }),
  'no step': () => ({ step_id: undefined }),
  'data that is a list': () => ({ step_data: ['website'] }),
  'data that is a word': () => ({ step_data: 'website' }),
  'no data': () => ({ step_data: undefined }),
  'data of 21 keys': () => ({ step_data: keys(21) }),
  'one field too many': () => ({ completed: true }),
  'a past time': () => ({ updated_at: PAST }),
  'a future time': () => ({ updated_at: hoursFromNow(1) }),
  'no time': () => ({ updated_at: undefined }),
}

const denied = Object.entries(badShapes).flatMap(([title, changes]): RuleCase[] => [
  { title: `create with ${title}`, expected: 'denied', attempt: (w) => set(w, changes(w)) },
  {
    title: `update to ${title}`,
    expected: 'denied',
    given: givenStep,
    attempt: (w) => set(w, changes(w)),
  },
])

const foreignIds: Record<string, (w: World) => { path: string; changes?: Changes }> = {
  'an id without an account': () => ({ path: 'onboarding_progress/0' }),
  'an id of its own making': (w) => ({ path: `onboarding_progress/${w.bot}` }),
  "another account's id": (w) => ({ path: `onboarding_progress/${w.other}_0` }),
  "another account's id and name": (w) => ({
    path: `onboarding_progress/${w.other}_0`,
    changes: { user_id: w.other },
  }),
  'a step past the last': (w) => ({
    path: stepPath(w, LAST_STEP + 1),
    changes: { step_id: LAST_STEP + 1 },
  }),
  'a step below the first': (w) => ({ path: stepPath(w, -1), changes: { step_id: -1 } }),
  'the id of an account whose id begins alike': (w) => ({
    path: `onboarding_progress/${w.owner}_1_0`,
  }),
}

export const onboardingTable: readonly RuleCase[] = [
  ...STEPS.flatMap(({ id, title }) =>
    ownerOnly(`'${title}': upsert`, (w) => set(w, { step_id: id }, stepPath(w, id))),
  ),
  ...ownerOnly('update', (w) => set(w, { step_data: { integrations: ['website'] } }), givenStep),
  ...ownerOnly('delete', (w) => ({ commit: [{ delete: stepPath(w) }] }), givenStep),
  ...denied,
  ...Object.entries(foreignIds).map(([title, make]): RuleCase => ({
    title: `create under ${title}`,
    expected: 'denied',
    attempt: (w) => {
      const { path, changes } = make(w)
      return set(w, changes, path)
    },
  })),
  {
    title: 'data of 20 keys',
    expected: 'allowed',
    attempt: (w) => set(w, { step_data: keys(20) }),
  },
  {
    title: 'all steps deleted in one commit, though some are missing',
    expected: 'allowed',
    given: givenStep,
    attempt: (w) => ({ commit: STEPS.map(({ id }) => ({ delete: stepPath(w, id) })) }),
  },
  {
    title: 'all steps deleted by a deleted account',
    expected: 'denied',
    given: (w) => [...givenStep(w), givenTombstone(w)],
    attempt: (w) => ({ commit: STEPS.map(({ id }) => ({ delete: stepPath(w, id) })) }),
  },
]
