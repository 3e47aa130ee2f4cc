import type { BillingInterval, PlanStatus } from './billing.ts'
import type { BotConfiguration } from './bots.ts'
import type { ChannelProblem } from './channels.ts'
import type { ReplyKind } from './chat.ts'
import type { AnswerTrace } from './trace.ts'
import type { FileFailure, FileStage } from './knowledge.ts'

/**
 * Every top-level collection, and how a client that is signed in may touch its own documents.
 * - `owner`: reads and writes within the rules
 * - `read`: reads, the server writes
 * - `none`: the server alone
 *
 * A collection that is missing here is denied by the rules' last block; a test compares the two.
 */
export const COLLECTION_ACCESS = {
  profiles: 'owner',
  subscribers: 'read',
  onboarding_progress: 'owner',
  knowledge_base: 'read',
  chatbots: 'owner',
  telegram_bots: 'read',
  facebook_bots: 'read',
  /** `{channel}_{botId}`: the rows of every other messaging channel. */
  channel_bots: 'read',
  /** `{uid}`: counts bots; each change pays for exactly one bot document. */
  bot_counters: 'owner',
  /**
   * `{uid}`: bytes and bases in use; below it `months/{YYYY-MM}`: answered messages, and
   * `days/{YYYY-MM-DD}`: what the bots replied.
   */
  usage: 'read',
  /** `{id}` with `messages` below it: transcripts. */
  conversations: 'read',
  /** `{conversationId}`: e-mail addresses that visitors left. */
  leads: 'read',
  /** `{uid}`: the archive of everything that the owner asked for last. */
  exports: 'read',
  /** `{botId}`: websites on which the bot's widget was loaded lately. */
  widget_sightings: 'read',
  /** `{baseId}`: the answers that its owner wrote. */
  curated_answers: 'read',
  /** `{baseId}`: which files answer, with which indexing run. */
  index_manifests: 'none',
  bot_secrets: 'none',
  /** `{uid}`: the owner's customer at the payment provider, and the order of its readings. */
  billing_accounts: 'none',
  /** `{eventId}`: events of the payment provider that were taken, so that none is taken twice. */
  payment_events: 'none',
  /** `{channel}_{botId}_{hash of the chat}` with `updates` below it: what people sent, until it is answered. */
  channel_chats: 'none',
  contact_messages: 'none',
  /** `{hash of the address}`: who gets the newsletter, or has yet to confirm it. */
  newsletter: 'none',
  /** `{key of the mail}`: e-mails that were sent, so that none is sent twice. */
  mails_sent: 'none',
  /** What operators saw or changed of other people's; an entry goes after a year. */
  audit: 'none',
  rate_limits: 'none',
  /** `{uid}`: what operators find an account by. */
  user_directory: 'none',
  /** `{uid}`: tombstone of a deleted account, so that its old token writes nothing more. */
  deleted_users: 'none',
} as const satisfies Record<string, 'owner' | 'read' | 'none'>

export type CollectionName = keyof typeof COLLECTION_ACCESS

/** Names of the collections, for use instead of string literals. */
export const COLLECTIONS = Object.fromEntries(
  Object.keys(COLLECTION_ACCESS).map((name) => [name, name]),
) as { readonly [Name in CollectionName]: Name }

/** Subcollection of `usage/{uid}` with one document a month. */
export const MONTHS = 'months'
/** Subcollection of `usage/{uid}` with one document a day on which a bot replied. */
export const DAYS = 'days'
/** Subcollection of `channel_chats/{id}`, by the id that the platform gave. */
export const UPDATES = 'updates'
/** Below `usage/{uid}`: events whose message was counted, so that none is counted twice. */
export const CHARGES = 'charges'
/** Subcollection of `conversations/{id}`. */
export const MESSAGES = 'messages'

/** Ids that clients and servers make for documents. */
export const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,64}$/

interface Timestamped {
  created_at: Date
  updated_at: Date
}

