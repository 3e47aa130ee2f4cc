// Zeros and other control characters but tab and line feed, and code points that are no characters.
const UNWANTED = /(?![\t\n])\p{Cc}|[\uFEFF\uFFFE\uFFFF]/gu

// Half of a surrogate pair: no text file can hold it.
const HALF_PAIR = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/**
 * Page text as it is stored and quoted: lines end in `\n`, paragraphs in an empty line; no control
 * characters, no blanks at line ends, never two empty lines in a row, no half surrogate pairs.
 */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?|\u0085|\u2028|\v/g, '\n')
    .replaceAll('\u2029', '\n\n')
    .replace(UNWANTED, '')
    .replace(/[ \t\u00A0]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '')
    .replace(HALF_PAIR, '\uFFFD')
