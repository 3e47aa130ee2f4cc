import type { ProvenSentence } from '@docent/domain/chat'
import type { PhrasingFault } from '@docent/domain/trace'
import { proveSentence } from '../receipts.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { judgePhrasing } from './judge-phrasing.ts'
import { withCells } from './read-marks.ts'

/** A sentence in other words with the receipt of its quote, or what is wrong with it. */
export type PhrasingProof =
  | { readonly sentence: ProvenSentence; readonly fault: null }
  | { readonly sentence: null; readonly fault: PhrasingFault }

/** Runs of blanks as one; line breaks stay. */
const tidy = (text: string): string => text.trim().replaceAll(/[^\S\n]+/gu, ' ')

/**
 * The gate for words that are not a quote: the quote must stand in the file to the character, and
 * the words must say what it says. Trusts neither of them.
 * @param source what the words were made of
 */
export function provePhrasing(
  words: string,
  source: ProvenSentence,
  files: readonly IndexedFile[],
): PhrasingProof {
  const file = files.find(({ fileId }) => fileId === source.receipt.fileId)
  const receipt =
    file === undefined
      ? null
      : proveSentence({ ...source.receipt, fileName: file.fileName, text: source.text }, file.pages)
  if (file === undefined || receipt === null) return { sentence: null, fault: 'unproven' }
  const text = withCells(tidy(words), receipt.quote)
  const { language } = file.segment
  const fault = judgePhrasing(text, { quote: receipt.quote, text: source.text, language })
  return fault === null ? { sentence: { text, receipt }, fault } : { sentence: null, fault }
}
