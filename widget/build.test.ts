import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWidget, WIDGET_BUDGET_BYTES } from './build.ts'

const HERE = path.dirname(fileURLToPath(import.meta.url))
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docent-widget-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the build', () => {
  test('is one small script that brings its styles and nothing else', async () => {
    const outfile = path.join(folder, 'widget.js')
    const { minifiedBytes, gzipBytes } = await buildWidget({ outfile })
    const script = await readFile(outfile)
    expect(script.length).toBe(minifiedBytes)
    expect(gzipSync(script, { level: 9 }).length).toBe(gzipBytes)
    expect(gzipBytes).toBeLessThanOrEqual(WIDGET_BUDGET_BYTES)
    expect(script.toString()).toMatch(/^"use strict";\(\(\)=>\{/)
    expect(script.toString()).toContain(':host{all:initial!important')
    expect(script.toString()).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\(/)
  })

  test('fails above its budget and writes nothing', async () => {
    const outfile = path.join(folder, 'large.js')
    await expect(buildWidget({ outfile, budgetBytes: 5_000 })).rejects.toThrow(/budget is 5000/)
    expect(existsSync(outfile)).toBe(false)
  })

  test('fails when a dependency slips in', async () => {
    const entry = path.join(HERE, 'src', 'planted-dependency.ts')
    const outfile = path.join(folder, 'dependent.js')
    await writeFile(entry, "import { string } from 'yup'\nconsole.log(string())\n")
    try {
      const attempt = buildWidget({ outfile, entry, budgetBytes: 1_000_000 })
      await expect(attempt).rejects.toThrow(/no dependencies.*yup/)
    } finally {
      await rm(entry)
    }
    expect(existsSync(outfile)).toBe(false)
  })
})
