import type { AdminFigures } from '@docent/domain/admin'
import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import { fill, press } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import { operator, owner, serverFails, serverSays, visitor } from '../states.ts'

const TABS = {
  Overview: PATHS.admin,
  Users: PATHS.adminUsers,
  Bots: PATHS.adminBots,
  Revenue: PATHS.adminRevenue,
  Analytics: PATHS.adminAnalytics,
} as const

const FIGURES: AdminFigures = {
  users: 12,
  newUsers: 2,
  bots: 31,
  activeBots: 30,
  bases: 14,
  files: 15,
  storedBytes: 4096,
  conversations: 16,
  openMessages: 1,
  plans: [{ tier: 'Starter', monthly: 2, annual: 1, trials: 1, pastDue: 0 }],
  days: [{ day: '2026-03-01', answered: 9, unanswered: 1 }],
  countedAt: '2026-03-01T12:00:00.000Z',
}
const USER = {
  id: 'u1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: '',
  tier: 'Starter',
  isTrial: false,
  bots: 2,
  storedBytes: 2048,
  createdAt: '2026-02-01T12:00:00.000Z',
}
const MESSAGE = {
  id: 'm1',
  name: 'Ingrid',
  email: 'ingrid@example.com',
  subject: 'A demo',
  message: 'Please show me a demo.',
  isHandled: false,
  createdAt: '2026-02-01T12:00:00.000Z',
}
const lists = (path: string, ...rows: object[]) => serverSays(path, { body: { rows, next: null } })

const SAMPLE: readonly Row[] = [
  ...Object.values(TABS).map((path) =>
    row('2 Admin: signed-in users', path, visitor, { result: is.isAt(PATHS.login) }),
  ),
  ...Object.entries(TABS).map(([name, path]) =>
    row('2 Admin: tabs; D23', path, owner, {
      text: 'Sample data',
      result: [is.isCurrent(name), is.says('heading', name)],
    }),
  ),
  row('2 Admin: no server calls; D23', PATHS.admin, owner, {
    text: 'Revenue a Month',
    result: [is.wasNotAsked(API.adminFigures), is.wasNotAsked(API.adminUsers)],
  }),
  ...['Hana', 'hana@'].map((words) =>
    row('2 Admin: users by name or e-mail', PATHS.adminUsers, owner, {
      action: fill('Search by name or email', words),
      text: 'Hana Sato',
      result: is.isMissing('Owen Tarrant'),
    }),
  ),
  row('2 Admin: users by name or e-mail', PATHS.adminUsers, owner, {
    action: fill('Search by name or email', 'zzz'),
    text: 'Nobody found',
  }),
  row('2 Admin: Sign Out', PATHS.admin, owner, {
    action: press('Sign Out'),
    result: is.leavesSaying('Signed out'),
  }),
]

const LIVE: readonly Row[] = [
  row(
    'D23 live numbers',
    PATHS.admin,
    [operator, serverSays(API.adminFigures, { body: FIGURES })],
    {
      text: ['Users12', '2 new in 7 days', '30 active', '15 files in all', '3 paying'],
      result: is.isMissing('Sample data'),
    },
  ),
  row('D23 live numbers', PATHS.admin, [operator, serverFails(API.adminFigures)], {
    result: is.isDestructive('The figures could not be loaded. Please try again.', 'Try Again'),
  }),
  row('D23 live lists', PATHS.adminUsers, [operator, lists(API.adminUsers, USER)], {
    text: ['Ada Lovelace', 'ada@example.com', 'Starter', '2 bots', '2 KB'],
  }),
  row('D23 live lists', PATHS.adminUsers, [operator, lists(API.adminUsers)], {
    text: 'No users yet',
  }),
  row('D23 live lists', PATHS.adminBots, [operator, serverFails(API.adminBots)], {
    text: 'The list could not be loaded. Please try again.',
  }),
  row(
    'D25 messages',
    PATHS.adminMessages,
    [
      operator,
      lists(API.adminMessages, MESSAGE),
      lists(API.adminReaders),
      serverSays(API.markMessage, { body: {} }),
    ],
    {
      action: press('Mark as handled: A demo'),
      text: ['Please show me a demo.', 'No sign-ups yet'],
      result: [
        is.wasAsked(API.markMessage, { id: 'm1', isHandled: true }),
        is.has('button', 'Reopen: A demo'),
      ],
    },
  ),
  row(
    'D25 messages',
    PATHS.adminMessages,
    [
      operator,
      lists(API.adminMessages, MESSAGE),
      lists(API.adminReaders),
      serverFails(API.markMessage),
    ],
    {
      action: press('Mark as handled: A demo'),
      text: 'The message could not be marked. Please try again.',
      result: is.has('button', 'Mark as handled: A demo'),
    },
  ),
]

export const ADMIN_ROWS: readonly Row[] = [...SAMPLE, ...LIVE]
