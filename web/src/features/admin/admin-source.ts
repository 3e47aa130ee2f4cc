import type {
  AdminBot,
  AdminFigures,
  AdminMessage,
  AdminPage,
  AdminReader,
  AdminUser,
} from '@docent/domain/admin'
import { createContext, use } from 'react'

/** A page of a list: the first one after `null`. */
export type LoadPage<Row> = (after: string | null, signal: AbortSignal) => Promise<AdminPage<Row>>

/** Where the panel has its numbers and lists from: the server, or the sample. */
export interface AdminSource {
  readonly figures: (signal: AbortSignal) => Promise<AdminFigures>
  readonly users: (search: string) => LoadPage<AdminUser>
  readonly bots: LoadPage<AdminBot>
  readonly messages: LoadPage<AdminMessage>
  readonly readers: LoadPage<AdminReader>
  readonly markMessage: (id: string, isHandled: boolean) => Promise<void>
}

/** Filled by `AdminLayout`. */
export const AdminContext = createContext<AdminSource | null>(null)

export function useAdminSource(): AdminSource {
  const source = use(AdminContext)
  if (source === null) throw new Error('useAdminSource() needs an AdminLayout')
  return source
}
