import { API } from '@docent/domain/routes'
import { FILE_FAILURE_TEXTS, FILE_STAGE_LABELS } from '@docent/domain/messages/knowledge'
import type { FileFailure } from '@docent/domain/knowledge'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { widgetMessages } from '@docent/domain/messages/widget'
import type { Browser, Page } from '@playwright/test'
import { originOf } from '../../ports.ts'
import { servePage } from './host-page.ts'
import { PASSWORD, type UploadFile } from './owner.ts'
import { openVisit, type Visit } from './page.ts'

const docent = originOf('hosting')

/** Registers through the form; ends in the wizard. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${docent}/register`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
}

/** Signs in through the form; where that leads is the caller's to wait for. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${docent}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Starts a trial of the first step's plan, so that the documents fit. */
export async function choosePlan(page: Page, tier: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`14-day free trial of ${tier}`, 'i') }).click()
  await page.getByRole('heading', { name: 'Create Knowledge Base' }).waitFor()
}

/** Uploads documents in the wizard's second step, and continues to the third. */
export async function uploadDocuments(page: Page, files: readonly UploadFile[]): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Our documents')
  await page.getByLabel('Documents', { exact: true }).setInputFiles(
    files.map(({ name, mediaType, bytes }) => ({
      name,
      mimeType: mediaType,
      buffer: Buffer.from(bytes),
    })),
  )
  await page.getByRole('button', { name: 'Create knowledge base' }).click()
  await page.getByRole('heading', { name: 'Configure Your Bot' }).waitFor({ timeout: 120_000 })
}

export interface Expected {
  readonly name: string
  /** `null`: becomes ready. */
  readonly failure: FileFailure | null
}

/** Goes back to the documents and watches each of them become what it should. */
export async function watchDocuments(page: Page, expected: readonly Expected[]): Promise<void> {
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: /^Edit/ }).click()
  for (const { name, failure } of expected) {
    const row = page.getByRole('listitem').filter({ hasText: name })
    const text = failure === null ? FILE_STAGE_LABELS.ready : FILE_FAILURE_TEXTS[failure]
    await row.getByText(text).waitFor({ timeout: 120_000 })
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Names the bot, asks the live preview, saves, finishes the wizard; returns the snippet. */
export async function createBot(page: Page, question: string): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill('Front desk')
  const preview = page.getByRole('region', { name: 'Live preview' })
  await preview.getByLabel(widgetMessages.inputLabel).fill(question)
  await preview.getByLabel(widgetMessages.inputLabel).press('Enter')
  await preview
    .getByRole('button', { name: /^Source:/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Create bot and continue' }).click()
  await page.getByRole('checkbox', { name: /^Website/ }).check()
  const snippet = (await page.locator('pre code').textContent()) ?? ''
  await page.getByRole('button', { name: onboardingMessages.completeSetup }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText(onboardingMessages.complete).waitFor()
  return snippet
}

/** A receipt as the widget shows it. */
export interface ShownReceipt {
  readonly fileId: string
  readonly page: number
  readonly start: number
  readonly end: number
  readonly quote: string
}

/** One question and what the visitor was shown. */
export interface Shown {
  readonly question: string
  /** The reply's words with its chips and opened receipts. */
  readonly text: string
  /** Sentences that the bot said. */
  readonly sentences: number
  readonly receipts: readonly ShownReceipt[]
}

/** A visitor on a page with the snippet. */
export async function openWidget(
  browser: Browser,
  snippet: string,
): Promise<Visit & { close(): Promise<void> }> {
  const host = await servePage(snippet)
  const visit = await openVisit(browser)
  await visit.page.goto(host.url)
  await visit.page.getByRole('button', { name: widgetMessages.open }).click()
  await visit.page.getByRole('dialog').waitFor()
  return {
    ...visit,
    close: async () => {
      await visit.context.close()
      await host.close()
    },
  }
}

/** Asks the widget, waits for the whole reply and opens every receipt of it. */
export async function askWidget(page: Page, question: string): Promise<Shown> {
  const messages = page.locator('.message.bot')
  const before = await messages.count()
  await page.getByLabel(widgetMessages.inputLabel).fill(question)
  await page.getByLabel(widgetMessages.inputLabel).press('Enter')
  const message = messages.nth(before)
  await message.waitFor()
  await page.getByText(widgetMessages.working).waitFor({ state: 'hidden' })
  for (const chip of await message.locator('.chip').all()) await chip.click()
  const receipts = await message.locator('.proof').evaluateAll((proofs) =>
    proofs.map((proof) => ({
      fileId: proof.getAttribute('data-file-id') ?? '',
      page: Number(proof.getAttribute('data-page')),
      start: Number(proof.getAttribute('data-start')),
      end: Number(proof.getAttribute('data-end')),
      quote: proof.querySelector('mark')?.textContent ?? '',
    })),
  )
  return {
    question,
    text: (await message.textContent()) ?? '',
    sentences: await message.locator('.sentence').count(),
    receipts,
  }
}

/** Text of a file, page by page, as the owner's browser can read it. */
export async function fileText(token: string, fileId: string): Promise<string[]> {
  const response = await fetch(`${docent}${API.fileText}?fileId=${fileId}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { pages: string[] }).pages
}

/** The page's own words at the receipt's place. */
export const wordsAt = (receipt: ShownReceipt, pages: readonly string[]): string =>
  pages[receipt.page - 1]?.slice(receipt.start, receipt.end) ?? ''
