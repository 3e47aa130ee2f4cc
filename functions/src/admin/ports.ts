import type {
  AdminBot,
  AdminFigures,
  AdminMessage,
  AdminReader,
  AdminUser,
  DayOfQuestions,
  PlanCount,
} from '@docent/domain/admin'

/** Which rows of a list are wanted, the newest first. */
export interface Wanted {
  /** Id of the row before the first; `null` from the start. */
  readonly after: string | null
  readonly limit: number
}

export type Totals = Omit<AdminFigures, 'plans' | 'days' | 'countedAt'>

/** What the panel reads. Each call costs no more the more users there are, counting aside. */
export interface AdminSource {
  /** @param newSince from when on a user counts as new */
  countTotals(newSince: Date): Promise<Totals>
  countPlans(): Promise<readonly PlanCount[]>
  /** What was asked on a day in UTC, `YYYY-MM-DD`. */
  countQuestions(day: string): Promise<DayOfQuestions>
  /**
   * @param term finds who has it among the terms of {@link DirectoryEntry}; '' finds everybody
   * @throws ServiceError `not_found` where the row `after` is gone; so do the other lists
   */
  listUsers(wanted: Wanted & { readonly term: string }): Promise<readonly AdminUser[]>
  listBots(wanted: Wanted): Promise<readonly AdminBot[]>
  listMessages(wanted: Wanted): Promise<readonly AdminMessage[]>
  listReaders(wanted: Wanted): Promise<readonly AdminReader[]>
  /** @returns whether there is such a message */
  setHandled(messageId: string, isHandled: boolean): Promise<boolean>
}

/** What of the database an operator may see of people. */
export type AuditedList = 'users' | 'bots' | 'contact_messages' | 'newsletter'

/** That an operator saw or changed what is people's. Names nobody but the operator. */
export interface AuditEntry {
  readonly actorId: string
  readonly action: 'list' | 'search' | 'handle' | 'reopen'
  readonly subject: AuditedList
  /** How many rows were shown or changed. */
  readonly rows: number
}

export interface AuditLog {
  /** With the server's time. */
  record(entry: AuditEntry): Promise<void>
}

/** What people are found by. */
export interface DirectoryEntry {
  readonly name: string
  readonly email: string
  readonly company: string
  readonly createdAt: Date
  readonly terms: readonly string[]
}

export interface DirectoryProfile {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly createdAt: Date
}

export interface UserDirectory {
  /** Address that an account signs in with; '' where there is none. */
  emailOf(userId: string): Promise<string>
  /**
   * Lists an account as its profile stands when this is written, and takes it off the list where
   * it has none.
   */
  relist(userId: string, describe: (profile: DirectoryProfile) => DirectoryEntry): Promise<void>
}
