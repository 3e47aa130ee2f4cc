import { expect, test } from 'vitest'
import { knowledgeWorld, textFile } from '../testing/knowledge-world.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { listFileQuotes } from './list-file-quotes.ts'
import type { SaidPassage } from './ports.ts'

const passage = (question: string, over: Partial<SaidPassage> = {}): SaidPassage => ({
  page: 1,
  start: 0,
  end: 5,
  quote: 'Seven',
  question,
  at: new Date('2026-03-02T09:00:00Z'),
  ...over,
})

async function quotesOf(passages: readonly SaidPassage[], ownerId = 'ada') {
  const world = knowledgeWorld()
  const files = [textFile('house.txt', 'Seven')]
  const base = { ownerId: 'ada', name: 'House', description: '', files, requestKey: null }
  await createKnowledgeBase(world, base)
  const said = { ofFile: () => Promise.resolve(passages) }
  return listFileQuotes({ ...world, said }, { ownerId, fileId: world.idOf('house.txt') })
}

test('a passage that was said several times is listed once, with what was asked', async () => {
  const quotes = await quotesOf([
    passage('When is breakfast?', { page: 2 }),
    passage('Breakfast?'),
    passage('Breakfast?', { at: new Date('2026-03-01T09:00:00Z') }),
  ])
  expect(quotes.map(({ page, times, questions }) => [page, times, questions])).toEqual([
    [1, 2, ['Breakfast?']],
    [2, 1, ['When is breakfast?']],
  ])
  expect(quotes[0]?.lastSaidAt).toBe('2026-03-02T09:00:00.000Z')
})

test('what was said of somebody else’s file is not told', async () => {
  await expect(quotesOf([passage('Breakfast?')], 'eve')).rejects.toMatchObject({
    code: 'not_found',
  })
})
