// Whoever imports the build needs these types as well, whatever their configuration includes.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** What English pages are written with; whatever else a page holds comes from the whole font. */
const RANGE = 'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026'
/** Weights that the style sheets name. */
const WEIGHTS = { min: 400, max: 600 }
/** Kerning, and figures of one width. */
const FEATURES = ['kern', 'tnum']

/** Every character of the range. */
const LETTERS = RANGE.split(',')
  .flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
  .join('')

export interface Font {
  /** As the style sheet names it. */
  readonly family: string
  /** As in the rule of the whole font: rules that differ in it do not complete each other. */
  readonly weights: string
  readonly bytes: Uint8Array
  /** Whether the first paint of every page uses it. */
  readonly isFirst: boolean
}

/**
 * Writes small copies of variable fonts, and the rules that prefer them: behind those of the whole
 * fonts, which are then loaded for other letters alone. *Source:* CSS Fonts 4, "Composite fonts".
 * @returns addresses of those that are painted with first, and the rules of all
 */
export async function subsetFonts(
  fonts: readonly Font[],
  outDir: string,
): Promise<{ addresses: string[]; rules: string }> {
  const subsets = await Promise.all(
    fonts.map(async ({ family, weights, bytes, isFirst }) => {
      const small = await subsetFont(Buffer.from(bytes), LETTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        keepFeatures: FEATURES,
      })
      const hash = createHash('sha256').update(small).digest('hex').slice(0, 8)
      const address = `/assets/${family.split(' ')[0]?.toLowerCase()}-site-${hash}.woff2`
      await writeFile(join(outDir, address), small)
      const rule = `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${address}) format('woff2');unicode-range:${RANGE}}`
      return { addresses: isFirst ? [address] : [], rule }
    }),
  )
  return {
    addresses: subsets.flatMap(({ addresses }) => addresses),
    rules: subsets.map(({ rule }) => rule).join(''),
  }
}
