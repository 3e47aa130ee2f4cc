import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeDocuments } from '../emulators/seed/documents.ts'
import { buildSegment } from '../functions/src/answers/segment.ts'
import { extractText } from '../functions/src/knowledge/extract-text/extract-text.ts'
import { collectGarbage } from './garbage.ts'
import { percentile, processorMs } from './search-engine.ts'
import { milliseconds, printTable } from './table.ts'

/** Runs of which the middle one counts; the first meets cold code, as a process for one file does. */
const RUNS = 7

/** A book of 352 pages where it lies beside the repository, else the demo handbook. */
async function findDocument(root: string): Promise<{ name: string; bytes: Uint8Array }> {
  const book = path.resolve(root, '..', 'shared', 'data', 'documents', 'freeculture.pdf')
  if (existsSync(book)) return { name: 'freeculture.pdf', bytes: readFileSync(book) }
  const [handbook] = await makeDocuments()
  if (handbook === undefined) throw new Error('There are no demo documents.')
  return handbook
}

/**
 * From a file's bytes to its index, and what indexing adds to the bare extraction of its text, in
 * processor time and without the other's garbage.
 */
export async function reportReading(root: string): Promise<void> {
  const { name, bytes } = await findDocument(root)
  const runs: { extracting: number; indexing: number; pages: number; index: number }[] = []
  for (let run = 0; run < RUNS; run++) {
    const start = processorMs()
    const { pages } = await extractText(new Uint8Array(bytes), 'pdf')
    const extracting = processorMs() - start
    collectGarbage()
    const extracted = processorMs()
    const index = buildSegment({ fileName: name, pages })
    runs.push({
      extracting,
      indexing: processorMs() - extracted,
      pages: pages.length,
      index: index.length,
    })
  }
  const [first, ...others] = runs
  const cold = first === undefined ? [] : [first]
  const middle = (figures: readonly number[]): number => percentile(figures, 0.5)
  const row = (label: string, read: typeof runs, indexed: typeof runs): string[] => {
    const extracting = middle(read.map((run) => run.extracting))
    const indexing = middle(indexed.map((run) => run.indexing))
    const { pages = 0, index = 0 } = first ?? {}
    return [
      label,
      milliseconds(extracting),
      milliseconds(indexing),
      `+${((indexing / extracting) * 100).toFixed(1)} %`,
      ((pages / (extracting + indexing)) * 1000).toFixed(0),
      (index / 1000).toFixed(0),
    ]
  }
  printTable(
    `${name}: from bytes to ready, ${first?.pages ?? 0} pages; the product reads each file in a new process, and indexes it in one that goes on`,
    ['Run', 'text alone, ms', 'index, ms', 'indexing adds', 'pages a second', 'index, kB'],
    [
      row('text and index cold', cold, cold),
      row('text cold, index warm', cold, others),
      row('text and index warm', others, others),
    ],
  )
}
