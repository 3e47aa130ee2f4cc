import { BILLING_INTERVALS, PLAN_STATUSES } from '@docent/domain/billing'
import {
  DEFAULT_BOT_CONFIGURATION,
  PERSONALITIES,
  type BotConfiguration,
  type Personality,
} from '@docent/domain/bots'
import { REPLY_KINDS } from '@docent/domain/chat'
import type {
  Chatbot,
  DayCount,
  KnowledgeBase,
  KnowledgeFile,
  Profile,
  SelfTest,
  Subscriber,
  Usage,
  WidgetSightings,
} from '@docent/domain/collections'
import { FILE_FAILURES, FILE_STAGES, KNOWLEDGE_BASE_TYPE } from '@docent/domain/knowledge'
import type { ParseRow } from './live.ts'

/** Each collection's rows as they are read: a missing or odd field becomes its neutral value. */

type Row = Record<string, unknown>

export const textOf = (row: Row, field: string): string => {
  const value = row[field]
  return typeof value === 'string' ? value : ''
}

export const numberOf = (row: Row, field: string): number => {
  const value = row[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

export const dateOrNull = (row: Row, field: string): Date | null => {
  const value = row[field]
  if (value instanceof Date) return value
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null
}

const dateOf = (row: Row, field: string): Date => dateOrNull(row, field) ?? new Date(0)

const stampsOf = (row: Row) => ({
  created_at: dateOf(row, 'created_at'),
  updated_at: dateOf(row, 'updated_at'),
})

export const parseProfile: ParseRow<Profile> = (row, id) => ({
  id,
  first_name: textOf(row, 'first_name'),
  last_name: textOf(row, 'last_name'),
  company: textOf(row, 'company'),
  onboarding_completed: row['onboarding_completed'] === true,
  lead_mails: row['lead_mails'] !== false,
  ...stampsOf(row),
})

export const parseSubscriber: ParseRow<Subscriber> = (row, id) => ({
  user_id: id,
  subscribed: row['subscribed'] === true,
  subscription_tier: textOf(row, 'subscription_tier') || null,
  subscription_end: dateOrNull(row, 'subscription_end'),
  trial_started_at: dateOrNull(row, 'trial_started_at'),
  trial_tier: textOf(row, 'trial_tier') || null,
  plan_status: PLAN_STATUSES.find((status) => status === row['plan_status']) ?? null,
  billing_interval: BILLING_INTERVALS.find((each) => each === row['billing_interval']) ?? null,
  renews_at: dateOrNull(row, 'renews_at'),
  pending_tier: textOf(row, 'pending_tier') || null,
  pending_interval: BILLING_INTERVALS.find((each) => each === row['pending_interval']) ?? null,
  ended_at: dateOrNull(row, 'ended_at'),
})

export const parseSightings: ParseRow<WidgetSightings> = (row, id) => ({
  user_id: textOf(row, 'user_id'),
  chatbot_id: id,
  sites: (Array.isArray(row['sites']) ? (row['sites'] as Row[]) : []).map((site) => ({
    host: textOf(site, 'host'),
    seen_at: dateOf(site, 'seen_at'),
  })),
})

export const parseUsage: ParseRow<Usage> = (row) => ({
  storage_bytes: numberOf(row, 'storage_bytes'),
  knowledge_bases: numberOf(row, 'knowledge_bases'),
})

/** Kinds that this version does not know are left out. */
export const parseDayCount: ParseRow<DayCount> = (row, id) => {
  const kinds = (typeof row['kinds'] === 'object' ? (row['kinds'] ?? {}) : {}) as Row
  return {
    day: id,
    kinds: Object.fromEntries(REPLY_KINDS.map((kind) => [kind, numberOf(kinds, kind)])),
  }
}

const configurationOf = (value: unknown): BotConfiguration => {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Row
  const personality = textOf(row, 'personality')
  return {
    knowledgeBaseId: textOf(row, 'knowledgeBaseId'),
    systemMessage: textOf(row, 'systemMessage'),
    primaryColor: textOf(row, 'primaryColor') || DEFAULT_BOT_CONFIGURATION.primaryColor,
    welcomeMessage: textOf(row, 'welcomeMessage') || DEFAULT_BOT_CONFIGURATION.welcomeMessage,
    fallbackMessage: textOf(row, 'fallbackMessage') || DEFAULT_BOT_CONFIGURATION.fallbackMessage,
    personality:
      personality in PERSONALITIES
        ? (personality as Personality)
        : DEFAULT_BOT_CONFIGURATION.personality,
    websiteUrl: textOf(row, 'websiteUrl'),
    synonyms: textOf(row, 'synonyms'),
    suggestedQuestions: textOf(row, 'suggestedQuestions'),
    isShared: row['isShared'] === true,
    allowedSites: textOf(row, 'allowedSites'),
  }
}

export const parseChatbot: ParseRow<Chatbot> = (row, id) => ({
  id,
  user_id: textOf(row, 'user_id'),
  name: textOf(row, 'name'),
  description: textOf(row, 'description'),
  is_active: row['is_active'] !== false,
  configuration: configurationOf(row['configuration']),
  ...stampsOf(row),
})

const selfTestOf = (value: unknown): SelfTest | null => {
  if (typeof value !== 'object' || value === null) return null
  const row = value as Row
  return {
    own_asked: numberOf(row, 'own_asked'),
    own_refused: numberOf(row, 'own_refused'),
    stray_asked: numberOf(row, 'stray_asked'),
    stray_answered: numberOf(row, 'stray_answered'),
  }
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const parseKnowledgeBase: ParseRow<KnowledgeBase> = (row, id) => ({
  id,
  user_id: textOf(row, 'user_id'),
  title: textOf(row, 'title'),
  content: textOf(row, 'content'),
  file_type: textOf(row, 'file_type'),
  file_size: numberOf(row, 'file_size'),
  self_test: selfTestOf(row['self_test']),
  suggested_questions: textsOf(row['suggested_questions']),
  ...stampsOf(row),
})

const parseKnowledgeFile: ParseRow<KnowledgeFile> = (row, id) => ({
  ...parseKnowledgeBase(row, id),
  stage: FILE_STAGES.find((stage) => stage === row['stage']) ?? 'queued',
  failure: FILE_FAILURES.find((failure) => failure === row['failure']) ?? null,
  pages: typeof row['pages'] === 'number' ? row['pages'] : null,
  replaces: textOf(row, 'replaces') || null,
  replaced_by: textOf(row, 'replaced_by') || null,
  deleted_at: dateOrNull(row, 'deleted_at'),
})

/** A row of `knowledge_base`: a base, or one of its files. */
export type KnowledgeRow = KnowledgeBase | KnowledgeFile

export const parseKnowledgeRow: ParseRow<KnowledgeRow> = (row, id) =>
  row['file_type'] === KNOWLEDGE_BASE_TYPE
    ? parseKnowledgeBase(row, id)
    : parseKnowledgeFile(row, id)

export const isKnowledgeFile = (row: KnowledgeRow): row is KnowledgeFile => 'stage' in row
