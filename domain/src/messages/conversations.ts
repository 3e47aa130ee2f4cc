import type { ReplyKind } from '../chat.ts'

/** Texts of the owner's view of conversations. */
export const conversationMessages = {
  title: (bot: string) => (bot === '' ? 'Conversations' : `Conversations of ${bot}`),
  text: 'What visitors asked, what the bot said, and why. The latest 50 are shown, live.',
  loading: 'Loading conversations',
  loadFailed: 'The conversations could not be loaded. Please try again.',
  messagesFailed: 'This conversation could not be loaded. Please try again.',
  emptyTitle: 'No conversations yet',
  empty:
    'As soon as somebody writes to this bot, it shows here, with the receipt of every sentence.',
  chooseTitle: 'Choose a conversation to read it',
  choose: 'Each answer stands there with its receipt, and why the bot gave it.',
  goneTitle: 'This conversation is not here',
  gone: 'It is not among those shown. It may be older, or deleted.',
  back: 'All conversations',
  backToLeads: 'All leads',
  list: 'Conversations, the latest first',
  page: (page: number) => `p. ${page}`,
  openDocument: 'Open in the document',
  filter: 'What is shown',
  all: 'All',
  leads: (count: number, isMore: boolean) =>
    count === 0 ? 'Leads' : `Leads (${count}${isMore ? '+' : ''})`,
  leadList: 'E-mail addresses that visitors left, the latest first',
  noLeadsTitle: 'No addresses yet',
  noLeads:
    'Whoever asks for a person is asked for an e-mail address. What they leave shows here, with what they asked.',
  lead: 'Left an e-mail address',
  asked: 'Asked:',
  copyAddress: 'Copy address',
} as const

/** What a reply was, where it was no answer; '' where that needs no words. */
export const KIND_NAMES: Readonly<Record<ReplyKind, string>> = {
  answer: '',
  small_talk: '',
  clarification: 'asked back',
  fallback: 'not answered',
  offline: 'switched off',
  over_limit: 'messages used up',
}
