/** Firebase Authentication as the web app uses it, in memory. Stands in for `firebase/auth`. */

export interface Account {
  readonly uid: string
  readonly email: string
  emailVerified: boolean
  readonly providerData: readonly { providerId: string }[]
  readonly claims: Readonly<Record<string, unknown>>
  readonly getIdToken: (fresh?: boolean) => Promise<string>
  readonly getIdTokenResult: () => Promise<Pick<Account, 'claims'>>
  readonly reload: () => Promise<void>
}

type Listener = (user: Account | null) => void

let current: Account | null = null
let isKnown = true
const listeners = new Set<Listener>()
const refusals = new Map<string, unknown>()
let calls: { name: string; with: unknown }[] = []

const announce = () => {
  for (const listener of listeners) listener(current)
}

/** Notes a call, and fails as the test asked. */
async function note(name: string, details?: unknown): Promise<void> {
  calls.push({ name, with: details })
  const refusal = refusals.get(name)
  if (refusal !== undefined) throw refusal
}

const refusal = (code: string) => Object.assign(new Error(code), { code })

export const anAccount = (uid: string, settings: Partial<Account> = {}): Account => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  providerData: [{ providerId: 'password' }],
  claims: {},
  getIdToken: async (fresh) => {
    if (fresh) await note('renew')
    return `token-of-${uid}`
  },
  getIdTokenResult: async () => ({ claims: settings.claims ?? {} }),
  reload: async () => note('reload'),
  ...settings,
})

/** What a test sets up and looks at. */
export const accounts = {
  clear(): void {
    current = null
    isKnown = true
    listeners.clear()
    refusals.clear()
    calls = []
  },
  /** Who is signed in; `unknown` until the library has looked. */
  is(who: Account | null | 'unknown'): void {
    isKnown = who !== 'unknown'
    current = who === 'unknown' ? null : who
    announce()
  },
  /** Nobody is signed in any more, and no listener has been told. */
  lose(): void {
    current = null
  },
  /** A call by this name fails with Firebase's code. */
  refuse: (name: string, code: string): void => void refusals.set(name, refusal(code)),
  calls: (name: string): unknown[] =>
    calls.filter((call) => call.name === name).map((call) => call.with),
}

const auth = {
  get currentUser() {
    return current
  },
}
export const initializeAuth = () => auth
export const connectAuthEmulator = () => undefined
export const browserLocalPersistence = 'local'
export const browserSessionPersistence = 'session'
export const browserPopupRedirectResolver = 'popup'

export function onIdTokenChanged(_auth: unknown, listener: Listener): () => void {
  listeners.add(listener)
  if (isKnown) queueMicrotask(() => listeners.has(listener) && listener(current))
  return () => listeners.delete(listener)
}

export const setPersistence = (_auth: unknown, persistence: string) =>
  note('setPersistence', persistence)

export async function signInWithEmailAndPassword(_auth: unknown, email: string, password: string) {
  await note('signIn', { email, password })
  accounts.is(anAccount('owner', { email }))
}

export async function createUserWithEmailAndPassword(
  _auth: unknown,
  email: string,
  password: string,
) {
  await note('signUp', { email, password })
  const user = anAccount('owner', { email, emailVerified: false })
  accounts.is(user)
  return { user }
}

export async function signInWithPopup() {
  await note('google')
  accounts.is(anAccount('owner', { providerData: [{ providerId: 'google.com' }] }))
}
export const signInWithCredential = (): Promise<void> => signInWithPopup()

export async function signOut() {
  await note('signOut')
  accounts.is(null)
}

export const sendEmailVerification = (user: Account) => note('sendVerification', user.email)
export const sendPasswordResetEmail = (_auth: unknown, email: string, options: unknown) =>
  note('sendReset', { email, options })
export async function verifyPasswordResetCode(_auth: unknown, code: string) {
  await note('verifyResetCode', code)
  return 'owner@example.com'
}
export const confirmPasswordReset = (_auth: unknown, code: string, password: string) =>
  note('confirmReset', { code, password })
export const applyActionCode = (_auth: unknown, code: string) => note('applyCode', code)
export const reauthenticateWithCredential = (_user: Account, credential: unknown) =>
  note('reauthenticate', credential)
export const updatePassword = (_user: Account, password: string) => note('updatePassword', password)

export const EmailAuthProvider = {
  PROVIDER_ID: 'password',
  credential: (email: string, password: string) => ({ email, password }),
}

/** Google's sign-in, made by `new` and asked for a credential. */
export function GoogleAuthProvider(): void {}
GoogleAuthProvider.PROVIDER_ID = 'google.com'
GoogleAuthProvider.credential = (token: string) => token
