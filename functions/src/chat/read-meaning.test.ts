import { expect, test } from 'vitest'
import { answerQuestion, type IndexedFile } from '../answers/answer.ts'
import { meaningSource, withVectors } from '../testing/meaning-source.ts'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import type { MeaningSource } from './ports.ts'
import { readMeaning } from './read-meaning.ts'

const PLAIN = indexedFile('shop.txt', [
  'If a bicycle is stolen, tell us within a week. We lend you another one.',
  'The workshop opens at nine on weekdays.',
])
const FILE = withVectors(PLAIN)
const PARAPHRASE = 'Crooks snaffled mine, help!'
const asked = (text: string) => ({ text, ownerId: 'ada' })

async function say(file: IndexedFile, text: string, source: MeaningSource | null) {
  const files = await readMeaning([file], asked(text), source)
  const draft = answerQuestion(files, { question: text, personality: 'casual' })
  return draft.kind === 'answer' ? draft.sentences.map((sentence) => sentence.text).join(' ') : null
}

test('what words answer is asked for once, and said as it is', async () => {
  const source = meaningSource()
  const question = 'When does the workshop open?'
  expect(await say(FILE, question, source)).toBe(await say(PLAIN, question, null))
  expect(source.requests).toEqual([[question]])
})

test('a paraphrase has the sentences of the nearest passages compared, and is answered', async () => {
  const source = meaningSource()
  expect(await say(PLAIN, PARAPHRASE, null)).toBeNull()
  expect(await say(FILE, PARAPHRASE, source)).toBe('If a bicycle is stolen, tell us within a week.')
  expect(source.requests).toHaveLength(2)
  expect(source.requests[1]).toContain('If a bicycle is stolen, tell us within a week.')
})

test('what no passage is near to is refused, without a second request', async () => {
  const source = meaningSource()
  expect(await say(FILE, 'Which moon has the thickest clouds?', source)).toBeNull()
  expect(source.requests).toHaveLength(1)
})

test.each([0, 1])(
  'a model that fails after %i requests leaves the answer of the words',
  async (times) => {
    expect(await say(FILE, PARAPHRASE, meaningSource(times))).toBeNull()
    const question = 'When does the workshop open?'
    expect(await say(FILE, question, meaningSource(times))).toBe(await say(PLAIN, question, null))
  },
)

test('nobody is asked where no file has vectors of the model', async () => {
  const source = meaningSource()
  const files = [PLAIN, { ...FILE, vectors: { ...FILE.vectors!, model: 'other' } }]
  expect(await readMeaning(files, asked(PARAPHRASE), source)).toBe(files)
  expect(source.requests).toEqual([])
})
