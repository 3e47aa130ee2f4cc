import { COLLECTIONS, type BotCounter, type Chatbot } from '@docent/domain/collections'
import type { Firestore } from 'firebase-admin/firestore'
import { originOf } from '../ports.ts'

/** Fixed, so that the snippet on the demo website stays the same from start to start. */
export const DEMO_BOT_ID = 'harbour-lane'

const demoBot = (ownerId: string, knowledgeBaseId: string, now: Date): Chatbot => ({
  id: DEMO_BOT_ID,
  user_id: ownerId,
  name: 'Ask Sprocket',
  description: 'Answers customers of Harbour Lane Cycles.',
  is_active: true,
  configuration: {
    knowledgeBaseId,
    systemMessage:
      'You answer customers of Harbour Lane Cycles, a bicycle shop with workshop and rental in Pellhaven.',
    primaryColor: '#0F545C',
    welcomeMessage:
      'Hello, I am Sprocket. Ask me about repairs, rentals, prices or opening hours, in English or in German.',
    fallbackMessage:
      'That is not in our papers, so I would rather not guess. Nell and the team know: 01632 960 416 or hello@harbourlane.example.',
    personality: 'friendly',
    websiteUrl: originOf('demoSite'),
    synonyms: '',
    suggestedQuestions: [
      'How much is a puncture repair?',
      'When are you open on Saturday?',
      'What does it cost to rent a cargo bike?',
      'Haben Sie sonntags offen?',
    ].join('\n'),
    isShared: true,
    allowedSites: '',
  },
  created_at: now,
  updated_at: now,
})

/** Makes the demo bot and counts it, both or neither; an existing bot is left as it is. */
export async function createDemoBot(
  database: Firestore,
  { ownerId, baseId }: { ownerId: string; baseId: string },
): Promise<void> {
  const now = new Date()
  const bot = database.collection(COLLECTIONS.chatbots).doc(DEMO_BOT_ID)
  const counter = database.collection(COLLECTIONS.bot_counters).doc(ownerId)
  await database.runTransaction(async (transaction) => {
    const [existing, counted] = await transaction.getAll(bot, counter)
    if (existing?.exists) return
    const before = counted?.data() as BotCounter | undefined
    const after: BotCounter = {
      bots: (before?.bots ?? 0) + 1,
      last_bot: DEMO_BOT_ID,
      updated_at: now,
    }
    transaction.create(bot, demoBot(ownerId, baseId, now))
    transaction.set(counter, after)
  })
}
