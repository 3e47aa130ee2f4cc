import type { ProvenSentence } from '@docent/domain/chat'
import { claimOf } from '../claims.ts'
import type { Findings } from '../findings.ts'
import { isGeneric } from '../generic-words/generic-words.ts'
import { stopWordsOf } from '../stop-words.ts'
import { proveSentence } from '../receipts.ts'
import { formIn, termOf } from '../stem.ts'
import { visitWords } from '../tokenize.ts'
import { textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { differInAmounts } from './amounts.ts'

/** Units of other files that are compared with the answer, the best first. */
const MOST_COMPARED = 40
/** Where one statement of a sentence ends and another begins. */
const CLAUSE_END = /[;,]\s|\s(?:and|but|und|aber|y|pero|et|mais|e|ma|mas|en|maar)\s/u

/** A clause that begins with its amount says nothing without the first one: …, and £20 for two. */
const ELLIPTICAL = /^[^\p{L}]*\d/u
const NUMBERS = /\S*\d\S*/gu

/** Stems of the words that say what a statement is about; numbers are what it says. */
function subjectOf(statement: string, language: string): ReadonlySet<string> {
  const stopWords = stopWordsOf(language)
  const words = new Set<string>()
  visitWords(statement, (word) => {
    const plain = formIn(language, word)
    if (/\p{N}/u.test(word) || stopWords.has(word) || isGeneric(plain, language)) return
    words.add(termOf(plain, language))
  })
  return words
}

/** The part of a sentence that says most of what was asked. */
function statementIn(text: string, asked: ReadonlySet<string>, language: string): string {
  const shared = (clause: string) =>
    [...subjectOf(clause, language)].filter((word) => asked.has(word)).length
  const clauses = text.split(CLAUSE_END)
  const best = clauses
    .filter((clause) => /\d/u.test(clause))
    .reduce((most, clause) => (shared(clause) > shared(most) ? clause : most), '')
  const [first = ''] = clauses
  return best !== first && ELLIPTICAL.test(best) ? `${first.replace(NUMBERS, ' ')} ${best}` : best
}

/** Words of a statement that the question did not name and that no kind of answer implies. */
function remainder(statement: string, findings: Findings, language: string): string {
  const { question } = findings
  const implied = new Set([...question.implied].map((word) => termOf(word, language)))
  const asked = new Set(question.words.map((word) => termOf(word, language)))
  return [...subjectOf(statement, language)]
    .filter((word) => !asked.has(word) && !implied.has(word))
    .toSorted()
    .join(' ')
}

/**
 * A sentence of another document that says the same as the answer, word for word as far as the
 * subject goes, with another number.
 * @param findings what was found for the question
 * @returns the answer's sentence and the other one, each with its receipt; `null` where there is none
 */
export function contradictionOf(
  files: readonly IndexedFile[],
  findings: Findings,
  sentences: readonly ProvenSentence[],
): readonly [ProvenSentence, ProvenSentence] | null {
  const numbered = sentences.filter(({ text }) => /\d/u.test(text))
  if (files.length < 2 || numbered.length === 0) return null
  if (findings.retrieval.concepts.length === 0) return null
  for (const said of numbered) {
    const language =
      files.find(({ fileId }) => fileId === said.receipt.fileId)?.segment.language ?? ''
    const subject = new Set(findings.question.words.map((word) => termOf(word, language)))
    const statement = statementIn(said.text, subject, language)
    const rest = remainder(statement, findings, language)
    const named = [...subjectOf(statement, language)].filter((word) => subject.has(word)).length
    if (statement === '' || named === 0) continue
    for (const { file: index, unit } of findings.units.slice(0, MOST_COMPARED)) {
      const file = files[index]!
      if (file.fileId === said.receipt.fileId || file.segment.language !== language) continue
      // Two sentences are put side by side: no half of one that goes on overleaf.
      if (file.segment.unitGoesOn[unit] === 1) continue
      const other = statementIn(textOfUnit(file, unit), subject, language)
      const otherNamed = [...subjectOf(other, language)].filter((word) => subject.has(word)).length
      if (otherNamed !== named || remainder(other, findings, language) !== rest) continue
      if (!differInAmounts(statement, other)) continue
      const claim = claimOf(file, unit)
      const receipt = proveSentence(claim, file.pages)
      if (receipt !== null) return [said, { text: claim.text, receipt }]
    }
  }
  return null
}
