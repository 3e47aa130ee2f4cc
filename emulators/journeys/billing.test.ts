import { randomUUID } from 'node:crypto'
import { billingMessages as text } from '@docent/domain/messages/billing'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { API } from '@docent/domain/routes'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOST, PROJECT_ID, originOf, ports } from '../ports.ts'
import { STRIPE_WEBHOOK_SECRET } from '../stand-ins/stripe/keys.ts'
import { signatureOf } from '../stand-ins/stripe/deliveries.ts'
import { mailsTo, reachInbox } from './support/mail.ts'
import { register } from './support/main-path.ts'
import { ask, call, createBase, createBot, signIn, textFile, type Owner } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'
import {
  advanceDays,
  deliverBadly,
  deliverPlainly,
  deliveredAll,
  inNewTab,
  reachStripe,
} from './support/stripe.ts'

const docent = originOf('hosting')
const QUESTION = 'How long may a bicycle be rented?'
const ANSWER = 'A bicycle may be rented for at most nine days.'

const asAdmin = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

/** As if the owner had followed the link in the e-mail. */
async function verifyEmail({ userId }: Owner): Promise<void> {
  const address = `${originOf('auth')}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:update`
  const body = JSON.stringify({ localId: userId, emailVerified: true })
  const response = await fetch(address, { method: 'POST', headers: asAdmin, body })
  expect(response.status).toBe(200)
}

/** As if the owner had walked through the rest of the wizard. */
async function finishOnboarding({ userId }: Owner): Promise<void> {
  const document = `projects/${PROJECT_ID}/databases/(default)/documents/profiles/${userId}`
  const response = await fetch(
    `http://${HOST}:${ports.firestore}/v1/${document}?updateMask.fieldPaths=onboarding_completed`,
    {
      method: 'PATCH',
      headers: asAdmin,
      body: JSON.stringify({ fields: { onboarding_completed: { booleanValue: true } } }),
    },
  )
  expect(response.status).toBe(200)
}

