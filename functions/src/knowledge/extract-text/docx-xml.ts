/**
 * Reads the text out of WordprocessingML by scanning its tags once, from left to right: no tree, no
 * recursion, no entity but the five of XML and numbers, so that neither depth nor declarations cost
 * anything. *Source:* ECMA-376 part 1, section 17.
 */

/** Tags (without prefix) whose content is not the text that a reader sees. */
const HIDDEN = new Set(['delText', 'instrText', 'delInstrText', 'fldData'])
/** Elements whose whole content is dropped: older renderings of what stands beside them. */
const DROPPED = new Set(['Fallback', 'del', 'moveFrom', 'pPrChange', 'rPrChange'])

const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*)>/y

/** A tag, or a stretch of text between two of them; the name is without its prefix. */
type Token =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag'
      readonly name: string
      readonly attributes: string
      readonly isClose: boolean
      readonly isOpen: boolean
    }

/** Walks over a part once. What looks like a tag and is none is skipped, an open comment ends it. */
function* tokensOf(xml: string): Generator<Token> {
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    const text = xml.slice(at, start < 0 ? xml.length : start)
    if (text !== '') yield { kind: 'text', text: decodeEntities(text) }
    if (start < 0) return
    const special = specialAt(xml, start)
    if (special !== null) {
      if (special.text !== '') yield { kind: 'text', text: special.text }
      at = special.end
      continue
    }
    TAG.lastIndex = start
    const match = TAG.exec(xml)
    at = match === null ? start + 1 : TAG.lastIndex
    if (match === null) continue
    const [, close, name = '', attributes = ''] = match
    const isClose = close === '/' || attributes.endsWith('/')
    yield { kind: 'tag', name, attributes, isClose, isOpen: close !== '/' }
  }
}

/** Comments, CDATA, declarations and instructions; none of them is ever interpreted. */
function specialAt(xml: string, start: number): { text: string; end: number } | null {
  if (xml.startsWith('<!--', start)) return { text: '', end: after(xml, '-->', start + 4) }
  if (xml.startsWith('<![CDATA[', start)) {
    const end = after(xml, ']]>', start + 9)
    return { text: xml.slice(start + 9, end - 3), end }
  }
  const isDeclaration = xml[start + 1] === '!' || xml[start + 1] === '?'
  return isDeclaration ? { text: '', end: after(xml, '>', start) } : null
}

const after = (xml: string, mark: string, from: number): number => {
  const at = xml.indexOf(mark, from)
  return at < 0 ? xml.length : at + mark.length
}

interface Scan {
  /** Finished blocks. */
  out: string[]
  /** Text of the paragraph under way. */
  paragraph: string
  isListItem: boolean
  /** Depth of `w:t` and of the hidden and dropped elements. */
  inText: boolean
  dropped: number
  hidden: number
  /** One list of cells for each open table. */
  rows: string[][]
  cells: string[]
  /** Whether the last block was a list item or a table row: the next one follows without a gap. */
  lastKind: 'paragraph' | 'item' | 'row' | null
}

/** Text of a part: paragraphs apart by an empty line, `\f` where a page ends. */
export function readXml(xml: string): string {
  const scan: Scan = {
    out: [],
    paragraph: '',
    isListItem: false,
    inText: false,
    dropped: 0,
    hidden: 0,
    rows: [],
    cells: [],
    lastKind: null,
  }
  for (const token of tokensOf(xml)) {
    if (token.kind === 'text') {
      const isShown = scan.inText && scan.dropped === 0 && scan.hidden === 0
      if (isShown) scan.paragraph += token.text
      continue
    }
    if (token.isOpen) openTag(scan, token.name, token.attributes)
    if (token.isClose) closeTag(scan, token.name)
  }
  closeParagraph(scan)
  return scan.out.join('')
}

function openTag(scan: Scan, name: string, attributes: string): void {
  if (DROPPED.has(name)) scan.dropped += 1
  else if (HIDDEN.has(name)) scan.hidden += 1
  if (scan.dropped > 0) return
  switch (name) {
    case 't':
      scan.inText = true
      break
    case 'tab':
      // The same tag inside of w:tabs defines a tab stop; text has begun only inside of runs.
      if (!/\bval=/.test(attributes)) scan.paragraph += '\t'
      break
    case 'br':
      scan.paragraph += /type=["']page["']/.test(attributes) ? '\f' : '\n'
      break
    case 'cr':
      scan.paragraph += '\n'
      break
    case 'lastRenderedPageBreak':
      if (!scan.paragraph.endsWith('\f')) scan.paragraph += '\f'
      break
    case 'noBreakHyphen':
      scan.paragraph += '-'
      break
    case 'softHyphen':
      scan.paragraph += '\u00AD'
      break
    case 'numPr':
      scan.isListItem = true
      break
    case 'tbl':
      scan.rows.push(scan.cells)
      scan.cells = []
      break
    case 'tr':
      scan.cells = []
      break
    case 'tc':
      scan.cells.push('')
      break
  }
}

function closeTag(scan: Scan, name: string): void {
  if (DROPPED.has(name)) scan.dropped = Math.max(0, scan.dropped - 1)
  else if (HIDDEN.has(name)) scan.hidden = Math.max(0, scan.hidden - 1)
  if (scan.dropped > 0) return
  switch (name) {
    case 't':
      scan.inText = false
      break
    case 'p':
      closeParagraph(scan)
      break
    case 'tr':
      closeRow(scan)
      break
    case 'tbl':
      scan.cells = scan.rows.pop() ?? []
      break
  }
}

function closeParagraph(scan: Scan): void {
  const { paragraph, isListItem } = scan
  scan.paragraph = ''
  scan.isListItem = false
  if (scan.rows.length > 0 && scan.cells.length > 0) {
    addToCell(scan, paragraph)
  } else if (paragraph.trim() !== '') {
    addBlock(
      scan,
      isListItem ? `• ${paragraph.trim()}` : paragraph,
      isListItem ? 'item' : 'paragraph',
    )
  } else if (paragraph.includes('\f')) {
    scan.out.push('\f')
    scan.lastKind = null
  }
}

function addToCell(scan: Scan, paragraph: string): void {
  const text = paragraph.replace(/[^\S\f]+/g, ' ').trim()
  const cell = scan.cells.at(-1) ?? ''
  scan.cells[scan.cells.length - 1] = cell === '' || text === '' ? cell + text : `${cell} ${text}`
}

/** A row of a table inside of a cell becomes part of the outer cell's text. */
function closeRow(scan: Scan): void {
  const cells = scan.cells
  scan.cells = []
  if (cells.every((cell) => cell === '')) return
  const outer = scan.rows.at(-1)
  if (outer !== undefined && outer.length > 0) {
    const line = cells.filter((cell) => cell !== '').join(', ')
    outer[outer.length - 1] = [outer.at(-1), line].filter((part) => part !== '').join('; ')
  } else addBlock(scan, cells.join('\t'), 'row')
}

function addBlock(scan: Scan, text: string, kind: 'paragraph' | 'item' | 'row'): void {
  if (scan.lastKind !== null) {
    scan.out.push(kind !== 'paragraph' && scan.lastKind === kind ? '\n' : '\n\n')
  }
  scan.out.push(text)
  scan.lastKind = kind
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, readEntity)
    : text

function readEntity(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED_ENTITIES[name.toLowerCase()] ?? entity
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
