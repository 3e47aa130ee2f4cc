import type { Part, PartStyle } from '../../../emulators/stand-ins/phone/phone.ts'

/** Tags of the Bot API's HTML style that a message of Docent may use. */
const STYLES: Readonly<Record<string, PartStyle>> = {
  b: 'strong',
  strong: 'strong',
  i: 'note',
  em: 'note',
  blockquote: 'quote',
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
}

/** Markup that Telegram would not read; the message is its `description`. */
export class MarkupError extends Error {}

const refuse = (reason: string): never => {
  throw new MarkupError(`Bad Request: can't parse entities: ${reason}`)
}

/**
 * Reads the Bot API's HTML style as strictly as Telegram does.
 * *Source:* core.telegram.org/bots/api, "HTML style".
 * @throws MarkupError on an unknown or unclosed tag, or a bare `<`, `>` or `&`
 */
export function parseHtml(html: string): readonly Part[] {
  const parts: Part[] = []
  const open: string[] = []
  const pattern = /<(\/?)([a-z]*)>|(&[a-z]+;)|([^<>&]+)|([<>&])/g
  for (const [, closing, tag, entity, text, bare] of html.matchAll(pattern)) {
    if (bare !== undefined) refuse(`Unexpected "${bare}"`)
    else if (tag !== undefined) turn(open, tag, closing === '/')
    else {
      const read = entity === undefined ? (text ?? '') : ENTITIES[entity]
      if (read === undefined) refuse(`Unsupported entity "${entity}"`)
      addText(parts, read ?? '', STYLES[open.at(-1) ?? ''] ?? 'plain')
    }
  }
  if (open.length > 0) refuse(`Can't find end tag corresponding to start tag "${open.at(-1)}"`)
  return parts
}

function turn(open: string[], tag: string, isClosing: boolean): void {
  if (STYLES[tag] === undefined) refuse(`Unsupported start tag "${tag}"`)
  if (!isClosing) open.push(tag)
  else if (open.pop() !== tag) refuse(`Unmatched end tag "${tag}"`)
}

function addText(parts: Part[], text: string, style: PartStyle): void {
  const last = parts.at(-1)
  if (last?.style === style) parts[parts.length - 1] = { text: last.text + text, style }
  else parts.push({ text, style })
}
