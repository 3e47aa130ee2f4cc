import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { extractText } from './extract-text.ts'
import { sniffKind } from './sniff-kind.ts'

/** Documents of strangers, beside the project where they are present; nothing depends on them. */
const FOLDER = resolve(import.meta.dirname, '../../../../../shared/data/documents')
const isPresent = existsSync(FOLDER)

vi.setConfig({ testTimeout: 120_000 })

const bytesOf = (name: string) => new Uint8Array(readFileSync(resolve(FOLDER, name)))

async function read(name: string): Promise<string[]> {
  const bytes = bytesOf(name)
  return (await extractText(bytes, sniffKind(bytes, name)!)).pages
}

describe.runIf(isPresent)('documents from outside', () => {
  test('a paper in two columns reads column by column, its table by rows', async () => {
    const pages = await read('tracemonkey.pdf')
    expect(pages).toHaveLength(14)
    expect(pages[0]).toContain(
      'Abstract\n\nDynamic languages such as JavaScript are more difficult to com-\npile than statically typed ones.',
    )
    expect(pages[0]!.indexOf('1. Introduction')).toBeLessThan(
      pages[0]!.indexOf('We present a trace-based compilation technique'),
    )
    expect(pages[11]).toContain('\n3d-cube\t25\t27\t29\t3\t0\t1.1\t1.1\t1.2\t2.20x\n')
    expect(pages[1]).toContain('In\na naïve implementation')
  })

  test('a book keeps its pages and its paragraphs', async () => {
    const pages = await read('freeculture.pdf')
    expect(pages).toHaveLength(352)
    const paragraphs = pages[199]!.split('\n\n')
    expect(paragraphs[1]).toMatch(
      /^To make this system function, however, MP3\.com needed to copy\n/,
    )
    expect(paragraphs[3]).toBe(
      'That part of the story I have told before. Now consider its conclusion.',
    )
    const text = pages.join('\n')
    expect(text.match(/[\p{L}\p{N}]+/gu)!.length).toBeGreaterThan(110_000)
  })

  test('Arabic reads from right to left', async () => {
    const [page] = await read('ArabicCIDTrueType.pdf')
    expect(page).toMatch(/^انواع \S+ العربية$/m)
  })

  test('Word documents of both kinds read with their tables', async () => {
    const [report] = await read('saved-by-table.doc')
    expect(report).toContain('\n\nPart One: The Effect on UNMOVIC\n\n')
    const tables = await read('bug59058.docx')
    expect(tables.join('\n')).toContain('\n2001\t138.8\t135.8\t26.0\n')
    expect((await read('stress011.docx')).join('\n')).toContain('حقوق الطفل')
  })

  test.for([
    ['scan-bad.pdf', 'no_text'],
    ['TAMReview.pdf', 'no_text'],
    ['PasswordProtected.doc', 'encrypted'],
    ['bug53475-password-is-pass.docx', 'encrypted'],
  ])('%s fails as %s', async ([name, failure]) => {
    await expect(read(name!)).rejects.toMatchObject({ failure })
  })
})
