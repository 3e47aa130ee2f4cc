import { Lexer, type Token, type Tokens } from 'marked'

/**
 * UTF-16 units of a text, and between two empty lines. Nobody writes more of it, and signs that may begin something
 * take a time that grows with the square of how many stand in a paragraph.
 */
const LONGEST = 1_000_000
const LONGEST_PARAGRAPH = 10_000
const PARAGRAPH_END = /\n[ \t]*\n/u

const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t]*:?-{3,}:?[ \t]*)+\|?[ \t]*$/mu
/** Headings, what is set in bold type, and links. */
const MARKUP =
  /^#{1,6}[ \t]+\S|\*\*(?=\S)[^*\n]+\*\*|__(?=\S)[^_\n]+__|\[[^\]\n]+\]\((?:https?:|mailto:|tel:|\/|#)[^)\s]*\)/gmu
/** A single one of these may be meant as it stands. */
const LEAST_MARKUP = 2

/** Whether a text is written in Markdown, as notes, and what language models write, often are. */
export const isMarkdown = (text: string): boolean =>
  text.length <= LONGEST &&
  text.split(PARAGRAPH_END).every(({ length }) => length <= LONGEST_PARAGRAPH) &&
  (TABLE_RULE.test(text) || (text.match(MARKUP) ?? []).length >= LEAST_MARKUP)

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': '\u00A0',
}
const ENTITY = /&(?:amp|lt|gt|quot|#39|apos|nbsp);/gu
const decoded = (text: string): string =>
  text.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity)

const LINE_BREAK = /^<br\b/iu
const TAGS = /<!--[\s\S]*?-->|<\/?[a-z][^>]*>/giu
/** What a link leads to that a reader can use: another place of the same text is none. */
const LEADS_OUT = /^(?:https?:|mailto:|tel:)/iu
const SCHEME = /^(?:mailto:|tel:)/iu

/** The text of a link, and where it leads, if that does not say it. */
function textOfLink({ href, tokens }: Tokens.Link): string {
  const text = inline(tokens)
  const address = href.replace(SCHEME, '')
  return LEADS_OUT.test(href) && !text.includes(address) ? `${text} (${address})` : text
}

function textOfInline(token: Token): string {
  switch (token.type) {
    case 'br':
      return '\n'
    case 'image':
      return ''
    case 'html':
      return LINE_BREAK.test(token.raw) ? '\n' : ''
    case 'link':
      return textOfLink(token as Tokens.Link)
    case 'codespan':
    case 'escape':
      return decoded((token as Tokens.Codespan).text)
    default:
      return 'tokens' in token && token.tokens ? inline(token.tokens) : decoded(token.raw)
  }
}

const inline = (tokens: readonly Token[]): string => tokens.map(textOfInline).join('')

/** A cell stands in one line. */
const textOfCell = ({ tokens }: Tokens.TableCell): string => inline(tokens).replaceAll('\n', ' ')

const textOfTable = ({ header, rows }: Tokens.Table): string =>
  [header, ...rows].map((cells) => cells.map(textOfCell).join('\t')).join('\n')

const ORDINAL = /^\s*(\d+[.)])/u

/** Items below one another, each with its number or a sign, as in the texts of Word documents. */
const textOfList = ({ items }: Tokens.List): string =>
  items
    .map(({ raw, tokens }) => `${ORDINAL.exec(raw)?.[1] ?? '•'} ${blocks(tokens, '\n')}`)
    .join('\n')

/** A question in bold type at the beginning stands over its answer. */
function textOfParagraph({ tokens }: Tokens.Paragraph): string {
  const [first, ...others] = tokens
  const begins = first === undefined ? '' : textOfInline(first)
  const isQuestion = first?.type === 'strong' && begins.endsWith('?')
  return isQuestion ? `${begins}\n${inline(others).trimStart()}` : begins + inline(others)
}

function textOfBlock(token: Token): string {
  switch (token.type) {
    case 'paragraph':
      return textOfParagraph(token as Tokens.Paragraph)
    case 'space':
    case 'hr':
    case 'def':
    case 'checkbox':
      return ''
    case 'html':
      return decoded(token.raw.replaceAll(TAGS, ''))
    case 'code':
      return (token as Tokens.Code).text
    case 'table':
      return textOfTable(token as Tokens.Table)
    case 'list':
      return textOfList(token as Tokens.List)
    case 'blockquote':
      return blocks((token as Tokens.Blockquote).tokens)
    default:
      return textOfInline(token)
  }
}

const blocks = (tokens: readonly Token[], gap = '\n\n'): string =>
  tokens
    .map((token) => textOfBlock(token).trim())
    .filter((text) => text !== '')
    .join(gap)

/**
 * What a reader sees of a text in Markdown: headings and paragraphs with an empty line between, cells of tables with a
 * tab between them. The text as it is, where quotes or lists stand in one another too deep to be followed.
 */
export function readMarkdown(text: string): string {
  try {
    return blocks(new Lexer().lex(text))
  } catch (error) {
    if (error instanceof RangeError) return text
    throw error
  }
}
