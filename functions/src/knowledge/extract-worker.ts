import type { FileKind } from '@docent/domain/knowledge'
import { ExtractionError } from './extract-text/extraction-error.ts'
import { extractText } from './extract-text/extract-text.ts'
import type { ExtractionReply } from './run-extraction.ts'

/**
 * The process that reads one document and ends. A hostile document can take the memory or the time
 * of the process that parses it: here that is one that its parent can kill, with no secret in it.
 */
process.once('message', (task: { bytes: Uint8Array; kind: FileKind }) => {
  void extractText(task.bytes, task.kind).then(
    ({ pages }) => reply({ pages }),
    (error: unknown) =>
      reply(
        error instanceof ExtractionError
          ? { failure: error.failure, detail: error.detail }
          : // What a parser throws of itself, it throws at documents that are broken.
            { failure: 'damaged', detail: error instanceof Error ? error.name : typeof error },
      ),
  )
})

const reply = (message: ExtractionReply) => process.send?.(message, () => process.disconnect())

process.send?.({ isReady: true } satisfies ExtractionReply)
