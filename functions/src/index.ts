import { COLLECTIONS, UPDATES, type IndexManifest } from '@docent/domain/collections'
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentWritten,
} from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { logger } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import {
  REGION,
  channelTokenKeys,
  languageModelKey,
  readConfig,
  smtpUrl,
  stripeSecretKey,
  stripeWebhookSecret,
} from './config.ts'
import { judgeDelivery } from './channels/judge-delivery.ts'
import type { HttpRequest, HttpResponse } from './http/endpoint.ts'
import { refuseEarly } from './http/refuse-early.ts'

/**
 * The deployed functions. Few, by workload: each is a service with its own scaling.
 * Each loads its own part of the code on its first call, so that none pays for the others.
 */

type Handler = (request: HttpRequest, response: HttpResponse) => Promise<void>

const onFirstCall = (load: () => Promise<Handler>): Handler => {
  let handler: Promise<Handler> | undefined
  return async (request, response) => {
    handler ??= load().catch((error: unknown) => {
      handler = undefined
      throw error
    })
    return (await handler)(request, response)
  }
}

// Before the platform's server reads what it is sent.
refuseEarly(judgeDelivery)

/** Owner calls. */
export const api = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    concurrency: 20,
    timeoutSeconds: 120,
    secrets: [channelTokenKeys, smtpUrl, stripeSecretKey, stripeWebhookSecret],
  },
  onFirstCall(async () => (await import('./wiring/api.ts')).apiHandler()),
)

/** Visitors' messages: low latency, high concurrency. */
export const chat = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    concurrency: 200,
    timeoutSeconds: 60,
    secrets: [languageModelKey, channelTokenKeys],
  },
  onFirstCall(async () => (await import('./wiring/chat.ts')).chatHandler()),
)

/** Answers what people wrote on Telegram and Messenger. Repeated until it is answered or too old. */
export const answerUpdates = onDocumentCreated(
  {
    region: REGION,
    document: `${COLLECTIONS.channel_chats}/{chatId}/${UPDATES}/{id}`,
    memory: '1GiB',
    concurrency: 80,
    timeoutSeconds: 300,
    retry: true,
    secrets: [languageModelKey, channelTokenKeys],
  },
  async ({ id: eventId, data }) => {
    const update = data?.data()
    if (update === undefined) return
    const { answerUpdate } = await import('./wiring/channel-answers.ts')
    await answerUpdate(update, eventId)
  },
)

/**
 * Removes what a bot that was deleted leaves: webhooks, tokens, conversations, addresses of
 * visitors, sightings.
 */
export const forgetBot = onDocumentDeleted(
  {
    region: REGION,
    document: `${COLLECTIONS.chatbots}/{botId}`,
    retry: true,
    secrets: [channelTokenKeys],
  },
  async ({ params }) => {
    const { forgetSightings } = await import('./adapters/firestore-sightings.ts')
    await forgetSightings(params.botId)
    const { releaseBotChannels } = await import('./wiring/channels.ts')
    await releaseBotChannels(params.botId)
    const { removeLeadsOf } = await import('./adapters/firestore-leads.ts')
    await removeLeadsOf(params.botId)
    const { removeConversationsOf } = await import('./adapters/firestore-transcript.ts')
    await removeConversationsOf(params.botId)
  },
)

/** Makes the archive that an owner asked for. A few megabytes at a time, however large it gets. */
export const makeExport = onDocumentWritten(
  {
    region: REGION,
    document: `${COLLECTIONS.exports}/{userId}`,
    memory: '512MiB',
    concurrency: 1,
    timeoutSeconds: 540,
  },
  async ({ params, data }) => {
    const { asksForExport, makeExport: run } = await import('./accounts/export-account.ts')
    const after = data?.after.data()
    if (!asksForExport(data?.before.data(), after)) return
    const { exportDeps } = await import('./wiring/export.ts')
    await run(exportDeps, params.userId, String(after?.['run']))
  },
)

/** Keeps the entry by which operators find an account. */
export const listAccount = onDocumentWritten(
  { region: REGION, document: `${COLLECTIONS.profiles}/{userId}`, retry: true },
  async ({ params, data }) => {
    const { changesListing, listAccount: run } = await import('./admin/list-account.ts')
    if (!changesListing(data?.before.data(), data?.after.data())) return
    const { firestoreDirectory } = await import('./adapters/firestore-directory.ts')
    await run(firestoreDirectory, params.userId)
  },
)

/** Reads and indexes a file whose row has come into stage `queued`. One document at a time. */
export const indexFile = onDocumentWritten(
  {
    region: REGION,
    document: `${COLLECTIONS.knowledge_base}/{id}`,
    memory: '2GiB',
    cpu: 1,
    concurrency: 1,
    timeoutSeconds: 300,
    retry: true,
  },
  async ({ id: eventId, params, data }) => {
    const { indexFile: run, needsIndexing } = await import('./knowledge/index-file.ts')
    if (!needsIndexing(data?.before.data(), data?.after.data())) return
    const { indexDeps } = await import('./wiring/knowledge.ts')
    await run(indexDeps, { fileId: params.id, eventId })
  },
)

/** Questions are predicted until then, in milliseconds: those under way may take 125 s more. */
const PREDICTIONS_MS = 390_000

