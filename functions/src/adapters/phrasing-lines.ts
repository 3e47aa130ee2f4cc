import { isRecord } from '@docent/domain/chat'
import { ServiceError } from '@docent/domain/errors'
import type { PhrasedSentence } from '../chat/ports.ts'

/** More than any answer needs, in UTF-16 units; a longer reply is not read to its end. */
const MAX_REPLY_LENGTH = 20_000

/** The JSON of a line; `null` where it is none. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** A line of a code fence, or what models put around a list. */
const isDecoration = (line: string): boolean => /^(?:```\w*|\[|\]|)$/.test(line)

function readLine(line: string): PhrasedSentence {
  const value = parseLine(line.replace(/,$/, ''))
  const { text, evidenceId } = isRecord(value) ? value : {}
  if (typeof text !== 'string' || typeof evidenceId !== 'string') {
    throw new ServiceError('unavailable', 'language model: a line is no sentence')
  }
  return { text, evidenceId }
}

/**
 * Reads the reply of a language model, one JSON object a line, as it comes in.
 * @throws ServiceError `unavailable` for anything else, and where nothing comes at all
 */
export async function* readPhrasingLines(
  pieces: AsyncIterable<string>,
): AsyncGenerator<PhrasedSentence> {
  let open = ''
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > MAX_REPLY_LENGTH) {
      throw new ServiceError('unavailable', 'language model: the reply is too long')
    }
    const lines = (open + piece).split('\n')
    open = lines.pop() ?? ''
    for (const line of lines) if (!isDecoration(line.trim())) yield readLine(line.trim())
  }
  if (!isDecoration(open.trim())) yield readLine(open.trim())
  if (length === 0) throw new ServiceError('unavailable', 'language model: an empty reply')
}
