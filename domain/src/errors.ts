/** Every way in which a call can be refused. `messages/errors.ts` has the words for each. */
export const ERROR_CODES = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'invalid_input',
  'name_required',
  'text_too_long',
  'plan_limit_knowledge_bases',
  'plan_limit_storage',
  'unsupported_file',
  'file_too_large',
  'too_many_files',
  'base_full',
  'answers_full',
  'upload_incomplete',
  'payload_too_large',
  'message_empty',
  'message_too_long',
  'rate_limited',
  'site_not_allowed',
  'email_unverified',
  'channel_token_rejected',
  'channel_taken',
  'channel_unreachable',
  'channels_not_configured',
  'export_too_soon',
  'trial_used',
  'billing_not_configured',
  'unknown_price',
  'already_subscribed',
  'no_subscription',
  'no_customer',
  'same_plan',
  'payment_failed',
  'unavailable',
  'timeout',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * A refusal with a code that people can be told about.
 * `detail` is for the log: no token and no visitor's text may stand in it.
 * `subject` is shown to the person before the text, for example the name of the file it is about.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly subject: string

  constructor(code: ErrorCode, detail = '', options: { cause?: unknown; subject?: string } = {}) {
    super(detail === '' ? code : `${code}: ${detail}`, { cause: options.cause })
    this.name = 'ServiceError'
    this.code = code
    this.detail = detail
    this.subject = options.subject ?? ''
  }
}
