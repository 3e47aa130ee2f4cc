import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { object, string } from 'yup'
import { endpoint } from '../http/endpoint.ts'
import { deleteAccount, type AccountDeps } from './delete-account.ts'

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