describe('an owner goes from Free through every kind of plan and back', () => {
  const email = `billing-${randomUUID().slice(0, 8)}@example.com`
  let browser: Browser
  let visit: Visit
  let owner: Owner
  let botId: string
  let stripe: { close(): Promise<void> }
  let inbox: { close(): Promise<void> }

  beforeAll(async () => {
    stripe = await reachStripe()
    inbox = await reachInbox()
    await deliverPlainly()
    browser = await openBrowser()
    visit = await openVisit(browser)
  })
  afterAll(async () => {
    await deliverPlainly()
    await browser.close()
    await stripe.close()
    await inbox.close()
  })
  // Each step stands on the one before.
  let isBroken = false
  beforeEach(({ skip, onTestFailed }) => {
    skip(isBroken, 'an earlier step failed')
    onTestFailed(() => {
      isBroken = true
    })
  })
  const plan = () => visit.page.getByRole('region', { name: 'Current plan' })
  const plans = () => visit.page.getByRole('region', { name: 'Plans on sale' })

  test('Free: the account works, and there is no subscription', async () => {
    await register(visit.page, email)
    await visit.page.getByRole('button', { name: 'Continue with Free' }).click()
    await visit.page.getByRole('heading', { name: 'Create Knowledge Base' }).waitFor()
    owner = await signIn(email)
    const baseId = await createBase(owner, [textFile('rent.txt', ANSWER)])
    botId = await createBot(owner, baseId, { websiteUrl: 'https://shop.example' })
    await finishOnboarding(owner)
    await visit.page.waitForURL('**/dashboard')
    await visit.page.getByRole('link', { name: 'Billing' }).first().click()
    await plan().getByText(text.noSubscription).waitFor()
    await visit.page.getByText('1 of 1').first().waitFor()
  })

  test('Trial: at once, without a card', async () => {
    await plans()
      .getByRole('button', { name: /free trial of Starter/ })
      .click()
    await plan()
      .getByText(/^Trial until .*, then Free$/)
      .waitFor()
    expect(
      await plans()
        .getByRole('button', { name: /free trial/ })
        .count(),
    ).toBe(0)
  })

  test('a checkout is refused until the address is verified', async () => {
    await plans().getByRole('button', { name: 'Subscribe: Starter' }).click()
    await visit.page.getByText(text.paymentErrorTitle).waitFor()
    await verifyEmail(owner)
  })

  test('Starter, monthly: a declined card buys nothing, a good one does', async () => {
    const tab = await inNewTab(visit.context, () =>
      plans().getByRole('button', { name: 'Subscribe: Starter' }).click(),
    )
    await tab.getByLabel(/is declined/).check()
    await tab.getByRole('button', { name: 'Subscribe' }).click()
    await tab.getByText('Your card was declined.').waitFor()
    await tab.getByLabel(/3-D Secure/).check()
    await tab.getByRole('button', { name: 'Subscribe' }).click()
    await tab.getByRole('button', { name: 'Complete authentication' }).click()
    await tab.waitForURL(`${docent}/dashboard/billing**`)
    await tab.getByText(text.paymentSuccessful).waitFor()
    await plan()
      .getByText(/^Active, renews on .* for \$29$/)
      .waitFor()
    await tab.close()
  })

  test('Professional, annual: for the amount that is shown, with an invoice', async () => {
    await visit.page.reload()
    await visit.page.getByRole('button', { name: /^Annual/ }).click()
    await plans().getByRole('button', { name: 'Upgrade: Professional' }).click()
    await visit.page.getByRole('button', { name: /^Pay \$559/ }).click()
    await plan()
      .getByText(/^Active, renews on .* for \$588$/)
      .waitFor()
    const invoices = visit.page.getByRole('region', { name: 'Invoices' })
    await invoices.getByRole('link').nth(1).waitFor()
  })

  test('a failed renewal is told and leaves the plan in force; news comes thrice and late', async () => {
    await deliverBadly()
    const tab = await openPortal()
    await tab.getByRole('button', { name: 'Use a card that fails' }).click()
    await advanceDays(366)
    await tab.close()
    await plan()
      .getByText(/^Payment failed, in force until/)
      .waitFor()
    await plan().getByRole('heading', { name: 'Professional' }).waitFor()
  })

  const openPortal = () =>
    inNewTab(visit.context, () =>
      plan()
        .getByRole('button', { name: /Customer portal|Update card/ })
        .click(),
    )

  test('recovered: the card is changed, the invoice paid, the plan goes on', async () => {
    const tab = await openPortal()
    await tab.getByRole('button', { name: 'Use a card that works' }).click()
    await tab
      .getByRole('link', { name: /DOCENT-/ })
      .first()
      .click()
    await tab.getByRole('button', { name: 'Pay with a card that works' }).click()
    await deliveredAll()
    await tab.close()
    await plan()
      .getByText(/^Active, renews on/)
      .waitFor()
  })

  test('cancelled: until the end of the period nothing changes', async () => {
    await plan().getByRole('button', { name: 'Cancel plan' }).click()
    await visit.page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
    await plan()
      .getByText(/^Active until .*, then Free$/)
      .waitFor()
    await plan().getByRole('button', { name: 'Keep Professional' }).waitFor()
    await deliveredAll()
  })

  test('Free again: onboarding begins anew, and nothing is lost', async () => {
    await advanceDays(367)
    await visit.page.waitForURL('**/onboarding')
    await visit.page.getByText(text.cancelledTitle).waitFor()
    await visit.page.getByRole('button', { name: 'Continue with Free' }).click()
    // Base, bot and website are still there: their steps complete themselves.
    await visit.page.getByText(onboardingMessages.complete).waitFor()
    await visit.page.waitForURL('**/dashboard')
    await visit.page.getByText('Journey base').first().waitFor()
    const { status, body } = await call(owner, API.checkSubscription, { method: 'POST' })
    expect([status, body['subscribed'], body['subscription_tier']]).toEqual([200, false, null])
    expect((await ask(botId, QUESTION)).text).toContain('nine days')
  })

  test('each turn was told by mail, once, though news came thrice', async () => {
    const told = await mailsTo(email, 3)
    expect(told.map(({ subject }) => subject.replace(/ on .*/, ''))).toEqual([
      'The payment for your Professional plan failed',
      'Your Professional plan ends',
      'Your plan has ended, the Free plan applies',
    ])
  })

  test('a forged event is refused, and an unknown one with the right signature is taken', async () => {
    const body = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'customer.created',
      livemode: false,
      data: { object: {} },
    })
    const post = (signature: string) =>
      fetch(docent + API.stripeWebhook, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body,
      })
    const at = Math.floor(Date.now() / 1000)
    expect((await post(signatureOf(body, 'whsec_forged', at))).status).toBe(403)
    expect((await post(signatureOf(body, STRIPE_WEBHOOK_SECRET, at))).status).toBe(200)
  })

  test('the console is empty, but for the refused checkout', () => {
    expect(visit.complaints.filter((line) => !line.includes('403'))).toEqual([])
  })
})
