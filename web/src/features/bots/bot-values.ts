import { contrastOfWhite } from '@docent/domain/accent-colors'
import { botSchema, type BotFormValues } from '@docent/domain/bot-schema'
import { BOT_LIMITS, DEFAULT_BOT_CONFIGURATION, DEFAULT_BOT_NAME } from '@docent/domain/bots'
import type { Chatbot } from '@docent/domain/collections'
import { botMessages } from '@docent/domain/messages/bots'
import type { AnyObjectSchema, StringSchema } from 'yup'

/** Where the form stands: the two places word the missing name differently (section 5). */
export type BotFormPlace = 'onboarding' | 'dashboard'

export const BOT_SCHEMAS: Readonly<Record<BotFormPlace, AnyObjectSchema>> = {
  onboarding: botSchema,
  dashboard: botSchema.shape({
    name: (botSchema.fields.name as StringSchema)
      .notRequired()
      .required(botMessages.dashboardNameRequired),
  }),
}

/** What a new bot starts with. */
export const newBotValues = (knowledgeBaseId = ''): BotFormValues => ({
  name: '',
  description: '',
  configuration: { ...DEFAULT_BOT_CONFIGURATION, knowledgeBaseId },
})

/** The bot of 'Use Default Settings': linked to the base, and named after it (decision 29). */
export function defaultBotValues(base: { id: string; title: string } | null): BotFormValues {
  const title = base?.title.trim() ?? ''
  const name = `${title} assistant`
  const isUsable = title !== '' && name.length <= BOT_LIMITS.nameLength
  return { ...newBotValues(base?.id), name: isUsable ? name : DEFAULT_BOT_NAME }
}

/** A stored bot as the form shows it. The one text field holds the prompt in force (decision 13). */
export const valuesOfBot = ({ name, description, configuration }: Chatbot): BotFormValues => ({
  name,
  description:
    configuration.systemMessage.trim() === '' ? description : configuration.systemMessage,
  configuration: { ...configuration },
})

/** The form's one text is the description and the system message alike, so neither hides the other. */
export const toSavedValues = (values: BotFormValues): BotFormValues => ({
  ...values,
  configuration: { ...values.configuration, systemMessage: values.description },
})

const or = (value: string, fallback: string) => value.trim() || fallback

/** The settings of a form as a visitor would see them: blanks are their defaults. */
export function shownBot({ name, configuration }: BotFormValues) {
  const { primaryColor } = configuration
  return {
    name: or(name, DEFAULT_BOT_NAME),
    color: /^#[0-9a-f]{6}$/i.test(primaryColor)
      ? primaryColor
      : DEFAULT_BOT_CONFIGURATION.primaryColor,
    welcome: or(configuration.welcomeMessage, DEFAULT_BOT_CONFIGURATION.welcomeMessage),
    fallback: or(configuration.fallbackMessage, DEFAULT_BOT_CONFIGURATION.fallbackMessage),
  }
}

/** Contrast that text asks for. *Source:* WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5
/** Contrast that an icon asks for; below it the bot writes in black. *Source:* WCAG 2.2, 1.4.11. */
const ICON_CONTRAST = 3

/** Whether a bot's colour can be read, and what is done about it. */
export function describeColor(color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return ''
  const ratio = contrastOfWhite(color)
  const shown = `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
  if (ratio >= TEXT_CONTRAST) return `White text on it has a contrast of ${shown}.`
  if (ratio > ICON_CONTRAST) {
    return `White text on it has a contrast of ${shown}. Behind text it is darkened until it is ${TEXT_CONTRAST}:1.`
  }
  return `White text on it would have a contrast of ${shown} only, so text on it is black.`
}
