import type { BaseWords } from '../base-words.ts'
import { wordsOf } from '../glossary/glossary.ts'
import type { Language } from '../language.ts'
import { visitWords } from '../tokenize.ts'
import { listOf } from './topic.ts'

/** The terms of a file that stand for concepts or names, each with what it stands for. */
export type TermsOfFile = ReadonlyMap<number, string>
export const NO_TERMS: TermsOfFile = new Map()

/**
 * What stands in the files of a base for some concepts and names, by file; a file that holds none is left out.
 * @param concepts of the glossary, between blanks
 * @param names words as they are, whatever the language, between blanks
 */
export function termsStandingFor(
  base: BaseWords,
  concepts: string | undefined,
  names?: string,
): ReadonlyMap<number, TermsOfFile> {
  const byFile = new Map<number, Map<number, string>>()
  const add = (word: string, standsFor: string, language: Language | null): void => {
    const { files, terms } = base.termsOf(word)
    for (let at = 0; at < files.length; at++) {
      const file = files[at]!
      if (language !== null && base.segments[file]!.language !== language) continue
      const own = byFile.get(file) ?? new Map<number, string>()
      byFile.set(file, own)
      if (!own.has(terms[at]!)) own.set(terms[at]!, standsFor)
    }
  }
  for (const concept of listOf(concepts)) {
    for (const language of base.languages) {
      for (const word of wordsOf(concept, language)) {
        visitWords(word, (each) => add(each, concept, language))
      }
    }
  }
  for (const name of listOf(names)) add(name, name, null)
  return byFile
}

/** How many concepts and names some terms stand for. */
export function countStandingFor(terms: Iterable<number>, known: TermsOfFile): number {
  if (known.size === 0) return 0
  const found = new Set<string>()
  for (const term of terms) {
    const standsFor = known.get(term)
    if (standsFor !== undefined) found.add(standsFor)
  }
  return found.size
}
