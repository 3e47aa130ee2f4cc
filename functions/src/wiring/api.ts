import { randomBytes } from 'node:crypto'
import { API } from '@docent/domain/routes'
import {
  adminFiguresEndpoint,
  adminListEndpoint,
  adminUsersEndpoint,
  markMessageEndpoint,
} from '../admin/endpoints.ts'
import {
  deleteAccountEndpoint,
  exportAccountEndpoint,
  exportPartEndpoint,
} from '../accounts/endpoints.ts'
import { firestoreTrials } from '../adapters/firestore-subscribers.ts'
import { firestoreContact } from '../adapters/firestore-contact.ts'
import { firestoreNewsletter } from '../adapters/firestore-newsletter.ts'
import { firestoreSaidPassages } from '../adapters/firestore-said-passages.ts'
import { firestoreUnanswered } from '../adapters/firestore-unanswered.ts'
import {
  billingSummaryEndpoint,
  cancellationEndpoint,
  changePlanEndpoint,
  checkSubscriptionEndpoint,
  confirmCheckoutEndpoint,
  createCheckoutEndpoint,
  customerPortalEndpoint,
  previewPlanChangeEndpoint,
  startTrialEndpoint,
  stripeWebhookEndpoint,
} from '../billing/endpoints.ts'
import { unansweredQuestionsEndpoint } from '../analytics/endpoints.ts'
import { newsletterAnswerEndpoint, newsletterEndpoint } from '../newsletter/endpoints.ts'
import { contactEndpoint } from '../contact/endpoints.ts'
import { readSiteUrl } from '../config.ts'
import { healthEndpoint } from '../http/health.ts'
import {
  channelSetupEndpoint,
  checkChannelEndpoint,
  connectChannelEndpoint,
  disconnectChannelEndpoint,
} from '../channels/endpoints.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { serve } from '../http/router.ts'
import {
  createKnowledgeBaseEndpoint,
  deleteAnswerEndpoint,
  deleteFileEndpoint,
  deleteKnowledgeBaseEndpoint,
  fileQuotesEndpoint,
  fileTextEndpoint,
  purgeFilesEndpoint,
  renameFileEndpoint,
  replaceFileEndpoint,
  restoreFileEndpoint,
  retryFileEndpoint,
  saveAnswerEndpoint,
  updateKnowledgeBaseEndpoint,
} from '../knowledge/endpoints.ts'
import { accountDeps } from './account.ts'
import { adminDeps } from './admin.ts'
import { connectDeps } from './channels.ts'
import { paidCallDeps, webhookDeps } from './billing.ts'
import { exportDeps } from './export.ts'
import { mailDeps } from './mail.ts'
import { knowledgeDeps } from './knowledge.ts'
import { serverDeps } from './server.ts'

/** Messages to the team that one instance takes from one address in ten minutes. */
const CONTACT_MESSAGES = 5
const CONTACT_WINDOW_MS = 10 * 60 * 1000
/** Of the secret in a newsletter's links. */
const TOKEN_BYTES = 24

/** The function `api`: what owners call. */
export function apiHandler(): ReturnType<typeof serve> {
  const channels = connectDeps()
  const table = {
    [API.health]: healthEndpoint(),
    [API.createKnowledgeBase]: createKnowledgeBaseEndpoint(knowledgeDeps),
    [API.updateKnowledgeBase]: updateKnowledgeBaseEndpoint(knowledgeDeps),
    [API.deleteKnowledgeBase]: deleteKnowledgeBaseEndpoint(knowledgeDeps),
    [API.retryFile]: retryFileEndpoint(knowledgeDeps),
    [API.saveAnswer]: saveAnswerEndpoint(knowledgeDeps),
    [API.deleteAnswer]: deleteAnswerEndpoint(knowledgeDeps),
    [API.renameFile]: renameFileEndpoint(knowledgeDeps),
    [API.replaceFile]: replaceFileEndpoint(knowledgeDeps),
    [API.deleteFile]: deleteFileEndpoint(knowledgeDeps),
    [API.restoreFile]: restoreFileEndpoint(knowledgeDeps),
    [API.purgeFiles]: purgeFilesEndpoint(knowledgeDeps),
    [API.fileText]: fileTextEndpoint(knowledgeDeps),
    [API.fileQuotes]: fileQuotesEndpoint({ ...knowledgeDeps, said: firestoreSaidPassages }),
    [API.deleteAccount]: deleteAccountEndpoint(accountDeps),
    [API.exportAccount]: exportAccountEndpoint(exportDeps),
    [API.exportPart]: exportPartEndpoint(exportDeps),
    [API.contact]: contactEndpoint(
      firestoreContact,
      fixedWindowLimiter(CONTACT_MESSAGES, CONTACT_WINDOW_MS),
    ),
    ...newsletterTable(),
    [API.unansweredQuestions]: unansweredQuestionsEndpoint(firestoreUnanswered),
    [API.connectChannel]: connectChannelEndpoint(channels),
    [API.checkChannel]: checkChannelEndpoint(channels),
    [API.disconnectChannel]: disconnectChannelEndpoint(channels),
    [API.channelSetup]: channelSetupEndpoint(channels),
    [API.startTrial]: startTrialEndpoint({ trials: firestoreTrials, now: knowledgeDeps.now }),
    ...billingTable(),
    ...adminTable(),
  }
  return serve(table, { prefix: '/api', crossOrigin: 'none' }, serverDeps())
}

function newsletterTable() {
  const deps = {
    store: firestoreNewsletter,
    mail: mailDeps(),
    siteUrl: readSiteUrl(),
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  }
  const limit = () => fixedWindowLimiter(CONTACT_MESSAGES, CONTACT_WINDOW_MS)
  return {
    [API.newsletter]: newsletterEndpoint(deps, limit()),
    [API.newsletterAnswer]: newsletterAnswerEndpoint(deps, limit()),
  }
}

/** What operators see. */
function adminTable() {
  const deps = adminDeps()
  return {
    [API.adminFigures]: adminFiguresEndpoint(deps),
    [API.adminUsers]: adminUsersEndpoint(deps),
    [API.adminBots]: adminListEndpoint(deps, 'bots'),
    [API.adminMessages]: adminListEndpoint(deps, 'contact_messages'),
    [API.adminReaders]: adminListEndpoint(deps, 'newsletter'),
    [API.markMessage]: markMessageEndpoint(deps),
  }
}

/** What has to do with paying. */
function billingTable() {
  const deps = paidCallDeps()
  return {
    [API.createCheckout]: createCheckoutEndpoint(deps),
    [API.confirmCheckout]: confirmCheckoutEndpoint(deps),
    [API.customerPortal]: customerPortalEndpoint(deps),
    [API.checkSubscription]: checkSubscriptionEndpoint(deps),
    [API.billingSummary]: billingSummaryEndpoint(deps),
    [API.previewPlanChange]: previewPlanChangeEndpoint(deps),
    [API.changePlan]: changePlanEndpoint(deps),
    [API.cancelPlan]: cancellationEndpoint(deps, true),
    [API.resumePlan]: cancellationEndpoint(deps, false),
    [API.stripeWebhook]: stripeWebhookEndpoint(webhookDeps()),
  }
}
