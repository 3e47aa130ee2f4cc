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
  telegram_bots: 'user_id',
  facebook_bots: 'user_id',
  bot_secrets: 'user_id',
  channel_chats: 'user_id',
  widget_sightings: 'user_id',
  knowledge_base: 'user_id',
  conversations: 'user_id',
  leads: 'user_id',
  mails_sent: 'user_id',
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
