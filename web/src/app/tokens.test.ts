import { describe, expect, test } from 'vitest'
import { CHIP_TINT } from './theme-components.ts'
import { TOKENS, tokenStyleSheet, type ColorScheme, type TokenName } from '@docent/domain/tokens'

type Rgb = readonly [number, number, number]

const channels = (hex: string): number[] =>
  (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

/** A colour with its transparency, as it looks on an opaque ground. */
function onGround(color: string, ground: string): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 255] = channels(color)
  const under = channels(ground)
  const share = alpha / 255
  const mix = (value: number, index: number) => value * share + (under[index] ?? 0) * (1 - share)
  return [mix(red, 0), mix(green, 1), mix(blue, 2)]
}

/** Relative luminance. *Source:* WCAG 2.2. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const GROUNDS = ['paper', 'surface', 'sunken'] as const
const TEXTS: readonly [TokenName, readonly TokenName[]][] = [
  ['ink', GROUNDS],
  ['quiet', GROUNDS],
  ['brand', GROUNDS],
  ['error', GROUNDS],
  ['success', ['paper', 'surface']],
  ['warning', ['paper', 'surface']],
  ['onBrand', ['brand', 'brandHover', 'success', 'warning', 'error']],
  ['paper', ['ink']],
]

describe.each(Object.keys(TOKENS) as ColorScheme[])('in the %s scheme', (scheme) => {
  const token = TOKENS[scheme]

  test.each(TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s is readable: at least 4.5 to 1',
    (text, ground) => {
      const ratio = contrast(
        onGround(token[text], token[ground]),
        onGround(token[ground], token.paper),
      )
      expect(ratio).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(GROUNDS)('ink on the marker over %s is readable', (ground) => {
    const stroke = onGround(token.marker, token[ground])
    expect(contrast(onGround(token.ink, token.paper), stroke)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['success', 'warning', 'error'] as const)('a %s chip is readable', (name) => {
    const alpha = Math.round((CHIP_TINT / 100) * 255)
    const ground = onGround(token[name] + alpha.toString(16).padStart(2, '0'), token.surface)
    expect(contrast(onGround(token[name], token.surface), ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'surface'] as const)('the edge of a control on %s is visible', (ground) => {
    const ratio = contrast(
      onGround(token.edge, token[ground]),
      onGround(token[ground], token.paper),
    )
    expect(ratio).toBeGreaterThanOrEqual(3)
  })
})

test('black on white has the ratio that WCAG names', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
})

test('the style sheet in the head holds both schemes', () => {
  const sheet = tokenStyleSheet()
  expect(sheet).toContain(`--paper:${TOKENS.light.paper}`)
  expect(sheet).toContain(`--paper:${TOKENS.dark.paper}`)
})