export interface Profile extends Timestamped {
  id: string
  first_name: string
  last_name: string
  company: string
  onboarding_completed: boolean
  /** Whether the owner is mailed when a visitor leaves an address; missing: yes. */
  lead_mails?: boolean
}

export interface Subscriber {
  user_id: string
  subscribed: boolean
  subscription_tier: string | null
  subscription_end: Date | null
  /** When the account's one free trial began, or `null`. */
  trial_started_at: Date | null
  /** Plan of that trial. */
  trial_tier: string | null
  /** Where the plan stands; `null` without one. */
  plan_status: PlanStatus | null
  billing_interval: BillingInterval | null
  /** When the next period begins; `null` where the plan ends instead. */
  renews_at: Date | null
  /** Plan that follows at the end of the period. */
  pending_tier: string | null
  pending_interval: BillingInterval | null
  /** When the last plan ended and none followed; the wizard then says so. */
  ended_at: Date | null
}

/** Key of an onboarding row: unique per user and step (specification section 3). */
export const onboardingProgressId = (userId: string, stepId: number): string =>
  `${userId}_${stepId}`

export interface OnboardingProgress {
  user_id: string
  step_id: number
  step_data: Record<string, unknown>
  updated_at: Date
}

/** A row of `knowledge_base` that is a base. */
export interface KnowledgeBase extends Timestamped {
  id: string
  user_id: string
  title: string
  /** The optional description. */
  content: string
  file_type: string
  file_size: number
  /** All languages together; missing or `null` where nothing was measured. */
  self_test?: SelfTest | null
  /** Questions that its documents answer, for its owner to choose from; missing until it was measured. */
  suggested_questions?: string[]
}

/** A row of `knowledge_base` that is a file: the base's fields, and what indexing says of it. */
export interface KnowledgeFile extends KnowledgeBase {
  /** `content` is the storage path. */
  stage: FileStage
  failure: FileFailure | null
  /** Pages read so far; `null` until the text is extracted. */
  pages: number | null
  /** Indexing run that works on the file or made what answers; kept by the server. */
  run?: string | null
  /** File that this one is a new version of: it takes that one's place when it is ready. */
  replaces?: string | null
  /** The new version of this file that is on its way. */
  replaced_by?: string | null
  /** Since when it is deleted: it does not answer, and can be restored for a while. */
  deleted_at?: Date | null
}

export interface Chatbot extends Timestamped {
  id: string
  user_id: string
  name: string
  description: string
  is_active: boolean
  configuration: BotConfiguration
}

/**
 * Where its owner sees a messaging channel of a bot. Beside these it holds the first 20 characters
 * of the token (decision 20) and a name or `null`, under the names that the channel gives them.
 */
export interface ChannelRow extends Timestamped {
  id: string
  user_id: string
  chatbot_id: string
  /** `null` while the channel answers. */
  problem: ChannelProblem | null
  /** Where a person can write to the bot, or ''. */
  link: string
  last_message_at: Date | null
  /** What the platform last said against us, in its words; '' where nothing. */
  last_error: string
  last_error_at: Date | null
  /** Whether a secret is saved by which the signature of deliveries is checked. */
  is_signed: boolean
}

/** `widget_sightings/{botId}`: the last `MAX_SIGHTINGS`, the latest first; nothing of visitors. */
export interface WidgetSightings {
  user_id: string
  chatbot_id: string
  sites: { host: string; seen_at: Date }[]
}

/** Websites that are remembered of a bot. */
export const MAX_SIGHTINGS = 10

/** `bot_counters/{uid}`. `last_bot` names the one document that the last change paid for. */
export interface BotCounter {
  bots: number
  last_bot: string
  updated_at: Date
}

/** `usage/{uid}`. */
export interface Usage {
  /** Bytes of stored originals. */
  storage_bytes: number
  knowledge_bases: number
}

/** `conversations/{id}`: what one visitor and one bot said to each other. */
export interface Conversation {
  id: string
  user_id: string
  chatbot_id: string
  /** `website`, or the name of a messaging channel. */
  channel: string
  /** What was asked last, shortened to `MAX_LISTED_QUESTION`. */
  last_question: string
  updated_at: Date
}

