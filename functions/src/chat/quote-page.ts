import type { ServiceError } from '@docent/domain/errors'
import { quotePage as text } from '@docent/domain/messages/pages'
import { isBullet, isRow } from '../answers/line-kinds.ts'
import { markup, type Markup } from '../http/markup.ts'
import type { Page } from '../http/page.ts'
import type { ShownQuote } from './show-quote.ts'

const STYLE =
  'main{max-width:680px;margin-inline:auto;padding:clamp(24px,8vh,88px) 20px 40px}' +
  'h1{margin:0;font:600 1.25rem/1.35 var(--sans);overflow-wrap:anywhere}' +
  '.place{margin:4px 0 20px;color:var(--quiet);font-size:.875rem;font-variant-numeric:tabular-nums}' +
  // The folded corner is the logo's: a page of a document.
  'blockquote{position:relative;margin:0;padding:clamp(28px,6vw,48px) clamp(20px,6vw,48px);background:var(--surface);border:1px solid var(--hairline);border-radius:4px;color:var(--quiet);font:400 1.1875rem/1.65 var(--serif);overflow-wrap:anywhere}' +
  'blockquote::after{content:"";position:absolute;top:-1px;right:-1px;width:28px;height:28px;background:linear-gradient(45deg,var(--sunken) calc(50% - 1px),var(--edge) calc(50% - 1px) 50%,var(--paper) 50%);border-bottom:1px solid var(--hairline);border-left:1px solid var(--hairline)}' +
  'mark{padding:.06em .16em;margin:0 -.04em;color:var(--ink);background:var(--marker);border-radius:2px 5px 3px 4px;-webkit-box-decoration-break:clone;box-decoration-break:clone}' +
  '.lines{white-space:pre-line}' +
  '.about{margin:20px 0 0;color:var(--quiet);font-size:.875rem;max-width:60ch}' +
  '.about+.about{margin-top:8px}'

const pageOf = (title: string, content: Markup): Page => ({
  title,
  style: STYLE,
  body: markup`<main>${content}</main>`,
})

/** A list or table keeps its lines; the lines of a text are those of its paper. */
const hasLines = (quote: string): boolean =>
  quote
    .split('\n')
    .slice(1)
    .some((line) => isBullet(line) || isRow(line))

/** The quote on its page. */
export function writeQuotePage({ botName, receipt }: ShownQuote): Page {
  const { fileName, page, pages, before, quote, after } = receipt
  return pageOf(
    text.title(fileName),
    markup`<h1>${fileName}</h1>
<p class="place">${text.place(page, pages)}</p>
<blockquote dir="auto">${before} <mark${hasLines(quote) ? LINES : NO_CLASS}>${quote}</mark> ${after}</blockquote>
<p class="about">${text.about(botName)}</p>
<p class="about">${text.rule}</p>`,
  )
}

const LINES = markup` class="lines"`
const NO_CLASS = markup``

/** What stands there instead. */
export function writeQuoteRefusal({ code }: ServiceError): Page {
  const [title, words] =
    code === 'not_found'
      ? [text.goneTitle, text.gone]
      : code === 'rate_limited'
        ? [text.busyTitle, text.busy]
        : [text.brokenTitle, text.broken]
  return pageOf(title, markup`<h1>${title}</h1><p class="about">${words}</p>`)
}
