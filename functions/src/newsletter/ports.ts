import type { NewsletterRow } from '@docent/domain/collections'

/** Who gets the newsletter. */
export interface NewsletterStore {
  /**
   * Changes one row; several calls for it take turns.
   * @param decide what the row becomes; `null`: there is none. May be called more than once.
   */
  change(id: string, decide: (row: NewsletterRow | null) => NewsletterRow | null): Promise<void>
}
