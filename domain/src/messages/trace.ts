import type { AnswerTrace, GateDecision, PhrasingFault, PhrasingTrace } from '../trace.ts'

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** What was wrong with the words of a model or webhook, as the owner reads it. */
const FAULTS: Readonly<Record<PhrasingFault, string>> = {
  empty: 'it said nothing',
  too_long: 'it is much longer than its quote',
  number: 'a number or amount differs from its quote',
  restriction: 'a “not”, “only” or “within” differs from its quote',
  sign: 'it has signs, links or markup that its quote does not have',
  name: 'it holds a name that its quote does not hold',
  added_word: 'it holds a word that its quote does not hold',
  left_out_word: 'it leaves out a word of its quote',
  order: 'it puts the words of its quote in another order',
  unknown_evidence: 'it names no quote that was found',
  repeated: 'its quote was said already',
  unproven: 'no quote that was found says this',
}

const FAILURES: Readonly<Record<NonNullable<PhrasingTrace['failure']>, string>> = {
  timeout: 'took too long',
  unavailable: 'could not be reached or understood',
  refused: 'refused the request: check its address and key',
  paused: 'is not asked for the moment, after failures or because today’s budget is used up',
  nothing_proven: 'said nothing that a quote proves',
  too_large: 'was not asked: there was too much to send',
}

const PROVIDERS: Readonly<Record<PhrasingTrace['by'], string>> = {
  model: 'The language model',
  webhook: 'The answer webhook',
}

const verdictOf = ({ verdict, fault }: GateDecision): string => {
  if (verdict === 'kept') return 'Said: its quote says the same.'
  if (verdict === 'added') return 'Added as it stands: an answer must not leave it out.'
  const reason = fault === null ? '' : `: ${FAULTS[fault]}`
  return verdict === 'quoted' ? `Replaced by its quote${reason}.` : `Not said${reason}.`
}

/** Texts of "Why this answer". */
export const traceMessages = {
  whyAnswer: 'Why this answer',
  whyNoAnswer: 'Why no answer',
  askedAs: 'Read as',
  lookedUp: 'Looked up',
  weighed: 'Best passages, by how much of the question they hold',
  said: 'said',
  quoted: 'quoted',
  percent,
  needed: (share: number) => `${percent(share)} needed`,
  own: (own: number, evidence: number) =>
    evidence - own >= 0.005
      ? `${percent(own)} itself, the rest by its heading or the sentence before`
      : '',
  nothingFound: 'Nothing in the documents speaks of this.',
  tooLittle: (best: number, needed: number) =>
    `The best passage holds ${percent(best)} of what was asked; ${percent(needed)} is needed.`,
  nearest:
    'The documents speak of this, but no sentence plainly answers it. The bot says its fallback message and quotes the closest passage.',
  unsure:
    'Other passages may be meant as well, or this tells only one of two things that were asked about. The bot calls it the closest passage and offers the sections that come near.',
  predicted: (question: string) =>
    `When the document was uploaded, the language model wrote that this passage tells: “${question}”`,
  agreed: 'The language model, too, found that this passage tells it.',
  chosen:
    'The language model chose this among the passages that come near. Since nothing else shows that it is what was meant, the bot calls it the closest passage and offers sections below it.',
  choseNone: 'The language model found none of the passages that come near to tell it.',
  notSaid:
    'The words stand in the documents, but no sentence with enough of them says what was asked.',
  words: 'Wording',
  verbatim: 'Said by the built-in engine, word for word.',
  verdictOf,
  failure: ({ by, failure }: PhrasingTrace) =>
    failure === null
      ? ''
      : `${PROVIDERS[by]} ${FAILURES[failure]}. What is missing was said word for word.`,
} as const

/** In a sentence why no answer was given. */
export function refusalText(trace: AnswerTrace): string {
  const reason = reasonOf(trace)
  return trace.choice === 'none' ? `${reason} ${traceMessages.choseNone}` : reason
}

function reasonOf({ candidates, needed, isNearest }: AnswerTrace): string {
  if (isNearest === true) return traceMessages.nearest
  const best = Math.max(0, ...candidates.map(({ evidence }) => evidence))
  if (candidates.length === 0) return traceMessages.nothingFound
  return best < needed ? traceMessages.tooLittle(best, needed) : traceMessages.notSaid
}

/** How much of a question a passage holds, from which share on. */
const SHARES: readonly (readonly [number, string])[] = [
  [0.9, 'Holds nearly all of the question'],
  [0.7, 'Holds most of the question'],
  [0.45, 'Holds about half of the question'],
  [0.2, 'Holds a little of the question'],
  [0, 'Holds hardly anything of the question'],
]

/** How much of a question a passage holds, in words. */
export const shareText = (share: number): string =>
  SHARES.find(([least]) => share >= least)?.[1] ?? ''

/** Texts of the retrieval tester. */
export const testerMessages = {
  open: 'Try a question',
  close: 'Hide the test',
  label: 'What would the bot find for …',
  placeholder: 'Ask as a visitor would',
  asBot: 'Asked as',
  search: 'Search',
  searching: 'Searching…',
  hint: 'You see which passages are weighed, and whether the bot would answer. It counts as no message.',
  failed: 'The documents could not be searched. Please try again.',
  noDocuments: 'No document of this base is ready yet. Upload one, or wait until it has been read.',
  verdicts: {
    answer: 'The bot would answer',
    clarification: 'The bot would ask back',
    small_talk: 'The bot would reply without the documents',
    fallback: 'The bot would not answer',
  },
  passages: 'Passages found, the best first',
  noPassages: 'No passage shares a word with this question.',
  said: 'Said',
  quoted: 'Quoted as the closest passage',
  enough: 'Enough to answer, but another passage fits better',
  ownWins: 'Enough to answer, but your own answer wins',
  tooLittle: (needed: number) => `Not enough: ${percent(needed)} is needed`,
  openPage: 'Open in the document',
} as const
