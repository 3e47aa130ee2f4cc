import { foldAccents } from './stem.ts'

/** How firmly a text says what something is. */
export type Firmness = 'defines' | 'names' | 'mentions' | 'none'

const QUESTION =
  /^\W*(?:(?:what|who)(?:\s+(?:is|are|was|were)|['’]s)|what\s+does|define|was\s+(?:ist|sind)|wer\s+(?:ist|war)|qu[eé]\s+(?:es|son)|qui[eé]n\s+(?:es|fue))\s+(?:meant\s+by\s+)?(?:(?:a|an|the|ein|eine|der|die|das|el|la|los|las|un|una)\s+)?(?<defined>[^?]{2,60}?)(?:\s+mean)?\s*\?*\s*$/iu

/** Words that no defined name holds: What is the price for … asks for no definition. */
const ASKS_MORE =
  /\b(?:for|in|on|at|with|by|from|to|that|which|when|who|your|my|our|between|about)\b/iu

/** What a question asks to be defined (What is X? Who was X?), lower case; '' where nothing is. */
export function definedIn(question: string): string {
  const defined = QUESTION.exec(question)?.groups?.['defined'] ?? ''
  return ASKS_MORE.test(defined) ? '' : defined.toLowerCase()
}

/** A bare name, or one of a kind. "What is the price?" asks for a fact, "Who is Ada?" for what she does. */
const ASKS_FOR_MEANING =
  /^\W*what(?:\s+(?:is|are)|['’]s)\s+(?!(?:the|this|that|these|those|your|our|my|included)\b)/iu

/** Whether a question (What is X? What are Xs?) is answered by nothing but what X is. */
export const asksForMeaning = (question: string): boolean =>
  ASKS_FOR_MEANING.test(question) && definedIn(question) !== ''

const ARTICLE = String.raw`(?:(?:the|a|an|this|our|der|die|das|ein|eine|el|la|los|un|una)\s+)?`
const ADVERB = String.raw`(?:\s+(?:also|basically|essentially|generally|just|not|often|only|really|simply|still|usually|then))?`
/** In theory, … · Under the law, … · But … */
const OPENING = String.raw`(?:(?:in|under|for|by|at|to)\s[^,.;]{1,30},\s+|(?:and|but|if|so|thus|yet|however),?\s+)?`
const BE = String.raw`(?:is|are|was|were|(?:has|have|had)\s+been|ist|sind|war|es|son|fue|era)`
const SAYS_WHAT = String.raw`(?:means?|meant|refers?\s+to|stands?\s+for|consists?\s+of|denotes?|bedeutet|hei(?:ß|ss)t|significa|${BE}${ADVERB}\s+(?:an?|the|any|one\s+of|our|my|those|what|where|when|just|defined|ein|eine|einer|der|die|das|un|una|el|la)\b)`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The name as words that may be divided by a hyphen or line break; endings may differ (tree, trees). */
function nameOf(defined: string): string {
  const words = foldAccents(defined).match(/[\p{L}\p{N}]+/gu) ?? []
  const parts = words.map((word) =>
    word.length > 4 ? String.raw`${escaped(word.slice(0, -1))}\p{L}{0,3}` : `${escaped(word)}s?`,
  )
  return parts.join(String.raw`[\s.,-]+`)
}

/** What is to be defined, looked for in texts. */
export interface Definition {
  /** Whether a text may name it: the beginnings of its words are there. Cheap. */
  readonly isNamedIn: (text: string) => boolean
  /** How firmly a sentence says what it is. */
  readonly firmnessOf: (sentence: string) => Firmness
}

function patternsOf(name: string) {
  const quoted = String.raw`["'“‘]?${name}["'”’]?(?:\s*\([^)]*\))?`
  const start = String.raw`^(?:["'“‘(•]|\W)*${OPENING}${ARTICLE}`
  const verb = String.raw`(?:\s+(?:in|of)\s+(?:the\s+)?\p{L}+)?(?:,[^,;]{1,110},)?${ADVERB}`
  const called = String.raw`\b(?:call(?:ed|s)?|known as|named|so-called|defined as|term(?:ed)?|genannt|llamad[oa])\b.{0,60}\b${name}`
  const apposed = String.raw`\b${name}["'”’]?,\s+(?:an?|the|who|which|eine?r?|der|un|una|el|la)\s`
  const kindOf = String.raw`\b${BE}\s+(?:\p{L}+\s+){0,3}(?:form|kind|type|sort|example)s?\s+of\s+${name}\b`
  const done = String.raw`(?!\p{L}+(?:ly|ed|ing|en)\b|(?:not|built|made)\b)`
  return {
    defines: new RegExp(String.raw`${start}${quoted}(?:${verb}\s+${SAYS_WHAT}|\s*[:–—]\s)`, 'iu'),
    names: new RegExp(`${called}|${apposed}|${kindOf}`, 'iu'),
    mentions: new RegExp(
      String.raw`${start}(?:[\p{L}.-]+\s+)?${quoted}${verb}\s+${BE}${ADVERB}\s+${done}\p{L}`,
      'iu',
    ),
  }
}

/** Looks for what is to be defined; `null` where nothing is. */
export function definitionOf(defined: string): Definition | null {
  const name = nameOf(defined)
  if (name === '') return null
  const beginnings = (defined.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 4))
  const isNamedIn = (text: string): boolean => {
    const small = text.toLowerCase()
    return beginnings.every((beginning) => small.includes(beginning))
  }
  let patterns: ReturnType<typeof patternsOf> | undefined
  return {
    isNamedIn,
    firmnessOf(sentence) {
      if (!isNamedIn(sentence)) return 'none'
      patterns ??= patternsOf(name)
      const folded = foldAccents(sentence)
      if (patterns.defines.test(folded)) return 'defines'
      if (patterns.names.test(folded)) return 'names'
      return patterns.mentions.test(folded) ? 'mentions' : 'none'
    },
  }
}
