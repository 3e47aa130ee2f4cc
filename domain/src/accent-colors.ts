/** Red, green and blue, 0 to 255. */
type Rgb = readonly number[]

export interface AccentColors {
  /** The owner's colour as it is, for surfaces that carry an icon. */
  readonly accent: string
  /** Icon on `accent`: at least 3:1. */
  readonly onAccent: string
  /** The owner's colour, darkened only as far as white text needs, for surfaces that carry text. */
  readonly shade: string
  /** Text on `shade`: at least 4.5:1. */
  readonly onShade: string
}

const WHITE = '#fff'
const BLACK = '#000'
/** Luminance up to which white stands out by 4.5:1, as text must. */
const MAX_UNDER_TEXT = 1.05 / 4.5 - 0.05
/** Luminance up to which white stands out by 3:1, as an icon must. */
const MAX_UNDER_ICON = 1.05 / 3 - 0.05

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** *Source:* WCAG 2.2, "relative luminance". */
const luminance = ([red = 0, green = 0, blue = 0]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/**
 * By how much white text stands out on a colour, 1 to 21. *Source:* WCAG 2.2, "contrast ratio".
 * @param color `#RRGGBB`
 */
export const contrastOfWhite = (color: string): number => 1.05 / (luminance(parse(color)) + 0.05)

/**
 * The colours of a bot. White where the owner's colour lets it be read after a little darkening
 * at most, black where the colour is a light one.
 * @param accent `#RRGGBB`
 */
export function accentColors(accent: string): AccentColors {
  let shade = parse(accent)
  if (luminance(shade) > MAX_UNDER_ICON) {
    return { accent, onAccent: BLACK, shade: accent, onShade: BLACK }
  }
  while (luminance(shade) > MAX_UNDER_TEXT) {
    shade = shade.map((channel) => Math.floor(channel * 0.98))
  }
  return { accent, onAccent: WHITE, shade: `rgb(${shade.join()})`, onShade: WHITE }
}
