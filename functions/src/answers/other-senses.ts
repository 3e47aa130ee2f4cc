/** English words that share their stem with another one: parking and the park, a booking and a book. */
const STEMS = ['park', 'book', 'train', 'fish', 'bowl', 'coach', 'ship', 'wed'] as const
/** Who does it, or what stands before its infinitive. */
const DOER =
  'i|we|you|they|one|to|can|may|must|will|should|could|please|cannot|not|guests|visitors|people'
/** A thing of its kind whose last word is the same as that of another: a car park, a coach park. */
const KINDS = 'car|bicycle|bike|bus|coach|lorry|multi-storey|overflow|guest'

interface Sense {
  readonly asked: RegExp
  /** Whether what holds nothing of the question by itself may merely stand beside such a one. */
  readonly isBeside: boolean
  /** Where a text has the stem at all, and where it means the same by it. */
  readonly stands: RegExp
  readonly means: RegExp
}

/** Verbs that mean the contrary with another particle: check in and check out. */
const TURNED: readonly (readonly [verb: string, particles: readonly string[]])[] = [
  ['check', ['in', 'out']],
  ['sign', ['in', 'out', 'up']],
  ['log', ['in', 'out', 'off']],
]

const withParticle = (verb: string, particle: string): string =>
  String.raw`\b${verb}(?:s|ed|g?ing)?[ -]?${particle}\b`

const OF_STEMS: readonly Sense[] = STEMS.map((stem) => {
  const form = String.raw`${stem}(?:d?ings?|d?ed|able)`
  return {
    asked: new RegExp(String.raw`\b(?:${stem}d?ings?|(?:${DOER}) ${stem})\b`, 'iu'),
    isBeside: true,
    stands: new RegExp(String.raw`\b${stem}(?:e?s)?\b`, 'iu'),
    means: new RegExp(
      String.raw`\b${form}\b|\b(?:(?:${DOER}) ${stem}|(?:${KINDS})[ -]${stem}s?)\b|(?:^|[\d.!?;:,•–)-]\s*)${stem} (?!of\b)`,
      'iu',
    ),
  }
})

const OF_PARTICLES: readonly Sense[] = TURNED.flatMap(([verb, particles]) =>
  particles.map((particle) => {
    const others = particles.filter((other) => other !== particle)
    // Who asks when to check in and out means both.
    const both = String.raw`(?:\b${verb}\w*|\band|\bor|/)[ -]?(?:${others.join('|')})\b`
    return {
      asked: new RegExp(String.raw`^(?!.*${both}).*${withParticle(verb, particle)}`, 'isu'),
      isBeside: false,
      stands: new RegExp(others.map((other) => withParticle(verb, other)).join('|'), 'iu'),
      means: new RegExp(withParticle(verb, particle), 'iu'),
    }
  }),
)

const SENSES: readonly Sense[] = [...OF_STEMS, ...OF_PARTICLES]

/** Whether an English text that holds so much of a question has a word of it in another sense only. */
export type OtherSense = (text: string, ownCoverage: number) => boolean

/** Tells it of texts (Do you have parking? We go to the park); `null` where the question has no such word. */
export function otherSensesOf(question: string): OtherSense | null {
  const senses = SENSES.filter(({ asked }) => asked.test(question))
  if (senses.length === 0) return null
  return (text, ownCoverage) =>
    senses.some(
      ({ isBeside, stands, means }) =>
        (isBeside && ownCoverage === 0) || (stands.test(text) && !means.test(text)),
    )
}

/** Whether a unit has a word of the question in another sense only. */
export const isOfOtherSense = (
  { hasOtherSense }: { readonly hasOtherSense: OtherSense | null },
  { ownCoverage }: { readonly ownCoverage: number },
  text: string,
): boolean => hasOtherSense?.(text, ownCoverage) === true
