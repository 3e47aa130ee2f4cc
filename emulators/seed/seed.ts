// Fills running emulators with the demo business. As a command: node emulators/seed/seed.ts
import { embedSnippet } from '@docent/domain/channels'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { emulatorEnvironment, originOf, PROJECT_ID } from '../ports.ts'
import { createAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD, SHOP_OWNER } from './accounts.ts'
import { createDemoBot, DEMO_BOT_ID } from './bot.ts'
import { createDemoBase } from './knowledge.ts'
import { createSubscriptions } from './subscriptions.ts'
import { askAsVisitors } from './visitors.ts'

export interface Seeded {
  readonly accounts: readonly { email: string; password: string; what: string }[]
  /** What was made, in lines for people. */
  readonly notes: readonly string[]
}

/**
 * Makes the demo accounts, the knowledge base (through the upload endpoint, so that upload and
 * indexing are proven), the bot and what visitors asked it. A second run changes nothing.
 * @throws Error where the upload is refused a document is not ready in time, or a visitor's question fails
 */
export async function seed(): Promise<Seeded> {
  // Without these the admin SDK would look for a real project, and for the machine's own metadata.
  Object.assign(process.env, emulatorEnvironment(), { METADATA_SERVER_DETECTION: 'none' })
  const app = initializeApp({ projectId: PROJECT_ID }, 'seed')
  try {
    const database = getFirestore(app)
    await createAccounts(getAuth(app), database)
    await createSubscriptions(DEMO_ACCOUNTS)
    const { baseId, files } = await createDemoBase(database, SHOP_OWNER)
    await createDemoBot(database, { ownerId: SHOP_OWNER.uid, baseId })
    await askAsVisitors(database, SHOP_OWNER.uid)
    return {
      accounts: DEMO_ACCOUNTS.map(({ email, what }) => ({ email, password: DEMO_PASSWORD, what })),
      notes: [
        `Harbour Lane Cycles: ${files} documents are read and answer.`,
        `Snippet of its bot: ${embedSnippet(originOf('hosting'), DEMO_BOT_ID)}`,
      ],
    }
  } finally {
    await deleteApp(app)
  }
}

if (import.meta.main) console.log(JSON.stringify(await seed(), null, 2))
