import path from 'node:path'
import { build, type BuildFailure, type BuildOptions } from 'esbuild'
import { describe, expect, it } from 'vitest'

const ANSWERS = import.meta.dirname

/** What a browser's worker would load; a module of Node's own is an error there. */
const inBrowser = (source: string) =>
  build({
    stdin: { contents: source, resolveDir: ANSWERS, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    logLevel: 'silent',
  } satisfies BuildOptions)

const ENGINE = `
  export { answerQuestion } from './answer.ts'
  export { findEvidence } from './evidence.ts'
  export { buildSegment, openSegment } from './segment.ts'
`

describe('the engine', () => {
  it('needs nothing that a browser does not have', async () => {
    const { metafile, outputFiles } = await inBrowser(ENGINE)
    expect(outputFiles[0]!.text).not.toMatch(/\bprocess\.|\bBuffer\b|\brequire\(["']node:/)
    const own = Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules'))
    const folders = own.map((input) => path.basename(path.dirname(path.resolve(input))))
    expect(own.length).toBeGreaterThan(20)
    expect(folders).not.toContain('adapters')
  })

  it('answers from a bundle that knows no Node', async () => {
    const { outputFiles } = await inBrowser(ENGINE)
    const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`
    const engine = (await import(/* @vite-ignore */ url)) as typeof import('./segment.ts') &
      typeof import('./answer.ts')
    const text = { fileName: 'shop.txt', pages: ['The shop opens at nine. It closes at six.'] }
    const segment = engine.openSegment(engine.buildSegment(text), text.pages)
    const draft = engine.answerQuestion([{ fileId: 'shop', ...text, segment }], {
      question: 'When does the shop open?',
      personality: 'professional',
    })
    expect(draft).toMatchObject({
      kind: 'answer',
      sentences: [{ text: 'The shop opens at nine.' }],
    })
  })

  it('would be caught with a module of Node in it', async () => {
    const planted = inBrowser(`import { readFileSync } from 'node:fs'; export { readFileSync }`)
    const failure: BuildFailure = await planted.then(
      () => Promise.reject(new Error('it was bundled')),
      (error: BuildFailure) => error,
    )
    expect(failure.errors[0]!.text).toContain('node:fs')
  })
})
