declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** Narrower ranges of the axes of a variable font. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>
    /** OpenType features to keep, all by default. */
    keepFeatures?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
