import type { AdminMessage } from '../admin.ts'
import { plural } from '../format.ts'

/** Texts of the operators' panel. */
export const adminMessages = {
  checking: 'Loading the panel',
  checkFailed: 'Your access could not be checked. Please try again.',
  sampleLabel: 'Sample data',
  sample:
    'These people, bots and figures are invented. Operators of this installation see the real ones here.',
  loadFailed: 'The figures could not be loaded. Please try again.',
  listFailed: 'The list could not be loaded. Please try again.',
  markFailed: 'The message could not be marked. Please try again.',
  loading: (what: string) => `Loading ${what}`,
  search: 'Search by name or email',
  searchHint: 'The beginning of a name, or of an address.',
  noUsersTitle: 'No users yet',
  noUsers: 'Whoever creates an account is listed here.',
  nobodyTitle: 'Nobody found',
  nobody: (search: string) => `No name and no address holds a word that begins with “${search}”.`,
  noBotsTitle: 'No bots yet',
  noBots: 'Bots are listed here as soon as somebody makes one.',
  noMessagesTitle: 'No messages yet',
  noMessages: 'What people write on the contact page is listed here.',
  noReadersTitle: 'No sign-ups yet',
  noReaders: 'Addresses that ask for the newsletter are listed here.',
  noQuestionsTitle: 'No questions yet',
  noQuestions: 'What visitors ask the bots of all accounts is counted here, day by day.',
  more: 'Show more',
  nameless: 'No name',
  open: 'Open',
  handled: 'Handled',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  markHandled: 'Mark as handled',
  reopen: 'Reopen',
  markLabel: ({ isHandled, subject }: AdminMessage) =>
    `${isHandled ? adminMessages.reopen : adminMessages.markHandled}: ${subject}`,
  revenueNote:
    'By the prices of the catalogue, without discounts and taxes. Yearly plans count a twelfth a month.',
  countedAt: 'Counted',
  newUsers: (count: number, days: number) => `${count.toLocaleString('en')} new in ${days} days`,
  paying: (monthly: number, annual: number) =>
    `${monthly.toLocaleString('en')} monthly, ${annual.toLocaleString('en')} annual`,
  trials: (count: number) => plural(count, 'trial'),
  pastDue: (count: number) => `${plural(count, 'payment')} failed`,
} as const
