import type { ThemeOptions } from '@mui/material/styles'
import { RADII, cssVar } from '@docent/domain/tokens'

/** Smallest target of a pointer, in pixels. */
const TARGET = 44
const hairline = `1px solid ${cssVar('hairline')}`
const focusRing = {
  '&.Mui-focusVisible, &:focus-visible': {
    outline: `2px solid ${cssVar('brand')}`,
    outlineOffset: 2,
  },
}
const tint = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, ${cssVar('surface')})`
/** Percent of colour behind a chip's words; above it they fall below a contrast of 4.5. */
export const CHIP_TINT = 4
/** The one shadow: for what floats. */
const floating = '0 8px 28px rgb(10 12 20 / 0.14), 0 1px 2px rgb(10 12 20 / 0.08)'

const controls: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: TARGET, borderRadius: RADII.control, padding: '8px 16px' },
      outlined: {
        borderColor: cssVar('edge'),
        color: cssVar('ink'),
        backgroundColor: cssVar('surface'),
        '&:hover': { borderColor: cssVar('ink'), backgroundColor: cssVar('sunken') },
      },
      text: { padding: '8px 12px', '&:hover': { backgroundColor: cssVar('sunken') } },
      sizeLarge: { minHeight: 52, padding: '12px 24px', fontSize: '1rem' },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'error' },
        style: { color: cssVar('error'), borderColor: cssVar('error') },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: TARGET,
        minHeight: TARGET,
        borderRadius: RADII.control,
        color: cssVar('quiet'),
        '&:hover': { color: cssVar('ink'), backgroundColor: cssVar('sunken') },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: TARGET,
        borderColor: cssVar('edge'),
        color: cssVar('quiet'),
        '&.Mui-selected, &.Mui-selected:hover': {
          color: cssVar('onBrand'),
          backgroundColor: cssVar('brand'),
        },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 64, height: TARGET, padding: '10px 10px' },
      switchBase: {
        padding: 13,
        color: cssVar('surface'),
        '&.Mui-checked': { transform: 'translateX(20px)', color: cssVar('onBrand') },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: cssVar('brand') },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${cssVar('brand')}`,
          outlineOffset: 2,
        },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: { borderRadius: 12, opacity: 1, backgroundColor: cssVar('edge') },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: 3, borderRadius: 4, ...focusRing } },
  },
}

/** The label stands above its field; nothing floats over a border. */
const fields: ThemeOptions['components'] = {
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.5,
        color: cssVar('ink'),
        '&.Mui-focused': { color: cssVar('ink') },
        '&.Mui-error': { color: cssVar('ink') },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: RADII.control,
        backgroundColor: cssVar('surface'),
        minHeight: TARGET,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('ink') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: cssVar('brand'),
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('error') },
        '&.Mui-disabled': { backgroundColor: cssVar('sunken') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('hairline') },
      },
      multiline: { padding: '10px 14px', '& textarea': { padding: 0, height: 'auto' } },
      input: { padding: '10px 14px', height: 24, boxSizing: 'content-box' },
      notchedOutline: {
        top: 0,
        borderColor: cssVar('edge'),
        '& legend': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginLeft: 0,
        marginRight: 0,
        marginTop: 6,
        fontSize: '0.875rem',
        lineHeight: 1.45,
        color: cssVar('quiet'),
        '&.Mui-error': { color: cssVar('error') },
      },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -10, minHeight: TARGET } } },
  MuiCheckbox: { styleOverrides: { root: { color: cssVar('edge') } } },
  MuiRadio: { styleOverrides: { root: { color: cssVar('edge') } } },
}

const surfaces: ThemeOptions['components'] = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: hairline, borderRadius: RADII.surface } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } },
  },
  MuiAccordion: {
    defaultProps: { elevation: 0, disableGutters: true },
    styleOverrides: { root: { border: hairline, '&::before': { display: 'none' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: hairline,
        boxShadow: floating,
        margin: 16,
        // One that takes the whole of a phone leaves no strip of the page behind it.
        '&.MuiDialog-paperFullScreen': { margin: 0, border: 0 },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.25rem' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 8 } } },
  MuiMenu: { styleOverrides: { paper: { border: hairline, boxShadow: floating } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET } } },
  MuiPopover: { styleOverrides: { paper: { border: hairline, boxShadow: floating } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: cssVar('ink'),
        color: cssVar('paper'),
        fontSize: '0.75rem',
        padding: '6px 10px',
      },
    },
  },
}

const states: ThemeOptions['components'] = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: TARGET, borderBottom: hairline },
      // The chosen tab has it itself: the indicator measures the page, and moves late.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: TARGET,
        minWidth: 0,
        padding: '10px 4px',
        marginRight: 24,
        color: cssVar('quiet'),
        '&:hover': { color: cssVar('ink') },
        '&.Mui-selected': {
          color: cssVar('ink'),
          boxShadow: `inset 0 -2px ${cssVar('brand')}`,
        },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 500, backgroundColor: cssVar('sunken'), color: cssVar('ink') },
      outlined: { backgroundColor: 'transparent', borderColor: cssVar('hairline') },
      label: { fontVariantNumeric: 'tabular-nums' },
    },
    variants: (['success', 'warning', 'error'] as const).map((color) => ({
      props: { color },
      style: { color: cssVar(color), backgroundColor: tint(cssVar(color), CHIP_TINT) },
    })),
  },
  MuiAlert: {
    defaultProps: { role: 'status' },
    styleOverrides: {
      root: {
        borderRadius: RADII.surface,
        border: hairline,
        backgroundColor: cssVar('surface'),
        color: cssVar('ink'),
        fontSize: '0.875rem',
        padding: '10px 16px',
        alignItems: 'flex-start',
        // Where there is no room beside the words, the action stands below them.
        flexWrap: 'wrap',
      },
      message: { padding: '6px 0', flex: '1 1 min(14rem, calc(100% - 40px))', minWidth: 0 },
      // In line with the first line of the words.
      action: { padding: 0, margin: '-5px -8px -5px auto', whiteSpace: 'nowrap' },
    },
    variants: (['success', 'warning', 'error', 'info'] as const).map((severity) => {
      const color = cssVar(severity === 'info' ? 'brand' : severity)
      return {
        props: { severity },
        style: {
          backgroundColor: tint(color, 6),
          borderColor: tint(color, 40),
          '& .MuiAlert-icon': { color },
        },
      }
    }),
  },
  MuiAlertTitle: {
    styleOverrides: { root: { fontSize: '0.875rem', fontWeight: 600, margin: 0 } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, backgroundColor: cssVar('hairline') },
      bar: { borderRadius: 3 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottom: hairline, fontVariantNumeric: 'tabular-nums', padding: '12px 16px' },
      head: { color: cssVar('quiet'), fontWeight: 600, fontSize: '0.75rem' },
    },
  },
}

/** What makes MUI's components paper and ink: hairlines, still surfaces, 44-pixel targets. */
export const componentOverrides: NonNullable<ThemeOptions['components']> = {
  ...controls,
  ...fields,
  ...surfaces,
  ...states,
}
