import type { MessagingChannel } from '@docent/channels/list'
import type { PlatformAddresses } from '@docent/channels/platform'
import type { PriceIds } from '@docent/domain/billing'
import type { PaidTier } from '@docent/domain/plans'
import {
  defineBoolean,
  defineInt,
  defineSecret,
  defineString,
  select,
} from 'firebase-functions/params'

/** The only reader of parameters and secrets. Every parameter has a default; none is required. */

/** Region of every function; `firebase.json` names it in the rewrites. */
export const REGION = 'us-central1'

const chatUrl = defineString('CHAT_URL', {
  default: '',
  description:
    'Address of the deployed function `chat`, for example https://chat-abc-uc.a.run.app. Empty: messages go through Hosting, which delivers a streamed answer in one piece.',
})
const trustedProxyHops = defineInt('TRUSTED_PROXY_HOPS', {
  default: 0,
  description: 'Proxies of yours that append to X-Forwarded-For in front of the functions.',
})
const languageModelUrl = defineString('LANGUAGE_MODEL_URL', {
  default: '',
  description: 'Base address of an OpenAI-compatible API, ending in /v1. Empty: no model is asked.',
})
const languageModelName = defineString('LANGUAGE_MODEL_NAME', {
  default: '',
  description:
    'Name of the model that puts answers into words. Empty: the built-in engine answers alone.',
})
const languageModelChooses = defineString('LANGUAGE_MODEL_CHOOSES', {
  default: 'never',
  input: select(['never', 'unsure', 'always']),
  description:
    'When the model is also asked which of the passages that come near a question tells it: where the built-in engine finds no sure answer, or always. What it alone chooses is quoted word for word and called the closest passage. Never: the model changes nothing but words.',
})
const languageModelPredicts = defineString('LANGUAGE_MODEL_PREDICTS', {
  default: 'no',
  input: select(['no', 'yes']),
  description:
    'Whether the model reads each document once, when it is uploaded, and writes down what customers may ask that it tells. Questions are then answered by the built-in engine as before, and many more of them right. No: documents are found by their own words.',
})
const embeddingModelName = defineString('EMBEDDING_MODEL_NAME', {
  default: '',
  description:
    'Name of an embedding model of the same API, for example text-embedding-3-small. Empty: documents are searched by their words alone.',
})

const answerWebhookUrl = defineString('ANSWER_WEBHOOK_URL', {
  default: '',
  description:
    'Address of an answering service of your own, beginning with https://. It is asked instead of a language model; of what it says, only what the documents prove is passed on. Empty: none.',
})

/** Key of the models. Bound to the functions that ask them; any value does where none is used. */
export const languageModelKey = defineSecret('LANGUAGE_MODEL_KEY')

const publicUrl = defineString('PUBLIC_URL', {
  default: '',
  description:
    'Address under which people reach the site, for example https://docent.example. Empty: the default address of Hosting, https://<project>.web.app.',
})
const workflowWebhookUrl = defineString('WORKFLOW_WEBHOOK_URL', {
  default: '',
  description:
    'Address that is told of each saved token of a messaging channel. Empty: nobody is told.',
})

/**
 * Keys that seal the tokens of channels and the addresses of quotes: `name:base64` of 32 random bytes each, the one in force
 * first. Without a valid key channels cannot be connected. To change the key, put a new one in front:
 * the nightly job seals all tokens anew and logs `tokens of channels` with nothing `unreadable`; then
 * the old key can be taken away, and with it go the addresses of quotes that it sealed.
 */
export const channelTokenKeys = defineSecret('CHANNEL_TOKEN_KEYS')

const stripeTaxIds = defineBoolean('STRIPE_TAX_ID_COLLECTION', {
  default: false,
  description: 'Whether the checkout asks businesses for their tax id.',
})
const priceParameter = (tier: PaidTier, interval: string) =>
  defineString(`STRIPE_PRICE_${tier.toUpperCase()}_${interval}`, {
    default: '',
    description: `Id of the Stripe price of ${tier}, ${interval.toLowerCase()}. Empty: billing is not configured.`,
  })
const pricesOf = (tier: PaidTier) => ({
  month: priceParameter(tier, 'MONTHLY'),
  year: priceParameter(tier, 'ANNUAL'),
})
const stripePrices = {
  Starter: pricesOf('Starter'),
  Professional: pricesOf('Professional'),
  Enterprise: pricesOf('Enterprise'),
}

/** Secret key of Stripe; any value that does not begin as one leaves billing not configured. */
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
/** Signing secret of the webhook endpoint at Stripe, `whsec_…`. */
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')

const mailFrom = defineString('MAIL_FROM', {
  default: '',
  description:
    'Sender of mails, for example Docent <no-reply@docent.example>. Empty: no mail is sent.',
})
/** Mail server, `smtps://user:password@host:465`; any other value does where no mail is sent. */
export const smtpUrl = defineSecret('SMTP_URL')

export interface BillingConfig {
  /** `null`: billing is not configured. */
  readonly stripe: {
    readonly secretKey: string
    readonly webhookSecret: string
    /** '' for Stripe itself. */
    readonly apiUrl: string
  } | null
  readonly prices: PriceIds
  readonly collectsTaxIds: boolean
  /** Without a closing slash. */
  readonly appUrl: string
}

/**
 * How plans are sold. For functions that bind the two secrets.
 * The emulators hand the address and the price ids of the stand-in over in the environment.
 */
