import { defineInt, defineSecret, defineString } from 'firebase-functions/params'

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
  description:
    'Base address of an OpenAI-compatible API, ending in /v1. Empty: the built-in engine answers alone.',
})
const languageModelName = defineString('LANGUAGE_MODEL_NAME', {
  default: '',
  description: 'Name of the model to ask for.',
})

/** Key of the language model. Bound to the function `chat`; any value does where no model is used. */
export const languageModelKey = defineSecret('LANGUAGE_MODEL_KEY')

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
}

/** Configuration in force. Call it in a handler: parameters have no value while functions load. */
export function readConfig(): Config {
  const url = languageModelUrl.value()
  return {
    projectId: process.env['GCLOUD_PROJECT'] ?? '',
    firestoreEmulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? null,
    storageEmulatorHost: process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? null,
    chatUrl: chatUrl.value().replace(/\/$/, ''),
    trustedProxyHops: trustedProxyHops.value(),
    languageModel:
      url === '' ? null : { url, key: languageModelKey.value(), name: languageModelName.value() },
  }
}
