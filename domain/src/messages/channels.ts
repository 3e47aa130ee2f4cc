import type { ChannelProblem } from '../channels.ts'

/** Texts of every messaging channel. */
export const channelMessages = {
  tokenRejected: 'The platform does not accept this token. Copy it again; nothing was saved.',
  taken:
    'This token already answers for another bot. Delete it there first, or use a token of its own for each bot; nothing was saved.',
  unreachable: 'The platform could not be reached, so nothing was saved. Please try again.',
  notConfigured:
    'This server has no key to keep tokens safe, so channels cannot be connected. Its operator can set CHANNEL_TOKEN_KEYS.',
  /** In the words of a platform's errors, beside which it is shown. */
  interrupted:
    'The server stopped while a message was being sent. It was not sent again, because it may have arrived.',
  /** Likewise. */
  unanswered:
    'The platform did not say in time whether it took a message. It was not sent again, because it may have arrived.',
  verifyFirst:
    'Please confirm your email address before you connect a channel. We have sent you a link.',
} as const

/** What an owner is told of a channel that does not answer: `Not connected: …`. */
export const CHANNEL_PROBLEM_TEXTS: Readonly<Record<ChannelProblem, string>> = {
  token_invalid: 'the token is no longer accepted. Paste a new one under Edit.',
  webhook_refused: 'the platform refused our address for messages.',
  webhook_elsewhere: 'another service receives its messages. Retry takes them over.',
  webhook_missing: 'the platform does not deliver messages to us. Retry sets it up again.',
  unreachable: 'the platform could not be reached.',
}

/** What a bot says on a messaging channel besides its answers. */
export const channelReplies = {
  help: (botName: string): string =>
    `Ask me anything about the documents of ${botName}, in your own words.\n\n` +
    '/sources shows the quotes behind my last answer\n' +
    '/human has a person write to you\n' +
    '/start begins a new conversation',
  textOnly: 'I can read text only. Please type your question.',
  noSources: 'There is nothing to show yet: my last message was not an answer from the documents.',
  sourcesTitle: 'The quotes behind my last answer:',
  showSources: 'Show the quotes',
  /** At most 20 characters: Messenger takes no longer title. */
  openQuote: (number: number, count: number): string =>
    count === 1 ? 'Open the quote' : `Open quote ${number}`,
  linksBelow: 'The quotes, each in its document:',
  test: (botName: string): string =>
    `This is a test. ${botName} is connected to this chat and answers here.`,
  trouble: "Sorry, I'm having trouble connecting. Please try again later.",
  gone: 'This assistant is no longer available.',
} as const
