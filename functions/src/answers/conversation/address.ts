import { isEmailAddress } from '@docent/domain/email'

/** What may be an address; whether it is one, the one rule says. */
const CANDIDATE = /[\w.!#$%&*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+/g
/** Marks of a sentence that stand before a word. */
const MARKS_BEFORE = /^[.!?*_`|/{}=-]+/

/** The first e-mail address of a message, and the message without it; `null` where it holds none. */
export function addressIn(message: string): { email: string; rest: string } | null {
  for (const [found] of message.matchAll(CANDIDATE)) {
    const email = found.replace(MARKS_BEFORE, '')
    if (!isEmailAddress(email)) continue
    return { email, rest: message.replace(email, ' ').replaceAll(/\s+/g, ' ').trim() }
  }
  return null
}
