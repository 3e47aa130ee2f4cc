import axe from 'axe-core'

/** Success criteria that every screen keeps to. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A page without its words: two rows that show the same parts are looked at once. */
const shapeOf = (html: string): string =>
  html
    .replaceAll(/>[^<]+</g, '><')
    .replaceAll(
      / (id|for|class|value|style|href|aria-(?:labelledby|describedby|controls))="[^"]*"/g,
      '',
    )

const looked = new Set<string>()

/**
 * What WCAG 2.2 AA finds wrong with the screen as it stands, a line each: names, roles, order, what
 * belongs to what. Contrast, which only a browser can see, is for the journeys
 * (`emulators/journeys/support/looks.ts`).
 */
export async function structureFaults(): Promise<string[]> {
  const shape = shapeOf(document.body.innerHTML)
  if (looked.has(shape)) return []
  looked.add(shape)
  const { violations } = await axe.run(
    // No style is computed here: what is hidden by its attribute would count as seen.
    { include: [['body']], exclude: [['[hidden]']] },
    {
      runOnly: WCAG_TAGS,
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
      iframes: false,
    },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
