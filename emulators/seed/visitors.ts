import { widgetIdOf } from '@docent/domain/bots'
import type { ReplyKind } from '@docent/domain/chat'
import {
  COLLECTIONS,
  DAYS,
  MESSAGES,
  dayKey,
  type DayCount,
  type TranscriptMessage,
} from '@docent/domain/collections'
import { CHAT } from '@docent/domain/routes'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { originOf } from '../ports.ts'
import { DEMO_BOT_ID } from './bot.ts'
import { callJson } from './call-json.ts'

const HOUR_MS = 3_600_000
/** Between two questions of a visitor. */
const PAUSE_MS = 40_000

/** What visitors of the demo website asked, by how many hours ago; the youngest visit last. */
const VISITS: readonly { hoursAgo: number; questions: readonly string[] }[] = [
  { hoursAgo: 330, questions: ['When are you open on Thursday?', 'And on Sundays?'] },
  { hoursAgo: 309, questions: ['How much is the Gold Service?', 'How long does it take?'] },
  { hoursAgo: 306, questions: ['What does a puncture repair cost?'] },
  {
    hoursAgo: 263,
    questions: ['What does it cost to rent a cargo bike?', 'How big is the deposit?'],
  },
  { hoursAgo: 259, questions: ['Do you sell skateboards?'] },
  { hoursAgo: 217, questions: ['Was kostet ein Stadtrad am Tag?', 'Nehmen Sie Euro?'] },
  { hoursAgo: 188, questions: ['Is the first service free?', 'Thank you!'] },
  { hoursAgo: 170, questions: ['Can I take a rental bike on the train?'] },
  { hoursAgo: 167, questions: ['How long are gift vouchers valid?', 'Can I pay by card?'] },
  { hoursAgo: 165, questions: ['Do you repair cracked carbon frames?', 'Do you hire people?'] },
  { hoursAgo: 143, questions: ['Do you repair electric scooters?'] },
  {
    hoursAgo: 120,
    questions: ['Haben Sie sonntags offen?', 'Wie komme ich vom Bahnhof zu Ihnen?'],
  },
  { hoursAgo: 98, questions: ['Where can I park my car?', 'Which bus stops near the shop?'] },
  { hoursAgo: 93, questions: ['Do you have a swimming pool?'] },
  { hoursAgo: 74, questions: ['How long is the guarantee on the battery?'] },
  { hoursAgo: 71, questions: ['Do you sell skateboards?', 'Is there a discount for groups?'] },
  { hoursAgo: 49, questions: ['What is the Harbour Cover?', 'What does it include?'] },
  { hoursAgo: 47, questions: ['Until what time can I hand in a bike for repair?'] },
  { hoursAgo: 45, questions: ['May I clean my e-bike with a pressure washer?'] },
  {
    hoursAgo: 26,
    questions: ['What does a child seat cost per day?', 'Is fitting a child seat free?'],
  },
  { hoursAgo: 22, questions: ['How far does an electric bike go on one charge?'] },
  { hoursAgo: 3, questions: ['How do I cancel a part that you ordered for me?'] },
  {
    hoursAgo: 0.2,
    questions: ['How much is a riding lesson?', 'Who teaches how to mend a puncture?'],
  },
]

/**
 * Says one visitor's questions to the demo bot, as the widget does.
 * @returns the conversation's id
 * @throws Error where a message is refused
 */
async function visit(questions: readonly string[]): Promise<string> {
  let conversationId: string | undefined
  for (const message of questions) {
    const [reply] = await callJson<[{ conversationId: string }]>(
      originOf('hosting') + CHAT.message,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ widgetId: widgetIdOf(DEMO_BOT_ID), message, conversationId }),
      },
    )
    conversationId = reply.conversationId
  }
  if (!conversationId) throw new Error('A visit has to have a question.')
  return conversationId
}

/** Moves what was said in a conversation to another time. @returns the kinds of the replies */
async function moveTo(conversation: DocumentReference, at: Date): Promise<ReplyKind[]> {
  const messages = await conversation.collection(MESSAGES).orderBy('created_at').get()
  const batch = conversation.firestore.batch().update(conversation, { updated_at: at })
  messages.docs.forEach(({ ref }, index) => {
    batch.update(ref, { created_at: new Date(at.getTime() + index * PAUSE_MS) })
  })
  await batch.commit()
  return messages.docs.map((message) => (message.data() as TranscriptMessage).kind)
}

/**
 * Has visitors of two weeks ask the demo bot, through the product's own endpoint, and moves what
 * was recorded to the days of their visits. A bot that was asked before is left as it is.
 */
export async function askAsVisitors(database: Firestore, ownerId: string): Promise<void> {
  const conversations = database.collection(COLLECTIONS.conversations)
  const earlier = await conversations.where('chatbot_id', '==', DEMO_BOT_ID).limit(1).get()
  if (!earlier.empty) return
  const days = database.collection(`${COLLECTIONS.usage}/${ownerId}/${DAYS}`)
  const counts = new Map<string, DayCount>()
  for (const { hoursAgo, questions } of VISITS) {
    const at = new Date(Date.now() - hoursAgo * HOUR_MS)
    const count = counts.get(dayKey(at)) ?? { day: dayKey(at), kinds: {} }
    for (const kind of await moveTo(conversations.doc(await visit(questions)), at)) {
      count.kinds[kind] = (count.kinds[kind] ?? 0) + 1
    }
    counts.set(count.day, count)
  }
  await days.doc(dayKey(new Date())).delete()
  for (const count of counts.values()) await days.doc(count.day).set(count)
}
