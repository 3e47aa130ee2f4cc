import { CHAT, PUBLIC_PAGES } from '@docent/domain/routes'
import { DEMO_WIDGET_ID } from '@docent/domain/site'
import { quoteSeal } from '../adapters/quote-seal.ts'
import {
  chatMessageEndpoint,
  previewEndpoint,
  testRetrievalEndpoint,
  widgetInfoEndpoint,
  type Answering,
  type ChatEndpointDeps,
} from '../chat/endpoints.ts'
import { showQuote } from '../chat/show-quote.ts'
import { writeQuotePage, writeQuoteRefusal } from '../chat/quote-page.ts'
import { readChannelConfig, readConfig } from '../config.ts'
import { demoAnswering } from '../demo/demo-answering.ts'
import { healthEndpoint } from '../http/health.ts'
import { pageHandler } from '../http/page.ts'
import { fixedWindowLimiter, type RateLimiter } from '../http/rate-limit.ts'
import { serve } from '../http/router.ts'
import { answerDeps } from './answers.ts'
import { webhookHandlers } from './channels.ts'
import { serverDeps } from './server.ts'

/** Messages a minute that one instance takes: from one address, and to one bot. */
const VISITOR_MESSAGES_A_MINUTE = 60
const BOT_MESSAGES_A_MINUTE = 600
/** Questions a minute that one instance takes from an owner who tries a base. */
const TESTS_A_MINUTE = 60
const MINUTE_MS = 60_000

/** The function `chat`: what visitors call, the owner's preview of it, and what platforms deliver. */
export function chatHandler(): ReturnType<typeof serve> {
  const owners: Answering = { ...answerDeps(), messageUrl: readConfig().chatUrl + CHAT.message }
  const demo: Answering = { ...demoAnswering(), messageUrl: CHAT.message }
  const deps: ChatEndpointDeps = {
    answering: (widgetId) => (widgetId === DEMO_WIDGET_ID ? demo : owners),
    limits: {
      visitor: fixedWindowLimiter(VISITOR_MESSAGES_A_MINUTE, MINUTE_MS),
      bot: fixedWindowLimiter(BOT_MESSAGES_A_MINUTE, MINUTE_MS),
    },
  }
  const table = {
    [CHAT.health]: healthEndpoint(),
    [CHAT.message]: chatMessageEndpoint(deps),
    [CHAT.widget]: widgetInfoEndpoint(deps),
    [CHAT.preview]: previewEndpoint(owners),
    [CHAT.testRetrieval]: testRetrievalEndpoint({
      knowledge: owners.knowledge,
      meaning: owners.meaning,
      limit: fixedWindowLimiter(TESTS_A_MINUTE, MINUTE_MS),
    }),
  }
  const prefix = '/chat'
  const visitors = serve(table, { prefix, crossOrigin: 'any' }, serverDeps())
  const webhooks = webhookHandlers()
  const quotes = quotePages(owners, deps.limits.visitor)
  return (request, response) => {
    const { path } = request
    if (path.startsWith(`${PUBLIC_PAGES.quote}/`)) return quotes(request, response)
    const webhook = webhooks.get(path.startsWith(`${prefix}/`) ? path : prefix + path)
    return (webhook ?? visitors)(request, response)
  }
}

/** Pages with one quote each. */
function quotePages(
  { bots, knowledge }: Answering,
  limit: RateLimiter,
): ReturnType<typeof pageHandler> {
  const deps = { bots, knowledge, quotes: quoteSeal(readChannelConfig().tokenKeys) }
  const page = {
    address: PUBLIC_PAGES.quote,
    make: async (reference: string) => writeQuotePage(await showQuote(deps, reference)),
    refuse: writeQuoteRefusal,
  }
  return pageHandler(page, { ...serverDeps(), limit })
}
