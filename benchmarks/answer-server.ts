/**
 * The real chat endpoint over HTTP, with its bots, base, meter and transcript in memory, and beside
 * it an endpoint that streams a constant. A process of its own: the client must not share its time.
 */
import path from 'node:path'
import express from 'express'
import { webhookPath } from '@docent/channels/list'
import { CHAT } from '@docent/domain/routes'
import { telegramPlatform } from '@docent/channels/telegram/platform'
import { webhookHandler } from '../functions/src/channels/webhook-handler.ts'
import { chatMessageEndpoint } from '../functions/src/chat/endpoints.ts'
import type { HttpRequest } from '../functions/src/http/endpoint.ts'
import { serve } from '../functions/src/http/router.ts'
import {
  aConnection,
  inMemoryConnections,
  inMemoryUpdates,
} from '../functions/src/testing/in-memory-channels.ts'
import { aBot, inMemoryBots } from '../functions/src/testing/in-memory-chat.ts'
import { inMemoryKnowledge } from '../functions/src/testing/in-memory-knowledge-source.ts'
import { BARE_PATH, streamConstant } from './bare-endpoint.ts'
import { loadPublicSets } from './data.ts'
import { buildBase } from './docent.ts'
import { indexDemoDocuments } from './own-questions.ts'

const { english } = loadPublicSets(path.resolve(import.meta.dirname, '..'))
const files = english === null ? await indexDemoDocuments() : buildBase(english).files
const answering = {
  bots: inMemoryBots([aBot()]),
  knowledge: inMemoryKnowledge({ base: { ownerId: 'ada', files } }),
  // The first message of the month, every time: no cap is reached.
  meter: { count: () => Promise.resolve(1), release: () => Promise.resolve() },
  transcript: { record: () => Promise.resolve(), recent: () => Promise.resolve([]) },
  phraser: null,
  meaning: null,
  chooser: null,
  leads: null,
  mayLeave: () => false,
  messageUrl: '',
  now: () => new Date(),
}
const endpoint = chatMessageEndpoint({
  limits: { visitor: () => true, bot: () => true },
  ownSites: [],
  answering: () => answering,
})
const handler = serve(
  { [CHAT.message]: endpoint },
  { prefix: '/chat', crossOrigin: 'any' },
  {
    authenticate: () => Promise.reject(new Error('nobody signs in here')),
    logFailure: (error) => console.error(error),
    trustedProxyHops: 0,
  },
)

const app = express()
// As Cloud Functions read a body before the handler sees it.
app.use(express.raw({ type: () => true }), (request, _response, next) => {
  Object.assign(request, { rawBody: request.body as Buffer })
  next()
})
const connection = aConnection()
const webhook = webhookHandler(
  telegramPlatform({ api: { call: () => Promise.reject(new Error('hangs')) }, linkUrl: '' }),
  {
    connections: inMemoryConnections([connection]),
    queue: inMemoryUpdates(),
    logFailure: (_, cause) => console.error(cause),
  },
)
app.post(webhookPath('telegram'), (request, response) => {
  void webhook(request as unknown as HttpRequest, response)
})
app.post(BARE_PATH, (_request, response) => streamConstant(response))
app.use((request, response) => {
  void handler(request as unknown as HttpRequest, response)
})
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.send?.(address.port)
})
