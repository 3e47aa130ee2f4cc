/** What a chatbot is made of. No validation library here: the widget imports this file. */

/** *Source:* specification section 3, "Personality". */
export const PERSONALITIES = {
  professional: 'Formal, business-like',
  friendly: 'Warm, approachable',
  casual: 'Relaxed, conversational',
  technical: 'Precise, detailed',
} as const
export type Personality = keyof typeof PERSONALITIES

/** *Source:* specification section 9, "Bot defaults". */
export const DEFAULT_PRIMARY_COLOR = '#3B82F6'
export const DEFAULT_WELCOME_MESSAGE = 'Hi! How can I help you today?'

/** *Source:* specification section 9, "Preset colours". */
export const PRESET_COLORS = [
  DEFAULT_PRIMARY_COLOR,
  '#8B5CF6',
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#6366F1',
  '#EC4899',
  '#14B8A6',
] as const

/** The `configuration` map of a `chatbots` row. */
export interface BotConfiguration {
  /** Id of a row of `knowledge_base`, or '' while none is linked. */
  knowledgeBaseId: string
  systemMessage: string
  /** `#RRGGBB`. */
  primaryColor: string
  welcomeMessage: string
  fallbackMessage: string
  personality: Personality
  /** Address of the owner's website, or ''. */
  websiteUrl: string
  /** Words that mean the same in the owner's business, one group a line; missing in older bots. */
  synonyms: string
  /** What the bot offers to be asked, one question a line; missing in older bots. */
  suggestedQuestions: string
  /** Whether the bot has a page of its own that anybody may open; missing in older bots. */
  isShared: boolean
  /** Websites that may show the bot, one a line; blank, and in older bots missing: all. */
  allowedSites: string
}

/** *Source:* specification section 9, "Bot defaults"; decision 13. */
export const DEFAULT_SYSTEM_MESSAGE = 'You are a helpful AI assistant.'

export const DEFAULT_BOT_CONFIGURATION: Readonly<BotConfiguration> = {
  knowledgeBaseId: '',
  systemMessage: '',
  primaryColor: DEFAULT_PRIMARY_COLOR,
  welcomeMessage: DEFAULT_WELCOME_MESSAGE,
  fallbackMessage: "I'm sorry, I don't understand. Could you please rephrase your question?",
  personality: 'professional',
  websiteUrl: '',
  synonyms: '',
  suggestedQuestions: '',
  isShared: false,
  allowedSites: '',
}

/** Name of a bot that has none (decision 14). */
export const DEFAULT_BOT_NAME = 'Chat Assistant'

/** Largest lengths in UTF-16 units; the rules and the schema enforce the same. */
export const BOT_LIMITS = {
  nameLength: 100,
  descriptionLength: 4_000,
  systemMessageLength: 4_000,
  welcomeMessageLength: 1_000,
  fallbackMessageLength: 1_000,
  websiteUrlLength: 2_000,
} as const

/** The prompt in force (decision 13): the system message, else the description, else the default. */
export const systemMessageOf = (bot: {
  description: string
  configuration: Pick<BotConfiguration, 'systemMessage'>
}): string =>
  bot.configuration.systemMessage.trim() || bot.description.trim() || DEFAULT_SYSTEM_MESSAGE

/** Widget id of a bot, as it stands in the embed snippet. *Source:* specification section 3. */
export const widgetIdOf = (botId: string): string => `widget_${botId}`

/** Bot id of a widget id; `null` where it is not one. */
export const botIdOf = (widgetId: string): string | null =>
  /^widget_([A-Za-z0-9_-]{1,64})$/.exec(widgetId)?.[1] ?? null
