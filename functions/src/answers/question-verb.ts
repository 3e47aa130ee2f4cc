import { tagOfForm } from './predicates/lexicon.ts'

/** Auxiliaries that put the verb behind its subject: When did the pier open? */
const DO_AUXILIARY =
  /\b(?:do|does|did|can|could|will|would|must|should|may|might)(?:n['’]t|\s+not)?\s+(?<rest>[^?]+)/iu
/** Auxiliaries of a participle or an adjective: When was the pier built? Why is it closed? */
const BE_AUXILIARY =
  /^\W*(?:when|why|where|how|in\s+what\s+\p{L}+)\s+(?:is|are|was|were|has|have|had)(?:n['’]t|\s+not)?\s+(?:been\s+)?(?<rest>[^?]+)/iu

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Subjects of one word. */
export const PRONOUNS = words('i you we they he she it there one people someone somebody')
/** Words that a noun and what belongs to it begin with. */
export const DETERMINERS = words(
  'a an the this that these those my your our their his her its any some all each',
)
/** Words that no subject and no verb goes beyond. */
const ENDS = words(
  'a an the this that these those my your our their his her its any some all each in on at by for from with without to into onto about against after before between during under over through as than if when where while because and or but up out off down away back what which who',
)
const LINKS = words('of and the de la von van du')
const ADVERBS =
  /^(?:not|also|first|ever|still|usually|often|always|really|actually|originally|\p{L}{3,}ly)$/iu

/** A verb without an ending never looks like this. */
const NO_VERB = /(?:[^su]s|tion|sion|ment|ness|ity|ism|ist|ship|hood|logy)$/iu
/** Verbs that only say that something else is or must be done: need to bring. */
const MODAL = words('have need want ought used like try wish plan intend')
/** Verbs that say less than the word behind them: become hot. */
const LINKING = words('become get remain stay seem')

/** The word behind a subject that is written large: Ada Lark, the Bank of Larkham. */
function afterName(tokens: readonly string[]): string {
  let at = DETERMINERS.has(tokens[0]?.toLowerCase() ?? '') ? 1 : 0
  const isLarge = (token: string | undefined): boolean => /^\p{Lu}/u.test(token ?? '')
  if (!isLarge(tokens[at])) return ''
  const first = at
  while (
    isLarge(tokens[at]) ||
    (LINKS.has(tokens[at] ?? '') && (isLarge(tokens[at + 1]) || isLarge(tokens[at + 2])))
  )
    at++
  if (at === first || /['’]s?$/u.test(tokens[at - 1] ?? '')) return ''
  while (ADVERBS.test(tokens[at] ?? '') || NO_VERB.test(tokens[at] ?? '')) at++
  const verb = tokens[at] ?? ''
  return ENDS.has(verb) || verb === 'of' ? '' : verb
}

/** The last word before one that a verb cannot be followed by without ending: the tide clock show [the]. */
function lastOfRun(tokens: readonly string[]): string {
  let at = DETERMINERS.has(tokens[0]?.toLowerCase() ?? '') ? 1 : 0
  let length = 0
  while (at < tokens.length && !ENDS.has(tokens[at]!.toLowerCase())) {
    if (tokens[at] === 'of') {
      length = 0
      if (DETERMINERS.has(tokens[at + 1]?.toLowerCase() ?? '')) at++
    } else length++
    at++
  }
  return length > 1 ? tokens[at - 1]! : ''
}

/** Words that a noun cannot be followed by, but for "gave Ada the …". */
const DEFINITE = words('a an the this these those my your our their his her its')

/**
 * The verb of what follows a name: the word behind it, but for nouns that the name stands before
 * (the GNU project begin, Iraqi officers outnumber the …).
 */
function verbAfterName(tokens: readonly string[]): string {
  const first = afterName(tokens)
  const from = tokens.indexOf(first)
  const ends = tokens.findIndex((token, at) => at > from && ENDS.has(token.toLowerCase()))
  const run = tokens.slice(from, ends < 0 ? tokens.length : ends)
  const tags = run.map((token) => tagOfForm(token, /^\p{Lu}/u.test(token)))
  if (tags.includes('auxiliary') || tags.includes('past')) return first
  const known = tags.indexOf('verb')
  if (known >= 0) return run[known]!
  const isBeforeNoun = DEFINITE.has(tokens[ends]?.toLowerCase() ?? '')
  return isBeforeNoun && tags.at(-1) === 'noun' ? run.at(-1)! : first
}

const verbBehindSubject = (tokens: readonly string[]): string =>
  PRONOUNS.has(tokens[0]?.toLowerCase() ?? '')
    ? (tokens.slice(1).find((token) => !ADVERBS.test(token)) ?? '')
    : verbAfterName(tokens) || lastOfRun(tokens.filter((token) => !ADVERBS.test(token)))

const tokensOf = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'.-]*/gu) ?? []

/**
 * The verb that an English question turns on, as it is written there (When did the pier open?), or
 * the participle or adjective (Why is it closed?).
 * @returns lower case; '' where it cannot be told
 */
export function verbOf(question: string): string {
  const be = BE_AUXILIARY.exec(question)?.groups?.['rest']
  if (be !== undefined) {
    const tokens = tokensOf(be)
    const done = tokens
      .slice(1)
      .find((token) =>
        /^\p{Ll}{2,}(?:ed|en|wn|ilt|ught|ept|sent|lost|sold|told|held|made|hung)$/u.test(token),
      )
    const last = tokens.at(-1) ?? ''
    const isSaidOf =
      tokens.length > 1 &&
      !DETERMINERS.has(tokens.at(-2)?.toLowerCase() ?? '') &&
      /^\p{Ll}/u.test(last)
    return (done ?? (isSaidOf && /^\W*why/iu.test(question) ? last : '')).toLowerCase()
  }
  const rest = DO_AUXILIARY.exec(question)?.groups?.['rest']
  if (rest === undefined) return ''
  const tokens = tokensOf(rest)
  const verb = verbBehindSubject(tokens)
  const behind = tokens.slice(tokens.indexOf(verb) + 1)
  if (LINKING.has(verb)) return (behind[0] ?? '').toLowerCase()
  const isModal = MODAL.has(verb) && behind[0] === 'to'
  return ((isModal && behind[1]) || verb).toLowerCase()
}
