import { COUNTED } from './answer-cues.ts'
import type { Language } from './language.ts'
import { formIn } from './stem.ts'

/** What is counted, as far as the next preposition or verb: How many part-time teachers do you have? */
const COUNTED_IN_ENGLISH =
  /\bhow many\s+(?:[\p{L}-]+ ){0,2}?(?<noun>\p{L}{3,})(?=\s+(?:is|are|was|were|do|does|did|can|could|may|must|will|would|should|has|have|had|of|in|on|at|for|fit|per)\b|\W*$)/iu
const ASKS_ENGLISH = /\bhow many\b/iu
/** What somebody is: Who is the head of marketing? */
const ROLE =
  /\bwho(?:['’]s| is| are| was| were)\s+(?:the|your|our|their|its)\s+(?:[\p{L}-]+\s+){0,3}?(?<role>\p{L}+)(?=\s+(?:of|for|in|at|on|to)\b|\W*$)/iu

/**
 * Words without which nothing answers a question, in small letters and without accents: what is
 * counted (no other number tells how many rooms there are), and what the one is that is asked for.
 */
export function essentialIn(question: string, language: Language): ReadonlySet<string> {
  const counted = ASKS_ENGLISH.test(question) ? COUNTED_IN_ENGLISH : COUNTED
  const noun = counted.exec(question)?.groups?.['noun']
  const role = ROLE.exec(question)?.groups?.['role']
  const words = [noun, role].filter((word) => word !== undefined)
  return new Set(words.map((word) => formIn(language, word.toLowerCase())))
}
