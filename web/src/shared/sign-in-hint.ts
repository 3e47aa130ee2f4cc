const KEY = 'docent.signed-in'

/**
 * Remembers that somebody is signed in, for the public pages: they load without Firebase and only
 * want to know where 'Dashboard' or 'Sign In' should stand. Nothing is decided by it.
 */
export function rememberSignIn(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage may be switched off; the public pages then offer 'Sign In'.
  }
}

export function forgetSignIn(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

export function seemsSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}
