import { extractText, getDocumentProxy } from 'unpdf'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  ENCRYPTED_PDF_PASSWORD,
  makeDamagedPdf,
  makeEmptyTxt,
  makeEncryptedPdf,
  makeScannedPdf,
} from './bad-documents.ts'
import { DOCUMENT_NAMES, makeDocuments, type DemoFile } from './documents.ts'
import { QUESTIONS, REFUSED_QUESTIONS } from './questions.ts'

async function pagesOf(file: DemoFile, password?: string): Promise<string[]> {
  const options = password === undefined ? {} : { password }
  const document = await getDocumentProxy(file.bytes.slice(), options)
  return (await extractText(document)).text
}

function docxText({ bytes }: DemoFile): string {
  const xml = unzipSync(bytes)['word/document.xml']
  return strFromU8(xml ?? new Uint8Array()).replace(/<[^>]+>/g, ' ')
}

async function textOf(file: DemoFile): Promise<string> {
  const text = file.name.endsWith('.pdf')
    ? (await pagesOf(file)).join('\n')
    : file.name.endsWith('.docx')
      ? docxText(file)
      : new TextDecoder('utf-8', { fatal: true }).decode(file.bytes)
  return text.replace(/\s+/g, ' ')
}

let documents: DemoFile[] = []
const texts = new Map<string, string>()

beforeAll(async () => {
  documents = await makeDocuments()
  for (const file of documents) texts.set(file.name, await textOf(file))
}, 60_000)

const named = (name: string): DemoFile => {
  const file = documents.find((document) => document.name === name)
  if (file === undefined) throw new Error(`There is no ${name}.`)
  return file
}

describe('the demo documents', () => {
  it('are the same bytes every time', async () => {
    expect(await makeDocuments()).toEqual(documents)
  })

  it('have a handbook of six pages, each with its running header and its number', async () => {
    const pages = await pagesOf(named(DOCUMENT_NAMES.handbook))
    expect(pages).toHaveLength(6)
    pages.forEach((page, index) => {
      expect(page).toContain('Customer Handbook')
      expect(page).toContain(`Page ${index + 1} of 6`)
    })
  })

  it('have a rental agreement of two pages', async () => {
    expect(await pagesOf(named(DOCUMENT_NAMES.rental))).toHaveLength(2)
  })

  it.each(QUESTIONS)('state what answers “$question”', ({ or = [], ...first }) => {
    for (const { files, facts } of [first, ...or]) {
      for (const name of files) {
        for (const fact of facts) expect(texts.get(name)).toContain(fact)
      }
    }
  })
})

describe('the demo questions', () => {
  const count = (list: readonly { kind: string }[], wanted: string) =>
    list.filter(({ kind }) => kind === wanted).length

  it('are two hundred or more, forty off topic and twenty that only look answerable', () => {
    expect(QUESTIONS.length + REFUSED_QUESTIONS.length).toBeGreaterThanOrEqual(200)
    expect(count(REFUSED_QUESTIONS, 'off topic')).toBeGreaterThanOrEqual(40)
    expect(count(REFUSED_QUESTIONS, 'look-alike')).toBeGreaterThanOrEqual(20)
  })

  it('are all different', () => {
    const all = [...QUESTIONS, ...REFUSED_QUESTIONS].map((asked) =>
      'after' in asked ? `${asked.after} ${asked.question}` : asked.question,
    )
    expect(new Set(all).size).toBe(all.length)
  })

  it('are held out by a third', () => {
    const all = [...QUESTIONS, ...REFUSED_QUESTIONS]
    const heldOut = all.filter(({ split }) => split === 'held out').length
    expect(heldOut / all.length).toBeGreaterThan(0.3)
    expect(heldOut / all.length).toBeLessThan(0.4)
  })
})

describe('the bad documents', () => {
  it('include a scan whose page has no text', async () => {
    expect(await pagesOf(await makeScannedPdf())).toEqual([''])
  })

  it('include an encrypted PDF that is read with its password and not without', async () => {
    const file = await makeEncryptedPdf()
    await expect(pagesOf(file)).rejects.toMatchObject({ name: 'PasswordException' })
    expect(await pagesOf(file, ENCRYPTED_PDF_PASSWORD)).toEqual([expect.stringContaining('wages')])
  })

  it('include a PDF that no reader can open', async () => {
    await expect(pagesOf(await makeDamagedPdf())).rejects.toMatchObject({
      name: 'InvalidPDFException',
    })
  })

  it('include a text file of no bytes', async () => {
    expect((await makeEmptyTxt()).bytes).toHaveLength(0)
  })
})
