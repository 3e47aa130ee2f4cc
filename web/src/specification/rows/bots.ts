import { COLLECTIONS } from '@docent/domain/collections'
import { PATHS } from '../../app/paths.ts'
import { fill, follow, meanwhile, openTab, press, see, tick } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import {
  onPlan,
  owner,
  readableAgain,
  sessionGone,
  unreadable,
  unwritable,
  withBase,
  withBot,
} from '../states.ts'

const NEW = PATHS.bot('new')
const BOT = PATHS.bot('bot-1')
const one = [owner, onPlan('Starter'), withBase(), withBot()]
const none = [owner, onPlan('Starter'), withBase()]
const LIMIT =
  "You've reached the maximum number of chatbots for your current plan. Please upgrade to create more bots."

const LIST: readonly Row[] = [
  row('2 Bots', PATHS.bots, one, {
    text: ['Front desk', 'Active'],
    result: [is.has('link', 'Edit Front desk'), is.has('link', 'Create bot')],
  }),
  row('2 Bots: toggle', PATHS.bots, one, {
    action: tick(/^Front desk is active/),
    text: ['Inactive', 'Front desk is switched off'],
    result: is.isStored(COLLECTIONS.chatbots, 'bot-1', { is_active: false }),
  }),
  row('2 Bots: toggle', PATHS.bots, one, {
    action: [tick(/^Front desk is active/), press('Undo')],
    text: ['Active', 'Front desk is switched on'],
    result: is.isStored(COLLECTIONS.chatbots, 'bot-1', { is_active: true }),
  }),
  row(
    '2 Bots: toggle',
    PATHS.bots,
    [owner, onPlan('Starter'), withBase(), withBot({ isActive: false })],
    {
      action: [see('Inactive'), tick(/^Front desk is active/)],
      result: is.isStored(COLLECTIONS.chatbots, 'bot-1', { is_active: true }),
    },
  ),
  row('2 Bots', PATHS.bots, [owner, withBase()], { text: ['No bots yet', 'Create bot'] }),
  row('8 Bots', PATHS.bots, [...one, unreadable('chatbots')], {
    result: is.isDestructive('Failed to load chatbots.', 'Try Again'),
  }),
  row('8 Bots', PATHS.bots, [...one, unreadable('chatbots')], {
    action: [
      see('Failed to load chatbots.'),
      meanwhile('they can be read again', readableAgain('chatbots').run),
      press('Try Again'),
    ],
    text: 'Front desk',
  }),
]

const DELETE: readonly Row[] = [
  row('5 Bot deletion', PATHS.bots, one, {
    action: press('Delete Front desk'),
    text: 'Are you sure you want to delete this bot? This action cannot be undone.',
    result: is.isStored(COLLECTIONS.chatbots, 'bot-1', {}),
  }),
  row('8 Success; 7 reload', PATHS.bots, one, {
    action: [press('Delete Front desk'), press('Delete bot')],
    text: ['Bot deleted', 'No bots yet'],
    result: is.areStored(COLLECTIONS.chatbots, 0),
  }),
  row('5 Bot deletion: cancelled', PATHS.bots, one, {
    action: [press('Delete Front desk'), press('Cancel')],
    result: is.areStored(COLLECTIONS.chatbots, 1),
  }),
  row('8 Bots', PATHS.bots, [...one, unwritable], {
    action: [press('Delete Front desk'), press('Delete bot')],
    result: is.isDestructive('Failed to delete the bot. Please try again.'),
  }),
]

