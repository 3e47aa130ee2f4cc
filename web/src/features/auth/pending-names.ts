/** What somebody entered while signing up. */
export interface EnteredNames {
  first_name: string
  last_name: string
  company: string
}

/** Those of an account that gave none. */
export const NO_NAMES: EnteredNames = { first_name: '', last_name: '', company: '' }

let pending: { email: string; names: EnteredNames } | null = null

/**
 * Keeps the names between the sign-up and the profile that is created for the new account.
 * The account exists from the moment of the sign-up, so the session may want to create the
 * profile before the form hears back.
 */
export function rememberNames(email: string, names: EnteredNames): void {
  pending = { email: email.toLowerCase(), names }
}

export function forgetNames(): void {
  pending = null
}

/** The names of the account with this address, or {@link NO_NAMES}. */
export const namesFor = (email: string | null): EnteredNames =>
  pending !== null && pending.email === email?.toLowerCase() ? pending.names : NO_NAMES
