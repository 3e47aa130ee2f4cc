import { createHash } from 'node:crypto'

/** Content security policies of the pages. *Source:* W3C Content Security Policy Level 3. */

/** Allows one inline text by its hash. */
const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Policy = Readonly<Record<string, readonly string[]>>

const asText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

const CLOSED: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'script-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'"],
}

/** Of a public page: nothing but our own files, and the one style sheet and script in the page. */
export const publicPagePolicy = (style: string, script: string): string =>
  asText({
    ...CLOSED,
    'script-src': ["'self'", hashSource(script)],
    'style-src': [hashSource(style)],
  })

/** The emulators, which have ports of their own. */
const THIS_MACHINE = ['http://127.0.0.1:*', 'http://localhost:*']

/**
 * Of the application. Emotion writes its rules through the object model, into style elements that
 * are empty: those and the colour tokens are the only styles in the page.
 * @param style the tokens' style sheet
 * @param isLocal whether the page may meet the emulators
 */
export function appPolicy(style: string, isLocal: boolean): string {
  const local = isLocal ? THIS_MACHINE : []
  return asText({
    ...CLOSED,
    // The frame of Google's sign-in; *Source:* Firebase, "Authenticate using Google".
    'script-src': ["'self'", 'https://apis.google.com'],
    'frame-src': ["'self'", 'https://*.firebaseapp.com', ...local],
    'style-src': ["'self'", hashSource(style), hashSource('')],
    'img-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      'https://*.googleapis.com',
      // The function `chat` at its own address, where CHAT_URL names it.
      'https://*.run.app',
      'https://*.cloudfunctions.net',
      ...local,
    ],
  })
}
