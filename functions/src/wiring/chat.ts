import { MAX_SIGHTINGS } from '@docent/domain/collections'
import { quotePage, sharePage } from '@docent/domain/messages/pages'
import { CHAT, PUBLIC_PAGES } from '@docent/domain/routes'
import { DEMO_WIDGET_ID } from '@docent/domain/site'
import { logger } from 'firebase-functions/logger'
import { SIGHTING_PAUSE_MS, firestoreSightings } from '../adapters/firestore-sightings.ts'
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
import { writeQuotePage } from '../chat/quote-page.ts'
import { writeRefusal } from '../chat/refusal-page.ts'
import { findSharedBot, writeSharePage } from '../chat/share-page.ts'
import type { SiteDeps } from '../chat/heed-site.ts'
import { readChannelConfig, readConfig, readOwnSites } from '../config.ts'
import { demoAnswering } from '../demo/demo-answering.ts'
import { healthEndpoint } from '../http/health.ts'
import { pageHandler } from '../http/page.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { serve } from '../http/router.ts'
import { answerDeps } from './answers.ts'
import { webhookHandlers } from './channels.ts'
import { describeCause, serverDeps } from './server.ts'

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
    ...siteDeps(),
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
  const pages: ReadonlyMap<string, ReturnType<typeof pageHandler>> = publicPages(owners, deps)
  return (request, response) => {
    const { path } = request
    const page = pages.get(path.slice(0, path.indexOf('/', 1)))
    const webhook = webhooks.get(path.startsWith(`${prefix}/`) ? path : prefix + path)
    return (page ?? webhook ?? visitors)(request, response)
  }
}

/** Which websites count as ours, and how those of others are remembered. */
const siteDeps = (): SiteDeps => ({
  ownSites: readOwnSites(),
  sightings: firestoreSightings,
  mayNoteSite: fixedWindowLimiter(1, SIGHTING_PAUSE_MS),
  mayNoteBot: fixedWindowLimiter(MAX_SIGHTINGS, SIGHTING_PAUSE_MS),
  now: () => new Date(),
  logSightingFailure: (botId, cause) =>
    logger.warn('a website could not be noted', { botId, cause: describeCause(cause) }),
})

/** Pages for people without an account, by the first segment of their address. */
function publicPages({ bots, knowledge, messageUrl }: Answering, { limits }: ChatEndpointDeps) {
  const server = { ...serverDeps(), limit: limits.visitor }
  const quotes = { bots, knowledge, quotes: quoteSeal(readChannelConfig().tokenKeys) }
  return new Map([
    [
      PUBLIC_PAGES.quote,
      pageHandler(
        {
          address: PUBLIC_PAGES.quote,
          make: async (reference) => writeQuotePage(await showQuote(quotes, reference)),
          refuse: writeRefusal(quotePage),
        },
        server,
      ),
    ],
    [
      PUBLIC_PAGES.share,
      pageHandler(
        {
          address: PUBLIC_PAGES.share,
          make: async (botId) => writeSharePage(await findSharedBot(bots, botId), messageUrl),
          refuse: writeRefusal(sharePage),
        },
        server,
      ),
    ],
  ])
}
