import { DOCUMENT_ID } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { FILE_QUOTE_LIMITS, type FileQuote } from '@docent/domain/knowledge'
import { requireFile } from './find-owned.ts'
import type { KnowledgeStore, SaidPassage, SaidPassages } from './ports.ts'

export interface QuoteDeps {
  readonly store: KnowledgeStore
  readonly said: SaidPassages
}

/** Answers that are looked through. */
const ANSWERS_READ = 500

/**
 * Passages of an owner's file that answers lately came from, in the order of the file.
 * @throws ServiceError `not_found` where the file is missing or another owner's
 */
export async function listFileQuotes(
  deps: QuoteDeps,
  input: { ownerId: string; fileId: string },
): Promise<FileQuote[]> {
  const { ownerId, fileId } = input
  if (!DOCUMENT_ID.test(fileId)) throw new ServiceError('not_found', 'malformed id')
  await deps.store.transact(ownerId, (transaction) => requireFile(transaction, ownerId, fileId))
  return groupPassages(await deps.said.ofFile(ownerId, fileId, ANSWERS_READ))
}

function groupPassages(newestFirst: readonly SaidPassage[]): FileQuote[] {
  const groups = new Map<string, FileQuote>()
  for (const { page, start, end, quote, question, at } of newestFirst) {
    const key = `${page} ${start} ${end} ${quote}`
    const known = groups.get(key)
    const questions = [...new Set([...(known?.questions ?? []), question])]
    groups.set(key, {
      page,
      start,
      end,
      quote,
      questions: questions.slice(0, FILE_QUOTE_LIMITS.questions),
      times: (known?.times ?? 0) + 1,
      lastSaidAt: known?.lastSaidAt ?? at.toISOString(),
    })
  }
  return [...groups.values()]
    .slice(0, FILE_QUOTE_LIMITS.quotes)
    .toSorted((a, b) => a.page - b.page || a.start - b.start)
}