/**
 * Measures a base anew when other files of it answer than before, and has the models that are
 * configured for it make vectors and predict questions. Answers do not wait for it.
 */
export const calibrateBase = onDocumentWritten(
  {
    region: REGION,
    document: `${COLLECTIONS.index_manifests}/{baseId}`,
    memory: '1GiB',
    concurrency: 1,
    timeoutSeconds: 540,
    secrets: [languageModelKey],
  },
  async ({ params: { baseId }, data }) => {
    const { calibrateBase: run, changesFiles } = await import('./knowledge/calibrate-base.ts')
    const { asksForModels } = await import('./knowledge/ask-models.ts')
    const before = data?.before.data() as Partial<IndexManifest> | undefined
    const after = data?.after.data() as Partial<IndexManifest> | undefined
    if (after?.user_id === undefined) return
    if (!changesFiles(before, after) && !asksForModels(before, after)) return
    const base = { ownerId: after.user_id, baseId }
    const latest = new Date(Date.now() + PREDICTIONS_MS)
    const { calibrateDeps, embedDeps, predictDeps } = await import('./wiring/calibrate.ts')
    const outcome = await run(calibrateDeps, base)
    logger.info('base measured', { baseId, outcome })
    if (outcome !== 'calibrated') return
    const [embedding, predicting] = [embedDeps(), predictDeps(latest)]
    if (embedding !== null) {
      const { embedBase } = await import('./knowledge/embed-base.ts')
      logger.info('vectors', { baseId, outcome: await embedBase(embedding, base) })
    }
    if (predicting !== null) {
      const { predictBase } = await import('./knowledge/predict-base.ts')
      logger.info('predicted questions', { baseId, outcome: await predictBase(predicting, base) })
    }
  },
)

/** How long a mail about a lead is tried again, in milliseconds. */
const LEAD_NEWS_MS = 60 * 60 * 1000

/** Mails an owner that a visitor left an address. */
export const tellOfLead = onDocumentCreated(
  { region: REGION, document: `${COLLECTIONS.leads}/{id}`, retry: true, secrets: [smtpUrl] },
  async ({ params, data, time }) => {
    const row = data?.data()
    if (row === undefined) return
    const { tellOfLead: tell } = await import('./leads/tell-of-lead.ts')
    const { leadMailDeps } = await import('./wiring/leads.ts')
    const { readLead } = await import('./adapters/firestore-leads.ts')
    const outcome = await tell(leadMailDeps(), readLead(params.id, row))
    const isNews = Date.now() - Date.parse(time) < LEAD_NEWS_MS
    if (outcome === 'failed' && isNews) throw new Error('the mail is tried again')
  },
)

/** Repairs what a process that died left behind. */
export const nightly = onSchedule(
  {
    region: REGION,
    schedule: 'every day 03:00',
    timeZone: 'UTC',
    timeoutSeconds: 540,
    secrets: [channelTokenKeys, languageModelKey, smtpUrl, stripeSecretKey, stripeWebhookSecret],
  },
  async () => {
    const { sweepOrphans } = await import('./knowledge/sweep-orphans.ts')
    const { knowledgeDeps } = await import('./wiring/knowledge.ts')
    logger.info('nightly sweep', { ...(await sweepOrphans(knowledgeDeps)) })
    const { askForMissing } = await import('./knowledge/ask-models.ts')
    const { lacksVectors } = await import('./knowledge/embed-base.ts')
    const { lacksPredictions } = await import('./knowledge/predict-base.ts')
    const { embeddingModel, languageModel, languageModelPredicts } = readConfig()
    const predicts = languageModel !== null && languageModelPredicts
    if (embeddingModel !== null || predicts) {
      const lacks = (manifest: IndexManifest): boolean =>
        (embeddingModel !== null && lacksVectors(manifest, embeddingModel.name)) ||
        (predicts && lacksPredictions(manifest))
      const asked = await askForMissing(knowledgeDeps.store, lacks)
      logger.info('bases that lack what models make', { asked })
    }
    const { finishDeletions } = await import('./accounts/delete-account.ts')
    const { accountDeps } = await import('./wiring/account.ts')
    logger.info('deleted accounts', { settled: await finishDeletions(accountDeps) })
    const { exportDeps } = await import('./wiring/export.ts')
    const { removeExpiredExports } = await import('./accounts/export-account.ts')
    logger.info('archives', { removed: await removeExpiredExports(exportDeps) })
    const { reconcileSubscriptions } = await import('./billing/reconcile.ts')
    const { billingDeps, noticeDeps } = await import('./wiring/billing.ts')
    logger.info('subscriptions', { ...(await reconcileSubscriptions(billingDeps())) })
    const { recountBots } = await import('./usage/recount-bots.ts')
    const { firestoreBotCounts } = await import('./adapters/firestore-bot-counts.ts')
    const logDrift = (ownerId: string, drift: number) =>
      logger.warn('a counter of bots was put right', { ownerId, drift })
    logger.info('bots', { ...(await recountBots(firestoreBotCounts, logDrift)) })
    const { resealChannels } = await import('./wiring/channels.ts')
    logger.info('tokens of channels', { ...(await resealChannels()) })
    const { tellOwners } = await import('./billing/tell-owners.ts')
    logger.info('notices of plans', { ...(await tellOwners(noticeDeps())) })
  },
)