/** UTF-16 units of a question that a list of conversations shows. */
export const MAX_LISTED_QUESTION = 120

/** `leads/{conversationId}`: an e-mail address that a visitor left so that a person writes back. */
export interface Lead {
  /** The conversation's. */
  id: string
  user_id: string
  chatbot_id: string
  channel: Conversation['channel']
  email: string
  /** What was asked, shortened to `MAX_LEAD_QUESTION`; '' where nothing was. */
  question: string
  created_at: Date
}

/** UTF-16 units of a question that a lead keeps. */
export const MAX_LEAD_QUESTION = 500

/** A message of a transcript: `conversations/{id}/messages/{id}`. */
export interface TranscriptMessage {
  question: string
  output: string
  kind: ReplyKind
  /** Receipts as they were sent, one a sentence. */
  receipts: { fileId: string; page: number; start: number; end: number; quote: string }[]
  /** Why it was answered so; `null` where nothing was asked of the documents. For the owner. */
  trace?: AnswerTrace | null
  created_at: Date
}

/** `usage/{uid}/days/{YYYY-MM-DD}`: how many replies of each kind the owner's bots gave. */
export interface DayCount {
  /** `YYYY-MM-DD` in UTC. */
  day: string
  kinds: Partial<Record<ReplyKind, number>>
}

/** Document id of a day's count, `YYYY-MM-DD` in UTC. */
export const dayKey = (at: Date): string => at.toISOString().slice(0, 10)

/** Document id of a month's meter, `YYYY-MM` in UTC. */
export const monthKey = (at: Date): string => at.toISOString().slice(0, 7)

/**
 * `index_manifests/{baseId}`: the files of a base that answer, by file id.
 * A file that is not listed does not answer, whatever still lies in Storage.
 */
export interface IndexManifest {
  user_id: string
  files: Record<string, { name: string; path: string; run: string; pages: number }>
  /** What an answer of these files must hold; missing until it was measured. */
  calibration?: ManifestCalibration
  /** Missing where no embedding model was asked. */
  vectors?: ManifestVectors
  /** Missing where no language model was asked for questions. */
  predictions?: ManifestPredictions
  /** Changed to ask for what models have not made yet. */
  models_asked_at?: Date
}

/** What an embedding model made of the files of a base. */
export interface ManifestVectors {
  model: string
  /** Of the form of the vectors. */
  version: number
  /** The indexing runs whose passages have vectors. */
  runs: string[]
  /** Names the files and runs that were measured. */
  revision: string
  /** Cosine of a passage with a question that it answers by its meaning; `null` for none does. */
  needed: number | null
}

/** For which files of a base a language model predicted what customers may ask. */
export interface ManifestPredictions {
  /** Of the form of the predictions. */
  version: number
  /** The indexing runs whose places all have theirs. */
  runs: string[]
}

export interface ManifestCalibration {
  /** Of the engine that measured. */
  version: number
  /** Names the files and runs that were measured. */
  revision: string
  /** By ISO 639-1 code of the question's language. */
  languages: Record<string, SelfTest & { threshold: number }>
}

/** Questions that a base was asked when it was indexed, and what became of them. */
export interface SelfTest {
  /** Questions made of its own sentences. */
  own_asked: number
  own_refused: number
  /** Questions about something else. */
  stray_asked: number
  stray_answered: number
}

/** Whoever asked for the newsletter; one row per address. */
export interface NewsletterRow {
  email: string
  is_confirmed: boolean
  /** SHA-256 of the secret in the mail's links. */
  token_hash: string
  /**
   * That secret, from the confirmation on: all that it can do from then on is take the address off
   * the list, and every issue has to name it.
   */
  unsubscribe_key: string | null
  /** When a confirming mail was sent; `null` where none could be. */
  mailed_at: Date | null
  created_at: Date
  /** An address that is not confirmed is deleted then, by a TTL policy; `null`: it stays. */
  expires_at: Date | null
}
