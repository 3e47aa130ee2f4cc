const INK = '#171A21'
const WHITE = '#FFFFFF'

/** Relative luminance, 0 to 1. *Source:* WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Ink or white, whichever is easier to read on a colour of the owner's choice (`#RRGGBB`). */
export const textOn = (color: string): string =>
  contrast(color, WHITE) >= contrast(color, INK) ? WHITE : INK
