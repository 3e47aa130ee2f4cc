import { authMessages as text } from '@docent/domain/messages/auth'
import type { Notice } from '../../shared/notify.tsx'

/** Firebase's code of an error, for example `auth/invalid-email`; '' where it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const COMMON_TEXTS: Readonly<Record<string, string>> = {
  'auth/network-request-failed': text.network,
  'auth/too-many-requests': text.tooManyAttempts,
}

const LOGIN_TEXTS: Readonly<Record<string, string>> = {
  ...COMMON_TEXTS,
  'auth/invalid-credential': text.loginRefused,
  'auth/wrong-password': text.loginRefused,
  'auth/user-not-found': text.loginRefused,
  'auth/user-disabled': text.loginRefused,
  'auth/invalid-email': text.emailInvalid,
}

const destructive = (title: string, body: string): Notice => ({
  title,
  text: body,
  tone: 'destructive',
})

export const noticeOfLogin = (error: unknown): Notice =>
  destructive(text.loginFailedTitle, LOGIN_TEXTS[codeOf(error)] ?? text.unexpected)

/** *Source:* specification section 8, "Registration". */
export function noticeOfRegistration(error: unknown): Notice {
  switch (codeOf(error)) {
    case 'auth/email-already-in-use':
      return destructive(text.accountExistsTitle, text.accountExists)
    case 'auth/invalid-email':
      return destructive(text.registrationFailedTitle, text.emailInvalid)
    case 'auth/weak-password':
      return destructive(text.registrationFailedTitle, text.passwordTooShort)
    default:
      return destructive(
        text.registrationFailedTitle,
        COMMON_TEXTS[codeOf(error)] ?? text.unexpected,
      )
  }
}

export const noticeOfGoogle = (error: unknown, mode: 'sign-in' | 'sign-up'): Notice =>
  destructive(
    mode === 'sign-in' ? text.googleSignInTitle : text.googleSignUpTitle,
    COMMON_TEXTS[codeOf(error)] ?? (mode === 'sign-in' ? text.googleSignIn : text.googleSignUp),
  )

export const noticeOfReset = (error: unknown): Notice =>
  destructive(text.resetFailed, COMMON_TEXTS[codeOf(error)] ?? '')
