import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles'
import { componentOverrides } from './theme-components.ts'
import { FONTS, RADII, TOKENS, type ColorScheme } from '@docent/domain/tokens'

const paletteOf = (scheme: ColorScheme) => {
  const token = TOKENS[scheme]
  const solid = (main: string) => ({ main, contrastText: token.onBrand })
  return {
    primary: { main: token.brand, dark: token.brandHover, contrastText: token.onBrand },
    secondary: { main: token.ink, contrastText: token.paper },
    success: solid(token.success),
    warning: solid(token.warning),
    error: solid(token.error),
    info: solid(token.brand),
    background: { default: token.paper, paper: token.surface },
    text: { primary: token.ink, secondary: token.quiet },
    divider: token.hairline,
  }
}

const size = (px: number) => `${px / 16}rem`
const heading = (px: number, lineHeight: number) => ({
  fontSize: size(px),
  lineHeight,
  fontWeight: 600,
  letterSpacing: '-0.015em',
})
const documentHeading = (px: number) => ({
  ...heading(px, 1.12),
  fontFamily: FONTS.document,
  fontWeight: 500,
})

/** Follows the system's light or dark setting through CSS alone. */
export const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: paletteOf('light') },
    dark: { palette: paletteOf('dark') },
  },
  spacing: 4,
  shape: { borderRadius: RADII.surface },
  typography: {
    fontFamily: FONTS.interface,
    h1: { ...documentHeading(40), textWrap: 'balance' },
    h2: documentHeading(28),
    h3: heading(20, 1.3),
    h4: heading(16, 1.4),
    h5: heading(16, 1.4),
    h6: heading(14, 1.4),
    subtitle1: { fontSize: size(16), lineHeight: 1.5, fontWeight: 600 },
    subtitle2: { fontSize: size(14), lineHeight: 1.5, fontWeight: 600 },
    body1: { fontSize: size(16), lineHeight: 1.55 },
    body2: { fontSize: size(14), lineHeight: 1.5 },
    caption: { fontSize: size(12), lineHeight: 1.5 },
    overline: { fontSize: size(12), lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
    button: { fontSize: size(14), fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: componentOverrides,
}) as Theme & Pick<CssVarsTheme, 'generateStyleSheets'>
