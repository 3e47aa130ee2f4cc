import { TERMS } from '@docent/domain/messages/legal'

/** The answer that the public pages show: its quotes stand, to the letter, in our own terms. */
export const PROOF = {
  question: 'When does a cancellation take effect?',
  sectionId: 'cancellation',
  quotes: [
    'Cancellation takes effect at the end of the billing period.',
    'Until then your chatbots keep the limits of the plan that you paid for.',
  ],
} as const

const section = TERMS.find(({ id }) => id === PROOF.sectionId)
if (!section) throw new Error('The terms have no section for the proof')

/** The section of the terms that the proof quotes. */
export const PROOF_SECTION = section

interface TextPart {
  text: string
  isQuoted: boolean
}

/** Cuts a text at the quotes that stand in it; joined again, the parts are the text. */
export function splitAtQuotes(text: string, quotes: readonly string[]): TextPart[] {
  const found = quotes
    .map((quote) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }))
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => one.start - other.start)
  const parts: TextPart[] = []
  let position = 0
  for (const { start, end } of found) {
    if (start < position) continue
    parts.push({ text: text.slice(position, start), isQuoted: false })
    parts.push({ text: text.slice(start, end), isQuoted: true })
    position = end
  }
  parts.push({ text: text.slice(position), isQuoted: false })
  return parts.filter(({ text: part }) => part !== '')
}
