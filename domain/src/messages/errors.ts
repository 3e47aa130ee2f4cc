import type { ErrorCode } from '../errors.ts'
import { authMessages } from './auth.ts'
import { channelMessages } from './channels.ts'
import { knowledgeMessages } from './knowledge.ts'
import { widgetMessages } from './widget.ts'

/** What the person who made a refused call is told. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, string>> = {
  unauthenticated: authMessages.sessionOver,
  forbidden: 'You do not have access to this.',
  not_found: 'This could not be found. It may have been deleted.',
  method_not_allowed: 'This address does not take that kind of request.',
  invalid_input: 'Something in this request is not as expected. Please check it and try again.',
  name_required: knowledgeMessages.nameRequired,
  text_too_long: 'A text in this request is too long. Please shorten it.',
  plan_limit_knowledge_bases: knowledgeMessages.planLimit,
  plan_limit_storage:
    'These files do not fit into the storage of your plan. Delete files or upgrade; nothing was uploaded.',
  unsupported_file: knowledgeMessages.skipped,
  file_too_large: knowledgeMessages.skipped,
  too_many_files: 'Please upload at most 50 files at a time. Nothing was uploaded.',
  base_full:
    'A knowledge base holds at most 1,000 files. Nothing was uploaded; create another base for these.',
  answers_full:
    'A knowledge base holds at most 100 answers of your own. Delete one, or add a question to another.',
  upload_incomplete: 'The upload was interrupted. Nothing was kept; please try again.',
  payload_too_large: 'This request is too large. Please upload one file at a time.',
  message_empty: 'Please enter a message.',
  message_too_long: widgetMessages.tooLong,
  rate_limited: widgetMessages.rateLimited,
  site_not_allowed:
    'This bot may not be used on this website. Its owner can add the address under Integrations, Website, Allowed addresses.',
  email_unverified: channelMessages.verifyFirst,
  channel_token_rejected: channelMessages.tokenRejected,
  channel_taken: channelMessages.taken,
  channel_unreachable: channelMessages.unreachable,
  channels_not_configured: channelMessages.notConfigured,
  export_too_soon:
    'An archive was asked for within the last ten minutes. Download that one, or try again later.',
  trial_used: 'The free trial of this account has been used.',
  billing_not_configured: 'Billing is not configured. Plans cannot be bought here yet.',
  unknown_price: 'This plan is not on sale. Please reload the page and choose again.',
  already_subscribed: 'You have a subscription already. Change the plan instead of buying another.',
  no_subscription: 'There is no subscription that could be changed.',
  no_customer: 'There is nothing to manage yet: no plan has been bought.',
  same_plan: 'This is the plan that you have.',
  payment_failed:
    'The card was declined, so nothing was changed. Update your card in the customer portal and try again.',
  unavailable: 'This is not available at the moment. Please try again later.',
  timeout: 'This took too long. Please try again.',
  internal: 'Something went wrong on our side. Please try again.',
}
