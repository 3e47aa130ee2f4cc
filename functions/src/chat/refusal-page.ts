import type { ServiceError } from '@docent/domain/errors'
import { markup, type Markup } from '../http/markup.ts'
import type { Page } from '../http/page.ts'

/** What a page says instead of itself. */
export interface RefusalTexts {
  readonly goneTitle: string
  readonly gone: string
  readonly busyTitle: string
  readonly busy: string
  readonly brokenTitle: string
  readonly broken: string
}

const STYLE =
  'main{max-width:680px;margin-inline:auto;padding:clamp(24px,8vh,88px) 20px 40px}' +
  'h1{margin:0;font:600 1.25rem/1.35 var(--sans);overflow-wrap:anywhere}' +
  '.about{margin:20px 0 0;color:var(--quiet);font-size:.875rem;max-width:60ch}'

/** A page of words, in one column. */
export const pageOf = (title: string, content: Markup, style = ''): Page => ({
  title,
  style: STYLE + style,
  body: markup`<main>${content}</main>`,
})

/** The page that stands where another was asked for. */
export const writeRefusal =
  (texts: RefusalTexts) =>
  ({ code }: ServiceError): Page => {
    const [title, words] =
      code === 'not_found'
        ? [texts.goneTitle, texts.gone]
        : code === 'rate_limited'
          ? [texts.busyTitle, texts.busy]
          : [texts.brokenTitle, texts.broken]
    return pageOf(title, markup`<h1>${title}</h1><p class="about">${words}</p>`)
  }
