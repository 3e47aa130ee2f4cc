/**
 * Reads the documents of all languages but English, and what words of theirs mean in English, as `train_others.py`
 * learns from them: `node read-others.ts > read.json`.
 */
import { existsSync, readdirSync } from 'node:fs'
import { createWordReader } from '../functions/src/answers/trained/word-reader.ts'
import { NAMES_IN } from '../functions/src/answers/calendar-names.ts'
import { GLOSSARIES } from '../functions/src/answers/glossary/lists.ts'
import { at, documentsIn, linesOf } from './documents.ts'

/** Groups of English forms that words are listed for, the commonest first, and words of each that are. */
const MOST_GROUPS = 3_000
const MOST_WORDS = 6
/** What the reader takes for one word. */
const WHOLE = /^(?:[\p{L}\p{M}]+|[£$€%])$/u
/** A word of documents is listed that occurs so often there. */
const LEAST_OFTEN = 2

/** What a word means in English, and how far. */
type Meanings = Map<string, number>

function* meaningsOf(language: string): Generator<[word: string, english: string, share: number]> {
  const forms = linesOf('meanings/en.txt').map((line) => line.split('/'))
  const file = `meanings/${language}.tsv`
  const meant = existsSync(at(file)) ? linesOf(file) : []
  for (const [group, line] of meant.slice(0, MOST_GROUPS).entries()) {
    const words = (line.split('\t')[1] ?? '').split(/\s+/u).filter((word) => word !== '')
    for (const [place, word] of words.slice(0, MOST_WORDS).entries()) {
      if (word.includes('_')) continue
      for (const [form, english] of forms[group]!.entries()) {
        yield [word.toLowerCase(), english, 1 / (1 + place) / (1 + form)]
      }
    }
  }
  for (const line of (GLOSSARIES.get(language) ?? '').trim().split('\n')) {
    const [concept = '', words = ''] = line.split(': ')
    for (const [place, word] of words.split(' ').entries()) {
      if (word.includes('_')) continue
      for (const english of concept.split('_')) yield [word.toLowerCase(), english, 1 / (2 + place)]
    }
  }
  const english = NAMES_IN['en']![0]!.split(' ')
  for (const names of NAMES_IN[language] ?? []) {
    for (const [day, name] of names.split(' ').entries()) {
      if (name !== '-') yield [name, english[day]!, 1]
    }
  }
}

/** A language's documents as the rows of its words, and as English words where they are not listed. */
function readLanguage(language: string) {
  const documents = documentsIn(language)
  const meant = [...meaningsOf(language)]
  const candidates = [...new Set(meant.map(([word]) => word))].filter((word) => WHOLE.test(word))
  const { rowsOf: rowsMeant, wordsIn } = createWordReader(language, candidates)
  const counts = new Map<string, number>()
  for (const { places } of documents) {
    for (const { heading, text, asked } of places) {
      for (const word of [heading, text, ...asked].flatMap(wordsIn)) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  const found = [...counts].filter(
    ([word, count]) =>
      count >= LEAST_OFTEN && !word.startsWith('<') && rowsMeant(word).length === 0,
  )
  const all = [...candidates, ...found.map(([word]) => word)]
  // Of the forms of a word the first is its row.
  const first = createWordReader(language, all)
  const words = all.filter((word, place) => first.rowsOf(word)[0] === place)
  const reader = createWordReader(language, words)
  const meanings: Meanings[] = words.map(() => new Map())
  for (const [word, english, share] of meant) {
    const [row, behind] = reader.rowsOf(word)
    if (row === undefined || behind !== undefined) continue
    meanings[row]!.set(english, (meanings[row]!.get(english) ?? 0) + share)
  }
  const read = (text: string): (number | string)[] =>
    reader.wordsIn(text).flatMap((word): readonly (number | string)[] => {
      const rows = reader.rowsOf(word)
      return rows.length > 0 ? rows : [word]
    })
  return {
    words,
    meanings: meanings.map((each) => [...each]),
    documents: documents.map(({ name, places, untold }) => ({
      name,
      untold: untold.map(read),
      places: places.map(({ heading, text, asked }) => ({
        heading: read(heading),
        text: read(text),
        asked: asked.map(read),
      })),
    })),
  }
}

const languages = readdirSync(at('documents')).filter((language) => language !== 'en')
const read = Object.fromEntries(languages.map((language) => [language, readLanguage(language)]))
process.stdout.write(JSON.stringify(read))
