import { randomUUID } from 'node:crypto'

const RANDOM_PART = /^[0-9a-f-]{36}$/

/**
 * Id of the conversation to write to. It begins with the bot's id, so that no visitor can name a
 * conversation of another bot; anything that was not made here starts a new conversation.
 */
export function continueConversation(botId: string, claimed: string | undefined): string {
  const prefix = `${botId}_`
  const isOurs = claimed?.startsWith(prefix) && RANDOM_PART.test(claimed.slice(prefix.length))
  return claimed !== undefined && isOurs ? claimed : prefix + randomUUID()
}
