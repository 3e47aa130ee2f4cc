import { CHAT } from '@docent/domain/routes'
import {
  chatMessageEndpoint,
  previewEndpoint,
  widgetInfoEndpoint,
  type ChatEndpointDeps,
} from '../chat/endpoints.ts'
import { readConfig } from '../config.ts'
import { healthEndpoint } from '../http/health.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { serve } from '../http/router.ts'
import { answerDeps } from './answers.ts'
import { webhookHandlers } from './channels.ts'
import { serverDeps } from './server.ts'

/** Messages a minute that one instance takes: from one address, and to one bot. */
const VISITOR_MESSAGES_A_MINUTE = 60
const BOT_MESSAGES_A_MINUTE = 600
const MINUTE_MS = 60_000

/** The function `chat`: what visitors call, the owner's preview of it, and what platforms deliver. */
export function chatHandler(): ReturnType<typeof serve> {
  const deps: ChatEndpointDeps = {
    ...answerDeps(),
    limits: {
      visitor: fixedWindowLimiter(VISITOR_MESSAGES_A_MINUTE, MINUTE_MS),
      bot: fixedWindowLimiter(BOT_MESSAGES_A_MINUTE, MINUTE_MS),
    },
    messageUrl: readConfig().chatUrl + CHAT.message,
  }
  const table = {
    [CHAT.health]: healthEndpoint(),
    [CHAT.message]: chatMessageEndpoint(deps),
    [CHAT.widget]: widgetInfoEndpoint(deps),
    [CHAT.preview]: previewEndpoint(deps),
  }
  const prefix = '/chat'
  const visitors = serve(table, { prefix, crossOrigin: 'any' }, serverDeps())
  const webhooks = webhookHandlers()
  return (request, response) => {
    const { path } = request
    const webhook = webhooks.get(path.startsWith(`${prefix}/`) ? path : prefix + path)
    return (webhook ?? visitors)(request, response)
  }
}
