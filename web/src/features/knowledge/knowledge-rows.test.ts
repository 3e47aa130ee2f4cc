import { expect, test } from 'vitest'
import { parseKnowledgeRow } from '../../shared/records.ts'
import { groupKnowledge, oldestBase, summarizeStages, surplusIds } from './knowledge-rows.ts'

const at = (minute: number) => new Date(2026, 10, 20, 10, minute)
const base = (id: string, minute: number) =>
  parseKnowledgeRow({ title: id, file_type: 'knowledge_base', created_at: at(minute) }, id)
const file = (id: string, baseId: string, minute: number) =>
  parseKnowledgeRow(
    {
      title: id,
      file_type: 'text/plain',
      content: `knowledge/owner/${baseId}/${id}`,
      created_at: at(minute),
    },
    id,
  )

test('files stand under the base that their path names: bases newest first, files oldest first', () => {
  const rows = [file('f2', 'b1', 5), base('b1', 1), base('b2', 2), file('f1', 'b1', 4)]
  const grouped = groupKnowledge(rows).map(({ base: { id }, files }) => [
    id,
    files.map((each) => each.id),
  ])
  expect(grouped).toEqual([
    ['b2', []],
    ['b1', ['f1', 'f2']],
  ])
})

test('a file whose base is gone is not shown under another one', () => {
  expect(groupKnowledge([base('b1', 1), file('f1', 'gone', 2)])[0]?.files).toEqual([])
})

test('a new version stands with the file that it replaces, not beside it', () => {
  const next = parseKnowledgeRow(
    { title: 'f1', content: 'knowledge/owner/b1/n1', replaces: 'f1', created_at: at(9) },
    'n1',
  )
  const [grouped] = groupKnowledge([base('b1', 1), file('f1', 'b1', 2), next])
  expect(grouped?.files.map(({ id, next: version }) => [id, version?.id])).toEqual([['f1', 'n1']])
})

test('onboarding takes the oldest base', () => {
  expect(oldestBase(groupKnowledge([base('b1', 1), base('b2', 2)]))?.base.id).toBe('b1')
  expect(oldestBase([])).toBeNull()
})

test('every file is ready, failed or on its way', () => {
  const stages = ['queued', 'reading', 'indexing', 'ready', 'failed'] as const
  expect(summarizeStages(stages.map((stage) => ({ stage })))).toEqual({
    ready: 1,
    failed: 1,
    working: 3,
  })
})

test('above the cap the newest bases are surplus', () => {
  const bases = groupKnowledge([base('b1', 1), base('b2', 2), base('b3', 3)])
  expect(surplusIds(bases, 1)).toEqual(['b3', 'b2'])
  expect(surplusIds(bases, 3)).toEqual([])
  expect(surplusIds(bases, -1)).toEqual([])
})
