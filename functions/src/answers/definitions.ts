import type { AskedDefinition } from './definition-asked.ts'
import { DEFINITION_WORDS } from './definition-words.ts'
import { UNKNOWN_LANGUAGE, type Language } from './language.ts'
import { makePattern } from './make-pattern.ts'
import { foldAccents } from './stem.ts'

/** How firmly a text says what something is. */
export type Firmness = 'defines' | 'names' | 'describes' | 'mentions' | 'acts' | 'none'

const ARTICLE = String.raw`(?:(?:the|a|an|this|our|der|die|das|ein|eine|el|la|los|un|una)\s+)?`
const ADVERB = String.raw`(?:\s+(?:at\s+first|first|later|soon|now|also|basically|essentially|generally|just|often|only|really|simply|still|usually|then))?`
/** In theory, … · Under the law, … · Built in 1902, … · But … */
const OPENING = String.raw`(?:(?:\p{L}{3,}ed|built|made|born|written|in|under|for|by|at|to|on|after|before|during|since|until|with)\s[^,.;]{1,40},\s+|(?:and|but|if|so|thus|yet|however|instead|then|finally|later|soon),?\s+)?`
/** X is not a …: says less than what it is. */
const NOT = String.raw`(?:\s+(?:just|simply))?\s+not\b`
const BE = String.raw`(?:is|are|was|were|(?:has|have|had)\s+been|ist|sind|war|es|son|fue|era)`
const SAYS_WHAT = String.raw`(?:means?|meant|refers?\s+to|stands?\s+for|consists?\s+of|denotes?|bedeutet|hei(?:ß|ss)t|significa|are\s+(?:\p{L}+\s+){1,4}(?:that|which|who)\b|(?:is|are)\s+(?:used|designed|intended|meant)\s+(?:to|for|as)\b|${BE}${ADVERB}\s+(?:an?|the|any|one\s+of|our|my|those|what|where|when|just|defined|ein|eine|einer|der|die|das|un|una|el|la)\b)`

/** … is an example of …: says less than what it is. */
const SAYS_LITTLE = String.raw`(?:(?:just|only|simply|merely)\s+)?(?:one|an?(?:\s+\p{L}+)?)\s+(?:example|case|instance|reason|way|matter|question|problem|issue|story|point|part)\b|(?:just\s+)?the\s+(?:(?:most|least)\s+\p{L}+|\p{L}{3,}est)\s[^.;,]{0,40}?\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|some|many|most|half|several)\s+of\b|(?:just\s+)?the\s+(?:same|next|last|first\s+of|result|reason|cause|case|question|problem|answer|key|issue|point|other)\b`

/** What a thing does: The meter counts … */
const ACTS = String.raw`(?:can|may|must|will|would|should|does|did|has|have|had)\s+(?!not\b|be\b|been\b|to\b)\p{L}+|(?!(?:is|was|has|does|this|its|as|us|thus|always|sometimes)\b)\p{L}{2,}(?:s|ed)|gave|took|made|led|held|let|began|became|grew|ran|won|wrote|built|sold|bought|brought|sent|found|fought|lost|went|came|met|put|set|left|kept|drew|spoke|broke|chose|paid|sought|taught|told|saw|spent|rose|fell`

/** What becomes of something at last: it closed, it was sold, somebody shut it, its end. */
const MEETS = String.raw`(?:died|closed|ended|failed|collapsed|disappeared|vanished|retired|resigned|expired|settled|survived|escaped|returned|merged|dissolved|burn(?:ed|t)|lost|fell|sank|left|moved|became|broke|drowned|recovered|stopped|ceased|went\s+(?:bankrupt|out|down|under|missing|broke|back|on)|shut\s+down|filed\s+for|gave\s+up)`
const DOES_TO = String.raw`(?:killed|destroyed|closed|shut|sued|sold|bought|acquired|took\s+over|arrested|jailed|convicted|sentenced|acquitted|fined|fired|dismissed|expelled|banned|stopped|abolished|replaced|rejected|struck\s+down|overturned|demolished|rescued|saved|defeated|ruined|sank|stole|attacked|threatened|forced|dissolved|ended|overthrew|captured|executed|murdered)`
const ENDING = String.raw`(?:death|suicide|end|fall|collapse|closure|bankruptcy|arrest|defeat|demise|destruction|loss|murder|resignation|sale|disappearance|downfall|trial|conviction)`
/** Passive verbs that tell what a thing is or bears, not what is done to it in the end. */
const NO_FATE = String.raw`(?:called|named|known|made|based|used|located|situated|born|designed|intended|written|said|related|supposed|interested|involved|opposed|expected|considered|described|defined|composed|allowed|required|needed|meant|mentioned|discussed|shown|seen|found|given)`

