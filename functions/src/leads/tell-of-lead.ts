import { leadMail, signed } from '@docent/domain/messages/mails'
import { sendOnce, type MailDeps, type MailOutcome } from '../mail/send-once.ts'

/** Mails about leads that one owner gets in an hour; more leads than that are seen in the app. */
const MAILS_AN_HOUR = 10
const HOUR_MS = 60 * 60 * 1000

/** What decides on whether an owner is written to. */
export interface LeadMailStore {
  /** Whether the owner has not turned these mails off. */
  isWanted(ownerId: string): Promise<boolean>
  /** Leads of all the owner's bots since a moment, with the one that is told of. */
  countSince(ownerId: string, since: Date): Promise<number>
  /** The owner's e-mail address, once it is confirmed; `null` until then. */
  findAddress(ownerId: string): Promise<string | null>
}

export interface LeadMailDeps {
  readonly store: LeadMailStore
  readonly mail: MailDeps
  /** Origin of the web app, without a closing slash. */
  readonly appUrl: string
}

export interface NewLead {
  readonly conversationId: string
  readonly ownerId: string
  readonly botId: string
  readonly email: string
  readonly question: string
}

/**
 * Mails an owner that somebody left an address, once a conversation and at most ten times an hour.
 * @returns `unwanted` where it is turned off, too much, or there is no confirmed address
 */
export async function tellOfLead(
  { store, mail, appUrl }: LeadMailDeps,
  lead: NewLead,
): Promise<MailOutcome | 'unwanted'> {
  if (mail.sendMail === null) return 'off'
  const { conversationId, ownerId, botId, email, question } = lead
  const [isWanted, recent, to] = await Promise.all([
    store.isWanted(ownerId),
    store.countSince(ownerId, new Date(mail.now().getTime() - HOUR_MS)),
    store.findAddress(ownerId),
  ])
  if (!isWanted || recent > MAILS_AN_HOUR || to === null) return 'unwanted'
  const search = new URLSearchParams({ show: 'leads', open: conversationId })
  const url = `${appUrl}/dashboard/bots/${encodeURIComponent(botId)}/conversations?${search.toString()}`
  const { subject, text } = leadMail.text({ email, question, url })
  const letter = { to, subject, text: signed(text, leadMail.why, appUrl) }
  return sendOnce(mail, { ...letter, key: `lead_${conversationId}`, ownerId })
}
