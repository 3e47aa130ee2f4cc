import type { ChannelPlatform, OutgoingMessage, TextStyle } from '@docent/channels/platform'

/** A paragraph, a list or a quote: what is split only where it does not fit into one message. */
export interface Block {
  readonly text: string
  readonly style: TextStyle
}

const BLOCK_GAP = '\n\n'

/** Where a text is best divided, best first. */
const SEAMS = [/\n\s*\n/g, /\n/g, /[.!?…。！？؟۔।]["'”’)]?\s/g, /\s/g]

type Format = Pick<ChannelPlatform, 'maxTextLength' | 'markUp'>

/**
 * Packs blocks into messages that the platform takes. A block that fits stays whole; one that does
 * not is divided between paragraphs, else lines, sentences, words, and at last between characters
 * as people see them. Markup is added per part, so no tag and no entity is ever cut.
 */
export function packMessages(format: Format, blocks: readonly Block[]): OutgoingMessage[] {
  const messages: { text: string; plain: string }[] = []
  for (const { text, style } of blocks) {
    for (const part of divide(format, text.trim(), style)) {
      const markup = format.markUp(part, style)
      const last = messages.at(-1)
      const joined = last && last.text.length + BLOCK_GAP.length + markup.length
      if (last && joined !== undefined && joined <= format.maxTextLength) {
        last.text += BLOCK_GAP + markup
        last.plain += BLOCK_GAP + part
      } else {
        messages.push({ text: markup, plain: part })
      }
    }
  }
  return messages.map((message) => ({ ...message, buttons: [] }))
}

function divide(format: Format, text: string, style: TextStyle): string[] {
  const parts: string[] = []
  let rest = text
  while (rest !== '') {
    const length = longestFit(format, rest, style)
    const end = length === rest.length ? length : seamBefore(rest, length)
    const part = rest.slice(0, end).trim()
    if (part !== '') parts.push(part)
    rest = rest.slice(end).trimStart()
  }
  return parts
}

/** Length of the longest beginning whose markup fits, in UTF-16 units. */
function longestFit(format: Format, text: string, style: TextStyle): number {
  let fits = 1
  let tooLong = Math.min(text.length, format.maxTextLength) + 1
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (format.markUp(text.slice(0, middle), style).length <= format.maxTextLength) fits = middle
    else tooLong = middle
  }
  return fits
}

/** The best place to divide at or before `limit`; a seam in the first half would waste a message. */
function seamBefore(text: string, limit: number): number {
  // One unit more: the seam may begin where the limit is.
  const head = text.slice(0, limit + 1)
  for (const seam of SEAMS) {
    const ends = [...head.matchAll(seam)]
      .map((match) => match.index + match[0].length)
      .filter((end) => end > limit / 2 && text.slice(0, end).trimEnd().length <= limit)
    const last = ends.at(-1)
    if (last !== undefined) return last
  }
  return characterBefore(text, limit)
}

/** How far back a character can begin that people see as one, in UTF-16 units. */
const MAX_CHARACTER_LENGTH = 64

function characterBefore(text: string, limit: number): number {
  const from = Math.max(0, limit - MAX_CHARACTER_LENGTH)
  // The window must not begin inside a pair itself.
  const start = from > 0 && isLowSurrogate(text, from) ? from - 1 : from
  const window = text.slice(start, limit + MAX_CHARACTER_LENGTH)
  let end = 0
  for (const { index } of new Intl.Segmenter().segment(window)) {
    if (start + index <= limit) end = start + index
  }
  if (end > start) return end
  return isLowSurrogate(text, limit) ? limit - 1 : limit
}

const isLowSurrogate = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc_00 && unit <= 0xdf_ff
}
