/** What a demo document is made of. Texts are plain: no inline mark-up. */
export type Block =
  | { readonly kind: 'title' | 'section' | 'subsection' | 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

const HEADINGS = [
  ['# ', 'title'],
  ['## ', 'section'],
  ['### ', 'subsection'],
] as const

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function parseBlock(lines: readonly string[]): Block {
  const first = lines[0] ?? ''
  for (const [mark, kind] of HEADINGS) {
    if (first.startsWith(mark)) return { kind, text: first.slice(mark.length) }
  }
  if (first.startsWith('- ')) return { kind: 'bullets', items: lines.map((line) => line.slice(2)) }
  if (/^\d+\. /.test(first)) {
    return { kind: 'steps', items: lines.map((line) => line.replace(/^\d+\. /, '')) }
  }
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^[|\s-]+$/.test(line)).map(cellsOf)
    return { kind: 'table', rows }
  }
  return { kind: 'paragraph', text: lines.join(' ') }
}

/**
 * Reads the small subset of Markdown that the demo documents are written in:
 * three levels of headings, paragraphs, bullets, numbered steps and tables,
 * each block followed by a blank line.
 */
export const parseMarkup = (source: string): Block[] =>
  source
    .trim()
    .split(/\n{2,}/)
    .map((block) => parseBlock(block.split('\n')))
