import { LUCENE_STOP_WORDS } from './baselines/reference-bm25.ts'
import { seededRandom } from './random.ts'

/** Shorter words are seldom content, and one wrong letter of three leaves another word. */
const SHORTEST_WORD = 4
/** Question words carry no content either: an error there costs no search anything. */
const QUESTION_WORDS = new Set(
  'what when where which whom whose does have were been from many much long'.split(' '),
)

const isContent = (word: string): boolean =>
  word.length >= SHORTEST_WORD &&
  !LUCENE_STOP_WORDS.has(word.toLowerCase()) &&
  !QUESTION_WORDS.has(word.toLowerCase())

/** One slip of a finger anywhere in a word: a letter too many, too few, another one, or two swapped. */
function mistype(word: string, random: () => number): string {
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const at = Math.floor(random() * word.length)
  const kind = Math.floor(random() * 4)
  if (kind === 0) return word.slice(0, at) + letter + word.slice(at)
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1)
  const first = Math.min(at, word.length - 2)
  return word.slice(0, first) + word[first + 1] + word[first] + word.slice(first + 2)
}

/** A question with one typing error in one of its content words; unchanged where it has none. */
export function withTypingError(question: string, seed: number): string {
  const random = seededRandom(seed)
  const words = [...question.matchAll(/\p{L}+/gu)].filter(([word]) => isContent(word))
  const chosen = words[Math.floor(random() * words.length)]
  if (chosen === undefined) return question
  const [word] = chosen
  let wrong = word
  while (wrong.toLowerCase() === word.toLowerCase()) wrong = mistype(word, random)
  return question.slice(0, chosen.index) + wrong + question.slice(chosen.index + word.length)
}
