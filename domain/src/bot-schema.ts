import { boolean, object, string, type InferType } from 'yup'
import { BOT_LIMITS, DEFAULT_BOT_CONFIGURATION, PERSONALITIES, type Personality } from './bots.ts'
import { ALLOWED_SITES_LIMITS, badSiteLine } from './allowed-sites.ts'
import { SYNONYM_LIMITS, badSynonymLine } from './synonyms.ts'
import { SUGGESTED_QUESTION_LIMITS, areSuggestedQuestions } from './suggested-questions.ts'
import { botMessages as text } from './messages/bots.ts'

const bounded = (max: number) => string().max(max, text.tooLong(max)).default('')
const orDefault = (fallback: string) => (value: string | undefined) => value?.trim() || fallback

/** `configuration` of a bot; blanks become the defaults of the specification, section 5. */
export const botConfigurationSchema = object({
  knowledgeBaseId: bounded(64),
  systemMessage: bounded(BOT_LIMITS.systemMessageLength),
  primaryColor: string()
    .transform(orDefault(DEFAULT_BOT_CONFIGURATION.primaryColor))
    .matches(/^#[0-9A-Fa-f]{6}$/, text.colorInvalid)
    .default(DEFAULT_BOT_CONFIGURATION.primaryColor),
  welcomeMessage: bounded(BOT_LIMITS.welcomeMessageLength).transform(
    orDefault(DEFAULT_BOT_CONFIGURATION.welcomeMessage),
  ),
  fallbackMessage: bounded(BOT_LIMITS.fallbackMessageLength).transform(
    orDefault(DEFAULT_BOT_CONFIGURATION.fallbackMessage),
  ),
  personality: string<Personality>()
    .oneOf(Object.keys(PERSONALITIES) as Personality[])
    .default(DEFAULT_BOT_CONFIGURATION.personality),
  websiteUrl: string()
    .trim()
    .max(BOT_LIMITS.websiteUrlLength, text.tooLong(BOT_LIMITS.websiteUrlLength))
    .matches(/^(https?:\/\/\S+)?$/i, text.websiteUrlInvalid)
    .default(''),
  synonyms: bounded(SYNONYM_LIMITS.length)
    .test(
      'groups',
      text.tooManyLines(SYNONYM_LIMITS.groups),
      (value) => value.split('\n').length <= SYNONYM_LIMITS.groups,
    )
    .test('members', (value, { createError }) => {
      const line = badSynonymLine(value)
      return line === null || createError({ message: text.synonymsInvalid(line) })
    }),
  suggestedQuestions: string()
    .default('')
    .test(
      'questions',
      text.suggestedQuestionsInvalid(
        SUGGESTED_QUESTION_LIMITS.count,
        SUGGESTED_QUESTION_LIMITS.length,
      ),
      areSuggestedQuestions,
    ),
  isShared: boolean().default(false),
  allowedSites: bounded(ALLOWED_SITES_LIMITS.length)
    .test(
      'lines',
      text.tooManyLines(ALLOWED_SITES_LIMITS.lines),
      (value) => value.split('\n').length <= ALLOWED_SITES_LIMITS.lines,
    )
    .test('sites', (value, { createError }) => {
      const line = badSiteLine(value)
      return line === null || createError({ message: text.siteInvalid(line) })
    }),
})

/** What the bot form saves. *Source:* specification section 5, "Bot". */
export const botSchema = object({
  name: string()
    .trim()
    .max(BOT_LIMITS.nameLength, text.tooLong(BOT_LIMITS.nameLength))
    .required(text.nameRequired),
  description: bounded(BOT_LIMITS.descriptionLength),
  configuration: botConfigurationSchema.required(),
})
export type BotFormValues = InferType<typeof botSchema>
