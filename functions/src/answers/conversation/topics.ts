import { MAX_SUGGESTIONS, type EarlierExchange } from '@docent/domain/chat'
import { hasAnswer } from '../answer.ts'
import { findEvidence } from '../find-evidence.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { kindOfUnit } from '../segment.ts'
import { formIn } from '../stem.ts'
import { quoteOfUnit, rememberingForFile, type IndexedFile } from '../unit-terms.ts'
import { LONGEST_LABEL } from './labels.ts'
import { sectionLabelsNear } from './near-sections.ts'
import { offerable, sectionLabel, shownLabel } from './sections.ts'

/** Sections of one file that may be offered; some have the same name. */
const MOST_OF_A_FILE = 2 * MAX_SUGGESTIONS

interface LabelledSection {
  readonly file: IndexedFile
  readonly heading: number
  readonly label: string
}

/** The sections of a file by their headings, those with most lines and numbers first: visitors ask for facts. */
const sectionsByFacts = rememberingForFile((file) => {
  const { segment } = file
  const facts = new Map<number, number>()
  for (const [passage, heading] of segment.passageHeading.entries()) {
    const end = segment.passageEndUnit[passage]!
    if (heading < 0) continue
    let count = facts.get(heading) ?? 0
    for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
      const kind = kindOfUnit(segment, unit)
      if (kind === 'row' || kind === 'label' || /\d/u.test(quoteOfUnit(file, unit))) count++
    }
    facts.set(heading, count)
  }
  return [...facts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_OF_A_FILE)
    .map(([heading]): LabelledSection => ({ file, heading, label: sectionLabel(file, heading) }))
})

/**
 * What the documents are about: for visitors who do not know what to ask. The files take turns, so
 * that each has its say.
 * @param language of the visitor; documents in it are preferred
 */
export function topicsOf(files: readonly IndexedFile[], language: Language): string[] {
  const own = files.filter(({ segment }) => segment.language === language)
  const lists = (own.length > 0 ? own : files).map(sectionsByFacts)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  )
  return offerable(inTurn.flat(), ({ label }) => label).map(({ file, heading }) =>
    shownLabel(file, heading),
  )
}

/** The question with its words as the documents spell them; '' where they do not differ. */
const respelled = (
  message: string,
  { question: { language }, retrieval: { corrections } }: Findings,
): string =>
  corrections.length === 0
    ? ''
    : message.replace(/[\p{L}\p{M}]+/gu, (word) => {
        const asked = formIn(language, word.toLowerCase())
        return corrections.find((correction) => correction.asked === asked)?.meant ?? word
      })

/**
 * What may be asked instead of a message that nothing answers: the same with its words as the
 * documents spell them, and the headings of the sections that share most with it.
 * @param earlier what was said before it
 */
export function topicsNear(
  files: readonly IndexedFile[],
  message: string,
  earlier: readonly EarlierExchange[] = [],
): string[] {
  const findings = findEvidence(files, message)
  const spelled = respelled(message, findings)
  const isAnswered = spelled !== '' && spelled.length <= LONGEST_LABEL && hasAnswer(files, spelled)
  return [...(isAnswered ? [spelled] : []), ...sectionLabelsNear(files, message, earlier)].slice(
    0,
    MAX_SUGGESTIONS,
  )
}
