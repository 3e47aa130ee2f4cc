import type {
  IndexManifest,
  KnowledgeBase,
  KnowledgeFile,
  ManifestCalibration,
  ManifestPredictions,
  ManifestVectors,
  Usage,
} from '@docent/domain/collections'
import type { FileKind } from '@docent/domain/knowledge'
import type { OwnAnswers } from '@docent/domain/own-answers'
import type { SubscriptionState } from '@docent/domain/plans'

/** An object of the file store. */
export interface StoredObject {
  readonly path: string
  readonly writtenAt: Date
}

/** Originals, and what is derived from them. Every operation may be repeated. */
export interface FileStore {
  /** Replaces what is there. Complete or not at all. */
  write(path: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** @throws ServiceError `not_found` where there is no object */
  read(path: string): Promise<Uint8Array>
  /** Does nothing where there is no object. */
  remove(path: string): Promise<void>
  /** All objects below a folder, by pages. The folder ends in a slash. */
  list(folder: string): AsyncIterable<readonly StoredObject[]>
}

/** What decides on an owner's caps. */
export interface Account {
  /** A deleted account keeps its ID token for up to an hour: it must write nothing more. */
  readonly isDeleted: boolean
  readonly subscription: SubscriptionState | null
  readonly usage: Usage
}

export type NewBase = Pick<KnowledgeBase, 'id' | 'user_id' | 'title' | 'content'>
export type NewFile = Pick<
  KnowledgeFile,
  'id' | 'user_id' | 'title' | 'content' | 'file_type' | 'file_size' | 'replaces'
>
export type FileState = Pick<
  KnowledgeFile,
  | 'stage'
  | 'failure'
  | 'pages'
  | 'title'
  | 'content'
  | 'file_type'
  | 'file_size'
  | 'replaced_by'
  | 'deleted_at'
> & { run: string | null }
export type ManifestFile = IndexManifest['files'][string]

/**
 * Rows, usage and manifests as one transaction sees them. All reads come before the first write;
 * writes take effect together or not at all, with the server's time in `created_at` and
 * `updated_at`.
 */
export interface KnowledgeTransaction {
  findAccount(ownerId: string): Promise<Account>
  findBase(baseId: string): Promise<KnowledgeBase | null>
  findFile(fileId: string): Promise<KnowledgeFile | null>
  /** Ids of an owner's bases, the oldest first. */
  listBaseIds(ownerId: string): Promise<string[]>
  countFiles(ownerId: string, baseId: string): Promise<number>
  /** What an owner's rows add up to. */
  countUsage(ownerId: string): Promise<Usage>
  /** Files of a base, at most `limit`. */
  listFiles(ownerId: string, baseId: string, limit: number): Promise<KnowledgeFile[]>
  findManifest(baseId: string): Promise<IndexManifest | null>
  findAnswers(baseId: string): Promise<OwnAnswers | null>

  createBase(base: NewBase): void
  updateBase(baseId: string, change: Partial<Pick<KnowledgeBase, 'title' | 'content'>>): void
  /** Makes the row of a file, in stage `queued`. */
  createFile(file: NewFile): void
  updateFile(fileId: string, change: Partial<FileState>): void
  removeRow(id: string): void
  setUsage(ownerId: string, usage: Usage): void
  /** Lets files of a base answer, or stops them with `null`. At most once in a transaction. */
  changeManifest(
    base: { readonly id: string; readonly ownerId: string },
    files: Readonly<Record<string, ManifestFile | null>>,
  ): void
  removeManifest(baseId: string): void
  /** Replaces the owner's own answers of a base. */
  setAnswers(
    base: { readonly id: string; readonly ownerId: string },
    answers: OwnAnswers['answers'],
  ): void
  removeAnswers(baseId: string): void
  /** Keeps what a base was measured to need, and tells its owner. Base and manifest must exist. */
  setCalibration(
    baseId: string,
    calibration: ManifestCalibration,
    told: Pick<Required<KnowledgeBase>, 'self_test' | 'suggested_questions'>,
  ): void
  /** Keeps which files of a base have vectors. The manifest must exist, as for the next two. */
  setVectors(baseId: string, vectors: ManifestVectors): void
  /** Keeps which files of a base have predicted questions. */
  setPredictions(baseId: string, predictions: ManifestPredictions): void
  /** Touches a manifest, so that models make what it lacks. */
  askForModels(baseId: string): void
}

/** Most paths that one lookup takes: the database's bound on `in`. */
export const PATHS_PER_LOOKUP = 30

/** The rows of bases and files, with the books that go with them. */
export interface KnowledgeStore {
  /**
   * Runs `work`, again where another transaction got in between.
   * @param ownerId transactions of one owner touch the same documents: they wait for each other
   */
  transact<T>(ownerId: string, work: (transaction: KnowledgeTransaction) => Promise<T>): Promise<T>
  /** Those of `paths` (at most {@link PATHS_PER_LOOKUP}) that are the original of a row, with the row's indexing run. */
  findOriginals(paths: readonly string[]): Promise<ReadonlyMap<string, string | null>>
  /** Files that were deleted before a time and can still be restored, whoever owns them. */
  listDeletedFiles(before: Date): Promise<readonly KnowledgeFile[]>
  /** Files that are neither ready nor failed, whoever owns them. */
  listUnfinishedFiles(): Promise<readonly KnowledgeFile[]>
  /** Owners whose usage is booked, by pages. */
  listOwners(): AsyncIterable<readonly string[]>
  /** The manifests of all bases, by pages. */
  listManifests(): AsyncIterable<
    readonly { readonly baseId: string; readonly manifest: IndexManifest }[]
  >
}

/** Reads the text out of a document; `pages` in reading order. */
export interface TextExtractor {
  /** @throws ExtractionError where the document cannot be read */
  (bytes: Uint8Array, kind: FileKind): Promise<{ pages: string[] }>
}

/** A passage that was said, in one message of a transcript. */
export interface SaidPassage {
  readonly page: number
  readonly start: number
  readonly end: number
  readonly quote: string
  readonly question: string
  readonly at: Date
}

/** What the owner's bots have said out of documents. */
export interface SaidPassages {
  /** Those of one file among the newest `messages` answers, newest first. */
  ofFile(ownerId: string, fileId: string, messages: number): Promise<readonly SaidPassage[]>
}

/** Places of a document, in its order. */
export interface PredictionRequest {
  /** Name of the document. */
  readonly title: string
  readonly places: readonly {
    readonly id: string
    readonly heading: string
    readonly text: string
  }[]
}

/** Says what customers may ask that places of a document tell: a language model. */
export interface QuestionPredictor {
  /**
   * Questions by the ids of the places. Ends when the signal is aborted.
   * @throws ServiceError `unavailable` (may be tried again), `timeout`, or `internal` (refused: wrong
   * key, address, model or request)
   */
  predict(
    request: PredictionRequest,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, readonly string[]>>
}
