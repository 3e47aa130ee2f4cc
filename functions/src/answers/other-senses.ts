/** English words that share their stem with another one: parking and the park, a booking and a book. */
const STEMS = ['park', 'book', 'train', 'fish', 'bowl', 'coach', 'ship', 'wed'] as const
/** Who does it, or what stands before its infinitive. */
const DOER =
  'i|we|you|they|one|to|can|may|must|will|should|could|please|cannot|not|guests|visitors|people'
/** A thing of its kind whose last word is the same as that of another: a car park, a coach park. */
const KINDS = 'car|bicycle|bike|bus|coach|lorry|multi-storey|overflow|guest'

interface Sense {
  readonly asked: RegExp
  /** Where a text has the stem at all, and where it means the same by it. */
  readonly stands: RegExp
  readonly means: RegExp
}

const SENSES: readonly Sense[] = STEMS.map((stem) => {
  const form = String.raw`${stem}(?:d?ings?|d?ed|able)`
  return {
    asked: new RegExp(String.raw`\b(?:${stem}d?ings?|(?:${DOER}) ${stem})\b`, 'iu'),
    stands: new RegExp(String.raw`\b${stem}(?:e?s)?\b`, 'iu'),
    means: new RegExp(
      String.raw`\b${form}\b|\b(?:(?:${DOER}) ${stem}|(?:${KINDS})[ -]${stem}s?)\b|(?:^|[\d.!?;:,•–)-]\s*)${stem} (?!of\b)`,
      'iu',
    ),
  }
})

/**
 * Tells of an English text whether it has a word of the question in another sense only (Do you have
 * parking? We go to the park); `null` where the question has no such word.
 */
export function otherSensesOf(question: string): ((text: string) => boolean) | null {
  const senses = SENSES.filter(({ asked }) => asked.test(question))
  if (senses.length === 0) return null
  return (text) => senses.some(({ stands, means }) => stands.test(text) && !means.test(text))
}

/**
 * Whether a unit has a word of the question in another sense only. What holds nothing of it by itself
 * may stand beside such a one.
 */
export const isOfOtherSense = (
  { hasOtherSense }: { readonly hasOtherSense: ((text: string) => boolean) | null },
  { ownCoverage }: { readonly ownCoverage: number },
  text: string,
): boolean => hasOtherSense !== null && (ownCoverage === 0 || hasOtherSense(text))
