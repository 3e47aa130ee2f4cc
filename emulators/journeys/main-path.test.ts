import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeEncryptedPdf, makeScannedPdf } from '../seed/bad-documents.ts'
import { DOCUMENT_NAMES, makeDocuments } from '../seed/documents.ts'
import { OFF_TOPIC_QUESTIONS, QUESTIONS } from '../seed/questions.ts'
import {
  askWidget,
  choosePlan,
  createBot,
  fileText,
  openWidget,
  register,
  uploadDocuments,
  watchDocuments,
  wordsAt,
  type Expected,
  type Shown,
} from './support/main-path.ts'
import { signIn, type UploadFile } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Journey {
  readonly files: readonly UploadFile[]
  readonly expected: readonly Expected[]
  readonly questions: readonly { question: string; fact: string }[]
  readonly offTopic: readonly string[]
  /** A file that is deleted at the end, and a question that only it answers. */
  readonly deleted: { readonly name: string; readonly question: string }
}

/** From an e-mail address to a bot on a website, and what a visitor is told there. */
function journey(name: string, prepare: () => Promise<Journey>): void {
  describe(name, () => {
    const email = `owner-${randomUUID().slice(0, 8)}@example.com`
    let plan: Journey
    let owner: Visit
    let snippet: string
    let visitor: Awaited<ReturnType<typeof openWidget>>
    const shown: Shown[] = []

    beforeAll(async () => {
      plan = await prepare()
      owner = await openVisit(browser)
    })
    // Each step stands on the one before.
    let isBroken = false
    beforeEach(({ skip, onTestFailed }) => {
      skip(isBroken, 'an earlier step failed')
      onTestFailed(() => {
        isBroken = true
      })
    })
    afterAll(async () => {
      await visitor?.close()
      await owner.context.close()
    })

    test('an owner registers and uploads documents', async () => {
      await register(owner.page, email)
      await choosePlan(owner.page, 'Professional')
      await uploadDocuments(owner.page, plan.files)
    })

    test('the good ones become ready, the bad ones fail with their reason', () =>
      watchDocuments(owner.page, plan.expected))

    test('the bot answers in the preview, and its snippet is ready to paste', async () => {
      snippet = await createBot(owner.page, plan.questions[0]?.question ?? '')
      expect(snippet).toMatch(/^<script src="http:\/\/[^"]+\/widget\.js" data-widget-id="widget_/)
    })

    test('a visitor of a website with the snippet is answered', async () => {
      visitor = await openWidget(browser, snippet)
      for (const { question } of plan.questions) {
        shown.push(await askWidget(visitor.page, question))
      }
      const answered = plan.questions.map(({ question, fact }, index) => ({
        question,
        isRight: shown[index]?.text.replace(/\s+/g, ' ').includes(fact) ?? false,
      }))
      expect(answered.filter(({ isRight }) => !isRight)).toEqual([])
    })

    test('every receipt is found, to the letter, in the text of the page it names', async () => {
      const { token } = await signIn(email)
      for (const { question, sentences, receipts } of shown) {
        expect(receipts.length, question).toBeGreaterThan(0)
        expect(receipts).toHaveLength(sentences)
        for (const receipt of receipts) {
          expect(wordsAt(receipt, await fileText(token, receipt.fileId))).toBe(receipt.quote)
        }
      }
    })

    test('a question that the documents do not answer gets the fallback text', async () => {
      for (const question of plan.offTopic) {
        const { text, receipts } = await askWidget(visitor.page, question)
        expect(receipts, question).toEqual([])
        expect(text).toContain(DEFAULT_BOT_CONFIGURATION.fallbackMessage)
      }
    })

    test('a deleted file is gone from the answers', async () => {
      const { page } = owner
      const { name: fileName, question } = plan.deleted
      expect((await askWidget(visitor.page, question)).text).toContain(fileName)
      await page
        .getByRole('tab', { name: 'Knowledge' })
        .or(page.getByRole('link', { name: 'Knowledge', exact: true }))
        .first()
        .click()
      await page.getByRole('button', { name: /^Edit/ }).click()
      await page.getByRole('button', { name: `Delete ${fileName}` }).click()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Knowledge base updated!').waitFor()
      expect((await askWidget(visitor.page, question)).text).not.toContain(fileName)
    })

    test('the consoles of owner and visitor are empty, and nothing outside was called', () => {
      expect([...owner.complaints, ...visitor.complaints]).toEqual([])
    })
  })
}

journey('with the demo business’s documents', async () => {
  const good = await makeDocuments()
  const scan = await makeScannedPdf()
  const encrypted = await makeEncryptedPdf()
  const asked = QUESTIONS.filter((_, index) => index % 4 === 0).slice(0, 10)
  return {
    files: [...good, scan, encrypted],
    expected: [
      ...good.map(({ name }) => ({ name, failure: null })),
      { name: scan.name, failure: 'no_text' },
      { name: encrypted.name, failure: 'encrypted' },
    ],
    questions: asked.map(({ question, facts }) => ({ question, fact: facts[0] ?? '' })),
    offTopic: OFF_TOPIC_QUESTIONS.slice(0, 3),
    deleted: {
      name: DOCUMENT_NAMES.rental,
      question: 'What does it cost if I lose the battery key?',
    },
  }
})

const REAL_DOCUMENTS = join(import.meta.dirname, '../../../shared/data/documents')
const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

if (existsSync(REAL_DOCUMENTS)) {
  journey('with real documents', async () => {
    const expected: Expected[] = [
      { name: 'freeculture.pdf', failure: null },
      { name: 'tracemonkey.pdf', failure: null },
      { name: 'saved-by-table.doc', failure: null },
      { name: 'bug59058.docx', failure: null },
      { name: 'scan-bad.pdf', failure: 'no_text' },
      { name: 'PasswordProtected.doc', failure: 'encrypted' },
    ]
    return {
      files: await Promise.all(
        expected.map(async ({ name }) => ({
          name,
          mediaType: MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? '',
          bytes: new Uint8Array(await readFile(join(REAL_DOCUMENTS, name))),
        })),
      ),
      expected,
      questions: [
        { question: 'Who invented FM radio?', fact: 'Armstrong' },
        { question: 'When did the Wright brothers fly?', fact: '1903' },
        { question: 'What happened to the Causbys’ chickens?', fact: 'flew into the barn walls' },
        { question: 'What is peer-to-peer file sharing?', fact: 'the most efficient' },
        { question: 'Who is Brewster Kahle?', fact: 'founder of the Internet Archive' },
        { question: 'When was the first copyright law enacted?', fact: '1790' },
        {
          question: 'How long did copyright last under the Statute of Anne?',
          fact: 'fourteen years',
        },
        { question: 'What is SpiderMonkey?', fact: 'JavaScript VM' },
        { question: 'What is a trace?', fact: 'program path' },
        { question: 'What is doujinshi?', fact: 'copycat comic' },
      ],
      offTopic: ['How do I bake sourdough bread?', 'What are your opening hours on Sunday?'],
      deleted: { name: 'tracemonkey.pdf', question: 'What is SpiderMonkey?' },
    }
  })
} else {
  test('the journey with real documents is left out: there is no folder shared/data', () => {
    expect(existsSync(REAL_DOCUMENTS)).toBe(false)
  })
}
