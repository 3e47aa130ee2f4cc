import type { Attempt, Outcome, Write } from './client.ts'
import { givenTombstone, type World } from './documents.ts'

/** One line of a table: what the server has written, who tries what, and what the rules say. */
export interface RuleCase {
  readonly title: string
  readonly expected: Outcome
  /** `owner` unless told. `other` is signed in too; `visitor` is not; else an account by its id. */
  readonly as?: 'owner' | 'other' | 'visitor' | ((w: World) => string)
  readonly given?: (w: World) => readonly Write[]
  readonly attempt: (w: World) => Attempt
}

/** Four lines: an attempt that its owner alone may make, and only while the account lives. */
export const ownerOnly = (
  title: string,
  attempt: (w: World) => Attempt,
  given: (w: World) => readonly Write[] = () => [],
): RuleCase[] => [
  { title: `${title} by its owner`, expected: 'allowed', given, attempt },
  { title: `${title} by another account`, expected: 'denied', as: 'other', given, attempt },
  { title: `${title} by a visitor`, expected: 'denied', as: 'visitor', given, attempt },
  {
    title: `${title} with the token of a deleted account`,
    expected: 'denied',
    given: (w) => [...given(w), givenTombstone(w)],
    attempt,
  },
]

/** Four lines: an attempt that nobody may make. */
export const nobody = (
  title: string,
  attempt: (w: World) => Attempt,
  given?: (w: World) => readonly Write[],
): RuleCase[] =>
  ownerOnly(title, attempt, given).map((ruleCase) => ({ ...ruleCase, expected: 'denied' }))
