import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NotifyProvider } from '../../shared/notify.tsx'
import { LoginForm } from './login-page.tsx'
import { RegisterForm } from './register-page.tsx'

const show = (form: ReactNode) =>
  render(
    <MemoryRouter>
      <NotifyProvider>{form}</NotifyProvider>
    </MemoryRouter>,
  )

/** Pasted, because typing each letter takes long in a slow browser stand-in. */
async function fill(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

const refusal = (code: string) => Object.assign(new Error(code), { code })

async function fillRegistration() {
  await fill('First name', ' Ada ')
  await fill('Last name', 'Lovelace')
  await fill('Email', 'ada@example.com')
  await fill('Password', 'secret1')
  await fill('Confirm password', 'secret1')
  await userEvent.click(screen.getByRole('checkbox'))
}

const register = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))

test('an empty registration names what is missing and goes to the first field', async () => {
  const calls: unknown[] = []
  show(<RegisterForm createAccount={async (...call) => void calls.push(call)} />)
  await register()
  for (const text of [
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter your email address.',
    'Please enter your password.',
    'Please confirm your password.',
    'Please accept the terms and conditions to continue.',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  expect(calls).toEqual([])
})

test('passwords that differ are refused beside the field and in a notice', async () => {
  show(<RegisterForm createAccount={async () => undefined} />)
  await fill('Password', 'secret1')
  await fill('Confirm password', 'secret2')
  await register()
  expect(await screen.findByText('Password mismatch')).toBeInTheDocument()
  expect(screen.getAllByText('Passwords do not match. Please try again.')).toHaveLength(2)
})

test('a password that is not confirmed is missing, and no mismatch', async () => {
  show(<RegisterForm createAccount={async () => undefined} />)
  await fill('Password', 'secret1')
  await register()
  expect(await screen.findByText('Please confirm your password.')).toBeInTheDocument()
  expect(screen.queryByText('Password mismatch')).not.toBeInTheDocument()
  expect(screen.queryByText(/do not match/)).not.toBeInTheDocument()
})

test('a password of five characters is too short', async () => {
  show(<RegisterForm createAccount={async () => undefined} />)
  await fill('Password', 'short')
  await register()
  expect(
    await screen.findByText('Password must be at least 6 characters long.'),
  ).toBeInTheDocument()
})

test('a full registration is sent once, with trimmed names', async () => {
  const calls: unknown[] = []
  show(<RegisterForm createAccount={async (...call) => void calls.push(call)} />)
  await fillRegistration()
  await register()
  await waitFor(() =>
    expect(calls).toEqual([
      ['ada@example.com', 'secret1', { first_name: 'Ada', last_name: 'Lovelace', company: '' }],
    ]),
  )
})

test('an address that has an account already is named as such', async () => {
  show(<RegisterForm createAccount={() => Promise.reject(refusal('auth/email-already-in-use'))} />)
  await fillRegistration()
  await register()
  expect(await screen.findByText('Account already exists')).toBeInTheDocument()
  expect(
    screen.getByText('An account with this email already exists. Please try logging in instead.'),
  ).toBeInTheDocument()
})

test('the password can be shown and hidden', async () => {
  show(<LoginForm signIn={async () => undefined} />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show Password' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }))
  expect(field).toHaveAttribute('type', 'password')
})

test.each([true, false])('Remember me reaches the sign-in as %s', async (isRemembered) => {
  const calls: unknown[] = []
  show(<LoginForm signIn={async (...call) => void calls.push(call)} />)
  await fill('Email', 'ada@example.com')
  await fill('Password', 'secret1')
  if (!isRemembered) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(calls).toEqual([['ada@example.com', 'secret1', isRemembered]]))
})

test('a login without email and password says what is missing', async () => {
  show(<LoginForm signIn={async () => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Please enter your email address.')).toBeInTheDocument()
  expect(screen.getByText('Please enter your password.')).toBeInTheDocument()
})

test.each([
  ['auth/invalid-credential', 'The email or password is not right. Please try again.'],
  ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
  ['auth/anything-else', 'An unexpected error occurred. Please try again.'],
])('a login that fails with %s says: %s', async (code, text) => {
  show(<LoginForm signIn={() => Promise.reject(refusal(code))} />)
  await fill('Email', 'ada@example.com')
  await fill('Password', 'secret1')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Login failed')).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
})
