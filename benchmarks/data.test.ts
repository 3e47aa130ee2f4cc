import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPublicSets } from './data.ts'

const article = (question: string) => ({
  title: 'Shop',
  paragraphs: [
    {
      context: 'We open at nine.',
      qas: [
        { id: 'q1', question, answers: [{ text: 'nine', answer_start: 11 }] },
        { id: 'q2', question: 'When do you move?', answers: [], is_impossible: true },
      ],
    },
  ],
})

let root = ''

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'question-sets-'))
})
afterAll(() => rm(root, { recursive: true }))

describe('loadPublicSets', () => {
  it('finds nothing where nothing lies beside the repository', () => {
    expect(loadPublicSets(path.join(root, 'nowhere', 'project'))).toEqual({
      english: null,
      parallel: [],
    })
  })

  it('reads the official files as they are published', async () => {
    const folder = path.join(root, 'shared', 'data')
    await mkdir(folder, { recursive: true })
    const write = (name: string, question: string) =>
      writeFile(path.join(folder, name), JSON.stringify({ data: [article(question)] }))
    await write('dev-v2.0.json', 'When do you open?')
    await write('xquad.de.json', 'Wann öffnen Sie?')

    const { english, parallel } = loadPublicSets(path.join(root, 'project'))
    expect(english?.passages).toEqual([{ id: 'Shop#0', title: 'Shop', text: 'We open at nine.' }])
    expect(english?.questions).toEqual([
      { text: 'When do you open?', answeredBy: ['Shop#0'], answers: ['nine'], starts: [11] },
    ])
    expect(english?.lookAlikes.map(({ text, answeredBy }) => [text, answeredBy])).toEqual([
      ['When do you move?', []],
    ])
    expect(parallel.map(({ name, questions }) => [name, questions.length])).toEqual([
      ['en', 1],
      ['de', 1],
    ])
  })
})
