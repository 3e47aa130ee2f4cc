const KEY = 'docent.signed-in'

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

export const forgetSignIn = (): void =>
  tryStorages((all) => all.forEach((storage) => storage.removeItem(KEY)), undefined)

export const seemsSignedIn = (): boolean =>
  tryStorages((all) => all.some((storage) => storage.getItem(KEY) === '1'), false)
