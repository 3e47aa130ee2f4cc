import { COLLECTIONS, type CollectionName } from '@docent/domain/collections'

/** A piece of a step: words, something to type as it is, or a link. */
export type GuidePart =
  string | { readonly code: string } | { readonly label: string; readonly href: string }

/** Where owners see a channel in the database, and under which fields. */
export interface RowNames {
  readonly collection: CollectionName
  readonly token: string
  readonly name: string
}

/** The rows of every channel for which the specification names no collection (section 3). */
export const COMMON_ROW: RowNames = {
  collection: COLLECTIONS.channel_bots,
  token: 'token',
  name: 'name',
}

/** A secret beside the token, which lets us check that a delivery is the platform's. */
export interface SigningSecret {
  readonly label: string
  readonly hint: string
  /** What it looks like. */
  readonly pattern: RegExp
  /** What to enter, where something else was. */
  readonly invalid: string
  /** Said of a channel that has none. */
  readonly missing: string
}

/** What everybody may know of a channel: plain words, for the server and the app alike. */
export interface ChannelAbout {
  /** In the texts that owners read. */
  readonly name: string
  /** Where there is little room. */
  readonly shortName: string
  /** What is connected, as in "Save Telegram bot". */
  readonly noun: string
  readonly row: RowNames
  /** How the wizard's third step saves the channel (specification section 3). */
  readonly step: { readonly name: string; readonly flag: string }
  readonly card: {
    readonly text: string
    readonly effort: string
    /** Path of an icon of 24 by 24. */
    readonly icon: string
  }
  readonly form: {
    readonly tokenLabel: string
    readonly tokenPlaceholder: string
    /** Follows "Please enter a valid". */
    readonly tokenNoun: string
    /** Said where the platform refuses the token. */
    readonly tokenRejected: string
    readonly nameLabel: string
    /** Whence a blank name is filled in. */
    readonly nameSource: string
    /** `null` where every delivery is proven without. */
    readonly signingSecret: SigningSecret | null
  }
  readonly guide: {
    readonly title: string
    readonly steps: readonly (readonly GuidePart[])[]
  }
  /** Whether the owner copies the webhook's address into the platform's settings. */
  readonly isSetUpByHand: boolean
  /** Behind the address at which people write to the bot, it makes the bot answer with a test. */
  readonly testParameter: string
}
