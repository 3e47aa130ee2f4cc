import type { Language } from './language.ts'
import { stopWordsOf } from './stop-words.ts'
import { kindOfUnit } from './segment.ts'
import { foldAccents } from './stem.ts'
import { visitWords } from './tokenize.ts'
import { textOfUnit, type IndexedFile } from './unit-terms.ts'

/** Sentences with fewer words that say something are seldom asked for. */
const LEAST_WORDS = 5
/** Words of a question. */
const ASKED_WORDS = 6
/**
 * How many of them are other words than the sentence's, question by question: visitors have their
 * own. Set so that as many are refused as of people's questions (DESIGN.md, "Refusal").
 */
const OTHER_WORDS = [1, 2, 3, 2, 4, 1, 2, 3, 2, 3] as const

interface OwnQuestionsOptions {
  readonly language: Language
  readonly strangers: readonly string[]
  readonly count: number
}

/** Words of a text that say something, each once. */
function tellingWords(text: string, language: Language): string[] {
  const stopWords = stopWordsOf(language)
  const words = new Set<string>()
  visitWords(text, (word) => {
    if (!stopWords.has(word) && !stopWords.has(foldAccents(word))) words.add(word)
  })
  return [...words]
}

/** `count` of the items, evenly from all of them. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / Math.min(count, items.length))]!,
  )

/**
 * Questions that the files answer, made of their own sentences as visitors would ask for them: some
 * of the words, the last ones first, with words that stand elsewhere or nowhere.
 * The same files give the same questions.
 * @param language of the sentences
 * @param strangers texts about something else, for words that visitors have and documents have not
 */
export function ownQuestions(
  files: readonly IndexedFile[],
  { language, strangers, count }: OwnQuestionsOptions,
): string[] {
  const places = files
    .filter(({ segment }) => segment.language === language)
    .flatMap((file) =>
      Array.from({ length: file.segment.unitKind.length }, (_, unit) => ({ file, unit })),
    )
    .filter(({ file, unit }) => kindOfUnit(file.segment, unit) === 'sentence')
  const askable = spread(places, count * 2)
    .map(({ file, unit }) => tellingWords(textOfUnit(file, unit), language))
    .filter((words) => words.length >= LEAST_WORDS)
  const unknown = tellingWords(strangers.join('\n'), language)
  return spread(askable, count).map((words, index) => {
    const others = OTHER_WORDS[index % OTHER_WORDS.length]!
    const elsewhere = Array.from({ length: others }, (_, at) => {
      if (at % 2 === 1) return unknown[(index * ASKED_WORDS + at) % unknown.length] ?? ''
      // Each from another sentence, or else that one would answer.
      const place = index + Math.ceil((askable.length * (at + 1)) / (others + 1))
      return askable[place % askable.length]![(index + at) % LEAST_WORDS] ?? ''
    })
    return [...elsewhere, ...spread(words, ASKED_WORDS - others).toReversed()].join(' ')
  })
}
