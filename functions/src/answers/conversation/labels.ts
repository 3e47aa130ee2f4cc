import { questionLabelLength } from '../document-questions.ts'
import type { Language } from '../language.ts'
import { SUBSECTION } from '../section-numbers.ts'
import { isShouted } from './spelled-heading.ts'

/** Longest label, in UTF-16 units: more does not fit on a chip. */
export const LONGEST_LABEL = 48
/** What stands before the name of a section: a sign (– May I …?), and its number (2.4, 3., IV.). */
const SIGN_AND_NUMBER = new RegExp(
  String.raw`^(?:[\s■□◆◇●○▶►•~*=#_]|[–—-]+\s)*(?:(?:§\s*)?(?:\d+(?:${SUBSECTION})+\s+|\d+(?:${SUBSECTION})*[.)]\s*|[IVX]+\.\s+|[A-Z][.)]\s+)(?=\p{L}))?`,
  'u',
)

/** What a heading says, without its number and signs. */
export const bareHeading = (heading: string): string =>
  heading
    .slice(questionLabelLength(heading))
    .replace(SIGN_AND_NUMBER, '')
    .replace(/(?:[\s:.~*=#_]|\s[–—-]+$)+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()

/**
 * A heading as it may stand on a button: no numbering, not in capitals throughout, but in German, whose
 * nouns need theirs.
 */
export function labelOf(heading: string, language: Language): string {
  const label = bareHeading(heading)
  if (language === 'de' || !isShouted(label)) return label
  return label.charAt(0) + label.slice(1).toLocaleLowerCase(language)
}

/** A label that fits on a chip: what is too long ends behind a word, where there is one, with an ellipsis. */
export function shortened(label: string): string {
  if (label.length <= LONGEST_LABEL) return label
  const cut = label.slice(0, LONGEST_LABEL)
  const word = cut.lastIndexOf(' ')
  return `${(word > LONGEST_LABEL / 2 ? cut.slice(0, word) : cut.slice(0, -1)).trimEnd()}…`
}
