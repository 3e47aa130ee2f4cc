/** Colours and fonts of the product, for its application, its public pages and the pages of the server. */

interface Tokens {
  /** Background of every page. */
  paper: string
  /** Cards, dialogs, fields. */
  surface: string
  /** Wells and bars: one step below the paper. */
  sunken: string
  ink: string
  /** Secondary text. */
  quiet: string
  /** Separates areas; never the only sign of a control. */
  hairline: string
  /** Border of a control, at least 3:1 on the surface. */
  edge: string
  brand: string
  brandHover: string
  /** Text on the brand colour. */
  onBrand: string
  /** The stroke behind a verbatim quote, and nothing else. */
  marker: string
  /** The stroke of the logo and of the loading state. */
  stroke: string
  success: string
  warning: string
  error: string
}

export const TOKENS = {
  light: {
    paper: '#FBFAF6',
    surface: '#FFFFFF',
    sunken: '#F3F1E9',
    ink: '#171A21',
    quiet: '#5A6072',
    hairline: '#E7E4DA',
    edge: '#858A98',
    brand: '#2540C8',
    brandHover: '#1B319F',
    onBrand: '#FFFFFF',
    marker: '#FFE27A',
    stroke: '#FFE27A',
    success: '#1B7F5C',
    warning: '#A76200',
    error: '#B3261E',
  },
  dark: {
    paper: '#12141A',
    surface: '#1A1D25',
    sunken: '#161920',
    ink: '#ECEAE3',
    quiet: '#9AA0AE',
    hairline: '#2B2F3A',
    edge: '#727889',
    brand: '#8CA0FF',
    brandHover: '#A9B8FF',
    onBrand: '#12141A',
    marker: '#E7C13D4D',
    stroke: '#E7C13D',
    success: '#5CC79E',
    warning: '#E5A54B',
    error: '#FF8F85',
  },
} as const satisfies Record<'light' | 'dark', Tokens>

export type ColorScheme = keyof typeof TOKENS
export type TokenName = keyof Tokens

/** The stand-ins exist on the public pages alone (`web/src/pages/fonts.css`). */
export const FONTS = {
  interface: "'Inter Variable', 'Inter Stand-in', system-ui, -apple-system, 'Segoe UI', sans-serif",
  /** Words of documents, and the public site's large headings. */
  document: "'Newsreader Variable', 'Newsreader Stand-in', Georgia, 'Times New Roman', serif",
} as const

export const RADII = { surface: 10, control: 8 } as const

/** A token as a CSS variable, for `sx` and style sheets. */
export const cssVar = (name: TokenName): string => `var(--${name})`

const declarations = (scheme: ColorScheme): string =>
  Object.entries(TOKENS[scheme])
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

/** The tokens as a style sheet; the build puts it into the page's head, so nothing flashes. */
export const tokenStyleSheet = (): string =>
  `:root{color-scheme:light dark;--sans:${FONTS.interface};--serif:${FONTS.document};` +
  `--radius:${RADII.surface}px;--radius-control:${RADII.control}px;${declarations('light')}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations('dark')}}}`
