import type { BotFormValues } from '@docent/domain/bot-schema'
import { COLLECTIONS, type BotCounter } from '@docent/domain/collections'
import { collection, doc, serverTimestamp, type DocumentData } from 'firebase/firestore'
import { commit } from '../../shared/commit.ts'
import { CallError } from '../../shared/call-error.ts'
import { firebaseAuth } from '../../shared/firebase.ts'
import { firestore } from '../../shared/firestore.ts'
import { useKnowledgeRows } from '../../shared/owner-data.ts'
import { isKnowledgeFile } from '../../shared/records.ts'

const botRef = (botId: string) => doc(firestore(), COLLECTIONS.chatbots, botId)
const counterRef = (uid: string) => doc(firestore(), COLLECTIONS.bot_counters, uid)

const countOf = (data: DocumentData | undefined): number =>
  (data as BotCounter | undefined)?.bots ?? 0

/**
 * Makes a bot and counts it, in one commit. The id is made once, so that a caller who repeats a
 * failed call with the same id cannot make two.
 * @returns the bot's id
 * @throws CallError `unauthenticated` where the session has ended meanwhile
 */
export async function createBot(
  uid: string,
  values: BotFormValues,
  botId: string = newBotId(),
): Promise<string> {
  if (firebaseAuth().currentUser === null) throw new CallError('unauthenticated')
  await commit(async (transaction) => {
    const counter = await transaction.get(counterRef(uid))
    transaction.set(botRef(botId), {
      id: botId,
      user_id: uid,
      name: values.name,
      description: values.description,
      is_active: true,
      configuration: values.configuration,
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
    })
    transaction.set(counterRef(uid), {
      bots: countOf(counter.data()) + 1,
      last_bot: botId,
      updated_at: serverTimestamp(),
    })
  })
  return botId
}

export const newBotId = (): string => doc(collection(firestore(), COLLECTIONS.chatbots)).id

export async function updateBot(botId: string, values: BotFormValues): Promise<void> {
  await commit((transaction) => {
    transaction.update(botRef(botId), {
      name: values.name,
      description: values.description,
      configuration: values.configuration,
      updated_at: serverTimestamp(),
    })
  })
}

export async function setBotActive(botId: string, isActive: boolean): Promise<void> {
  await commit((transaction) => {
    transaction.update(botRef(botId), { is_active: isActive, updated_at: serverTimestamp() })
  })
}

/** Deletes a bot and gives its place in the plan back. */
export async function deleteBot(uid: string, botId: string): Promise<void> {
  await commit(async (transaction) => {
    const counter = await transaction.get(counterRef(uid))
    transaction.delete(botRef(botId))
    transaction.update(counterRef(uid), {
      bots: Math.max(0, countOf(counter.data()) - 1),
      last_bot: botId,
      updated_at: serverTimestamp(),
    })
  })
}

export interface BaseOption {
  readonly id: string
  readonly title: string
  /** Questions that its documents answer. */
  readonly questions: readonly string[]
}

/** The bases that a bot can answer from, by title. */
export function useBaseOptions(): BaseOption[] {
  const rows = useKnowledgeRows().data ?? []
  return rows
    .filter((row) => !isKnowledgeFile(row))
    .map(({ id, title, suggested_questions: questions = [] }) => ({ id, title, questions }))
    .toSorted((a, b) => a.title.localeCompare(b.title))
}

/** Whether the owner's bases are still on their way. */
export const useAreBasesLoading = (): boolean => useKnowledgeRows().status === 'loading'
