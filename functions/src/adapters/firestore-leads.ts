import { COLLECTIONS } from '@docent/domain/collections'
import { FieldValue, type DocumentData } from 'firebase-admin/firestore'
import type { LeadStore } from '../chat/ports.ts'
import type { LeadMailStore, NewLead } from '../leads/tell-of-lead.ts'
import { confirmedAddress } from './firebase-auth.ts'
import { firestore, readString, removeAll } from './firestore.ts'

const leads = () => firestore().collection(COLLECTIONS.leads)

/** Leads in `leads/{conversationId}`. */
export const firestoreLeads: LeadStore = {
  keep: ({ conversationId, ownerId, botId, channel, email, question }) =>
    firestore().runTransaction(async (transaction) => {
      const reference = leads().doc(conversationId)
      if ((await transaction.get(reference)).exists) {
        transaction.update(reference, { email })
        return
      }
      transaction.create(reference, {
        user_id: ownerId,
        chatbot_id: botId,
        channel,
        email,
        question,
        created_at: FieldValue.serverTimestamp(),
      })
    }),
}

/** Leads of an owner, and whether they are told of by mail: `lead_mails` of the profile. */
export const firestoreLeadMails: LeadMailStore = {
  async isWanted(ownerId) {
    const profile = await firestore().collection(COLLECTIONS.profiles).doc(ownerId).get()
    return profile.exists && profile.get('lead_mails') !== false
  },
  async countSince(ownerId, since) {
    const recent = leads().where('user_id', '==', ownerId).where('created_at', '>=', since)
    return (await recent.count().get()).data().count
  },
  findAddress: confirmedAddress,
}

/** A stored lead. */
export const readLead = (conversationId: string, row: DocumentData): NewLead => ({
  conversationId,
  ownerId: readString(row['user_id']),
  botId: readString(row['chatbot_id']),
  email: readString(row['email']),
  question: readString(row['question']),
})

/** Removes what was left with a bot that was deleted. May be repeated. */
export const removeLeadsOf = (botId: string): Promise<void> =>
  removeAll(leads().where('chatbot_id', '==', botId))
