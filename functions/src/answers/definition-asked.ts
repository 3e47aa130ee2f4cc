import { DEFINITION_WORDS } from './definition-words.ts'
import { UNKNOWN_LANGUAGE, type Language } from './language.ts'

/** What a question asks to be defined. */
export interface AskedDefinition {
  /** As it is written there: Ada Lark; '' where nothing is to be defined. */
  readonly name: string
  /** Whether it is written as it was asked and in no other form. */
  readonly isExact?: boolean
  /** Whether it is asked what it does or did, rather than what it is. */
  readonly asksDeeds?: boolean
  /** Whether it is asked what became of it. */
  readonly asksFate?: boolean
  /** Language that it is asked in. */
  readonly language?: Language
}

const NAME_ASKED = String.raw`(?:(?:a|an|the|ein|eine|der|die|das|el|la|los|las|un|una)\s+)?(?<defined>[^?]{2,60}?)`
/** What goes on from something before. */
const BEFORE = String.raw`(?:(?:and|so|but|also|well|ok|okay|now)\b,?\s+)?`
/** What only says how it is to be told: biologically speaking, in short. */
const BEHIND = String.raw`(?:,\s+(?:\p{L}+ly\s+speaking|in\s+(?:short|brief|simple\s+(?:words|terms)|plain\s+(?:words|english)|a\s+(?:nutshell|few\s+words))))?`
const HAPPENED = String.raw`what\s+(?:(?:has|had)\s+)?(?:happened\s+to|(?:became|become)\s+of)\s+`
const QUESTIONS = [
  String.raw`(?:what\s+(?:is|['’]s)\s+)?(?:the\s+)?(?:meaning|definition)\s+of\s+${NAME_ASKED}`,
  String.raw`(?!(?:what|which|who|whose|how|is|are|do|does|can|has|have)\b)${NAME_ASKED}\s+(?:meaning|definition)`,
  String.raw`what\s+do\s+(?:you|they|people)\s+(?:mean|understand)\s+by\s+${NAME_ASKED}`,
  String.raw`was\s+${NAME_ASKED}\s+(?:ist|sind|bedeutet)`,
  String.raw`${HAPPENED}${NAME_ASKED}`,
  String.raw`what\s+(?:does|do|did)\s+${NAME_ASKED}(?:\s+(?:first|\p{L}{3,}ly))?\s+(?:mean|stand\s+for|do)`,
  String.raw`(?:what|which)\s+(?:kind|sort|type)s?\s+of\s+(?:\p{L}+\s+){1,2}?(?:is|are|was|were)\s+${NAME_ASKED}`,
  String.raw`(?:(?:what|who)(?:\s+(?:is|are|was|were)|['’]s)|define|was\s+(?:ist|sind)|wer\s+(?:ist|war)|qu[eé]\s+(?:es|son)|qui[eé]n\s+(?:es|fue))\s+(?:meant\s+by\s+)?${NAME_ASKED}`,
].map((asked) => new RegExp(String.raw`^\W*${BEFORE}${asked}${BEHIND}[\s?.!,;]*$`, 'iu'))

/** Words that no defined name holds: What is the price for … asks for no definition. */
const ASKS_MORE =
  /\b(?:for|in|on|at|with|by|from|to|that|which|when|who|your|my|our|between|about|für|bei|mit|zuständig|verantwortlich|did|didn|does|not|i|you|we|they|he|she|it)\b/iu

/** The name that a question asks about, as it is written there; '' where there is none. */
function definedIn(question: string): string {
  const asked = QUESTIONS.find((pattern) => pattern.test(question))
  const defined = asked?.exec(question)?.groups?.['defined'] ?? ''
  return ASKS_MORE.test(defined) ? '' : defined
}

const MOST_SIGNS = 30
/** What belongs to something else is a fact on that, in languages that write no blanks or a mark for it. */
const BELONGS = /[的の의]/u

const ASKED_ELSEWHERE = new Map<Language, readonly RegExp[]>(
  Object.entries(DEFINITION_WORDS).map(([language, { asked }]) => [
    language,
    asked.map((source) => {
      const named = source.replace('NAME', String.raw`(?<defined>[^?？؟,，、]{2,${MOST_SIGNS}}?)`)
      return new RegExp(String.raw`^[^\p{L}\p{N}]*${named}[\s?？؟;。۔]*$`, 'iu')
    }),
  ]),
)

