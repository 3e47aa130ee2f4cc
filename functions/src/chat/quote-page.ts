import { quotePage as text } from '@docent/domain/messages/pages'
import { isBullet, isRow } from '../answers/line-kinds.ts'
import { markup } from '../http/markup.ts'
import type { Page } from '../http/page.ts'
import { pageOf } from './refusal-page.ts'
import type { ShownQuote } from './show-quote.ts'

const STYLE =
  '.place{margin:4px 0 20px;color:var(--quiet);font-size:.875rem;font-variant-numeric:tabular-nums}' +
  // The folded corner is the logo's: a page of a document.
  'blockquote{position:relative;margin:0;padding:clamp(28px,6vw,48px) clamp(20px,6vw,48px);background:var(--surface);border:1px solid var(--hairline);border-radius:4px;color:var(--quiet);font:400 1.1875rem/1.65 var(--serif);overflow-wrap:anywhere}' +
  'blockquote::after{content:"";position:absolute;top:-1px;right:-1px;width:28px;height:28px;background:linear-gradient(45deg,var(--sunken) calc(50% - 1px),var(--edge) calc(50% - 1px) 50%,var(--paper) 50%);border-bottom:1px solid var(--hairline);border-left:1px solid var(--hairline)}' +
  'mark{padding:.06em .16em;margin:0 -.04em;color:var(--ink);background:var(--marker);border-radius:2px 5px 3px 4px;-webkit-box-decoration-break:clone;box-decoration-break:clone}' +
  '.lines{white-space:pre-line}' +
  '.about+.about{margin-top:8px}'

/** A list or table keeps its lines; the lines of a text are those of its paper. */
const hasLines = (quote: string): boolean =>
  quote
    .split('\n')
    .slice(1)
    .some((line) => isBullet(line) || isRow(line))

/** The quote on its page. */
export function writeQuotePage({ botName, receipt }: ShownQuote): Page {
  const { fileName, page, pages, before, quote, after } = receipt
  const mark = hasLines(quote)
    ? markup`<mark class="lines">${quote}</mark>`
    : markup`<mark>${quote}</mark>`
  const content = markup`<h1>${fileName}</h1>
<p class="place">${text.place(page, pages)}</p>
<blockquote dir="auto">${before} ${mark} ${after}</blockquote>
<p class="about">${text.about(botName)}</p>
<p class="about">${text.rule}</p>`
  return pageOf(text.title(fileName), content, STYLE)
}
