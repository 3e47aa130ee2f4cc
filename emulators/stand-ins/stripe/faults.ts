/** A refusal in Stripe's shape. *Source:* Stripe API reference, "Errors". */
export class StripeFault extends Error {
  readonly status: number
  readonly body: { readonly error: Readonly<Record<string, string>> }

  constructor(status: number, error: { type: string; message: string } & Record<string, string>) {
    super(error.message)
    this.name = 'StripeFault'
    this.status = status
    this.body = { error }
  }
}

const invalid = (status: number, message: string, more: Record<string, string> = {}) =>
  new StripeFault(status, { type: 'invalid_request_error', message, ...more })

/** @param param where the id stood; in the address it is `id`, and the status is 404 */
export const missingResource = (kind: string, id: string, param = 'id') =>
  invalid(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  })

export const missingParameter = (param: string) =>
  invalid(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })

export const unknownParameter = (param: string) =>
  invalid(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })

export const invalidParameter = (param: string, message: string) => invalid(400, message, { param })

export const invalidUrl = (param: string) =>
  invalid(400, 'Not a valid URL', { code: 'url_invalid', param })

export const invalidState = (message: string) => invalid(400, message)

export const wrongKey = () => invalid(401, 'Invalid API Key provided.')

export const unknownUrl = (method: string, path: string) =>
  invalid(404, `Unrecognized request URL (${method}: ${path}).`)

export const cardDeclined = () =>
  new StripeFault(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })

export const reusedKey = () =>
  new StripeFault(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  })

export const keyInUse = () =>
  new StripeFault(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  })
