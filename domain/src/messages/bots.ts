import { plural } from '../format.ts'

const tooMany = (cap: number, count: number) =>
  `Your plan has room for ${plural(cap, 'bot')} and you have ${count}.`

/** Texts of the bot form. *Source:* specification sections 5 and 8. */
export const botMessages = {
  nameRequiredTitle: 'Name required',
  nameRequired: 'Please enter a name for your chatbot.',
  dashboardNameRequired: 'Please enter a name for your bot.',
  signInRequiredTitle: 'Authentication required',
  signInRequired: 'Please log in to create a chatbot.',
  planLimitTitle: 'Plan limit reached',
  planLimit:
    "You've reached the maximum number of chatbots for your current plan. Please upgrade to create more bots.",
  surplus: (cap: number, count: number) =>
    `${tooMany(cap, count)} All of them keep answering. Until there is room again they can be switched on and off and deleted, but not changed.`,
  surplusBot: (cap: number, count: number) =>
    `${tooMany(cap, count)} This one keeps answering. What you change here shows in the preview, but cannot be saved until there is room.`,
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  colorInvalid: 'Please enter a colour as # and six digits, for example #3B82F6.',
  websiteUrlInvalid: 'Please enter an address that starts with http:// or https://.',
  siteInvalid: (line: number) =>
    `Line ${line}: please write one address without a path, for example www.example.com or *.example.com.`,
  tooManyLines: (max: number) => `Please use at most ${max} lines.`,
  synonymsInvalid: (line: number) =>
    `Line ${line}: please write 2 to 20 words that mean the same, with commas between them.`,
  suggestedQuestionsInvalid: (count: number, length: number) =>
    `Please write at most ${count} questions of up to ${length} characters each.`,
  dashboardSaveFailed: 'Failed to save the bot. Please try again.',
  usingDefaults: 'Error loading bot configuration. Using default settings',
  saveFailed: 'Failed to save your chatbot configuration. Please try again.',
  loadFailedTitle: 'Error loading bot configuration',
  loadAllFailed: 'Failed to load chatbots.',
  created: 'Bot created',
  updated: 'Bot updated',
  deleted: 'Bot deleted',
  switched: {
    on: (name: string) => `${name} is switched on`,
    off: (name: string) => `${name} is switched off`,
    offNote: 'Its widget hides itself; on Telegram and Messenger it says that it is away.',
  },
  shared: { on: 'The share page is public', off: 'The share page is off' },
  deleteConfirm: 'Are you sure you want to delete this bot? This action cannot be undone.',
  deleteFailed: 'Failed to delete the bot. Please try again.',
} as const
