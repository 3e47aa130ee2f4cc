import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import { functions } from '../../testing/firebase/functions.ts'
import { chooseFiles, fill, meanwhile, press } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import {
  newOwner,
  onPlan,
  owner,
  serverFails,
  serverSays,
  sessionGone,
  stepsDone,
  unreadable,
  withBase,
} from '../states.ts'

const SCREEN = PATHS.knowledge
const one = [owner, onPlan('Starter'), withBase()]
const create = [press('New knowledge base'), fill('Name', 'Menus')]
const save = press('Create knowledge base')
const pdf = (name = 'a.pdf') => new File(['%PDF'], name, { type: 'application/pdf' })
const huge = Object.defineProperty(pdf('huge.pdf'), 'size', { value: 10 * 1024 * 1024 + 1 })
const exe = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' })
const created = serverSays(API.createKnowledgeBase, {
  body: { success: true, knowledgeBase: { id: 'base-7' }, uploadedFiles: [] },
})
const LIMIT =
  "You've reached the maximum number of knowledge bases for your current plan. Please upgrade to create more."
const SKIPPED = 'Only PDF, DOC, DOCX, and TXT files under 10MB are supported.'

const LIST: readonly Row[] = [
  row(
    '9 Other: first three names',
    SCREEN,
    [owner, withBase({ files: ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'] })],
    { text: 'a.pdf, b.pdf, c.pdf +2 more' },
  ),
  row('9 Other: sizes in units of 1024', SCREEN, [owner, withBase()], { text: '2 KB' }),
  row('2 Knowledge', SCREEN, owner, { text: 'No documents yet' }),
  row('8 Knowledge bases', SCREEN, [owner, unreadable('knowledge_base')], {
    result: is.isDestructive('Failed to load existing knowledge bases.', 'Try Again'),
  }),
  row(
    '2 Knowledge',
    PATHS.document('gone'),
    [
      owner,
      withBase(),
      ...[API.fileText, API.fileQuotes].map((path) =>
        serverSays(path, { status: 404, body: { code: 'not_found', error: 'Not here.' } }),
      ),
    ],
    {
      text: 'This document does not exist',
      result: [is.leadsTo('Show all documents', PATHS.knowledge), is.hasNo('button', 'Try Again')],
    },
  ),
  row('2 Plan-limit notice', SCREEN, [owner, withBase()], {
    text: ['Plan limit reached', LIMIT],
    result: [
      is.leadsTo('Upgrade Plan', PATHS.billing),
      is.leadsTo('View Plans', PATHS.pricing),
      is.hasNo('button', 'New knowledge base'),
    ],
  }),
]

const FORM: readonly Row[] = [
  row('5 Knowledge base: save disabled while name empty', SCREEN, one, {
    action: press('New knowledge base'),
    text: 'Description (optional)',
    result: is.isDisabled('Create knowledge base'),
  }),
  row('5 Knowledge base', SCREEN, one, {
    action: [press('New knowledge base'), fill('Name', '   '), submit('Create knowledge base')],
    result: [
      is.isDestructive('Name required', 'Please enter a name for your knowledge base.'),
      is.wasNotAsked(API.createKnowledgeBase),
    ],
  }),
  row('8 Success', SCREEN, [...one, created], {
    action: [...create, save],
    text: 'Knowledge base created!',
    result: is.wasAsked(API.createKnowledgeBase, { name: 'Menus', description: '' }),
  }),
  row('5 Knowledge base: files', SCREEN, one, {
    action: [...create, chooseFiles(pdf(), exe, huge)],
    text: ['a.pdf', SKIPPED],
    result: is.isDestructive('Some files were skipped:', SKIPPED),
  }),
  row('4 Editor: a new file can be removed', SCREEN, one, {
    action: [...create, chooseFiles(pdf()), press('Remove a.pdf')],
    result: is.isMissing('a.pdf'),
  }),
  row(
    '5 Knowledge base: refused at plan limit',
    SCREEN,
    [
      ...one,
      serverSays(API.createKnowledgeBase, {
        status: 409,
        body: { code: 'plan_limit_knowledge_bases', error: LIMIT },
      }),
    ],
    { action: [...create, save], result: is.isDestructive('Plan limit reached', LIMIT) },
  ),
  row(
    '8 Knowledge bases: server text',
    SCREEN,
    [
      ...one,
      serverSays(API.createKnowledgeBase, { body: { success: false, error: 'The disk is full.' } }),
    ],
    { action: [...create, save], result: is.isDestructive('The disk is full.') },
  ),
  row('8 Knowledge bases', SCREEN, [...one, serverFails(API.createKnowledgeBase)], {
    action: [...create, save],
    result: is.isDestructive('Failed to create knowledge base. Please try again.'),
  }),
  row('8 Knowledge bases', SCREEN, [...one, serverFails(API.updateKnowledgeBase)], {
    action: [press('Edit House rules'), fill('Name', 'Rules'), press('Save changes')],
    result: is.isDestructive('Failed to update knowledge base. Please try again.'),
  }),
  row('8 Knowledge bases: not signed in', SCREEN, one, {
    action: [...create, meanwhile('the session ends', sessionGone.run), save],
    result: is.isDestructive('No active session'),
  }),
  row(
    '4 Editor: rename, mark for deletion',
    SCREEN,
    [...one, serverSays(API.updateKnowledgeBase, { body: { success: true } })],
    {
      action: [
        press('Edit House rules'),
        fill('Name', 'Rules'),
        press('Delete menu.pdf'),
        press('Save changes'),
      ],
      text: 'Knowledge base updated!',
      result: is.wasAsked(API.updateKnowledgeBase, {
        knowledgeBaseId: 'base-1',
        name: 'Rules',
        filesToDelete: '["base-1-file-0"]',
      }),
    },
  ),
]

/** A form whose button is disabled can still be submitted by Enter. */
function submit(label: string) {
  return meanwhile('press Enter', () => {
    document
      .querySelector(`form[aria-label="${label}"]`)
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
}

const stuckAt = (percent: number) =>
  meanwhile(`${percent} % are sent`, () => functions.stickAt(percent))

const PROGRESS: readonly Row[] = [
  row('4 Editor: below 50', SCREEN, [...one, created], {
    action: [...create, chooseFiles(pdf()), stuckAt(20), save],
    text: 'Creating...',
  }),
  row('4 Editor: below 50', SCREEN, [...one, serverSays(API.updateKnowledgeBase, { body: {} })], {
    action: [press('Edit House rules'), chooseFiles(pdf()), stuckAt(20), press('Save changes')],
    text: 'Updating knowledge base...',
  }),
  row('4 Editor: below 90; D28', SCREEN, [...one, created], {
    action: [...create, chooseFiles(pdf()), stuckAt(60), save],
    text: 'Processing files',
  }),
  row('4 Editor: below 90', PATHS.onboarding, [newOwner, stepsDone(1), created], {
    action: [fill('Name', 'Menus'), chooseFiles(pdf()), stuckAt(60), save],
    text: 'Processing files',
  }),
  row('4 Editor: otherwise', SCREEN, [...one, created], {
    action: [...create, chooseFiles(pdf()), stuckAt(95), save],
    text: 'Almost done!',
  }),
]

const SURPLUS: readonly Row[] = [
  row(
    'D downgrade: surplus is read-only',
    SCREEN,
    [owner, withBase(), withBase({ id: 'base-2', title: 'Menus', day: 8 })],
    {
      action: press('Edit Menus'),
      text: 'documents can be deleted, but not added',
      result: is.hasNo('button', 'Choose files'),
    },
  ),
]

export const KNOWLEDGE_ROWS: readonly Row[] = [...LIST, ...FORM, ...PROGRESS, ...SURPLUS]
