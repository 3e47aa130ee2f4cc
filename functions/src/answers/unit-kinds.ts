/**
 * What a unit of text is. Only `sentence`, `item`, `label`, `row` and `line` may be said;
 * `fragment` is a part of a sentence that the end of a page or column cut, `aside` a caption,
 * reference, list of contents or broken text: both help to find a passage, and are never quoted, but
 * for the end of a sentence that began on the page before.
 */
export const UNIT_KINDS = [
  'sentence',
  'item',
  'label',
  'row',
  'line',
  'lead',
  'heading',
  'fragment',
  'aside',
] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** The kinds that an answer may be made of. */
export const SPEAKABLE: ReadonlySet<UnitKind> = new Set([
  'sentence',
  'item',
  'label',
  'row',
  'line',
])

/** The kinds that are read out in the order of a document: those, and what leads into them. */
export const READABLE: ReadonlySet<UnitKind> = new Set([...SPEAKABLE, 'lead'])

/** Those of which lists and tables are made. */
export const LISTED: ReadonlySet<UnitKind | null> = new Set(['item', 'label', 'row', 'line'])
