import { CONTACT_LIMITS, HONEYPOT } from '@docent/domain/contact'
import { emailSchema } from '@docent/domain/email'
import { ServiceError } from '@docent/domain/errors'
import { object, string } from 'yup'
import { endpoint } from '../http/endpoint.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { ContactStore } from './ports.ts'

const text = (max: number) => string().trim().max(max).required()

const contactSchema = object({
  name: text(CONTACT_LIMITS.name),
  email: emailSchema().required(),
  subject: text(CONTACT_LIMITS.subject),
  message: text(CONTACT_LIMITS.message),
  [HONEYPOT]: string().max(CONTACT_LIMITS.subject).default(''),
})

/**
 * `POST /api/contact`: a message to the team. A machine that filled in the hidden field is told
 * the same as everybody, and nothing is kept.
 * @param limit messages from one address
 */
export const contactEndpoint = (store: ContactStore, limit: RateLimiter) =>
  endpoint({
    method: 'POST',
    auth: 'anyone',
    body: contactSchema,
    run: async ({ body, clientAddress }) => {
      if (!limit(clientAddress)) throw new ServiceError('rate_limited')
      const { [HONEYPOT]: trap, ...message } = body
      if (trap === '') await store.keep(message)
      return { success: true }
    },
  })
