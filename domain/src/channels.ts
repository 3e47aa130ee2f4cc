import { PUBLIC_PAGES, WIDGET_SCRIPT } from './routes.ts'
import { widgetIdOf } from './bots.ts'

export const WIDGET_POSITIONS = ['bottom-right', 'bottom-left'] as const
export type WidgetPosition = (typeof WIDGET_POSITIONS)[number]

/**
 * The script that an owner pastes before the closing body tag.
 * @param origin where Docent is served, without a closing slash
 */
export const embedSnippet = (
  origin: string,
  botId: string,
  position: WidgetPosition = 'bottom-right',
): string =>
  `<script src="${origin}${WIDGET_SCRIPT}" data-widget-id="${widgetIdOf(botId)}"` +
  `${position === 'bottom-right' ? '' : ` data-position="${position}"`} async></script>`

/**
 * The bot's own page, which its owner may pass on.
 * @param origin where Docent is served, without a closing slash
 */
export const sharePageUrl = (origin: string, botId: string): string =>
  `${origin}${PUBLIC_PAGES.share}/${botId}`

/** How much of a token its owner may see again. *Source:* specification section 9. */
const TOKEN_PREVIEW_LENGTH = 20

/** The part of a token that is shown (decision 20). */
export const tokenPreview = (token: string): string => token.slice(0, TOKEN_PREVIEW_LENGTH)

/**
 * Why a channel that is saved does not answer.
 * - `token_invalid`: the platform no longer accepts the token
 * - `webhook_refused`: the platform did not take our address
 * - `webhook_elsewhere`: another service has taken the bot over
 * - `webhook_missing`: the platform delivers nothing to anybody
 * - `unreachable`: the platform could not be asked
 */
export const CHANNEL_PROBLEMS = [
  'token_invalid',
  'webhook_refused',
  'webhook_elsewhere',
  'webhook_missing',
  'unreachable',
] as const
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number]

/** Largest lengths of what the forms of the channels take, in UTF-16 units. */
export const CHANNEL_LIMITS = {
  tokenLength: 500,
  nameLength: 100,
} as const
