import { markup } from '../http/markup.ts'

/**
 * The same mail as a page: paragraphs, line breaks, and links to the site alone, so that no word
 * that came from somebody else can lead elsewhere.
 * @param siteUrl without a closing slash
 */
export function mailHtml(text: string, siteUrl: string): string {
  const link = (word: string): string =>
    word === siteUrl || word.startsWith(`${siteUrl}/`)
      ? markup`<a href="${word}">${word}</a>`.text
      : markup`${word}`.text
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.split(/( )/).map(link).join(''))
    return `<p>${lines.join('<br>\n')}</p>`
  })
  return `<!doctype html><html lang="en"><body style="font:16px/1.55 system-ui,sans-serif;color:#171a21;max-width:36em">${paragraphs.join('\n')}</body></html>`
}
