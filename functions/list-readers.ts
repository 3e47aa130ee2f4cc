// Who wants the newsletter, for the program that mails it.
import { COLLECTIONS } from '@docent/domain/collections'
import { NEWSLETTER_PATH } from '@docent/domain/newsletter'
import type { Firestore } from 'firebase-admin/firestore'

export interface Reader {
  readonly id: string
  readonly email: string
  /** Secret of the link that takes the address off the list. */
  readonly unsubscribeKey: string
}

/** Every address that was confirmed by its owner. */
export async function readReaders(database: Firestore): Promise<Reader[]> {
  const rows = database.collection(COLLECTIONS.newsletter).where('is_confirmed', '==', true)
  return (await rows.get()).docs.map((row) => ({
    id: row.id,
    email: String(row.get('email')),
    unsubscribeKey: String(row.get('unsubscribe_key')),
  }))
}

/** A field as RFC 4180 quotes it. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/**
 * CSV with each address and the link that takes it off the list: every issue has to name that link.
 * @param site address of the site
 */
export const readersAsCsv = (readers: readonly Reader[], site: string): string =>
  [
    ['email', 'unsubscribe'],
    ...readers.map(({ id, email, unsubscribeKey }) => [
      email,
      `${site.replace(/\/$/, '')}${NEWSLETTER_PATH}#unsubscribe=${id}.${unsubscribeKey}`,
    ]),
  ]
    .map((fields) => `${fields.map(quoted).join(',')}\r\n`)
    .join('')
