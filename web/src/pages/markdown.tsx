import { Marked, type Tokens } from 'marked'

/** A heading's anchor: its words with hyphens between them. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading): string {
      const inner = this.parser.parseInline(tokens)
      return `<h${depth} id="${anchorOf(text)}">${inner}</h${depth}>\n`
    },
  },
})

/** Headings of the second level, with their anchors. */
export const sectionsOf = (text: string): { id: string; title: string }[] =>
  marked
    .lexer(text)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map((heading) => ({ id: anchorOf(heading.text), title: heading.text }))

/** A text of our own in Markdown. Never for anybody else's: HTML in it is taken as it is. */
export const Markdown = ({ text }: { text: string }) => (
  <div
    className="prose"
    dangerouslySetInnerHTML={{ __html: marked.parse(text, { async: false }) }}
  />
)