export function readBillingConfig(): BillingConfig {
  const idOf = (parameter: ReturnType<typeof priceParameter>): string =>
    parameter.value() || (process.env[`DOCENT_${parameter.name}`] ?? '')
  const idsOf = (tier: PaidTier) => ({
    month: idOf(stripePrices[tier].month),
    year: idOf(stripePrices[tier].year),
  })
  const prices = {
    Starter: idsOf('Starter'),
    Professional: idsOf('Professional'),
    Enterprise: idsOf('Enterprise'),
  }
  const secretKey = stripeSecretKey.value()
  const webhookSecret = stripeWebhookSecret.value()
  const isComplete =
    /^(sk|rk)_/.test(secretKey) &&
    webhookSecret.startsWith('whsec_') &&
    Object.values(prices).every(({ month, year }) => month !== '' && year !== '')
  const apiUrl = process.env['DOCENT_STRIPE_URL'] ?? ''
  return {
    stripe: isComplete ? { secretKey, webhookSecret, apiUrl } : null,
    prices,
    collectsTaxIds: stripeTaxIds.value(),
    appUrl: readSiteUrl(),
  }
}

/**
 * How mail is sent; `null`: it is not. For functions that bind {@link smtpUrl}.
 * The emulators hand the address of the stand-in over in the environment.
 */
export function readMailConfig(): { url: string; from: string; siteUrl: string } | null {
  const isSet = smtpUrl.value().startsWith('smtp')
  const url = isSet ? smtpUrl.value() : (process.env['DOCENT_SMTP_URL'] ?? '')
  const from = mailFrom.value() || (process.env['DOCENT_MAIL_FROM'] ?? '')
  return url === '' || from === '' ? null : { url, from, siteUrl: readSiteUrl() }
}

export interface LanguageModelConfig {
  readonly url: string
  readonly key: string
  readonly name: string
}

export interface Config {
  readonly projectId: string
  /** Host and port of the Firestore emulator; `null` in production. */
  readonly firestoreEmulatorHost: string | null
  /** Host and port of the Storage emulator; `null` in production. */
  readonly storageEmulatorHost: string | null
  /** Without a closing slash; '' where messages go through Hosting. */
  readonly chatUrl: string
  readonly trustedProxyHops: number
  /** `null`: the built-in engine answers alone. */
  readonly languageModel: LanguageModelConfig | null
  /** When the model is asked to choose among the places that come near a question; `null`: never. */
  readonly languageModelChooses: 'unsure' | 'always' | null
  /** `null`: documents are searched by their words alone. */
  /** Whether it is asked what customers may ask, when documents are uploaded. */
  readonly languageModelPredicts: boolean
  readonly embeddingModel: LanguageModelConfig | null
  /** Asked instead of the language model; '' where there is none. */
  readonly answerWebhookUrl: string
}

export interface ChannelConfig {
  /** Where platforms reach the function `chat`, without a closing slash. */
  readonly webhookOrigin: string
  /** Where people reach the site, without a closing slash. */
  readonly siteUrl: string
  readonly tokenKeys: string
  /** `null`: nobody is told of saved tokens. */
  readonly workflowWebhookUrl: string | null
  /** Where a platform is found: its own addresses, or those of its local stand-in. */
  addressesOf(channel: MessagingChannel, own: PlatformAddresses): PlatformAddresses
}

/** Where people reach the site, without a closing slash. */
export const readSiteUrl = (): string => {
  const project = process.env['GCLOUD_PROJECT'] ?? ''
  const url = process.env['DOCENT_PUBLIC_URL'] || publicUrl.value() || `https://${project}.web.app`
  return url.replace(/\/$/, '')
}

/** Origins of the site itself: the share pages, the owner's preview and the public demo. */
export function readOwnSites(): readonly string[] {
  const project = process.env['GCLOUD_PROJECT'] ?? ''
  return [readSiteUrl(), `https://${project}.web.app`, `https://${project}.firebaseapp.com`]
}

/**
 * Configuration of the channels. Functions that read it bind {@link channelTokenKeys}.
 * The emulators hand the addresses of the stand-ins over in the environment.
 */
export function readChannelConfig(): ChannelConfig {
  const { chatUrl: direct } = readConfig()
  return {
    webhookOrigin: direct || readSiteUrl(),
    siteUrl: readSiteUrl(),
    tokenKeys: channelTokenKeys.value(),
    workflowWebhookUrl: workflowWebhookUrl.value() || null,
    addressesOf(channel, own) {
      const url = process.env[`DOCENT_${channel.toUpperCase()}_URL`] ?? ''
      return url === '' ? own : { api: url, links: url }
    },
  }
}

/** Configuration in force. Call it in a handler: parameters have no value while functions load. */
export function readConfig(): Config {
  const modelOf = (name: string): LanguageModelConfig | null => {
    const url = languageModelUrl.value()
    return url === '' || name === '' ? null : { url, key: languageModelKey.value(), name }
  }
  const chooses = languageModelChooses.value()
  return {
    projectId: process.env['GCLOUD_PROJECT'] ?? '',
    firestoreEmulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? null,
    storageEmulatorHost: process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? null,
    chatUrl: chatUrl.value().replace(/\/$/, ''),
    trustedProxyHops: trustedProxyHops.value(),
    languageModel: modelOf(languageModelName.value()),
    languageModelChooses: chooses === 'always' || chooses === 'unsure' ? chooses : null,
    languageModelPredicts: languageModelPredicts.value() === 'yes',
    embeddingModel: modelOf(embeddingModelName.value()),
    answerWebhookUrl: answerWebhookUrl.value(),
  }
}
