import { ServiceError, type ErrorCode } from '@docent/domain/errors'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'

/** HTTP status of every refusal. */
export const ERROR_STATUS = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  invalid_input: 400,
  name_required: 400,
  text_too_long: 400,
  plan_limit_knowledge_bases: 403,
  plan_limit_storage: 403,
  unsupported_file: 415,
  file_too_large: 413,
  too_many_files: 400,
  base_full: 409,
  answers_full: 409,
  upload_incomplete: 400,
  payload_too_large: 413,
  message_empty: 400,
  message_too_long: 400,
  rate_limited: 429,
  site_not_allowed: 403,
  email_unverified: 403,
  channel_token_rejected: 400,
  channel_taken: 409,
  channel_unreachable: 503,
  channels_not_configured: 503,
  export_too_soon: 429,
  trial_used: 409,
  billing_not_configured: 503,
  unknown_price: 400,
  already_subscribed: 409,
  no_subscription: 404,
  no_customer: 404,
  same_plan: 409,
  payment_failed: 402,
  unavailable: 503,
  timeout: 504,
  internal: 500,
} satisfies Record<ErrorCode, number>

/** Body of every refused call. `success` is what the specification's calls read (section 7). */
export interface ErrorBody {
  readonly success: false
  readonly error: string
  readonly code: ErrorCode
  readonly requestId: string
}

/** Anything that was thrown, as a refusal; what is not one of ours is `internal`. */
export const toServiceError = (thrown: unknown): ServiceError =>
  thrown instanceof ServiceError
    ? thrown
    : new ServiceError('internal', thrown instanceof Error ? thrown.name : typeof thrown, {
        cause: thrown,
      })

/** What the caller may know of a refusal: no detail, no cause. */
export function errorBody(error: ServiceError, requestId: string): ErrorBody {
  const text = ERROR_TEXTS[error.code]
  return {
    success: false,
    error: error.subject === '' ? text : `${error.subject}: ${text}`,
    code: error.code,
    requestId,
  }
}
