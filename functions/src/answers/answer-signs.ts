import type { AnswerCue, Question } from './question.ts'
import { foldAccents } from './stem.ts'
import type { UnitKind } from './units.ts'

/** Weights of what makes a unit look like an answer, as shares of the question's whole weight. */
const CUE_WEIGHT = 0.2
const DEFINES_WEIGHT = 0.3
const NAMES_WEIGHT = 0.15
const ASKS_PENALTY = -0.35
const LEANS_PENALTY = -0.03

/** The most that `answerSigns` can give a unit. */
export const strongestSigns = ({ cue, defined }: Question): number =>
  (cue === 'none' ? 0 : CUE_WEIGHT) + (defined === '' ? 0 : DEFINES_WEIGHT)

const CUES: Readonly<Record<Exclude<AnswerCue, 'none'>, RegExp>> = {
  money:
    /[$£€¥₹]\s?\d|\d[\d.,]*\s?(?:[$£€¥₹]|usd|eur|gbp|dollars?|pounds?|euros?|cents?|percent|%)|\bfree\b|\bno (?:charge|fee)\b|\bkostenlos\b|\bgratis\b/iu,
  quantity:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|thousand|million|billion|half|third|quarter|dozen|once|twice)\b/iu,
  time: /\b(?:1\d|20)\d\d\b|\d{1,2}[:.]\d\d|\b\d{1,2}\s?(?:am|pm|a\.m|p\.m)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|daily|weekdays?|weekends?|days?|weeks?|months?|years?|hours?|noon|midnight|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|lunes|viernes|sábado|domingo)\b/iu,
  person:
    /(?<!^)\b\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]*)+|\b(?:manager|director|owner|team|staff|president|author|professor|king|queen|minister|contact)\b/u,
  place:
    /\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Tt]o|[Oo]n)\s+(?:the\s+)?(?:\p{Lu}|\d+\s\p{Lu})|\b(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Ss]quare|[Ff]loor|[Rr]oom|[Bb]uilding|Straße|Platz|rue|[Cc]alle|Address)\b|\b\d{5}\b/u,
  reason:
    /\b(?:because|since|due to|owing to|in order to|so that|reason|as a result|therefore|thanks to|weil|denn|wegen|damit|porque|debido|parce que|afin)\b/iu,
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const definitions = new WeakMap<Question, { defines: RegExp; names: RegExp } | null>()

/** Patterns of "X is …" and "… is called X" for what a question asks to be defined. */
function definitionOf(question: Question): { defines: RegExp; names: RegExp } | null {
  const known = definitions.get(question)
  if (known !== undefined) return known
  const words = foldAccents(question.defined).match(/[\p{L}\p{N}]+/gu) ?? []
  // Endings may differ (tree, trees): long words are compared without their last letter.
  const name = words
    .map((word) =>
      word.length > 4 ? `${escaped(word.slice(0, -1))}\\p{L}*` : `${escaped(word)}s?`,
    )
    .join('[\\s-]+')
  const made =
    words.length === 0
      ? null
      : {
          defines: new RegExp(
            `^(?:["'“‘(•]|\\W)*(?:(?:the|a|an|this|our|der|die|das|ein|eine|el|la|los|un|una)\\s+)?(?:[\\p{L}.-]+\\s+)?${name}(?:\\s*\\([^)]*\\))?(?:\\s+(?:is|are|was|were|means?|refers?|stands|consists?|ist|sind|war|bedeutet|es|son|fue)\\b|\\s*[:–—]\\s|,\\s+(?:an?|the|who|which|eine?r?|der|un|una|el|la)\\s)`,
            'iu',
          ),
          names: new RegExp(
            `\\b(?:call(?:ed|s)?|known as|named|so-called|defined as|genannt|llamad[oa])\\b.{0,60}\\b${name}`,
            'iu',
          ),
        }
  definitions.set(question, made)
  return made
}

/** Beginnings that lean on the sentence before. */
const LEANS =
  /^["'“‘«([]*(?:(?:it|its|they|their|them|he|his|she|her|this|these|those|that|such|however|therefore|thus|hence|moreover|furthermore|otherwise|instead|but|and|so|yet|nor|or|then|for example|for instance|in addition|as a result|both|here|also|still|consequently|indeed|likewise|similarly|accordingly|nevertheless|nonetheless|in this way|in this case|in that case|if so|the latter|the former|er|sie|es|dies|diese|dieser|dieses|jedoch|deshalb|daher|außerdem|aber|dabei|esto|este|esta|sin embargo|además|pero|elle|ils|elles|cela|ceci|cependant|toutefois|donc|mais))\b(?!’|')/iu

/** Whether a sentence cannot be understood without the one before it. */
export const leansBack = (text: string): boolean => LEANS.test(text)

/** Whether a text holds the kind of thing that a question asks for. */
export const fitsCue = (text: string, cue: AnswerCue): boolean =>
  cue !== 'none' && CUES[cue].test(text)

/**
 * How much a unit looks like an answer to the question, beside sharing its words.
 * @returns a share of the question's whole weight, negative where it looks like none
 */
export function answerSigns(text: string, kind: UnitKind, question: Question): number {
  let weight = 0
  if (fitsCue(text, question.cue)) weight += CUE_WEIGHT
  const definition = definitionOf(question)
  if (definition?.defines.test(foldAccents(text)) === true) weight += DEFINES_WEIGHT
  else if (definition?.names.test(foldAccents(text)) === true) weight += NAMES_WEIGHT
  if (kind === 'sentence' && /\?\W*$/u.test(text)) weight += ASKS_PENALTY
  if (kind === 'sentence' && leansBack(text)) weight += LEANS_PENALTY
  return weight
}
