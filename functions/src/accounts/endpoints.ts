import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { number, object, string } from 'yup'
import { endpoint } from '../http/endpoint.ts'
import { deleteAccount, type AccountDeps } from './delete-account.ts'
import { readExportPart, requestExport, type ExportDeps } from './export-account.ts'

/** `POST /api/delete-account` with `{confirmation: 'DELETE'}`: nobody gets there by accident. */
export const deleteAccountEndpoint = (deps: AccountDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ confirmation: string().oneOf([DELETE_CONFIRMATION]).required() }),
    run: async ({ owner }) => {
      await deleteAccount(deps, owner.userId)
      return { success: true }
    },
  })

/** `POST /api/export-account`: begins an archive of everything; its progress is in `exports/{uid}`. */
export const exportAccountEndpoint = (deps: ExportDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    run: async ({ owner }) => {
      await requestExport(deps, owner.userId)
      return { success: true }
    },
  })

/** `GET /api/export-part?index=`: bytes of the caller's archive, `EXPORT_PART_BYTES` at most. */
export const exportPartEndpoint = (deps: ExportDeps) =>
  endpoint({
    method: 'GET',
    auth: 'owner',
    query: object({ index: number().integer().min(0).max(1_000_000).required() }),
    run: ({ owner, query }) => readExportPart(deps, owner.userId, query.index),
  })
