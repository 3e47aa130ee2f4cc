/** Texts of the analytics tab. */
export const analyticsMessages = {
  loadFailed: 'Failed to load analytics data.',
  noQuestionsTitle: 'No questions yet',
  noQuestions:
    'As soon as visitors ask your bots something, you see here how many questions were answered.',
  unansweredTitle: 'What your documents did not answer',
  unanswered: 'Add a document that says it, and the next visitor gets an answer.',
} as const
