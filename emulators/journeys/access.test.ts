import { beforeAll, describe, expect, test } from 'vitest'
import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { API, CHAT, PUBLIC_PAGES } from '@docent/domain/routes'
import { originOf } from '../ports.ts'
import { disableAccount, revokeSessions } from './support/accounts.ts'
import { call, registerOwner, type Owner } from './support/owner.ts'

interface Access {
  readonly method: 'GET' | 'POST'
  readonly caller: 'owner' | 'admin' | 'anyone'
  /** The session says all that the call needs. */
  readonly needsNothing?: true
}

/** Who may call what. The compiler asks for a row for every route. */
const API_ACCESS = {
  health: { method: 'GET', caller: 'anyone' },
  createKnowledgeBase: { method: 'POST', caller: 'owner' },
  updateKnowledgeBase: { method: 'POST', caller: 'owner' },
  deleteKnowledgeBase: { method: 'POST', caller: 'owner' },
  retryFile: { method: 'POST', caller: 'owner' },
  renameFile: { method: 'POST', caller: 'owner' },
  replaceFile: { method: 'POST', caller: 'owner' },
  deleteFile: { method: 'POST', caller: 'owner' },
  restoreFile: { method: 'POST', caller: 'owner' },
  purgeFiles: { method: 'POST', caller: 'owner', needsNothing: true },
  fileText: { method: 'GET', caller: 'owner' },
  fileQuotes: { method: 'GET', caller: 'owner' },
  saveAnswer: { method: 'POST', caller: 'owner' },
  deleteAnswer: { method: 'POST', caller: 'owner' },
  contact: { method: 'POST', caller: 'anyone' },
  newsletter: { method: 'POST', caller: 'anyone' },
  newsletterAnswer: { method: 'POST', caller: 'anyone' },
  unansweredQuestions: { method: 'GET', caller: 'owner', needsNothing: true },
  startTrial: { method: 'POST', caller: 'owner' },
  createCheckout: { method: 'POST', caller: 'owner' },
  confirmCheckout: { method: 'POST', caller: 'owner' },
  customerPortal: { method: 'POST', caller: 'owner' },
  checkSubscription: { method: 'POST', caller: 'owner', needsNothing: true },
  billingSummary: { method: 'GET', caller: 'owner', needsNothing: true },
  previewPlanChange: { method: 'POST', caller: 'owner' },
  changePlan: { method: 'POST', caller: 'owner' },
  cancelPlan: { method: 'POST', caller: 'owner' },
  resumePlan: { method: 'POST', caller: 'owner' },
  stripeWebhook: { method: 'POST', caller: 'anyone' },
  connectChannel: { method: 'POST', caller: 'owner' },
  checkChannel: { method: 'POST', caller: 'owner' },
  disconnectChannel: { method: 'POST', caller: 'owner' },
  channelSetup: { method: 'POST', caller: 'owner' },
  deleteAccount: { method: 'POST', caller: 'owner' },
  exportAccount: { method: 'POST', caller: 'owner', needsNothing: true },
  exportPart: { method: 'GET', caller: 'owner' },
  adminFigures: { method: 'GET', caller: 'admin' },
  adminUsers: { method: 'GET', caller: 'admin' },
  adminBots: { method: 'GET', caller: 'admin' },
  adminMessages: { method: 'GET', caller: 'admin' },
  adminReaders: { method: 'GET', caller: 'admin' },
  markMessage: { method: 'POST', caller: 'admin' },
} satisfies Record<keyof typeof API, Access>

const CHAT_ACCESS = {
  health: { method: 'GET', caller: 'anyone' },
  message: { method: 'POST', caller: 'anyone' },
  widget: { method: 'GET', caller: 'anyone' },
  preview: { method: 'POST', caller: 'owner' },
  testRetrieval: { method: 'POST', caller: 'owner' },
} satisfies Record<keyof typeof CHAT, Access>

