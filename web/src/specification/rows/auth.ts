import { COLLECTIONS } from '@docent/domain/collections'
import { PATHS } from '../../app/paths.ts'
import { fillAll, follow, press, tick } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import {
  authRefuses,
  madeByAnotherTab,
  OWNER,
  returning,
  returningNew,
  visitor,
} from '../states.ts'

const CREDENTIALS = { Email: 'owner@example.com', Password: 'secret1' }
const signIn = [fillAll(CREDENTIALS), press('Sign in')]
const google = press('Sign in with Google')

const LOGIN: readonly Row[] = [
  row('2 Login', PATHS.login, visitor, {
    text: ['Sign in with Google', 'Email', 'Password', 'Remember me', 'Forgot password'],
    result: [is.leadsTo(/create an account/i, PATHS.register), is.isOfType('Password', 'password')],
  }),
  row('2 Login: show/hide toggle', PATHS.login, visitor, {
    action: press('Show Password'),
    result: [is.isOfType('Password', 'text'), is.has('button', 'Hide Password')],
  }),
  row('5 Login', PATHS.login, visitor, {
    action: press('Sign in'),
    text: ['Please enter your email address.', 'Please enter your password.'],
    result: is.authWasNotAsked('signIn'),
  }),
  row('8 Auth', PATHS.login, visitor, {
    action: [fillAll({ ...CREDENTIALS, Email: 'owner' }), press('Sign in')],
    text: 'Please enter a valid email address.',
  }),
  row('4 Login', PATHS.login, returning, { action: signIn, result: is.isAt(PATHS.dashboard) }),
  row('4 Login', PATHS.login, returningNew, { action: signIn, result: is.isAt(PATHS.onboarding) }),
  row('D26 Remember me', PATHS.login, returning, {
    action: signIn,
    result: is.authWasAsked('setPersistence', 'local'),
  }),
  row('D26 Remember me', PATHS.login, returning, {
    action: [tick('Remember me'), ...signIn],
    result: is.authWasAsked('setPersistence', 'session'),
  }),
  row('8 Auth', PATHS.login, [visitor, authRefuses('signIn', 'auth/invalid-credential')], {
    action: signIn,
    result: is.isDestructive(
      'Login failed',
      'The email or password is not right. Please try again.',
    ),
  }),
  row('8 Auth', PATHS.login, [visitor, authRefuses('signIn', 'auth/odd')], {
    action: signIn,
    result: is.isDestructive('Login failed', 'An unexpected error occurred. Please try again.'),
  }),
  row('8 Auth', PATHS.login, [visitor, authRefuses('google', 'auth/odd')], {
    action: google,
    result: is.isDestructive(
      'Google Sign In Error',
      'Failed to sign in with Google. Please try again.',
    ),
  }),
  row('D15 Google', PATHS.login, returning, { action: google, result: is.isAt(PATHS.dashboard) }),
  row('D15 Google', PATHS.login, returningNew, {
    action: google,
    result: is.isAt(PATHS.onboarding),
  }),
  row('2 Login: forgot password', PATHS.login, visitor, {
    action: follow(/forgot password/i),
    result: is.isAt(PATHS.resetPassword),
  }),
]

const NEW = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Password: 'secret1',
  'Confirm password': 'secret1',
}
const TERMS = /^I accept the/
const register = (values: Record<string, string> = {}) => [
  fillAll({ ...NEW, ...values }),
  tick(TERMS),
  press('Create account'),
]

