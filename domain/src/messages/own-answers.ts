/** What a receipt names as the source of an answer that the owner wrote. Visitors read it too. */
export const OWN_ANSWER_SOURCE = 'Owner’s own answer'

/** Texts of the owner's own answers. */
export const ownAnswerMessages = {
  open: (count: number) => (count === 0 ? 'Your answers' : `Your answers · ${count}`),
  close: 'Hide your answers',
  title: 'Your answers',
  hint: 'Where a visitor asks one of these questions, the bot says your answer to the letter, whatever the documents say.',
  emptyTitle: 'No answers of your own yet',
  empty: 'Write one where the documents say nothing, or not what you want to be said.',
  add: 'Add answer',
  addTitle: 'Add an answer',
  editTitle: 'Edit answer',
  edit: (question: string) => `Edit the answer to ${question}`,
  remove: (question: string) => `Delete the answer to ${question}`,
  base: 'Knowledge base',
  questionLabel: 'When a visitor asks',
  questionHint:
    'One way to ask it a line, five at most. Small differences in wording are understood.',
  answerLabel: 'The bot answers',
  answerHint: 'Said to the letter, with the receipt “Owner’s own answer”.',
  questionRequired: 'Please enter a question.',
  questionWords: 'A question needs words.',
  answerRequired: 'Please enter the answer.',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  tooManyQuestions: (max: number) => `Please enter at most ${max} questions for one answer.`,
  full: (max: number) =>
    `A knowledge base holds at most ${max} answers of your own. Delete one, or add a question to another.`,
  save: 'Save answer',
  saving: 'Saving…',
  saved: 'Answer saved',
  savedNote: 'The bots of this base say it from now on.',
  deleted: 'Answer deleted',
  restored: 'Answer is back',
  saveFailed: 'The answer could not be saved. Please try again.',
  deleteFailed: 'The answer could not be deleted. Please try again.',
  loadFailed: 'Your answers could not be loaded. Please try again.',
  loading: 'Loading your answers',
  matched: (question: string) =>
    `This is your own answer to “${question}”. It wins over the documents.`,
} as const
