import type { SelfTest } from '../collections.ts'
import { plural } from '../format.ts'
import type { FileFailure, FileStage } from '../knowledge.ts'

/** Texts of the knowledge base editor. *Source:* specification sections 4, 5 and 8. */
export const knowledgeMessages = {
  nameRequiredTitle: 'Name required',
  nameRequired: 'Please enter a name for your knowledge base.',
  fileNameRequired: 'Please enter a name for this document.',
  fileNameSigns: 'A name cannot contain slashes or line breaks.',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  planLimitTitle: 'Plan limit reached',
  planLimit:
    "You've reached the maximum number of knowledge bases for your current plan. Please upgrade to create more.",
  surplus: (cap: number, count: number) =>
    `Your plan has room for ${plural(cap, 'knowledge base')} and you have ${count}. Bots keep answering from all of them. Until there is room again, documents of the newest can be read and deleted, but not added.`,
  surplusBase: 'This base is above your plan’s limit: documents can be deleted, but not added.',
  skipped: 'Only PDF, DOC, DOCX, and TXT files under 10MB are supported.',
  skippedTitle: 'Some files were skipped:',
  created: 'Knowledge base created!',
  updated: 'Knowledge base updated!',
  deleted: 'Knowledge base deleted',
  createFailed: 'Failed to create knowledge base. Please try again.',
  updateFailed: 'Failed to update knowledge base. Please try again.',
  deleteFailed: 'Failed to delete knowledge base. Please try again.',
  loadFailed: 'Failed to load existing knowledge base.',
  loadAllFailed: 'Failed to load existing knowledge bases.',
  noSession: 'No active session',
} as const

/** Label of the whole upload by percent done (decision 27 keeps the specified thresholds). */
export function uploadLabel(percent: number, mode: 'create' | 'edit'): string {
  if (percent < 50) return mode === 'create' ? 'Creating...' : 'Updating knowledge base...'
  return percent < 90 ? 'Processing files' : 'Almost done!'
}

/** What came of the questions that a base was asked when it was indexed. */
export const selfTestText = (test: SelfTest): string =>
  `In its own test it answered ${test.own_asked - test.own_refused} of ${test.own_asked} questions made from these documents, and held back on ${test.stray_asked - test.stray_answered} of ${test.stray_asked} about something else.`

export const FILE_STAGE_LABELS: Readonly<Record<FileStage, string>> = {
  queued: 'Waiting',
  reading: 'Reading',
  indexing: 'Indexing',
  ready: 'Ready',
  failed: 'Could not be read',
}

/** Why a file failed, in words that say what to do. */
export const FILE_FAILURE_TEXTS: Readonly<Record<FileFailure, string>> = {
  encrypted: 'This file is protected by a password. Upload a copy without one.',
  no_text:
    'This file has no readable text: it looks like a scan, or its letters cannot be made out. Upload a version with a text layer, or a Word document.',
  damaged: 'This file is damaged and cannot be opened. Save it again and upload the new copy.',
  empty: 'This file is empty. Upload one that has text in it.',
  too_large: 'This file unpacks to more text than can be indexed. Split it into smaller files.',
  too_slow: 'This file took too long to read. Split it into smaller files, or try again.',
  unsupported: 'Only PDF, DOC, DOCX, and TXT files under 10MB are supported.',
  internal: 'Something went wrong on our side. The file is kept; please try again.',
}

/** Texts of the reader, which shows what was read of a document. */
export const readerMessages = {
  back: 'All documents',
  text: 'This is the text as it was read: what bots quote from. Marked are the passages that answers came from.',
  loading: 'Opening the page',
  loadFailed: 'The page could not be opened. Please try again.',
  noSuchPage: 'This document has no such page.',
  missingTitle: 'This document does not exist',
  missing: 'It may have been deleted.',
  showAll: 'Show all documents',
  emptyPage: 'This page has no text.',
  quotesFailed: 'What answers came from could not be loaded. Please try again.',
  noQuotes: 'No recent answer came from this document.',
  quotesTitle: 'Answers came from',
  quote: (times: number) => (times === 1 ? 'said once' : `said ${times} times`),
  changed: 'The document has changed since this was said: the words no longer stand on this page.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
  goTo: 'Go to page',
} as const

/** Texts of what can be done with a single document. */
export const fileMessages = {
  actions: (name: string) => `More for ${name}`,
  read: 'Read the text',
  rename: 'Rename',
  renameTitle: 'Rename document',
  renameLabel: 'Name',
  renameNote: (ending: string) =>
    `The ending ${ending} stays. Receipts show the new name from now on.`,
  renamed: 'Document renamed',
  renameFailed: 'The document could not be renamed. Please try again.',
  replace: 'Replace with a new version',
  replacing: (percent: number) => `New version: ${percent} % uploaded`,
  replaceFailed: 'The new version could not be uploaded. The old one still answers.',
  nextVersion: 'New version',
  oldAnswers: 'Until it is ready, the old version answers.',
  nextFailed: 'The new version could not be read, so the old one still answers.',
  discard: 'Keep the old version',
  delete: 'Delete',
  deleted: (name: string) => `${name} deleted`,
  deletedNote: 'It no longer answers.',
  restored: (name: string) => `${name} is back`,
  deleteFailed: 'The document could not be deleted. Please try again.',
  restoreFailed: 'The document could not be brought back.',
} as const
