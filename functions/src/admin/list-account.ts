import type { DirectoryEntry, DirectoryProfile, UserDirectory } from './ports.ts'
import { searchTerms } from './search-terms.ts'

/** Keeps the entry by which operators find an account. Safe to repeat and to come late. */
export async function listAccount(directory: UserDirectory, userId: string): Promise<void> {
  const email = await directory.emailOf(userId)
  await directory.relist(userId, (profile) => entryOf(profile, email))
}

function entryOf(profile: DirectoryProfile, email: string): DirectoryEntry {
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  const { company, createdAt } = profile
  return { name, email, company, createdAt, terms: searchTerms([name, email]) }
}

const LISTED = ['first_name', 'last_name', 'company'] as const
type ProfileRow = Readonly<Record<string, unknown>> | undefined

/** Whether a change of a profile changes what is listed. */
export const changesListing = (before: ProfileRow, after: ProfileRow): boolean =>
  before === undefined ||
  after === undefined ||
  LISTED.some((field) => before[field] !== after[field])
