import { botIdOf } from '@docent/domain/bots'
import { WIDGET_POSITIONS, type WidgetPosition } from '@docent/domain/channels'
import { WIDGET_SCRIPT } from '@docent/domain/routes'

export interface Placement {
  readonly widgetId: string
  readonly position: WidgetPosition
  /** Address of the script: what paths of the server are resolved against. */
  readonly scriptUrl: string
  /** Where Docent answers, without a closing slash. */
  readonly server: string
}

/**
 * Where Docent answers, told from the script's address: Hosting serves it at the root, and the
 * function of the visitors may serve it below its own name.
 */
export const serverOf = (scriptUrl: string): string => {
  const { origin, pathname } = new URL(scriptUrl)
  return origin + pathname.replace(/(\/chat)?\/[^/]*$/, '')
}

/** What the owner wrote into the script element; `null` where it names no bot. */
export function readScript(
  script: Pick<HTMLScriptElement, 'dataset' | 'src'>,
  pageUrl: string,
): Placement | null {
  const widgetId = script.dataset['widgetId'] ?? ''
  if (botIdOf(widgetId) === null) return null
  const position = WIDGET_POSITIONS.find((each) => each === script.dataset['position'])
  const scriptUrl = script.src || pageUrl
  return {
    widgetId,
    position: position ?? WIDGET_POSITIONS[0],
    scriptUrl,
    server: serverOf(scriptUrl),
  }
}

/**
 * The script elements that this run stands for: its own, or where the browser does not name it
 * (a module, a script put in by a tag manager) all that look like it.
 */
export function findScripts(page: Document): HTMLScriptElement[] {
  const own = page.currentScript
  if (own instanceof HTMLScriptElement && own.dataset['widgetId'] !== undefined) return [own]
  return [...page.querySelectorAll<HTMLScriptElement>('script[data-widget-id]')].filter(({ src }) =>
    new URL(src || page.URL).pathname.endsWith(WIDGET_SCRIPT),
  )
}
