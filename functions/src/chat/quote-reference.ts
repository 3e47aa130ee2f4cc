import { DOCUMENT_ID } from '@docent/domain/collections'
import type { Receipt } from '@docent/domain/chat'
import type { QuoteSeal } from './ports.ts'

/** Where the words of a receipt stand, and which bot said them. */
export type QuotePlace = Pick<Receipt, 'fileId' | 'page' | 'start' | 'end'> & {
  readonly botId: string
}

/** A place, and the seal that makes its address unguessable. */
export interface QuoteReference extends QuotePlace {
  readonly seal: string
}

/** The quote is a part of it: other words at the same place need another address. */
const sealedText = ({ botId, fileId, page, start, end }: QuotePlace, quote: string): string =>
  JSON.stringify([botId, fileId, page, start, end, quote])

/**
 * What stands in the address of a quote's page. Nobody makes one but the server, and nothing is
 * stored for it.
 * @returns `null` where the server has no key
 */
export function referTo(
  quotes: QuoteSeal,
  botId: string,
  { fileId, page, start, end, quote }: Receipt,
): string | null {
  const place = { botId, fileId, page, start, end }
  const seal = quotes.seal(sealedText(place, quote))
  return seal === null ? null : [...Object.values(place), seal].join('.')
}

/** Whether the words at the place are those that the address was made for. */
export const isSealed = (quotes: QuoteSeal, reference: QuoteReference, quote: string): boolean =>
  quotes.isSealed(sealedText(reference, quote), reference.seal)

const NUMBER = /^\d{1,9}$/

/** Reads what stands in an address; `null` where it has not the form. */
export function readReference(text: string): QuoteReference | null {
  const [botId = '', fileId = '', page = '', start = '', end = '', seal = '', ...more] =
    text.split('.')
  const isForm =
    more.length === 0 &&
    [botId, fileId, seal].every((id) => DOCUMENT_ID.test(id)) &&
    [page, start, end].every((number) => NUMBER.test(number))
  if (!isForm) return null
  return { botId, fileId, page: Number(page), start: Number(start), end: Number(end), seal }
}
