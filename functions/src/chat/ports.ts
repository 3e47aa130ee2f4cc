import type { MessagingChannel } from '@docent/channels/list'
import type { EarlierExchange } from '@docent/domain/chat'
import type { Chatbot } from '@docent/domain/collections'
import type { Personality } from '@docent/domain/bots'
import type { TranscriptMessage } from '@docent/domain/collections'
import type { SubscriptionState } from '@docent/domain/plans'
import type { IndexedFile } from '../answers/answer.ts'
import type { Vector } from '../answers/vectors.ts'

/** Looks bots up by id. */
export interface BotSource {
  /** The bot, and what decides on its owner's plan; `null` where there is none. */
  find(botId: string): Promise<{ bot: Chatbot; subscription: SubscriptionState | null } | null>
}

/** The files of a base that answer, with their text and search segments. */
export interface KnowledgeSource {
  /** Empty where the base does not exist or is not `ownerId`'s. */
  load(baseId: string, ownerId: string): Promise<readonly IndexedFile[]>
}

/** Where a conversation happens. */
export type Channel = 'website' | MessagingChannel

export interface Exchange {
  readonly conversationId: string
  readonly ownerId: string
  readonly botId: string
  readonly channel: Channel
  /** What was answered, where it may be begun again: the same event is kept once. */
  readonly event?: string | undefined
  readonly message: Omit<TranscriptMessage, 'created_at'>
}

/** Keeps on which websites a bot's widget is loaded. */
export interface Sightings {
  /** Writes only where the last sighting of the host is old enough. */
  note(sighting: { botId: string; ownerId: string; host: string; at: Date }): Promise<void>
}

/** Keeps what was asked and said. */
export interface Transcript {
  record(exchange: Exchange): Promise<void>
  /**
   * The last exchanges of a conversation, the latest last, without that of `event`.
   * @returns nothing where the conversation is not of one of `ownerId`'s bots
   */
  recent(
    conversationId: string,
    ownerId: string,
    count: number,
    event?: string,
  ): Promise<EarlierExchange[]>
}

/** Vectors of what is asked, by the embedding model that made those of the passages. */
export interface MeaningSource {
  readonly model: string
  /** Never throws. @returns `null` where the model cannot be asked in time */
  vectorsOf(
    texts: readonly string[],
    caller: { readonly ownerId: string; readonly signal?: AbortSignal | undefined },
  ): Promise<readonly Vector[] | null>
}

/** A place of the documents that may tell what was asked, by an id that is valid for one request. */
export interface OfferedPlace {
  readonly id: string
  /** Heading of its section; '' where it has none. */
  readonly heading: string
  /** As it would be said. */
  readonly text: string
}

export interface ChoiceRequest {
  readonly ownerId: string
  /** In the visitor's own words. */
  readonly message: string
  /** What the visitor asked before in this conversation, the latest last. */
  readonly earlier: readonly string[]
  readonly places: readonly OfferedPlace[]
  /** How many may be named. */
  readonly most: number
}

/** Says which of some places tell what was asked: a language model. Nothing of it is trusted. */
export interface PlaceModel {
  /**
   * Ids, the best first; none where no place tells it.
   * @throws ServiceError `unavailable`, `timeout` or `internal` (wrong key, address or request)
   */
  choose(request: ChoiceRequest, signal: AbortSignal): Promise<readonly string[]>
}

/** The same within time, luck and a budget. */
export interface PlaceChooser {
  /** Whether also for what the built-in engine answers without reserve. */
  readonly asked: 'unsure' | 'always'
  /** Never throws. @returns `null` where the model cannot be asked in time */
  choose(request: ChoiceRequest, signal?: AbortSignal): Promise<readonly string[] | null>
}

/** An e-mail address that a visitor left, and what for. */
export interface Lead {
  readonly conversationId: string
  readonly ownerId: string
  readonly botId: string
  readonly channel: Channel
  readonly email: string
  /** '' where nothing was asked. */
  readonly question: string
}

/** Keeps leads. */
export interface LeadStore {
  /** One a conversation; another address of the same conversation takes the place of the former. */
  keep(lead: Lead): Promise<void>
}

/** A quote that may be put into other words, by an id that is valid for one request. */
export interface Evidence {
  readonly id: string
  /** As it is read; columns of a table are parted by bars. */
  readonly quote: string
}

export interface PhraseRequest {
  readonly ownerId: string
  readonly knowledgeBaseId: string
  readonly question: string
  readonly systemMessage: string
  readonly personality: Personality
  readonly evidence: readonly Evidence[]
}

/** Words that claim to say what a quote says. */
export interface PhrasedSentence {
  readonly text: string
  /** `null` where nobody says which quote it is; it may then hold several sentences. */
  readonly evidenceId: string | null
}

/** Puts quotes into words: a language model, or somebody's webhook. Nothing of it is trusted. */
export interface Phraser {
  readonly kind: 'model' | 'webhook'
  /**
   * Sentences as they come. Ends when the signal is aborted.
   * @throws ServiceError `unavailable` (may be tried again), `timeout`, or `internal` (refused: wrong
   * key, address or request); the built-in answer is given instead
   */
  phrase(request: PhraseRequest, signal: AbortSignal): AsyncIterable<PhrasedSentence>
}

/** Makes addresses of quotes that nobody else can make. */
export interface QuoteSeal {
  /** `null` where the server has no key. */
  seal(text: string): string | null
  isSealed(text: string, seal: string): boolean
}
