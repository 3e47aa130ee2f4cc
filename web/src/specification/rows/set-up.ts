import { COLLECTIONS, onboardingProgressId } from '@docent/domain/collections'
import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import { fill, meanwhile, openTab, press, see, seeNoMore, tick } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import {
  newOwner,
  OWNER,
  readableAgain,
  serverSays,
  stepsDone,
  unreadable,
  unwritable,
  withBase,
  withBot,
  withFacebook,
  withTelegram,
} from '../states.ts'

const WIZARD = PATHS.onboarding
const progress = (step: number) => onboardingProgressId(OWNER, step)

const BOT: readonly Row[] = [
  row('5 Bot: blank defaults', WIZARD, [newOwner, stepsDone(2), withBase()], {
    text: ['Professional', 'Friendly', 'Casual', 'Technical', 'Use Default Settings'],
    result: [
      is.holds(/^Welcome message/, 'Hi! How can I help you today?'),
      is.holds(
        /^Fallback message/,
        "I'm sorry, I don't understand. Could you please rephrase your question?",
      ),
      is.isTicked('#3B82F6'),
      is.isTicked(/^Professional/),
    ],
  }),
  row('5 Bot', WIZARD, [newOwner, stepsDone(2), withBase()], {
    action: press('Create bot and continue'),
    text: 'Please enter a name for your chatbot.',
    result: is.areStored(COLLECTIONS.chatbots, 0),
  }),
  row('5 Bot: what was missing', WIZARD, [newOwner, stepsDone(2), withBase()], {
    action: [
      press('Create bot and continue'),
      see('Name required'),
      press('Use Default Settings'),
      see('Step 4 of 4'),
      seeNoMore('Name required'),
    ],
    text: 'Bot created',
  }),
  row('4 Bot step: otherwise created', WIZARD, [newOwner, stepsDone(2), withBase()], {
    action: [fill('Name', 'Desk'), press('Create bot and continue')],
    text: ['Bot created', 'Step 4 of 4'],
    result: is.areStored(COLLECTIONS.chatbots, 1),
  }),
  row('4 Bot step: existing bot', WIZARD, [newOwner, stepsDone(2), withBase(), withBot()], {
    action: [fill('Name', 'Desk'), press('Save and continue')],
    text: ['Bot updated', 'Step 4 of 4'],
    result: is.isStored(COLLECTIONS.chatbots, 'bot-1', { name: 'Desk' }),
  }),
  row('D29 Use Default Settings', WIZARD, [newOwner, stepsDone(2), withBase()], {
    action: press('Use Default Settings'),
    text: 'Step 4 of 4',
    result: is.areStored(COLLECTIONS.chatbots, 1),
  }),
  row('8 Bots', WIZARD, [newOwner, stepsDone(2), withBase(), unwritable], {
    action: [fill('Name', 'Desk'), press('Create bot and continue')],
    result: is.isDestructive('Failed to save your chatbot configuration. Please try again.'),
  }),
  row('8 Bots', WIZARD, [newOwner, stepsDone(2), withBase(), unreadable('chatbots')], {
    result: is.isDestructive('Error loading bot configuration', 'Try Again'),
  }),
  row('8 Bots', WIZARD, [newOwner, stepsDone(2), withBase(), withBot(), unreadable('chatbots')], {
    action: [
      see('Error loading bot configuration'),
      meanwhile('it can be read again', readableAgain('chatbots').run),
      press('Try Again'),
    ],
    result: is.holds('Name', 'Front desk'),
  }),
  row('8 Bots', WIZARD, [newOwner, stepsDone(2), unreadable('knowledge_base')], {
    text: 'Error loading bot configuration. Using default settings',
    result: is.has('button', 'Create bot and continue'),
  }),
]

const atLast = [newOwner, stepsDone(3), withBase(), withBot()]
const finished = [
  is.isAt(PATHS.dashboard),
  is.isStored(COLLECTIONS.profiles, OWNER, { onboarding_completed: true }),
]

const INTEGRATIONS: readonly Row[] = [
  row('2 Integrations step', WIZARD, atLast, {
    text: ['Easy · 5 minutes', 'Medium · 15 minutes', 'Medium · 10 minutes'],
    result: [
      is.isDisabled('Complete Setup'),
      is.isTicked(/^Website,/, false),
      is.hasNo('tab', 'Website'),
    ],
  }),
  row('2 Integrations step: tabs', WIZARD, atLast, {
    action: [tick(/^Website,/), tick(/^Telegram,/)],
    result: [is.has('tab', 'Website'), is.has('tab', 'Telegram'), is.isEnabled('Complete Setup')],
  }),
  row(
    '4 Integrations: a website URL selects',
    WIZARD,
    [newOwner, stepsDone(3), withBase(), withBot({ websiteUrl: 'https://shop.test' })],
    { result: [is.isTicked(/^Website,/), is.holds(/^Website URL/, 'https://shop.test')] },
  ),
  row('4 Integrations: a saved Telegram bot selects', WIZARD, [...atLast, withTelegram], {
    result: is.isTicked(/^Telegram,/),
  }),
  row('4 Integrations: a saved Facebook bot selects', WIZARD, [...atLast, withFacebook], {
    result: is.isTicked(/^Facebook Messenger,/),
  }),
  row(
    '4 Integrations: deleting removes it',
    WIZARD,
    [...atLast, withTelegram, serverSays(API.disconnectChannel, { body: { success: true } })],
    {
      action: [openTab('Telegram'), press('Delete'), press('Delete')],
      text: 'Telegram bot deleted',
      result: is.isTicked(/^Telegram,/, false),
    },
  ),
  row('4 Onboarding: the last step', WIZARD, atLast, {
    action: [tick(/^Website,/), press('Complete Setup')],
    text: ['Integrations configured!', '1 platform', 'Onboarding Complete!'],
    result: [
      ...finished,
      is.isStored(COLLECTIONS.onboarding_progress, progress(3), {
        step_data: {
          integrations: ['website'],
          websiteUrl: '',
          hasTelegramBot: false,
          hasFacebookMessenger: false,
          hasWebsiteWidget: true,
        },
      }),
    ],
  }),
  row('8 Bots and integrations', WIZARD, atLast, {
    action: [
      tick(/^Website,/),
      fill(/^Website URL/, 'https://shop.test'),
      meanwhile('nothing can be written', unwritable.run),
      press('Save website'),
    ],
    result: is.isDestructive('Failed to save integration settings. Please try again.'),
  }),
  row('8 Bots and integrations', WIZARD, [...atLast, unreadable('chatbots')], {
    result: is.isDestructive('Error loading bot configuration', 'Try Again'),
  }),
]

/** The wizard's steps about the bot. */
export const SET_UP_ROWS: readonly Row[] = [...BOT, ...INTEGRATIONS]
