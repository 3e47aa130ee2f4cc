import type { TextItem } from './pdf-lines.ts'

/** A stretch of a page that is marked: as what, and what it says, where that is told. */
export interface MarkedContent {
  readonly tag: string
  /** *Source:* ISO 32000-1, 14.9.4: ActualText. */
  readonly text: string | null
}

/** What begins or ends such a stretch among the items of a page. */
export interface Mark {
  readonly type: string
  readonly tag?: string
}

const HINT = 'ActualText'
/** An operator that begins marked content, with its tag and properties. */
const BEGINS =
  /\/([^\s<>[\]()/%]+)\s*(?:<<((?:[^<>()]|<[0-9A-Fa-f\s]*>|\((?:\\[^]|[^\\()])*\))*)>>|\/[^\s<>[\]()/%]+)?\s*B(?:DC|MC)(?![A-Za-z])/g
const ACTUAL_TEXT = /\/ActualText\s*(?:<([0-9A-Fa-f\s]*)>|\(((?:\\[^]|[^\\()])*)\))/
const ESCAPE = /\\(?:([0-7]{1,3})|\r\n|([^]))/g
const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
}

/** The bytes of a text string as it says them: UTF-16 or UTF-8 by their mark, else a sign a byte. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    const even = bytes.subarray(2, bytes.length - (bytes.length % 2))
    return Buffer.from(even).swap16().toString('utf16le')
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3)
  return bytes.toString('latin1')
}

function textIn(properties: string): string | null {
  const [, hex, literal] = ACTUAL_TEXT.exec(properties) ?? []
  if (hex !== undefined) return decode(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'))
  if (literal === undefined) return null
  const plain = literal.replaceAll(ESCAPE, (_, octal?: string, sign?: string) =>
    octal === undefined
      ? (ESCAPED[sign ?? '\r'] ?? sign!)
      : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
  )
  return decode(Buffer.from(plain, 'latin1'))
}

/** What is marked in the content of a page, in its order; nothing where none of it says what it is. */
export function markedContentOf(content: Buffer): MarkedContent[] {
  if (!content.includes(HINT)) return []
  return [...content.toString('latin1').matchAll(BEGINS)].map(([, tag, properties]) => ({
    tag: tag!,
    text: properties === undefined ? null : textIn(properties),
  }))
}

/** Scripts whose fonts draw letters and marks by shapes of which they do not tell what they stand for. */
const SHAPED = /[\u0900-\u109F\u1780-\u17FF]/

/** A glyph of which a font does not tell what it stands for. */
const UNKNOWN = '\0'

const isMark = (item: TextItem | Mark): item is Mark => 'type' in item
const begins = ({ type }: Mark): boolean => type.startsWith('begin')

/** One item that says what several say together, as long as they are. */
function asOne(items: readonly TextItem[], text: string): TextItem {
  const [first, last] = [items[0]!, items.at(-1)!]
  const isLine = first.transform[5] === last.transform[5]
  const width = isLine ? last.transform[4]! + last.width - first.transform[4]! : first.width
  return { ...first, str: text, width, hasEOL: last.hasEOL }
}

/** Least share of the signs drawn on a page, as far as they are known, that its marked content says too. */
const LEAST_AGREEMENT = 0.6

/** What is drawn in each stretch of marked content of a page, in the order in which they begin. */
function drawnIn(items: readonly (TextItem | Mark)[]): string[] {
  const drawn: string[] = []
  const open: number[] = []
  for (const item of items) {
    if (!isMark(item)) for (const at of open) drawn[at] += item.str
    else if (begins(item)) open.push(drawn.push('') - 1)
    else open.pop()
  }
  return drawn
}

/** Share of the signs drawn that marked content says too: letters may stand in another order, or be drawn in parts. */
function agreementOf(drawn: readonly string[], content: readonly MarkedContent[]): number {
  let known = 0
  let said = 0
  for (const [at, { text }] of content.entries()) {
    if (text === null) continue
    const signs = text.normalize('NFKD')
    for (const sign of drawn[at]!.normalize('NFKD')) {
      if (sign.trim() === '' || sign === UNKNOWN) continue
      known += 1
      if (signs.includes(sign)) said += 1
    }
  }
  return known === 0 ? 0 : said / known
}

/** The marked content of a page, among that of all; `null` where none has as much and says much the same. */
function contentOf(
  items: readonly (TextItem | Mark)[],
  contents: readonly (readonly MarkedContent[])[],
): readonly MarkedContent[] | null {
  const tags = items.flatMap((item) => (isMark(item) && begins(item) ? [item.tag] : []))
  const drawn = drawnIn(items)
  let found: readonly MarkedContent[] | null = null
  let most = LEAST_AGREEMENT
  for (const content of contents) {
    if (content.length !== tags.length || content.some(({ tag }, at) => tag !== tags[at])) continue
    const agreement = agreementOf(drawn, content)
    if (agreement < most) continue
    found = content
    most = agreement
  }
  return found
}

/**
 * The items of a page, which say what its marked content does where a font draws that without telling it.
 * @param items of the page, with the marks that begin and end its marked content
 * @param contents marked content of the pages, by the streams of the document
 */
export function spellMarked(
  items: readonly (TextItem | Mark)[],
  contents: readonly (readonly MarkedContent[])[],
): TextItem[] {
  const content = contentOf(items, contents)
  const spelled: TextItem[] = []
  let at = 0
  let depth = 0
  let marked: { text: string; depth: number; items: TextItem[] } | null = null
  for (const item of items) {
    if (!isMark(item)) {
      if (marked === null || (item.str.trim() === '' && marked.items.length === 0)) {
        spelled.push(item)
      } else marked.items.push(item)
    } else if (begins(item)) {
      depth += 1
      const text = content?.[at]?.text ?? null
      at += 1
      if (marked === null && text !== null && SHAPED.test(text)) marked = { text, depth, items: [] }
    } else {
      if (marked?.depth === depth) {
        if (marked.items.length > 0) spelled.push(asOne(marked.items, marked.text))
        marked = null
      }
      depth -= 1
    }
  }
  return spelled
}