const rowsOf = <Name extends string>(
  routes: Readonly<Record<Name, string>>,
  access: Readonly<Record<Name, Access>>,
): (Access & { path: string })[] =>
  Object.entries<string>(routes).map(([name, path]) => {
    const row = access[name as Name]
    return { path, ...row }
  })

const ROUTES = [...rowsOf(API, API_ACCESS), ...rowsOf(CHAT, CHAT_ACCESS)]

/** What ends a session of somebody who still holds its token. */
const ENDINGS = {
  'a deleted account': (ended: Owner) =>
    call(ended, API.deleteAccount, {
      method: 'POST',
      body: JSON.stringify({ confirmation: DELETE_CONFIRMATION }),
    }),
  'an account that was disabled': disableAccount,
  'a session that was revoked': revokeSessions,
} satisfies Record<string, (ended: Owner) => Promise<unknown>>
type Ending = keyof typeof ENDINGS

let owner: Owner
const ended = {} as Record<Ending, Owner>
beforeAll(async () => {
  owner = await registerOwner('access')
  for (const ending of Object.keys(ENDINGS) as Ending[]) {
    ended[ending] = await registerOwner('ended')
    await ENDINGS[ending](ended[ending])
  }
})

const withBody = (method: string) => (method === 'POST' ? { method, body: '{}' } : { method })

const ofOwners = ROUTES.filter(({ caller }) => caller !== 'anyone')

describe.each(ofOwners)('$path', ({ path, method, caller, needsNothing }) => {
  test.each([
    ['no session', null],
    ['a token that nobody signed', 'e30.e30.'],
    ['a word', 'admin'],
  ])('with %s is refused as unauthenticated', async (_, token) => {
    const stranger = token === null ? null : { userId: 'x', email: 'x', token }
    const { status, body } = await call(stranger, path, withBody(method))
    expect([status, body['code']]).toEqual([401, 'unauthenticated'])
  })

  test.each(Object.keys(ENDINGS) as Ending[])(
    'with the token of %s is refused as unauthenticated',
    async (ending) => {
      const { status, body } = await call(ended[ending], path, withBody(method))
      expect([status, body['code']]).toEqual([401, 'unauthenticated'])
    },
  )

  if (caller === 'admin') {
    test('with a session that carries no claim is refused', async () => {
      const { status, body } = await call(owner, path, withBody(method))
      expect([status, body['code']]).toEqual([403, 'forbidden'])
    })
    return
  }

  const outcome = needsNothing ? 'answered' : 'refused as incomplete'
  test(`with a session and nothing else is ${outcome}, never an error of ours`, async () => {
    const { status } = await call(owner, path, withBody(method))
    expect(needsNothing ? [200] : [400, 404]).toContain(status)
  })
})

test.each(ROUTES)('$path takes $method alone', async ({ path, method }) => {
  const other = method === 'GET' ? 'POST' : 'GET'
  const { status, body } = await call(owner, path, withBody(other))
  expect([status, body['code']]).toEqual([405, 'method_not_allowed'])
})

/** An address below each page that names nothing. */
const NAMES_NOTHING = {
  quote: 'bot.file.1.0.9.AAAAAAAAAAAAAAAAAAAAAA',
  share: 'no-such-bot',
} satisfies Record<keyof typeof PUBLIC_PAGES, string>

test.each(Object.entries(NAMES_NOTHING))(
  'a page for a %s that nobody made is not there, says so, and takes GET alone',
  async (name, rest) => {
    const url = `${originOf('hosting')}${PUBLIC_PAGES[name as keyof typeof PUBLIC_PAGES]}/${rest}`
    const response = await fetch(url)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(await response.text()).toMatch(/no longer here|no chat here/)
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(405)
  },
)

test.each(['/api/none', '/api/__proto__', '/api/health/x', '/chat/constructor'])(
  '%s does not exist',
  async (path) => {
    expect((await call(owner, path)).status).toBe(404)
  },
)
