import { WIDGET_SCRIPT } from './routes.ts'
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
