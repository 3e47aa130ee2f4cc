/** What a second question begins with: … and when is it open? … and do you sell them? */
const ASKS = String.raw`(?:who|whom|whose|what|when|where|why|which|how)\b|(?:is|are|was|were|do|does|did|can|could|may|must|will|would|should)\s+(?:the|an?|my|your|our|this|these|it|they|there|he|she|you|i|we)\b`
const TWO_QUESTIONS = new RegExp(
  String.raw`^\s*(?<first>(?:${ASKS})[^?]*?\S)(?:[,;]?\s+and\s+|\?\s+(?:and\s+)?)(?<second>(?:${ASKS})\s*[^?]{4,})\?*\s*$`,
  'iu',
)
/** When are you open on Saturdays and on Sundays? */
const TWO_CASES =
  /^\s*(?<asked>(?:who|what|when|where|which|how)\b[^?,]*?)\s(?<preposition>on|in|at|for)\s(?<one>[^?,]+?),?\s+and\s+\k<preposition>\s(?<other>[^?,]+?)\s*\?*\s*$/iu
/** Fewer words ask for nothing by themselves: … and when? */
const LEAST_WORDS = 3

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length

/**
 * The two questions that an English one is made of (Who is Ada, and when do you open?); `null` where
 * it asks for one thing.
 */
export function partsOfQuestion(question: string): readonly [string, string] | null {
  if (!/\? |\band\b/iu.test(question)) return null
  const two = TWO_QUESTIONS.exec(question)?.groups
  if (two !== undefined) {
    const [first, second] = [two['first']!, two['second']!]
    return wordsIn(first) < LEAST_WORDS || wordsIn(second) < LEAST_WORDS
      ? null
      : [`${first}?`, `${second}?`]
  }
  const cases = TWO_CASES.exec(question)?.groups
  if (cases === undefined) return null
  const { asked, preposition, one, other } = cases
  return [`${asked} ${preposition} ${one}?`, `${asked} ${preposition} ${other}?`]
}
