import { logger } from 'firebase-functions/logger'
import { answerWebhook, isWebhookAddress } from '../adapters/answer-webhook.ts'
import { openAiCompatibleEmbedder } from '../adapters/embedding-model.ts'
import { openAiCompatibleModel } from '../adapters/language-model.ts'
import { openAiCompatiblePlaceModel } from '../adapters/place-model.ts'
import { guardChooser } from '../chat/guard-chooser.ts'
import { guardEmbedder } from '../chat/guard-embedder.ts'
import { guardPhraser } from '../chat/guard-phraser.ts'
import type { MeaningSource, Phraser, PlaceChooser } from '../chat/ports.ts'
import type { Config } from '../config.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'

/** Requests a day that one instance makes for one owner; past them the built-in engine answers. */
const REQUESTS_A_DAY = 5_000
/** The same for choosing places, which is also done for questions that end in a refusal, and free. */
const CHOICES_A_DAY = 2_000
/** The same for vectors, which cost a hundredth and are asked for up to twice a question. */
const VECTOR_REQUESTS_A_DAY = 20_000
const DAY_MS = 86_400_000

function configuredPhraser(config: Config): Phraser | null {
  const { answerWebhookUrl, languageModel } = config
  if (answerWebhookUrl !== '') {
    if (isWebhookAddress(answerWebhookUrl)) return answerWebhook(answerWebhookUrl)
    logger.error('ANSWER_WEBHOOK_URL must begin with https://; the webhook is off')
  }
  return languageModel === null ? null : openAiCompatibleModel(languageModel)
}

/** Who puts answers into words, within time, budget and luck; `null`: the built-in engine alone. */
export function phraserOf(config: Config): Phraser | null {
  const phraser = configuredPhraser(config)
  if (phraser === null) return null
  return guardPhraser(phraser, {
    now: Date.now,
    mayAsk: fixedWindowLimiter(REQUESTS_A_DAY, DAY_MS),
    report: ({ code, detail }) => logger.warn('an answer was not put into words', { code, detail }),
  })
}

/**
 * Who is asked which place tells what words alone do not find; `null`: nobody. It is asked in addition
 * to who puts answers into words, and has a budget of its own.
 */
export function chooserOf({ languageModel, languageModelChooses }: Config): PlaceChooser | null {
  if (languageModel === null || languageModelChooses === null) return null
  return guardChooser(openAiCompatiblePlaceModel(languageModel), languageModelChooses, {
    now: Date.now,
    mayAsk: fixedWindowLimiter(CHOICES_A_DAY, DAY_MS),
    report: ({ code, detail }) => logger.warn('no place was chosen', { code, detail }),
  })
}

/** Who makes vectors of questions; `null`: documents are searched by their words alone. */
export function meaningOf({ embeddingModel }: Config): MeaningSource | null {
  if (embeddingModel === null) return null
  return guardEmbedder(openAiCompatibleEmbedder(embeddingModel), {
    now: Date.now,
    mayAsk: fixedWindowLimiter(VECTOR_REQUESTS_A_DAY, DAY_MS),
    report: ({ code, detail }) =>
      logger.warn('a question was searched by its words alone', { code, detail }),
  })
}
