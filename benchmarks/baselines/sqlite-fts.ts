import { DatabaseSync } from 'node:sqlite'
import type { QuestionSet } from '../data.ts'
import { DEPTH, fieldOf, type SearchEngine } from '../search-engine.ts'
import { LUCENE_STOP_WORDS } from './reference-bm25.ts'

/** Words as FTS5's `unicode61` cuts them; each is quoted, so that none reads as an operator. */
function matchExpression(question: string): string {
  const words = question.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const asked = words.filter((word) => !LUCENE_STOP_WORDS.has(word))
  return (asked.length > 0 ? asked : words).map((word) => `"${word}"`).join(' OR ')
}

/** SQLite's full-text search with Porter's stems and its own `bm25()`; any word may match. */
export function buildSqliteFts({ passages }: QuestionSet): SearchEngine {
  const database = new DatabaseSync(':memory:')
  database.exec(
    `CREATE VIRTUAL TABLE passages USING fts5(id UNINDEXED, text, tokenize = 'porter unicode61')`,
  )
  const insert = database.prepare('INSERT INTO passages (id, text) VALUES (?, ?)')
  database.exec('BEGIN')
  for (const passage of passages) insert.run(passage.id, fieldOf(passage))
  database.exec('COMMIT')
  const select = database.prepare(
    `SELECT id FROM passages WHERE passages MATCH ? ORDER BY bm25(passages) LIMIT ${DEPTH}`,
  )
  return {
    name: 'SQLite FTS5, porter',
    search: (question) => {
      const expression = matchExpression(question)
      return expression === '' ? [] : select.all(expression).map(({ id }) => String(id))
    },
  }
}
