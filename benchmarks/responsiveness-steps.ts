// What is done on every screen, and by whom, while `responsiveness.ts` measures.
import type { Page } from '@playwright/test'
import { readerMessages } from '@docent/domain/messages/knowledge'
import { testerMessages } from '@docent/domain/messages/trace'
import { widgetMessages } from '@docent/domain/messages/widget'
import { STEPS } from '@docent/domain/onboarding'
import { originOf } from '../emulators/ports.ts'
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  SHOP_OWNER,
  type DemoAccount,
} from '../emulators/seed/accounts.ts'
import { DEMO_BOT_ID } from '../emulators/seed/bot.ts'
import { DOCUMENT_NAMES } from '../emulators/seed/documents.ts'

const docent = originOf('hosting')
/** Between two keys, in milliseconds: 100 words a minute. */
const KEY_MS = 120

export interface Step {
  readonly screen: string
  readonly action: string
  readonly run: (page: Page) => Promise<unknown>
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true })
const type = async (page: Page, label: string, text: string) => {
  await field(page, label).focus()
  await page.keyboard.type(text, { delay: KEY_MS })
}
const open = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(docent + path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
const openTab = (name: string): Step => ({
  screen: name,
  action: 'open its tab',
  run: async (page) => tab(page, name).click(),
})

const signIn = async (page: Page, { email }: DemoAccount) => {
  await open('/login', 'Sign in')(page)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const VISIT: readonly Step[] = [
  { screen: 'Contact', action: 'load', run: open('/contact', 'Contact') },
  {
    screen: 'Contact',
    action: 'type the message',
    run: (page) => type(page, 'Message', 'Do you open on Sundays?'),
  },
  {
    screen: 'Contact',
    action: 'send too little',
    run: (page) => button(page, 'Send message').click(),
  },
  { screen: 'Register', action: 'load', run: open('/register', /./) },
  { screen: 'Register', action: 'type the name', run: (page) => type(page, 'First name', 'Nell') },
  {
    screen: 'Register',
    action: 'type the password',
    run: (page) => type(page, 'Password', DEMO_PASSWORD),
  },
  {
    screen: 'Register',
    action: 'accept the terms',
    run: (page) => page.getByRole('checkbox', { name: /^I accept/ }).click(),
  },
  {
    screen: 'Register',
    action: 'send too little',
    run: (page) => button(page, 'Create account').click(),
  },
]

const SIGN_IN: readonly Step[] = [
  { screen: 'Login', action: 'load', run: open('/login', 'Sign in') },
  {
    screen: 'Login',
    action: 'type the address',
    run: (page) => type(page, 'Email', SHOP_OWNER.email),
  },
  {
    screen: 'Login',
    action: 'type the password',
    run: (page) => type(page, 'Password', DEMO_PASSWORD),
  },
  { screen: 'Login', action: 'show the password', run: (page) => button(page, /^Show/).click() },
  {
    screen: 'Login',
    action: 'sign in',
    run: async (page) => {
      await button(page, 'Sign in').focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

const PREVIEW = 'Live preview'

const DASHBOARD: readonly Step[] = [
  { screen: 'Overview', action: 'load', run: open('/dashboard', /^Hello/) },
  openTab('Bots'),
  {
    screen: 'Bots',
    action: 'switch a bot off',
    run: (page) => page.getByRole('switch').first().click(),
  },
  {
    screen: 'Bots',
    action: 'switch it on',
    run: (page) => page.getByRole('switch').first().click(),
  },
  {
    screen: 'Bots',
    action: 'open the dialog to delete',
    run: (page) => button(page, /^Delete/).click(),
  },
  { screen: 'Bots', action: 'close it', run: (page) => button(page, 'Cancel').click() },
  {
    screen: 'Bot',
    action: 'open the form',
    run: (page) => page.getByRole('link', { name: /^Edit/ }).first().click(),
  },
  { screen: 'Bot', action: 'load', run: open(`/dashboard/bots/${DEMO_BOT_ID}`, /./) },
  {
    screen: 'Bot',
    action: 'type the name beside the preview',
    run: (page) => type(page, 'Name', ' of the shop'),
  },
  {
    screen: 'Bot',
    action: 'type the welcome beside the preview',
    run: async (page) => {
      await page.getByLabel(/^Welcome message/).focus()
      await page.keyboard.type(' Good day.', { delay: KEY_MS })
    },
  },
  {
    screen: 'Bot',
    action: 'choose a colour',
    run: (page) => page.getByRole('radio', { name: '#10B981' }).click({ force: true }),
  },
  {
    screen: 'Bot',
    action: 'type a question to the preview',
    run: async (page) => {
      await page
        .getByRole('region', { name: PREVIEW })
        .getByLabel(widgetMessages.inputLabel)
        .focus()
      await page.keyboard.type('When are you open?', { delay: KEY_MS })
    },
  },
  {
    screen: 'Bot',
    action: 'send it, read the answer',
    run: async (page) => {
      await page.keyboard.press('Enter')
      await page
        .getByRole('region', { name: PREVIEW })
        .getByRole('button', { name: /^Source:/ })
        .first()
        .waitFor()
    },
  },
  {
    screen: 'Bot',
    action: 'open Integrations',
    run: (page) => page.getByRole('tab', { name: 'Integrations' }).click(),
  },
  {
    screen: 'Bot',
    action: 'leave unsaved: the dialog',
    run: (page) => tab(page, 'Knowledge').click(),
  },
  { screen: 'Knowledge', action: 'leave', run: (page) => button(page, 'Leave').click() },
  { screen: 'Knowledge', action: 'load', run: open('/dashboard/knowledge', 'Knowledge') },
  {
    screen: 'Knowledge',
    action: 'open a base to edit',
    run: (page) => button(page, /^Edit/).click(),
  },
  {
    screen: 'Knowledge',
    action: 'type its name',
    run: (page) => type(page, 'Name', ' new'),
  },
  { screen: 'Tester', action: 'load', run: open('/dashboard/knowledge', 'Knowledge') },
  { screen: 'Tester', action: 'unfold', run: (page) => button(page, testerMessages.open).click() },
  {
    screen: 'Tester',
    action: 'type a question',
    run: (page) => type(page, testerMessages.label, 'When are you open?'),
  },
  {
    screen: 'Tester',
    action: 'search, read what is found',
    run: async (page) => {
      await page.keyboard.press('Enter')
      await page.getByText(testerMessages.passages).waitFor()
    },
  },
  {
    screen: 'Knowledge',
    action: 'unfold the documents',
    run: (page) => button(page, 'Show documents').click(),
  },
  {
    screen: 'Reader',
    action: 'open a document',
    run: async (page) => {
      await page.getByRole('link', { name: DOCUMENT_NAMES.handbook }).first().click()
      await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    },
  },
  {
    screen: 'Reader',
    action: 'load',
    run: async (page) => {
      await page.reload()
      await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    },
  },
  {
    screen: 'Reader',
    action: 'next page',
    run: (page) => page.getByRole('link', { name: readerMessages.next }).click(),
  },
  {
    screen: 'Conversations',
    action: 'load',
    run: open(`/dashboard/bots/${DEMO_BOT_ID}/conversations`, /./),
  },
  {
    screen: 'Conversations',
    action: 'only those who left an address',
    run: (page) => page.getByRole('group').getByRole('button').nth(1).click(),
  },
  { screen: 'Analytics', action: 'load', run: open('/dashboard/analytics', 'Analytics') },
  { screen: 'Billing', action: 'load', run: open('/dashboard/billing', 'Billing') },
  {
    screen: 'Billing',
    action: 'switch to yearly',
    run: (page) =>
      page.getByRole('group', { name: 'Billing interval' }).getByRole('button').nth(1).click(),
  },
  { screen: 'Settings', action: 'load', run: open('/dashboard/settings', 'Settings') },
  {
    screen: 'Settings',
    action: 'type the company',
    run: (page) => type(page, 'Company (optional)', ' Ltd'),
  },
  {
    screen: 'Settings',
    action: 'open the dialog to delete',
    run: (page) => button(page, /^Delete account/).click(),
  },
  { screen: 'Settings', action: 'close it', run: (page) => button(page, 'Cancel').click() },
  { screen: 'Overview', action: 'load again', run: open('/dashboard', /^Hello/) },
  ...['Bots', 'Knowledge', 'Analytics', 'Billing', 'Settings', 'Overview'].map(openTab),
]

const personOf = (is: (account: DemoAccount) => boolean): DemoAccount => {
  const account = DEMO_ACCOUNTS.find(is)
  if (account === undefined) throw new Error('Nobody of the demo accounts is such a one')
  return account
}

const plan = STEPS[0].title
const base = STEPS[1].title
const step = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })

/** Ends where it began: the next run finds the wizard as this one did. */
const WIZARD: readonly Step[] = [
  {
    screen: 'Wizard',
    action: 'load',
    run: async (page) => {
      await signIn(
        page,
        personOf(({ isOnboarded }) => !isOnboarded),
      )
      // An earlier run has left it at the second step.
      if (await step(page, base).isVisible()) await button(page, 'Previous').click()
      await step(page, plan).waitFor()
    },
  },
  {
    screen: 'Wizard',
    action: 'next: skip the plans',
    run: async (page) => {
      await button(page, 'Continue with Free').click()
      await step(page, base).waitFor()
    },
  },
  { screen: 'Wizard', action: 'type a name', run: (page) => type(page, 'Name', 'Guest handbook') },
  {
    screen: 'Wizard',
    action: 'back',
    run: async (page) => {
      await button(page, 'Previous').click()
      await step(page, plan).waitFor()
    },
  },
]

const adminTab = (name: string): Step => ({
  screen: 'Admin',
  action: `open ${name}`,
  run: (page) =>
    page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name, exact: true })
      .click(),
})

const ADMIN: readonly Step[] = [
  {
    screen: 'Admin',
    action: 'load',
    run: async (page) => {
      await signIn(
        page,
        personOf(({ isAdmin }) => isAdmin),
      )
      await open('/admin', /./)(page)
    },
  },
  ...['Users', 'Bots', 'Revenue', 'Analytics', 'Messages'].map(adminTab),
]

/** What is done one after the other, each in a browser of its own. */
export const WALKS: readonly (readonly Step[])[] = [
  [...VISIT, ...SIGN_IN, ...DASHBOARD],
  WIZARD,
  ADMIN,
]
