import type { ChatReply, ProvenSentence, Receipt } from '@docent/domain/chat'

export const aReceipt = (change: Partial<Receipt> = {}): Receipt => ({
  fileId: 'file-1',
  fileName: 'handbook.pdf',
  page: 14,
  pages: 32,
  start: 120,
  end: 163,
  quote: 'Unused items may be returned within 30 days',
  before: 'Section 2.',
  after: 'Final sales are excluded.',
  ...change,
})

export const aSentence = (
  text = 'You can return unused items within 30 days.',
  receipt: Partial<Receipt> = {},
): ProvenSentence => ({ text, receipt: aReceipt(receipt) })

export const aReply = (change: Partial<ChatReply> = {}): ChatReply => ({
  output: aSentence().text,
  kind: 'answer',
  sentences: [aSentence()],
  suggestions: [],
  conversationId: 'conversation-1',
  ...change,
})
