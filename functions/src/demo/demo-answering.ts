import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import type { Chatbot } from '@docent/domain/collections'
import { DEMO_BOT_ID } from '@docent/domain/site'
import type { IndexedFile } from '../answers/answer.ts'
import type { AnswerMessageDeps } from '../chat/answer-message.ts'
import { briefTranscript } from './brief-transcript.ts'
import { openDemoBase } from './demo-base.ts'

/** No account has this id: those of Firebase Authentication hold no hyphen. */
const NOBODY = 'docent-demo'

const DEMO_BOT: Chatbot = {
  id: DEMO_BOT_ID,
  user_id: NOBODY,
  name: 'Ask Docent',
  description: 'Answers questions about Docent.',
  is_active: true,
  configuration: {
    ...DEFAULT_BOT_CONFIGURATION,
    knowledgeBaseId: 'docent-manual',
    primaryColor: '#2540C8',
    personality: 'professional',
    welcomeMessage:
      'I answer from our manual, prices and terms, and show where it stands. Try “How much is Starter?” or “How do I connect Telegram?”',
    fallbackMessage:
      'That is not in our manual, so I will not guess. Ask us through the contact page.',
  },
  created_at: new Date(0),
  updated_at: new Date(0),
}

/**
 * What answers for the bot of the public pages. It needs no set-up and no database, nobody pays for
 * it, no language model is asked, and nothing of it is kept.
 */
export function demoAnswering(): AnswerMessageDeps {
  let base: readonly IndexedFile[] | undefined
  return {
    bots: {
      find: (botId) =>
        Promise.resolve(botId === DEMO_BOT_ID ? { bot: DEMO_BOT, subscription: null } : null),
    },
    knowledge: { load: () => Promise.resolve((base ??= openDemoBase())) },
    meter: { count: () => Promise.resolve(0), release: () => Promise.resolve() },
    transcript: briefTranscript(),
    leads: null,
    mayLeave: () => false,
    phraser: null,
    meaning: null,
    chooser: null,
    now: () => new Date(),
  }
}
