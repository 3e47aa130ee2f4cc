const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that may be sent as it is. Made by {@link markup}, or of words that nobody else chose. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/**
 * Markup in which every value is text: what it holds of markup is shown, not obeyed. Markup that
 * was made here goes in as it is. Attributes have to stand in quotes.
 */
export const markup = (parts: TemplateStringsArray, ...values: (string | Markup)[]): Markup =>
  new Markup(
    parts
      .map((part, index) => {
        const value = values[index - 1]
        if (value === undefined) return part
        return (value instanceof Markup ? value.text : escape(value)) + part
      })
      .join(''),
  )
