import { beginningOf } from '../kindred-words/kindred-words.ts'
import type { Language } from '../language.ts'
import { remembering } from '../remembering.ts'
import { foldAccents, termOf } from '../stem.ts'

/** Words remembered per index; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 10_000

/**
 * What words of a language stand for, by their stems and by how they are typed without accents. Only
 * the words are stemmed that begin like the one that is asked for: all of them take a tenth of a second and more.
 * @param listed words, lower case, and what each stands for
 * @returns what a word stands for, by its own form before that without accents
 */
export function createWordIndex(
  language: Language,
  listed: Iterable<readonly [word: string, meaning: string]>,
): (word: string) => readonly string[] {
  const byBeginning = new Map<string, (readonly [word: string, meaning: string])[]>()
  for (const each of listed) {
    const beginning = beginningOf(each[0], language)
    const same = byBeginning.get(beginning)
    if (same === undefined) byBeginning.set(beginning, [each])
    else same.push(each)
  }
  const keysOf = (word: string): string[] => {
    const plain = foldAccents(word)
    return [termOf(word, language), termOf(plain, language), plain]
  }
  const find = (word: string): readonly string[] => {
    const alike = byBeginning.get(beginningOf(word, language)) ?? []
    for (const key of keysOf(word)) {
      const found = alike.filter(([each]) => keysOf(each).includes(key))
      if (found.length > 0) return [...new Set(found.map(([, meaning]) => meaning))]
    }
    return []
  }
  return remembering(find, MEMORY_LIMIT)
}
