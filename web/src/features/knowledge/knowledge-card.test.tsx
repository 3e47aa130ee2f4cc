// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { KnowledgeFile } from '@docent/domain/collections'
import { renderScreen } from '../../testing/render-screen.tsx'
import { parseKnowledgeRow } from '../../shared/records.ts'
import { KnowledgeCard } from './knowledge-card.tsx'

afterEach(cleanup)

const base = (self_test: unknown) =>
  parseKnowledgeRow({ title: 'Handbook', file_type: 'knowledge_base', self_test }, 'base')
const file = (stage: string) =>
  parseKnowledgeRow({ title: 'a.pdf', file_type: 'application/pdf', stage }, 'f') as KnowledgeFile
const measured = { own_asked: 80, own_refused: 5, stray_asked: 78, stray_answered: 1 }
const told = /answered 75 of 80 questions made from these documents, and held back on 77 of 78/

const show = (self_test: unknown, stage = 'ready') =>
  renderScreen(
    <KnowledgeCard
      item={{ base: base(self_test), files: [file(stage)] }}
      onEdit={() => undefined}
    />,
  )

test('a base tells what came of its own test', () => {
  show(measured)
  expect(screen.getByText(told)).toBeTruthy()
})

test.each([
  ['that was not measured', null, 'ready'],
  ['whose test is of another shape', 'all good', 'ready'],
  ['that had no question of its own', { ...measured, own_asked: 0 }, 'ready'],
  ['that is being read anew', measured, 'reading'],
])('a base %s tells none', (_, self_test, stage) => {
  show(self_test, stage)
  expect(screen.queryByText(/own test/)).toBeNull()
})