/** After the fire, the … is no more said of the fire than of what follows. */
const OPENS_CLAUSE = String.raw`(?:after|although|as|at|because|before|by|during|for|from|if|in|on|since|through|to|under|until|unlike|when|where|while|with|without)\b`

/** What stands before a verb that tells is no apposition. */
const FINITE = String.raw`(?:is|are|was|were|can|could|will|would|may|might|must|had|has|have|did|does|argued|said|says|came|comes)`

/** What it is there for, in apposition: the press office, responsible for … */
const DEVOTED = String.raw`(?:responsible\s+for|charged\s+with|used\s+(?:for|to|as)|designed\s+(?:for|to)|known\s+(?:as|for))\s`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The name as words that may be divided by a hyphen or line break, or written as one; endings may differ (tree, trees). */
function nameOf(defined: string, isExact: boolean): string {
  const words = foldAccents(defined).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const parts = words.map((word) =>
    isExact
      ? escaped(word)
      : word.length > 4 && !/\d$/u.test(word)
        ? String.raw`${escaped(word.slice(0, -1))}\p{L}{0,3}`
        : `${escaped(word)}s?`,
  )
  return parts.join(String.raw`[\s.,'’-]*`)
}

const NO_ROLE = String.raw`(?:about|after|against|also|asked|because|been|before|between|both|called|from|have|into|like|once|over|said|says|than|that|then|told|under|upon|were|when|where|which|while|with)`

/** The farmers Ada and Tom Lark: what somebody is stands before the name, which is written large. */
function roleOf(defined: string): string {
  const words = foldAccents(defined).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const large = words.map((word) => {
    const shortened = word.length > 4 ? word.replace(/s$/, '') : word
    return String.raw`${escaped(shortened.charAt(0).toUpperCase() + shortened.slice(1))}(?!\p{L})`
  })
  const givenNames = String.raw`(?:\p{Lu}[\p{L}.]*\s+(?:(?:and|und|y|et)\s+)?){1,4}`
  return String.raw`(?<!\p{L})(?!${NO_ROLE}\s)\p{Ll}{4,}\s+${givenNames}${large.join(String.raw`\s+`)}`
}

/** Letters of the endings in which a name may differ: blacklisted, for blacklisting. */
const LONGEST_ENDING = 3

/** What is to be defined, looked for in texts. */
export interface Definition {
  /** Whether it is asked what it does or did, or what became of it, rather than what it is. */
  readonly asksDeeds: boolean
  /** Whether a word without accents is part of its name. */
  readonly holds: (word: string) => boolean
  /** Whether a text names it. */
  readonly isSaidIn: (text: string) => boolean
  /** Whether a row or labelled line is headed by it. */
  readonly isHeadOf: (line: string) => boolean
  /** Whether a sentence says what its name stands for: it defines or names it. */
  readonly isToldIn: (sentence: string) => boolean
  /** How firmly a sentence says what it is. */
  readonly firmnessOf: (sentence: string) => Firmness
}

/** A name as it stands in a text, quoted or with a bracket behind it. */
const quotedOf = (name: string): string =>
  String.raw`["'“‘]?${name}(?![\p{L}\d]|\.\p{L})["'”’]?(?:\s*\([^)]*\))?`

/** Text that tells what became of something in the end. */
function fateOf(name: string): string {
  const quoted = quotedOf(name)
  return String.raw`${quoted}(?!['’]s)(?:,[^,;]{1,80},)?(?:\s+(?:had|has|have|then|later|soon|finally|eventually|also|itself|himself|herself|and\s+\p{L}+))*\s+(?:${MEETS}|(?:was|were|(?:has|have|had)\s+been|got)\s+(?:(?:not|also|later|soon|then|thus|\p{L}+ly)\s+)?(?!${NO_FATE}\b)(?:\p{L}{3,}ed|shut|sold|sunk|stolen|lost|taken|bought|built|hit|struck|left|put|thrown|sent|torn|broken|beaten|overthrown|hung|shot|driven|forbidden|hidden|moved))\b|\b${DOES_TO}\s+(?:(?:the|a|an|and|its|their|his|her|down|off|against)\s+|\p{Lu}\p{L}+\s+){0,3}?${quoted}(?!['’]s)|\b(?:lawsuits?|suit|case|claim|complaint|charges|judgment|verdict)\s+against\s+(?:the\s+)?${quoted}|${name}['’]s?\s+(?:\p{L}+\s+)?${ENDING}\b|\b${ENDING}\s+of\s+(?:the\s+)?${quoted}`
}