const FORM: readonly Row[] = [
  row('2 Bots: tabs of the form', BOT, one, {
    result: [
      is.has('tab', 'Basic Settings'),
      is.has('tab', 'Integrations'),
      is.has('tab', 'Preview'),
      is.holds('Name', 'Front desk'),
    ],
  }),
  row('2 Bots: Integrations, by the address', PATHS.botIntegrations('bot-1'), one, {
    text: 'Embed script',
  }),
  row('2 Bots: Preview', BOT, one, {
    action: openTab('Preview'),
    result: is.has('region', 'Live preview'),
  }),
  row('9 Other: bot defaults', NEW, none, {
    result: [
      is.isTicked(/^Professional/),
      is.isTicked('#3B82F6'),
      is.holds(/^Welcome message/, 'Hi! How can I help you today?'),
      ...['#8B5CF6', '#10B981', '#F59E0B', '#EF4444', '#6366F1', '#EC4899', '#14B8A6'].map(
        (color) => is.isTicked(color, false),
      ),
      is.has('button', 'Other colour'),
    ],
  }),
  row('3 Personality', NEW, none, {
    text: [
      'Formal, business-like',
      'Warm, approachable',
      'Relaxed, conversational',
      'Precise, detailed',
    ],
  }),
  row('5 Bot', NEW, none, {
    action: press('Create bot'),
    result: is.isDestructive('Name required', 'Please enter a name for your bot.'),
  }),
  row('8 Success', NEW, none, {
    action: [fill('Name', 'Desk'), press('Create bot')],
    text: 'Bot created',
    result: is.areStored(COLLECTIONS.chatbots, 1),
  }),
  row('5 Bot: blank defaults', NEW, none, {
    action: [
      fill('Name', 'Desk'),
      fill(/^Welcome message/, ' '),
      fill(/^Fallback message/, ''),
      press('Create bot'),
    ],
    text: 'Bot created',
    result: is.hasStored(COLLECTIONS.chatbots, {
      name: 'Desk',
      is_active: true,
      configuration: {
        knowledgeBaseId: 'base-1',
        personality: 'professional',
        primaryColor: '#3B82F6',
        welcomeMessage: 'Hi! How can I help you today?',
        fallbackMessage: "I'm sorry, I don't understand. Could you please rephrase your question?",
      },
    }),
  }),
  row('8 Success', BOT, one, {
    action: [fill('Name', 'Desk'), press('Save changes')],
    text: 'Bot updated',
    result: is.isStored(COLLECTIONS.chatbots, 'bot-1', { name: 'Desk' }),
  }),
  row('8 Bots', BOT, [...one, unwritable], {
    action: [fill('Name', 'Desk'), press('Save changes')],
    result: is.isDestructive('Failed to save the bot. Please try again.'),
  }),
  row('8 Bots', BOT, [...one, unreadable('chatbots')], {
    result: is.isDestructive('Error loading bot configuration', 'Try Again'),
  }),
  row('5 Bot: login required', NEW, none, {
    action: [
      fill('Name', 'Desk'),
      meanwhile('the session ends', sessionGone.run),
      press('Create bot'),
    ],
    result: [
      is.isDestructive('Authentication required', 'Please log in to create a chatbot.'),
      is.areStored(COLLECTIONS.chatbots, 0),
    ],
  }),
  row('2 Bots: unsaved changes', BOT, one, {
    action: [fill('Name', 'Desk'), follow('Knowledge')],
    result: is.has('dialog', /./),
  }),
]

const LIMITS: readonly Row[] = [
  row('2 Plan-limit notice', PATHS.bots, [owner, withBase(), withBot()], {
    text: ['Plan limit reached', LIMIT],
    result: [
      is.leadsTo('Upgrade Plan', PATHS.billing),
      is.leadsTo('View Plans', PATHS.pricing),
      is.hasNo('link', 'Create bot'),
    ],
  }),
  row('5 Bot: plan bot limit', NEW, [owner, withBase(), withBot()], {
    text: ['Plan limit reached', LIMIT],
    result: is.hasNo('button', 'Create bot'),
  }),
  row(
    '6 Enterprise is unlimited',
    PATHS.bots,
    [owner, onPlan('Enterprise'), withBase(), withBot()],
    {
      result: [is.has('link', 'Create bot'), is.isMissing('Plan limit reached')],
    },
  ),
  row(
    '9 Unknown tier',
    PATHS.bots,
    [owner, onPlan('Starter', { subscription_tier: 'Gold' }), withBase(), withBot()],
    { text: 'Plan limit reached' },
  ),
  row(
    'D downgrade: surplus is read-only',
    BOT,
    [owner, withBase(), withBot(), withBot({ id: 'bot-2', name: 'Second', day: 8 })],
    { text: 'cannot be saved until there is room', result: is.isDisabled('Save changes') },
  ),
]

export const BOT_ROWS: readonly Row[] = [...LIST, ...DELETE, ...FORM, ...LIMITS]