/** One word, or the words of a name: what is the price of a card asks for a fact. */
function isOneName(defined: string, language: Language): boolean {
  const words = defined.split(/\s+/u)
  // Vietnamese writes the syllables of a word apart.
  return (
    words.length === 1 || language === 'vi' || words.every((word) => /^[\p{Lu}\p{N}]/u.test(word))
  )
}

/** The same in another language than English, German or Spanish. */
function definedElsewhere(question: string, language: Language): string {
  for (const pattern of ASKED_ELSEWHERE.get(language) ?? []) {
    const defined = pattern.exec(question)?.groups?.['defined']
    if (defined !== undefined)
      return isOneName(defined, language) && !BELONGS.test(defined) ? defined : ''
  }
  return ''
}

/** A commons, a lens: one thing whose name ends like that of many. */
const ONE_THING = /\b(?:is|was|by|does|define)\s+an?\s+[^?]*\p{L}s(?:\s+(?:mean|do))?\s*\?*\s*$/iu

/** Napster is not one of the Napsters of those days. */
const BARE_NAME = /^\p{Lu}\p{L}*[^\P{L}s]$/u

const isNamedExactly = (question: string, name: string): boolean =>
  ONE_THING.test(question) || BARE_NAME.test(name)

/** A bare name, or one of a kind. "What is the price?" asks for a fact, "Who is Ada?" for what she does. */
const ASKS_FOR_MEANING =
  /^\W*what(?:\s+(?:is|are)|['’]s)\s+(?!(?:the|this|that|these|those|your|our|my|included)\b)/iu

/** The name of one thing: What was the Larkham Regatta? */
const ASKS_FOR_NAMED =
  /^\W*[Ww]hat\s+(?:is|are|was|were)\s+the\s+(?:(?:\p{Lu}[\p{L}\p{N}’'.-]*|of|and|the)\s*)+\?*$/u

/** What was Larkham? */
const ASKS_FOR_BARE_NAME =
  /^\W*[Ww]hat\s+(?:is|are|was|were)\s+(?!\S*['’]s\s)\p{Lu}[\p{L}\p{N}’'.-]*(?:\s+(?:(?:of|and|the|de|von|van)\s+)*\p{Lu}[\p{L}\p{N}’'.-]*)*\W*$/u

/** A noun that is one of something's own: an example of X is no name that is defined. */
const PART_OF =
  'example|type|kind|sort|form|case|instance|trait|feature|characteristic|property|quality|advantage|benefit|disadvantage|drawback|application|use|variant|part|component|source|result|effect|cause|reason|symptom|sign|way|method|aim|goal|purpose'
/** What is one source of X? What is X's largest port? Something about X is asked for, not what it is. */
const ASKS_FOR_ONE_OF = new RegExp(
  String.raw`^\W*what\s+(?:is|are)\s+(?:(?:one|some|another|other|two|three|four|five)\s|an?\s+(?:\p{L}+\s+)?(?:${PART_OF})\s+of\s|[^?]*?['’]s?\s[^?]*?\b(?:most|least|best|worst|\p{L}{3,}est|only|first|main|chief)\s)`,
  'iu',
)

/** Whether a question (What is X? What are Xs?) is answered by nothing but what X is. */
export const asksForMeaning = (question: string): boolean =>
  (ASKS_FOR_MEANING.test(question) ||
    ASKS_FOR_NAMED.test(question) ||
    ASKS_FOR_BARE_NAME.test(question)) &&
  !ASKS_FOR_ONE_OF.test(question) &&
  definedIn(question) !== ''

/** What did Ada do? */
const ASKS_DEEDS = /^\W*what\s+(?:does|do|did)\s.+\sdo\W*$/iu

const ASKS_FATE = new RegExp(String.raw`^\W*${HAPPENED}`, 'iu')

/** What a question (What is X? Who was X? What did X do?) asks to be told of something. */
export function askedDefinition(
  question: string,
  language: Language = UNKNOWN_LANGUAGE,
): AskedDefinition {
  const name = definedIn(question) || definedElsewhere(question, language)
  return {
    name,
    language,
    isExact: name !== '' && isNamedExactly(question, name),
    asksDeeds: ASKS_DEEDS.test(question),
    asksFate: ASKS_FATE.test(question),
  }
}