/** What a word that ends in -ing is made of: blacklisted, for blacklisting. */
const baseOf = (name: string): string =>
  /^[\p{L}]{6,}ing$/u.test(name) ? escaped(name.slice(0, -3)) : escaped(name)

/** How other languages than English, German and Spanish name something, and say what it is. */
function patternsElsewhere(name: string, language: Language) {
  const words = DEFINITION_WORDS[language]
  if (words === undefined) return null
  const { says, articles } = words
  const article = articles === '' ? '' : `(?:(?:${articles})\\s?)?`
  const quoted = String.raw`["'“‘«„「]?${name}["'”’»“」]?(?:\s?\([^)]{0,80}\))?`
  return {
    defines: String.raw`^[^\p{L}\p{N}]*${article}${quoted}(?:,[^,;]{1,80},)?(?:${says}|:\s|\s*[–—]\s)`,
    names:
      articles === ''
        ? null
        : String.raw`(?<!\p{L})${quoted},\s(?:${articles})\s[^,;.]{3,80}?[,;.]`,
    // Words are written together, or with what stands before and behind them.
    said: name,
  }
}

/** Patterns in which a name is looked for, by what they find. */
function patternsOf(defined: string, isExact: boolean, language: Language) {
  const name = nameOf(defined, isExact)
  const elsewhere = patternsElsewhere(name, language)
  const base = baseOf(defined)
  const quoted = quotedOf(name)
  const start = String.raw`^(?:\d{1,2}[.)]\s+)?\W*${OPENING}${ARTICLE}`
  const owned = String.raw`${start}(?:\p{L}{3,}['’]s\s+)?`
  const of = String.raw`(?:\s+(?:of|from)\s+\p{L}[^,;.]{1,40}(?:,\s+\p{L}[^,;.]{1,30},)?)?`
  const verb = String.raw`(?:\s+(?:in|of)\s+(?:the\s+)?\p{L}+)?(?:,[^,;]{1,110},)?${ADVERB}`
  const called = String.raw`\b(?:(?:called|known\s+as|named|so-called|defined\s+as|termed|refer(?:red|s)?\s+to\s+as|genannt|llamad[oa])\s+(?:it\s+|them\s+)?|(?:I|we|you|they|people|some|many|\p{L}+ers)\s+call\s+(?!the\b)|calls?\s+(?:this|such|these|that)\b.{0,40}?\s)${ARTICLE}${quoted}|\b(?:I|we)\s+(?:call|have\s+called|have\s+named)\s+(?:the|our)\s[^,.;]{2,60}?\s${quoted}(?=[,.;]|\s+(?:and|because|since|as|which)\b)`
  const apposition = String.raw`(?:an?|the|eine?r?|der|un|una|el|la)\s(?:(?!\s${FINITE}\b)[^,;.]){3,80}?(?:[,;.]|\s(?:that|which|who|whose)\s)`
  const apposed = String.raw`^(?!${OPENS_CLAUSE}[^,]*,\s)(?:.*[\s(])?(?<!\b(?:under|after|before|since|during|until)\s+(?:the\s+)?)${name}["'”’]?,\s+(?:${apposition}|who\s|which\s|${DEVOTED})|^${OPENS_CLAUSE}\s+(?:the\s+)?${name},\s+${apposition}`
  const leftApposed = String.raw`\p{L},\s+${ARTICLE}${name}["'”’]?,\s+(?:${BE}|which|who|that)\b`
  const abbreviated = String.raw`\p{L}\s+\(["'“‘]?${name}["'”’]?\)|\b${name}\s+\((?:an?|the)?\s*\p{L}+\s+\p{L}+`
  const alias = String.raw`\b${name}["'”’]?,\s+or\s+(?:an?\s+)?["'“‘]?\p{L}[\p{L} -]{2,40}["'”’]?[,.;)]|\p{L},\s+or\s+${ARTICLE}${quoted}["'”’]?[,.;)]|\bby\s+${quoted},?\s+(?:I|we)\s+mean\b`
  const meant = String.raw`(?<!\p{L})${base}(?:ed|e|s)?["'”’]?,\s+(?:which\s+means|meaning|i\.e\.)`
  const kindOf = String.raw`\b${BE}\s+(?:\p{L}+\s+){0,3}(?:form|kind|type|sort|example)s?\s+of\s+${name}\b`
  const done = String.raw`(?!\p{L}+(?:ly|ed|ing|en)\b|(?:not|built|made)\b)`
  return {
    defines:
      elsewhere?.defines ??
      String.raw`${owned}${quoted}(?:${verb}\s+(?!${BE}${NOT})${SAYS_WHAT}|:\s|\s*[–—]\s)`,
    names:
      elsewhere?.names ??
      `${called}|${apposed}|${leftApposed}|${abbreviated}|${kindOf}|${alias}|${meant}`,
    describes: String.raw`\ban?\s+${quoted}\s+(?:that|which|whose|covering|containing|consisting|comprising|representing|describing|made|composed|formed|based|used|designed|intended)\b|\b(?:expands?|grows?|develops?|turns?|becomes?|evolves?|forms?|yields?|results?)\b[^.;]{0,40}\ban?\s+[^.;,]{0,40}${name}[.,;]|^to\s+${base}e?\b[^,]{0,60},\s`,
    little: String.raw`${quoted}${verb}\s+${BE}${ADVERB}\s+(?:${SAYS_LITTLE})`,
    mentions: String.raw`${start}(?:[\p{L}.-]+\s+)?${quoted}${verb}\s+${BE}${ADVERB}\s+${done}[\p{L}\d]`,
    acts: String.raw`(?:${start}|,\s+(?:and|but|so|then|when|where|while|as)\s+${ARTICLE}|\((?=${name}\)))${quoted}\)?${of}(?:,[^,;]{1,80},)?${ADVERB}\s+(?:${ACTS})\b`,
    head: String.raw`${start}${quoted}(?!\p{L})`,
    said: elsewhere?.said ?? String.raw`(?<!\p{L})(?:${name}|${base}(?:ed|e|s)?)(?!\p{L})`,
    role: roleOf(defined),
    fate: fateOf(name),
  }
}

