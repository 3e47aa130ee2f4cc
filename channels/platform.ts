import type { ChannelProblem } from '@docent/domain/channels'
import type { IncomingHttpHeaders } from 'node:http'
import type { MessagingChannel } from './list.ts'

/** A channel of a bot. Everything of it is found under this key. */
export interface ChannelKey {
  readonly channel: MessagingChannel
  readonly botId: string
}

/** What the server alone knows of a channel that is saved. */
export interface Connection extends ChannelKey {
  readonly ownerId: string
  readonly token: string
  /** The platform's id of the account behind the token: a Telegram bot, a Facebook page. */
  readonly accountId: string
  /** Telegram: the bot's user name, without @. Messenger: the page's name. */
  readonly accountName: string
  /** Comes with each delivery and proves that the platform sent it. */
  readonly webhookSecret: string
  /** Checks the signature of a delivery; '' where the owner gave none or the platform has none. */
  readonly appSecret: string
}

/** A message as it goes to a platform. */
export interface OutgoingMessage {
  /** In the platform's markup. */
  readonly text: string
  /** The same without markup, for a platform that cannot read its own. */
  readonly plain: string
  /** Below it. */
  readonly buttons: readonly Button[]
}

/** Says `label`; when it is pressed, `payload` comes back or the page at `url` opens. */
export type Button =
  | { readonly label: string; readonly payload: string }
  | { readonly label: string; readonly url: string }

/** A button that opens a page. */
export type LinkButton = Extract<Button, { url: string }>

export const isLink = (button: Button): button is LinkButton => 'url' in button

/** What a person did, in the terms of no platform. */
export interface ChannelEvent {
  /** The platform's id of the update, unique within the bot, fit for a document's name. */
  readonly id: string
  readonly chatId: string
  /** Sorts the updates of a chat as they were sent. */
  readonly order: string
  readonly kind: 'text' | 'start' | 'test' | 'help' | 'sources' | 'human' | 'unreadable'
  /** What was asked; '' where `kind` is another than `text`. */
  readonly text: string
  /** The message that a reply in a group points to; '' elsewhere. */
  readonly replyTo: string
  /** The pressed button that waits for its acknowledgement; '' elsewhere. */
  readonly buttonId: string
}

/** The account behind a token. */
export interface Account {
  readonly accountId: string
  readonly accountName: string
  /** What people call it; fills the optional name. */
  readonly title: string
  /** Where a person can write to it. */
  readonly link: string
}

/** How a channel is, by the platform's own word. */
export interface Health {
  readonly problem: ChannelProblem | null
  /** The last delivery that failed, in the platform's words; '' where none did. */
  readonly lastError: string
}

/** A delivery as it came, before anything of it is parsed. */
export interface Delivery {
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, unknown>>
}

/**
 * A platform on which a bot answers. All that is special about one stands in its folder.
 * Calls to the platform throw {@link PlatformError}.
 */
export interface ChannelPlatform {
  readonly name: MessagingChannel
  /**
   * Whether the secret of a webhook is made anew with each registration. Where the owner copies it
   * by hand it has to stay.
   */
  readonly renewsSecret: boolean
  /** Longest text of one message, in UTF-16 units. */
  readonly maxTextLength: number
  /** The same of a message with buttons that open a page. */
  readonly maxLinkedTextLength: number
  /** Markup of one piece of text; its length may exceed that of the text. */
  markUp(text: string, style: TextStyle): string
  identify(token: string): Promise<Account>
  /** Has the platform deliver to `url`. */
  register(connection: Connection, url: string): Promise<void>
  /** Whether a delivery carries what a genuine one has to: a look at the headers, no secret yet. */
  looksGenuine(delivery: Delivery): boolean
  unregister(token: string): Promise<void>
  inspect(connection: Connection, url: string): Promise<Health>
  /**
   * Whether the platform sent this: by its headers alone where they suffice, else over the raw
   * bytes. Takes the same time for every wrong value.
   */
  isGenuine(
    delivery: Delivery,
    connection: Connection,
    readBody: () => Promise<Buffer>,
  ): Promise<boolean>
  /** Answers the question that the platform asks before it delivers; `null` where it asks none. */
  answerChallenge(delivery: Delivery, webhookSecret: string): string | null
  /** What people did, as far as it asks for a reply; empty for everything else. */
  readEvents(body: unknown, connection: Connection): readonly ChannelEvent[]
  showTyping(token: string, chatId: string): Promise<void>
  /** Says that a pressed button was heard. */
  acknowledge(token: string, buttonId: string): Promise<void>
  send(token: string, to: ChannelEvent, message: OutgoingMessage): Promise<void>
}

/** Every platform there is. */
export type Platforms = Readonly<Record<MessagingChannel, ChannelPlatform>>

/** Where a platform is found, without closing slashes. Local stand-ins take its place. */
export interface PlatformAddresses {
  /** Base address of its API. */
  readonly api: string
  /** Where people find the accounts that they write to. */
  readonly links: string
}

/** A platform before it is known where it is found. */
export interface PlatformMaker {
  /** Of the platform itself. */
  readonly addresses: PlatformAddresses
  make(addresses: PlatformAddresses): ChannelPlatform
}

export type TextStyle = 'plain' | 'quote' | 'note'

/**
 * - `token_invalid`: the platform does not know the token (any more)
 * - `rate_limited`: try again after `retryAfterMs`
 * - `unreachable`: no connection, or an error of the platform's own; try again
 * - `unanswered`: the call was sent and no answer came: it may have been done
 * - `unreadable_markup`: the platform could not read our markup
 * - `moved`: the chat is now `movedTo`
 * - `gone`: the person has blocked the bot, left, or may not be written to (any more)
 * - `refused`: anything else that will not become better by itself
 */
export type PlatformFailure =
  | 'token_invalid'
  | 'rate_limited'
  | 'unreachable'
  | 'unanswered'
  | 'unreadable_markup'
  | 'moved'
  | 'gone'
  | 'refused'

/** A call that a platform refused. `detail` holds the platform's words and never the token. */
export class PlatformError extends Error {
  readonly failure: PlatformFailure
  readonly detail: string
  readonly retryAfterMs: number
  readonly movedTo: string

  constructor(
    failure: PlatformFailure,
    detail: string,
    more: { retryAfterMs?: number; movedTo?: string; cause?: unknown } = {},
  ) {
    super(`${failure}: ${detail}`, { cause: more.cause })
    this.name = 'PlatformError'
    this.failure = failure
    this.detail = detail
    this.retryAfterMs = more.retryAfterMs ?? 0
    this.movedTo = more.movedTo ?? ''
  }
}
