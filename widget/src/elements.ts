type Child = Node | string

/** Makes an element. Strings become text, never markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** A stroked drawing on a 24 × 24 grid. */
export function drawIcon(shape: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', shape)
  icon.append(path)
  return icon
}

/** A button that shows a drawing and is called by its label. */
export function makeIconButton(
  attributes: { readonly class: string; readonly label: string },
  icon: SVGElement,
): HTMLButtonElement {
  const { class: name, label } = attributes
  return make('button', { type: 'button', class: name, 'aria-label': label, title: label }, icon)
}
