/** Texts of the overview. */
export const overviewMessages = {
  loading: 'Loading your overview',
  checklistTitle: 'Your first answers',
  done: (count: number, all: number) => `${count} of ${all} done`,
  hide: 'Hide this list',
  isDone: '(done)',
  steps: {
    upload: {
      title: 'Upload a document',
      text: 'A price list, a handbook, a page of house rules: what your visitors ask about.',
      action: 'Upload documents',
    },
    bot: {
      title: 'Make a bot',
      text: 'It answers from your documents, and shows the line that it took each answer from.',
      action: 'Create a bot',
    },
    site: {
      title: 'Put it on your website',
      text: 'Copy one line into your page. This step is done when the bot was seen there.',
      action: 'Copy the snippet',
    },
    ask: {
      title: 'Ask it a question',
      text: 'As a visitor, on your website. The preview is for you alone and does not count.',
      action: 'See your bots',
    },
  },
} as const
