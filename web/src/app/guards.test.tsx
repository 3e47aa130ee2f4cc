import type { Profile } from '@docent/domain/collections'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from 'firebase/auth'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NotifyProvider } from '../shared/notify.tsx'
import { SessionContext, type Session } from '../shared/session.ts'
import { rememberOnboarding } from '../shared/sign-in-hint.ts'
import { OnboardedOnly, OwnersOnly } from './guards.tsx'
import { PATHS } from './paths.ts'
import { VisitorsOnly } from './visitor-guard.tsx'

const user = { uid: 'u1', email: 'owner@example.com' } as User
const profile = (isOnboarded: boolean): Profile => ({
  id: 'u1',
  first_name: 'Ada',
  last_name: '',
  company: '',
  onboarding_completed: isOnboarded,
  created_at: new Date(0),
  updated_at: new Date(0),
})
const owner = (isOnboarded: boolean): Session => ({
  status: 'signed-in',
  user,
  profile: profile(isOnboarded),
  isVerified: true,
})
const NEW_OWNER = owner(false)
const OLD_OWNER = owner(true)
const SIGNED_OUT: Session = { status: 'signed-out' }

function open(path: string, session: Session, state: unknown = null) {
  const router = createMemoryRouter(
    [
      {
        Component: VisitorsOnly,
        children: [
          { path: PATHS.login, element: <h1>Login</h1> },
          { path: PATHS.register, element: <h1>Register</h1> },
        ],
      },
      {
        Component: OwnersOnly,
        children: [
          { path: PATHS.onboarding, element: <h1>Wizard</h1> },
          {
            Component: OnboardedOnly,
            children: [
              { path: PATHS.dashboard, element: <h1>Dashboard</h1> },
              { path: PATHS.settings, element: <h1>Settings</h1> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [{ pathname: path, state }] },
  )
  render(
    <NotifyProvider>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </NotifyProvider>,
  )
  return router
}

test.each([
  ['a visitor', SIGNED_OUT, PATHS.login, 'Login'],
  ['a visitor', SIGNED_OUT, PATHS.dashboard, 'Login'],
  ['a visitor', SIGNED_OUT, PATHS.onboarding, 'Login'],
  ['an owner who has not finished the wizard', NEW_OWNER, PATHS.dashboard, 'Wizard'],
  ['an owner who has not finished the wizard', NEW_OWNER, PATHS.settings, 'Wizard'],
  ['an owner who has not finished the wizard', NEW_OWNER, PATHS.login, 'Wizard'],
  ['an owner who has not finished the wizard', NEW_OWNER, PATHS.register, 'Wizard'],
  ['an owner who has finished the wizard', OLD_OWNER, PATHS.dashboard, 'Dashboard'],
  ['an owner who has finished the wizard', OLD_OWNER, PATHS.login, 'Dashboard'],
  ['an owner who has finished the wizard', OLD_OWNER, PATHS.register, 'Dashboard'],
])('%s (%o) at %s sees: %s', async (_who, session, path, heading) => {
  open(path, session)
  expect(await screen.findByRole('heading')).toHaveTextContent(heading)
})

test.each([PATHS.login, PATHS.dashboard, PATHS.onboarding])(
  'while it is not known who is there, %s shows the loading screen',
  async (path) => {
    open(path, { status: 'loading' })
    expect(await screen.findByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  },
)

const WAITING: Session = { status: 'waiting', user, isVerified: true }

test.each([PATHS.login, PATHS.dashboard, PATHS.onboarding])(
  'while the profile of a new face is read, %s shows the loading screen',
  async (path) => {
    rememberOnboarding('somebody else', true)
    open(path, WAITING)
    expect(await screen.findByRole('status')).toHaveTextContent('Loading')
  },
)

test('while the profile of a known owner is read, the dashboard shows its frame alone', async () => {
  rememberOnboarding(user.uid, true)
  open(PATHS.settings, WAITING)
  expect(await screen.findByRole('heading')).toHaveTextContent('Settings')
  open(PATHS.onboarding, WAITING)
  expect(await screen.findByRole('status')).toHaveTextContent('Loading')
})

test('after signing in, an owner goes to the screen that was asked for', async () => {
  const router = open(PATHS.settings, SIGNED_OUT)
  await screen.findByRole('heading', { name: 'Login' })
  expect(router.state.location.state).toEqual({ from: PATHS.settings })
  open(PATHS.login, OLD_OWNER, { from: PATHS.settings })
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument()
})

test('a profile that cannot be read says so, and can be tried again', async () => {
  let tries = 0
  open(PATHS.dashboard, { status: 'failed', user, retry: () => (tries += 1) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile information.')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(tries).toBe(1)
})
