import { exportFolder } from './account-export.ts'

/** Largest file that is taken in, in bytes. *Source:* specification section 9: 10 MB each. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Most files in one create or update request. */
export const MAX_FILES_PER_REQUEST = 50

/** Most files of one base: what one index manifest (1 MiB) holds with the longest names. */
export const MAX_FILES_PER_BASE = 1_000

export const KNOWLEDGE_LIMITS = { nameLength: 120, descriptionLength: 2_000, fileNameLength: 255 }

/** `file_type` of the rows that are bases; any other value is a file's media type. */
export const KNOWLEDGE_BASE_TYPE = 'knowledge_base'

/** The accepted kinds of file, with their media types and name endings. */
export const FILE_KINDS = {
  pdf: { mediaType: 'application/pdf', extension: '.pdf', label: 'PDF' },
  doc: { mediaType: 'application/msword', extension: '.doc', label: 'DOC' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: '.docx',
    label: 'DOCX',
  },
  txt: { mediaType: 'text/plain', extension: '.txt', label: 'TXT' },
} as const
export type FileKind = keyof typeof FILE_KINDS

/** `accept` of a file input or drop zone: media type → endings. */
export const ACCEPTED_FILES: Record<string, string[]> = Object.fromEntries(
  Object.values(FILE_KINDS).map(({ mediaType, extension }) => [mediaType, [extension]]),
)

export const fileKindOfMediaType = (mediaType: string): FileKind | null =>
  (Object.keys(FILE_KINDS) as FileKind[]).find(
    (kind) => FILE_KINDS[kind].mediaType === mediaType,
  ) ?? null

/** Kind of a file by the ending of its name; `null` where it is none of ours. */
export const fileKindOfName = (name: string): FileKind | null =>
  (Object.keys(FILE_KINDS) as FileKind[]).find((kind) =>
    name.toLowerCase().endsWith(FILE_KINDS[kind].extension),
  ) ?? null

/**
 * Splits chosen files into those that may be uploaded and those that are skipped.
 * Names and sizes only: what a file truly contains is judged by the server.
 */
export function splitAcceptedFiles<F extends { name: string; size: number }>(
  files: readonly F[],
): { accepted: F[]; skipped: F[] } {
  const accepted: F[] = []
  const skipped: F[] = []
  for (const file of files) {
    const fits = fileKindOfName(file.name) !== null && file.size <= MAX_FILE_BYTES
    ;(fits ? accepted : skipped).push(file)
  }
  return { accepted, skipped }
}

/**
 * Stages of a file's row on its way to answering.
 * `queued` → `reading` (text is extracted) → `indexing` → `ready`, or `failed` with a reason.
 */
export const FILE_STAGES = ['queued', 'reading', 'indexing', 'ready', 'failed'] as const
export type FileStage = (typeof FILE_STAGES)[number]

/** Why a file could not be read; `messages/knowledge.ts` has the words for each. */
export const FILE_FAILURES = [
  'encrypted',
  'no_text',
  'damaged',
  'empty',
  'too_large',
  'too_slow',
  'unsupported',
  'internal',
] as const
export type FileFailure = (typeof FILE_FAILURES)[number]

/** Failures that another attempt may not meet again; the others lie in the file itself. */
const PASSING_FAILURES: ReadonlySet<FileFailure> = new Set(['too_slow', 'internal'])

/** Whether reading a failed file once more can help. */
export const mayRetry = ({
  stage,
  failure,
}: {
  readonly stage: FileStage
  readonly failure: FileFailure | null
}): boolean => stage === 'failed' && PASSING_FAILURES.has(failure ?? 'internal')

/** Storage folder of all originals of an owner. */
const ORIGINALS = 'knowledge'
/** Storage folder of what the indexer derives from them. Not readable by clients. */
const DERIVED = 'derived'

/** Storage path of an original. Ids are made by the server, never taken from a file's name. */
export const filePath = (ownerId: string, baseId: string, fileId: string): string =>
  `${ORIGINALS}/${ownerId}/${baseId}/${fileId}`

/** Storage folder of the originals of a base, with a closing slash. */
export const baseFolder = (ownerId: string, baseId: string): string =>
  `${ORIGINALS}/${ownerId}/${baseId}/`

/** Storage path of the extracted text of one indexing run of a file. */
export const textPath = (originalPath: string, run: string): string =>
  `${DERIVED}/${originalPath}/${run}/text.json`

/** Storage path of the search segment of one indexing run of a file. */
export const segmentPath = (originalPath: string, run: string): string =>
  `${DERIVED}/${originalPath}/${run}/segment.bin`

/** Storage path of the vectors of one indexing run of a file, where an embedding model made any. */
export const vectorsPath = (originalPath: string, run: string): string =>
  `${DERIVED}/${originalPath}/${run}/vectors.bin`

/** Storage path of the questions that a language model predicted for one indexing run of a file, where any were. */
export const predictionsPath = (originalPath: string, run: string): string =>
  `${DERIVED}/${originalPath}/${run}/questions.json`

/** Storage folder of everything derived from a file, with a closing slash. */
export const derivedFolder = (originalPath: string): string => `${DERIVED}/${originalPath}/`

/** Storage folders of everything that an owner uploaded, and that was made of it. */
export const ownerFolders = (ownerId: string): string[] => [
  `${ORIGINALS}/${ownerId}/`,
  `${DERIVED}/${ORIGINALS}/${ownerId}/`,
  exportFolder(ownerId),
]

/** Storage folders of all originals, and of everything derived from them, with a closing slash. */
export const STORAGE_FOLDERS = { originals: `${ORIGINALS}/`, derived: `${DERIVED}/` } as const

/** The original and the indexing run that a derived object belongs to; `null` where it is none. */
export const originOfDerived = (path: string): { original: string; run: string } | null => {
  const [, original, run] =
    new RegExp(`^${DERIVED}/(${ORIGINALS}/[^/]+/[^/]+/[^/]+)/([^/]+)/[^/]+$`).exec(path) ?? []
  return original === undefined || run === undefined ? null : { original, run }
}

/** Base that a file belongs to: the id its path contains (specification section 3). */
export const baseIdOf = (path: string): string | null =>
  new RegExp(`^${ORIGINALS}/[^/]+/([^/]+)/[^/]+$`).exec(path)?.[1] ?? null

/** A passage of a file that answers lately came from. */
export interface FileQuote {
  /** 1-based. */
  readonly page: number
  /** UTF-16 offsets into the page's text at that time, `end` exclusive. */
  readonly start: number
  readonly end: number
  readonly quote: string
  /** What was asked, the latest first; at most `FILE_QUOTE_LIMITS.questions`. */
  readonly questions: readonly string[]
  readonly times: number
  /** ISO 8601. */
  readonly lastSaidAt: string
}

/** Most passages that are listed of a file, and most questions of each. */
export const FILE_QUOTE_LIMITS = { quotes: 200, questions: 3 } as const

/** How long a deleted file can be restored, in milliseconds; its storage is freed after that. */
export const RESTORE_MS = 30_000

/** A file's name without the ending that tells its kind. */
export const stemOfFileName = (name: string): string =>
  fileKindOfName(name) === null ? name : name.slice(0, name.lastIndexOf('.'))

/** A name with the ending of a media type: renaming and replacing never hide what a file is. */
export function fileNameOfKind(name: string, mediaType: string): string {
  const kind = fileKindOfMediaType(mediaType)
  return kind === null ? name : stemOfFileName(name) + FILE_KINDS[kind].extension
}