const REGISTER: readonly Row[] = [
  row('2 Register', PATHS.register, visitor, {
    text: ['Sign up with Google', 'First name', 'Last name', 'Email', 'Company (optional)'],
    result: [
      is.leadsTo('terms and conditions', PATHS.terms),
      is.leadsTo('privacy policy', PATHS.privacy),
      is.leadsTo('Sign in', PATHS.login),
    ],
  }),
  row('5 Register', PATHS.register, visitor, {
    action: press('Create account'),
    text: [
      'Please enter your first name.',
      'Please enter your last name.',
      'Please enter your email address.',
      'Please enter your password.',
      'Please accept the terms and conditions to continue.',
    ],
    result: is.authWasNotAsked('signUp'),
  }),
  row('5 Register', PATHS.register, visitor, {
    action: register({ 'Confirm password': 'secret2' }),
    result: [
      is.isDestructive('Password mismatch', 'Passwords do not match. Please try again.'),
      is.authWasNotAsked('signUp'),
    ],
  }),
  row('5 Register', PATHS.register, visitor, {
    action: register({ Password: 'short', 'Confirm password': 'short' }),
    text: 'Password must be at least 6 characters long.',
    result: is.authWasNotAsked('signUp'),
  }),
  row('5 Register: company optional', PATHS.register, visitor, {
    action: register(),
    result: [
      is.isAt(PATHS.onboarding),
      is.isStored(COLLECTIONS.profiles, OWNER, {
        first_name: 'Ada',
        last_name: 'Lovelace',
        company: '',
        onboarding_completed: false,
      }),
    ],
  }),
  row('4 Profile; D34', PATHS.register, [visitor, madeByAnotherTab], {
    action: register({ 'Company (optional)': 'Engines' }),
    result: [
      is.isAt(PATHS.onboarding),
      is.isStored(COLLECTIONS.profiles, OWNER, {
        first_name: 'Ada',
        last_name: 'Lovelace',
        company: 'Engines',
      }),
    ],
  }),
  row('D15 Registration', PATHS.register, visitor, {
    action: register(),
    text: ['Please verify your email address', 'Channels and checkout open once'],
    result: is.authWasAsked('sendVerification', 'ada@example.com'),
  }),
  row(
    '8 Registration',
    PATHS.register,
    [visitor, authRefuses('signUp', 'auth/email-already-in-use')],
    {
      action: register(),
      result: is.isDestructive(
        'Account already exists',
        'An account with this email already exists. Please try logging in instead.',
      ),
    },
  ),
  row('8 Registration', PATHS.register, [visitor, authRefuses('signUp', 'auth/invalid-email')], {
    action: register(),
    result: is.isDestructive('Registration failed', 'Please enter a valid email address.'),
  }),
  row('8 Registration', PATHS.register, [visitor, authRefuses('signUp', 'auth/weak-password')], {
    action: register(),
    result: is.isDestructive('Registration failed', 'Password must be at least 6 characters long.'),
  }),
  row('8 Registration', PATHS.register, [visitor, authRefuses('signUp', 'auth/odd')], {
    action: register(),
    result: is.isDestructive(
      'Registration failed',
      'An unexpected error occurred. Please try again.',
    ),
  }),
  row('8 Auth', PATHS.register, [visitor, authRefuses('google', 'auth/odd')], {
    action: press('Sign up with Google'),
    result: is.isDestructive(
      'Google Sign Up Error',
      'Failed to sign up with Google. Please try again.',
    ),
  }),
]

const LINK = `${PATHS.resetPassword}?mode=resetPassword&oobCode=code-1`
const NEW_PASSWORD = { 'New password': 'secret2', 'Confirm new password': 'secret2' }

const RESET: readonly Row[] = [
  row('5 Login', PATHS.resetPassword, visitor, {
    action: press('Send the link'),
    text: 'Please enter your email address first.',
    result: is.authWasNotAsked('sendReset'),
  }),
  row('7 Auth', PATHS.resetPassword, visitor, {
    action: [fillAll({ Email: 'ada@example.com' }), press('Send the link')],
    text: 'Check your inbox',
    result: is.authWasAsked('sendReset', {
      email: 'ada@example.com',
      options: { url: `${window.location.origin}${PATHS.resetPassword}` },
    }),
  }),
  row('8 Auth', PATHS.resetPassword, [visitor, authRefuses('sendReset', 'auth/odd')], {
    action: [fillAll({ Email: 'ada@example.com' }), press('Send the link')],
    result: is.isDestructive('Failed to send password reset email. Please try again.'),
  }),
  row('2 Routes', LINK, visitor, {
    action: [fillAll(NEW_PASSWORD), press('Save password')],
    result: [
      is.authWasAsked('confirmReset', { code: 'code-1', password: 'secret2' }),
      is.isAt(PATHS.login),
      is.says('status', 'Please sign in with your new password.'),
    ],
  }),
  row('5 Register', LINK, visitor, {
    action: [fillAll({ ...NEW_PASSWORD, 'New password': 'short' }), press('Save password')],
    text: 'Password must be at least 6 characters long.',
  }),
  row('2 Routes', LINK, [visitor, authRefuses('verifyResetCode', 'auth/expired-action-code')], {
    text: ['This link no longer works', 'Reset your password'],
  }),
  row('D15 Verification', `${PATHS.resetPassword}?mode=verifyEmail&oobCode=code-2`, visitor, {
    text: 'Email address verified',
    result: is.authWasAsked('applyCode', 'code-2'),
  }),
]

export const AUTH_ROWS: readonly Row[] = [...LOGIN, ...REGISTER, ...RESET]
