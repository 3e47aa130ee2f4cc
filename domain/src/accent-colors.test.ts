import { PRESET_COLORS } from './bots.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentColors, contrastOfWhite } from './accent-colors.ts'

type Channels = readonly [number, number, number]

/** `#rgb`, `#rrggbb` or `rgb(r,g,b)`. */
function channelsOf(color: string): Channels {
  const numbers = color.startsWith('rgb')
    ? color.match(/\d+/g)?.map(Number)
    : color
        .replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
        .match(/\w\w/g)
        ?.map((pair) => Number.parseInt(pair, 16))
  if (numbers?.length !== 3) throw new Error(`no colour: ${color}`)
  return numbers as unknown as Channels
}

/** *Source:* WCAG 2.2, "contrast ratio", worked out here a second time. */
function contrast(one: string, other: string): number {
  const luminances = [one, other].map((color) => {
    const [red, green, blue] = channelsOf(color).map((channel) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    ) as unknown as Channels
    return red * 0.2126 + green * 0.7152 + blue * 0.0722
  })
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the colours of a bot', () => {
  test('can be read whatever the owner chose', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { accent, onAccent, shade, onShade } = accentColors(color)
        expect(accent).toBe(color)
        expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(3)
        expect(contrast(shade, onShade)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(PRESET_COLORS)('stay close to the preset %s', (color) => {
    const chosen = channelsOf(color)
    const darkest = Math.max(
      ...channelsOf(accentColors(color).shade).map((channel, at) => (chosen[at] ?? 0) - channel),
    )
    expect(darkest).toBeLessThanOrEqual(48)
  })

  test('are white on dark colours and black on light ones', () => {
    expect(accentColors('#000000').onShade).toBe('#fff')
    expect(accentColors('#FFFFFF').onShade).toBe('#000')
    expect(accentColors('#F59E0B').onAccent).toBe('#000')
  })
})

test('the contrast of white is that of WCAG', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`
      expect(contrastOfWhite(color)).toBeCloseTo(contrast(color, '#fff'), 6)
    }),
  )
})