type Pattern = keyof ReturnType<typeof patternsOf>

/** Looks for what is to be defined; `null` where nothing is. */
export function definitionOf({
  name: asked,
  isExact = false,
  asksDeeds = false,
  asksFate = false,
  language = UNKNOWN_LANGUAGE,
}: AskedDefinition): Definition | null {
  const defined = asked.toLowerCase()
  const words = defined.match(/[\p{L}\p{M}\p{N}]+/gu)
  if (words === null) return null
  const beginnings = words.map((word) => word.slice(0, Math.max(4, word.length - LONGEST_ENDING)))
  // Cheap: whether the beginnings of its words are there.
  const isNamedIn = (text: string): boolean => {
    const small = text.toLowerCase()
    return beginnings.every((beginning) => small.includes(beginning))
  }
  const folded = foldAccents(defined)
  const made: Partial<Record<Pattern, RegExp>> = {}
  let sources: Record<Pattern, string> | undefined
  const fits = (pattern: Pattern, plain: string): boolean => {
    sources ??= patternsOf(defined, isExact, language)
    // Only a role is told by large letters.
    made[pattern] ??= makePattern(sources[pattern], pattern === 'role' ? 'u' : 'iu')
    return made[pattern].test(plain)
  }
  const meaningIn = (plain: string): 'defines' | 'mentions' | 'names' | 'none' => {
    if (fits('defines', plain)) return fits('little', plain) ? 'mentions' : 'defines'
    return fits('names', plain) || fits('role', plain) ? 'names' : 'none'
  }
  return {
    asksDeeds: asksDeeds || asksFate,
    holds: (word) => folded.includes(word),
    isSaidIn: (text) => isNamedIn(text) && fits('said', foldAccents(text)),
    isHeadOf: (line) => isNamedIn(line) && fits('head', foldAccents(line)),
    isToldIn(sentence) {
      if (asksFate || !isNamedIn(sentence)) return false
      const plain = foldAccents(sentence)
      if (asksDeeds && fits('acts', plain)) return false
      const meaning = meaningIn(plain)
      return meaning === 'defines' || meaning === 'names'
    },
    firmnessOf(sentence) {
      if (!isNamedIn(sentence)) return 'none'
      const plain = foldAccents(sentence)
      if (asksFate) return fits('fate', plain) ? 'acts' : 'none'
      if (asksDeeds && fits('acts', plain)) return 'acts'
      const meaning = meaningIn(plain)
      if (meaning !== 'none') return meaning
      if (fits('describes', plain)) return 'describes'
      if (fits('mentions', plain)) return 'mentions'
      return fits('acts', plain) ? 'acts' : 'none'
    },
  }
}
