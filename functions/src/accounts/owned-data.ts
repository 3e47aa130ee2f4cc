import type { CollectionName } from '@docent/domain/collections'

/**
 * Where an owner's documents lie in a collection.
 * - `id`: the one document that is named by the owner's id
 * - `user_id`: those whose field `user_id` holds it
 * - `none`: the collection holds nothing that belongs to an account
 */
type Holding = 'id' | 'user_id' | 'none'

/**
 * What of every collection goes with an account, in this order: first what answers visitors, last
 * the rows that say who the owner was. The compiler asks for a line for every collection.
 */
export const OWNED_DATA: Readonly<Record<CollectionName, Holding>> = {
  chatbots: 'user_id',
  index_manifests: 'user_id',
  curated_answers: 'user_id',
  telegram_bots: 'user_id',
  facebook_bots: 'user_id',
  channel_bots: 'user_id',
  bot_secrets: 'user_id',
  channel_chats: 'user_id',
  widget_sightings: 'user_id',
  knowledge_base: 'user_id',
  conversations: 'user_id',
  leads: 'user_id',
  mails_sent: 'user_id',
  exports: 'id',
  bot_counters: 'id',
  usage: 'id',
  onboarding_progress: 'user_id',
  subscribers: 'id',
  billing_accounts: 'id',
  profiles: 'id',
  // After the profile, from which it is made.
  user_directory: 'id',
  payment_events: 'none',
  contact_messages: 'none',
  newsletter: 'none',
  audit: 'none',
  rate_limits: 'none',
  deleted_users: 'none',
}

/**
 * What of a collection its owner gets in an archive: everything, everything but some fields, or
 * nothing, for the reason beside it. The compiler asks for a line for every collection.
 */
export const EXPORTED: Readonly<
  Record<CollectionName, 'all' | 'nothing' | { readonly without: readonly string[] }>
> = {
  chatbots: 'all',
  // Made of the documents, which are in the archive.
  index_manifests: 'nothing',
  curated_answers: 'all',
  // The beginning of a token helps nobody but a thief.
  telegram_bots: { without: ['bot_token'] },
  facebook_bots: { without: ['page_access_token'] },
  channel_bots: { without: ['token'] },
  // Sealed tokens.
  bot_secrets: 'nothing',
  // What waits for an answer; the conversations hold it as soon as it has one.
  channel_chats: 'nothing',
  knowledge_base: 'all',
  conversations: 'all',
  leads: 'all',
  widget_sightings: 'all',
  mails_sent: 'all',
  bot_counters: 'all',
  usage: 'all',
  onboarding_progress: 'all',
  subscribers: 'all',
  billing_accounts: 'all',
  profiles: 'all',
  // The profile once more, in the form that is searched.
  user_directory: 'nothing',
  // The archive itself.
  exports: 'nothing',
  // These belong to nobody.
  payment_events: 'nothing',
  contact_messages: 'nothing',
  newsletter: 'nothing',
  audit: 'nothing',
  rate_limits: 'nothing',
  deleted_users: 'nothing',
}
