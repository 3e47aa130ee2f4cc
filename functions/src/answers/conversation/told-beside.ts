import { isQuestion } from '../document-questions.ts'
import { splitSentences } from '../sentences.ts'

/** A message of several sentences: what it asks, and what it tells beside. */
export interface AskedAndTold {
  readonly asked: string
  /** Its other sentences, in their order. */
  readonly told: readonly string[]
}

const ABBREVIATED = 'approx|bzw|etc|evtl|excl|exkl|ggf|incl|inkl|max|min|resp|str|tel|usw|vol'
/** An end before a small letter, as people type; a word of one or two letters is abbreviated. */
const TYPED_END = new RegExp(
  String.raw`(?<=\p{L}{3}[.…]|[!?？؟。！])(?<!(?<!\p{L})(?:${ABBREVIATED})[.])\s+(?=\p{Ll})`,
  'u',
)
/** Words that ask, and may have a preposition before them (until when, ab wann). */
const ASKING =
  'who|whom|whose|what|when|where|why|which|how|wer|wen|wem|was|wann|wo|wohin|woher|wie|warum|wieso|weshalb|welche[rnsm]?|qui[eé]n(?:es)?|qu[eé]|cu[aá]ndo|d[oó]nde|c[oó]mo|cu[aá]nt[oa]s?|cu[aá]l(?:es)?|qui|quand|comment|combien|pourquoi|quel(?:le)?s?|chi|quando|dove|come|quant[oaie]|quale|quan|com|quants?|quant[ae]s|quin(?:s|a|es)?|què|on (?:és|són|està|esteu|sou|hi|puc|es)|quem|onde|como|qual|wat|wanneer|waar|hoe|waarom|welke'
const PREPOSITION =
  'at|by|for|from|in|on|since|to|until|ab|bis|seit|von|mit|für|a|de|desde|hasta|fins|fins a|des de|até|da|à|jusqu|tot|vanaf'
/** Verbs that a question for yes or no begins with, in English and German. */
const VERBS = String.raw`(?:is|are|was|were|do|does|did|can|could|may|must|will|would|should|has|have)\s+(?!not\b|an?\s+(?:nice|good|great)\b)\p{L}|(?:bietet|brauch\p{L}+|darf|dürfen|geht|gibt|habt|haben|hat|ist|kann|können|könnt|macht|machen|muss|müssen|nehmt|nehmen|seid|sind|soll|sollen)\s+(?:das|der|die|du|er|es|ich|ihr|man|sie|wir|eine?n?|mein\p{L}*)\b`
/** What a question begins with that ends without a mark. */
const ASKS = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|or|und|oder)\s+)?(?:(?:(?:${PREPOSITION})\s+)?(?:${ASKING})(?!\p{L})|${VERBS})`,
  'iu',
)

/** Sentences of a message that are looked at, its last ones. */
const MOST_SENTENCES = 12

/** The sentences of a message, as people type them. */
export const sentencesOf = (message: string): string[] =>
  splitSentences(message)
    .flatMap(({ start, end }) => message.slice(start, end).split(TYPED_END))
    .slice(-MOST_SENTENCES)

/**
 * Tells the question of a message from what is told beside it: We come on Friday. Can we park?
 * @returns `null` where it asks nothing, or tells nothing
 */
export function askedAndTold(message: string): AskedAndTold | null {
  const sentences = sentencesOf(message)
  const isMarked = sentences.some(isQuestion)
  const isAsked = (sentence: string): boolean =>
    isMarked ? isQuestion(sentence) : ASKS.test(sentence)
  const asked = sentences.filter(isAsked).join(' ')
  const told = sentences.filter((sentence) => !isAsked(sentence))
  return asked === '' || told.length === 0 ? null : { asked, told }
}

/** The last sign in a sentence that parts a clause from the one that asks: I broke my key, what now? */
const BETWEEN_CLAUSES = /^(?<before>.*\S)(?:[,;،؛]\s+|\s[-–—]\s|[，、；])(?<after>\S.*)$/su
/** Words of a clause at least, or its signs where words are not parted. */
const LEAST_CLAUSE = { words: 2, signs: 4 }
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f]/u

const isClause = (text: string): boolean =>
  UNSPACED.test(text)
    ? text.length >= LEAST_CLAUSE.signs
    : text.split(/\s+/u).length >= LEAST_CLAUSE.words

/**
 * The two parts of a message of which nothing tells the one that asks: its last sentence, or the last clause of its
 * only one, behind what stands before it; `null` where it has no two.
 */
export function partsOfMessage(message: string): readonly [before: string, after: string] | null {
  const sentences = sentencesOf(message)
  const { before = '', after = '' } =
    sentences.length > 1
      ? { before: sentences.slice(0, -1).join(' '), after: sentences.at(-1)! }
      : (BETWEEN_CLAUSES.exec(message)?.groups ?? {})
  return isClause(before) && isClause(after) ? [before, after] : null
}
