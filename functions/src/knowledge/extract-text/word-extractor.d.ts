declare module 'word-extractor' {
  interface Options {
    /** Whether typographic quotes and dashes become plain ones. */
    filterUnicode: boolean
  }
  interface WordDocument {
    getBody(options: Options): string
    getFootnotes(options: Options): string
    getEndnotes(options: Options): string
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>
  }
}
