import { COLLECTIONS } from '@docent/domain/collections'
import { doc, serverTimestamp } from 'firebase/firestore'
import { commit } from '../../shared/commit.ts'
import { firestore } from '../../shared/firebase.ts'

/** Saves the address of the website that a bot's widget stands on. */
export async function saveWebsiteUrl(botId: string, websiteUrl: string): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(firestore(), COLLECTIONS.chatbots, botId), {
      'configuration.websiteUrl': websiteUrl,
      updated_at: serverTimestamp(),
    })
  })
}
