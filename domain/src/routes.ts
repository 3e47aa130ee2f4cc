/** Addresses that more than one workspace has to agree on. No validation library: the widget imports this. */

/** Path of the widget's script on Hosting. */
export const WIDGET_SCRIPT = '/widget.js'
/** Path of the script of a bot's own page on Hosting. */
export const CHAT_PAGE_SCRIPT = '/chat-page.js'

/** Owner calls, under the function `api`. */
export const API = {
  health: '/api/health',
  createKnowledgeBase: '/api/create-knowledge-base',
  updateKnowledgeBase: '/api/update-knowledge-base',
  deleteKnowledgeBase: '/api/delete-knowledge-base',
  retryFile: '/api/retry-file',
  renameFile: '/api/rename-file',
  /** POST a new version of a file: multipart with `fileId` and `file`. */
  replaceFile: '/api/replace-file',
  /** The file no longer answers, and can be restored for a while. */
  deleteFile: '/api/delete-file',
  restoreFile: '/api/restore-file',
  /** Removes the caller's deleted files that can no longer be restored. */
  purgeFiles: '/api/purge-files',
  /** Extracted text of a file, page by page: `?fileId=`; some pages of it with `&from=&count=`. */
  fileText: '/api/file-text',
  /** Passages of a file that answers lately came from: `?fileId=`. */
  fileQuotes: '/api/file-quotes',
  /** POST an answer of the owner's own to some questions. */
  saveAnswer: '/api/save-answer',
  deleteAnswer: '/api/delete-answer',
  /** A message to the team, from the contact page. */
  contact: '/api/contact',
  /** POST an address for the newsletter. */
  newsletter: '/api/newsletter',
  /** POST the key of a link in its mails: the address is confirmed, or deleted. */
  newsletterAnswer: '/api/newsletter-answer',
  /** What the owner's bots could not answer lately. */
  unansweredQuestions: '/api/unanswered-questions',
  startTrial: '/api/start-trial',
  createCheckout: '/api/create-checkout',
  /** Whether a checkout has been paid. */
  confirmCheckout: '/api/confirm-checkout',
  customerPortal: '/api/customer-portal',
  checkSubscription: '/api/check-subscription',
  billingSummary: '/api/billing-summary',
  previewPlanChange: '/api/preview-plan-change',
  changePlan: '/api/change-plan',
  cancelPlan: '/api/cancel-plan',
  resumePlan: '/api/resume-plan',
  /** POST events of the payment provider, signed. */
  stripeWebhook: '/api/stripe-webhook',
  /** POST the token of a messaging channel of a bot. */
  connectChannel: '/api/connect-channel',
  /** POST which channel to look at; with `repair` it is registered again. */
  checkChannel: '/api/check-channel',
  disconnectChannel: '/api/disconnect-channel',
  /** POST which channel is to be set up by hand: its webhook address and verify token. */
  channelSetup: '/api/channel-setup',
  deleteAccount: '/api/delete-account',
  /** POST: an archive of everything that the owner has here. */
  exportAccount: '/api/export-account',
  /** Part of that archive: `?index=`. */
  exportPart: '/api/export-part',
  /** What the panel of the operators counts; this and the rest take the claim `admin`. */
  adminFigures: '/api/admin-figures',
  /** `?search=&after=` */
  adminUsers: '/api/admin-users',
  /** `?after=`, as the two that follow. */
  adminBots: '/api/admin-bots',
  adminMessages: '/api/admin-messages',
  adminReaders: '/api/admin-readers',
  /** POST which message from the contact page is dealt with. */
  markMessage: '/api/mark-message',
} as const

/** Visitor calls, under the function `chat`. */
export const CHAT = {
  health: '/chat/health',
  /** POST a visitor's message. */
  message: '/chat/message',
  /** What the widget may know of a bot: `?widgetId=`. */
  widget: '/chat/widget',
  /** POST an owner's trial question with unsaved settings. */
  preview: '/chat/preview',
  /** POST an owner's question to a base: what is found for it, and what a bot would reply. */
  testRetrieval: '/chat/test-retrieval',
} as const

/** Pages for people without an account, written by the function `chat`. */
export const PUBLIC_PAGES = {
  /** The quote behind a sentence of a bot: `/q/{reference}`. */
  quote: '/q',
  /** The chat of a bot as a page of its own: `/c/{bot id}`. */
  share: '/c',
} as const
