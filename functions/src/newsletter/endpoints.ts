import { HONEYPOT } from '@docent/domain/contact'
import { emailSchema } from '@docent/domain/email'
import { ServiceError } from '@docent/domain/errors'
import { NEWSLETTER_ACTIONS, type NewsletterAction } from '@docent/domain/newsletter'
import { object, string } from 'yup'
import { endpoint } from '../http/endpoint.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { answerNewsletter, subscribe, type NewsletterDeps } from './subscribe.ts'

const MAX_TRAP_LENGTH = 200

const signUpSchema = object({
  email: emailSchema().required(),
  [HONEYPOT]: string().max(MAX_TRAP_LENGTH).default(''),
})

/**
 * `POST /api/newsletter`: an address that wants the newsletter. A machine that filled in the hidden
 * field is told the same as everybody, and nothing is kept or sent.
 * @param limit calls from one address
 */
export const newsletterEndpoint = (deps: NewsletterDeps, limit: RateLimiter) =>
  endpoint({
    method: 'POST',
    auth: 'anyone',
    body: signUpSchema,
    run: async ({ body, clientAddress }) => {
      if (!limit(clientAddress)) throw new ServiceError('rate_limited')
      const isMachine = body[HONEYPOT] !== ''
      const isMailed = isMachine ? deps.mail.sendMail !== null : await subscribe(deps, body.email)
      return { success: true, isMailed }
    },
  })

const answerSchema = object({
  action: string<NewsletterAction>()
    .oneOf([...NEWSLETTER_ACTIONS])
    .required(),
  key: string()
    .matches(/^[0-9a-f]{40}\.[\w-]{1,64}$/)
    .required(),
})

/** `POST /api/newsletter-answer`: what a link of a mail asks for. */
export const newsletterAnswerEndpoint = (deps: NewsletterDeps, limit: RateLimiter) =>
  endpoint({
    method: 'POST',
    auth: 'anyone',
    body: answerSchema,
    run: async ({ body, clientAddress }) => {
      if (!limit(clientAddress)) throw new ServiceError('rate_limited')
      await answerNewsletter(deps, body)
      return { success: true }
    },
  })
