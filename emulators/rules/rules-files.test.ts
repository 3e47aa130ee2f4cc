import {
  CHARGES,
  COLLECTION_ACCESS,
  DAYS,
  MESSAGES,
  MONTHS,
  UPDATES,
} from '@docent/domain/collections'
import { expect, test } from 'vitest'
import { FIRESTORE_INDEXES, FIRESTORE_RULES, STORAGE_RULES } from './rules.ts'

const withoutComments = (rules: string) => rules.replaceAll(/\/\/.*$/gm, '')

/** Rules that let anybody through: `if true`, or an `allow` without a condition. */
const openRules = (rules: string): string[] =>
  withoutComments(rules).match(/\bif\s+true\b|\ballow\s+[a-z, ]+;/g) ?? []

test.each([
  ['Firestore', FIRESTORE_RULES],
  ['Storage', STORAGE_RULES],
])('the rules of %s let nobody through without a condition', (_, rules) => {
  expect(openRules(rules)).toEqual([])
})

test.each(['allow read: if true;', 'allow write: if  true && true;', 'allow read, write;'])(
  'an open rule would be noticed: %s',
  (planted) => {
    expect(openRules(`match /a/{b} { ${planted} }`)).toHaveLength(1)
  },
)

test('every collection has its block, in the order of the table, and the last denies the rest', () => {
  const blocks = [...FIRESTORE_RULES.matchAll(/^ {4}match \/(\S*?)\/?\{(\S+)\} \{$/gm)]
  expect(blocks.map(([, collection]) => collection)).toEqual([
    ...Object.keys(COLLECTION_ACCESS),
    '',
  ])
  expect(blocks.at(-1)?.[2]).toBe('document=**')
})

test('the last block of the Storage rules denies the rest', () => {
  const blocks = [...STORAGE_RULES.matchAll(/match (\S+) \{([^}]*)\}/g)]
  expect(blocks.at(-1)?.[1]).toBe('/{path=**}')
  expect(blocks.at(-1)?.[2]).toContain('if false')
})

test('indexes are for collections that there are, and none is there twice', () => {
  const known = new Set([
    ...Object.keys(COLLECTION_ACCESS),
    CHARGES,
    DAYS,
    MESSAGES,
    MONTHS,
    UPDATES,
  ])
  const { indexes, fieldOverrides } = FIRESTORE_INDEXES
  for (const { collectionGroup } of [...indexes, ...fieldOverrides]) {
    expect(known).toContain(collectionGroup)
  }
  const all = [...indexes, ...fieldOverrides].map((index) => JSON.stringify(index))
  expect(new Set(all).size).toBe(all.length)
})
