import {
  DEFAULT_BOT_CONFIGURATION,
  PERSONALITIES,
  type BotConfiguration,
  type Personality,
} from '@docent/domain/bots'
import { COLLECTIONS, type Chatbot } from '@docent/domain/collections'
import type { DocumentData } from 'firebase-admin/firestore'
import type { BotSource } from '../chat/ports.ts'
import { firestore, readDate, readString } from './firestore.ts'
import { readSubscription } from './firestore-subscribers.ts'

/** Bots and their owners' plans, read afresh for each call: a switch takes effect at once. */
export const firestoreBots: BotSource = {
  async find(botId) {
    const snapshot = await firestore().collection(COLLECTIONS.chatbots).doc(botId).get()
    const row = snapshot.data()
    if (row === undefined) return null
    const bot = readBot(botId, row)
    const owner = await firestore().collection(COLLECTIONS.subscribers).doc(bot.user_id).get()
    return { bot, subscription: readSubscription(owner.data()) }
  },
}

const isPersonality = (value: unknown): value is Personality =>
  typeof value === 'string' && Object.hasOwn(PERSONALITIES, value)

function readBot(id: string, row: DocumentData): Chatbot {
  return {
    id,
    user_id: readString(row['user_id']),
    name: readString(row['name']),
    description: readString(row['description']),
    is_active: row['is_active'] !== false,
    configuration: readConfiguration(row['configuration']),
    created_at: readDate(row['created_at']) ?? new Date(0),
    updated_at: readDate(row['updated_at']) ?? new Date(0),
  }
}

/** Missing and blank texts are the defaults, as the form would have saved them. */
function readConfiguration(value: unknown): BotConfiguration {
  const map: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const text = (key: 'primaryColor' | 'welcomeMessage' | 'fallbackMessage') =>
    readString(map[key]).trim() === '' ? DEFAULT_BOT_CONFIGURATION[key] : readString(map[key])
  return {
    knowledgeBaseId: readString(map['knowledgeBaseId']),
    systemMessage: readString(map['systemMessage']),
    primaryColor: text('primaryColor'),
    welcomeMessage: text('welcomeMessage'),
    fallbackMessage: text('fallbackMessage'),
    personality: isPersonality(map['personality'])
      ? map['personality']
      : DEFAULT_BOT_CONFIGURATION.personality,
    websiteUrl: readString(map['websiteUrl']),
    synonyms: readString(map['synonyms']),
    suggestedQuestions: readString(map['suggestedQuestions']),
    isShared: map['isShared'] === true,
    allowedSites: readString(map['allowedSites']),
  }
}
