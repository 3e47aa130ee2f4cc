const KEY = 'docent.signed-in'
const ONBOARDED_KEY = 'docent.onboarded'

/**
 * The browser's and this tab's storage: a session that is not remembered lives in one tab, and
 * another tab that knows of none must not take the hint away from it.
 */
const storages = () => [localStorage, sessionStorage]

/** Storage may be switched off; the public pages then offer 'Sign In', which leads on as well. */
function tryStorages<T>(use: (all: Storage[]) => T, otherwise: T): T {
  try {
    return use(storages())
  } catch {
    return otherwise
  }
}

/**
 * Remembers that somebody is signed in, for the public pages: they load without Firebase and only
 * want to know where 'Dashboard' or 'Sign In' should stand. Nothing is decided by it.
 */
export const rememberSignIn = (): void =>
  tryStorages((all) => all.forEach((storage) => storage.setItem(KEY, '1')), undefined)

const forget = (key: string): void =>
  tryStorages((all) => all.forEach((storage) => storage.removeItem(key)), undefined)

export function forgetSignIn(): void {
  forget(KEY)
  forget(ONBOARDED_KEY)
}

export const seemsSignedIn = (): boolean =>
  tryStorages((all) => all.some((storage) => storage.getItem(KEY) === '1'), false)

/**
 * Remembers of whom the wizard is done. While their profile is being read, the dashboard then shows
 * its frame; nothing else is decided by it.
 */
export const rememberOnboarding = (uid: string, isDone: boolean): void =>
  isDone
    ? tryStorages((all) => all.forEach((storage) => storage.setItem(ONBOARDED_KEY, uid)), undefined)
    : forget(ONBOARDED_KEY)

export const seemsOnboarded = (uid: string): boolean =>
  tryStorages((all) => all.some((storage) => storage.getItem(ONBOARDED_KEY) === uid), false)
