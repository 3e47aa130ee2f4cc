import { describe, expect, test } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { filesForTurn, findEvidence } from './find-evidence.ts'
import { fuse, meaningOf, unitsToCompare, withUnits, type Meaning } from './meaning.ts'
import type { IndexedFile } from './unit-terms.ts'
import { buildVectors, openVectors, textsOfPassages } from './vectors.ts'

/** A model that knows three subjects, and a bit of everything in every text. */
const SUBJECTS = [/stolen|theft|nicked|lifted/i, /opens|closed|hours/i, /tyre|puncture|flat/i]
const vectorOf = (text: string) => [0.3, ...SUBJECTS.map((subject) => Number(subject.test(text)))]

const withVectors = (file: IndexedFile, neededNearness?: number): IndexedFile => ({
  ...file,
  vectors: openVectors(
    buildVectors(file.segment, 'model', textsOfPassages(file).map(vectorOf)),
    file.segment,
  ),
  ...(neededNearness !== undefined && { neededNearness }),
})

const PLAIN = indexedFile('shop.txt', [
  'Our insurance pays for stolen bicycles up to £900. Keep the receipt of your lock, we ask for it.',
  'The workshop opens at nine. It is closed on Mondays.',
  'A puncture repair takes twenty minutes. The new tyre is included.',
])
const FILE = withVectors(PLAIN, 0.8)
const PARAPHRASE = 'What if somebody lifted mine?'

function meaningFor(file: IndexedFile, text: string): Meaning {
  const meaning = meaningOf([file], text, { model: 'model', vector: vectorOf(text) })!
  const units = unitsToCompare([file], meaning, file.neededNearness ?? 2)
  return withUnits(
    meaning,
    units,
    units.map((unit) => vectorOf(unit.text)),
  )
}

const say = (file: IndexedFile, question: string, meaning?: Meaning) => {
  const draft = answerQuestion(filesForTurn([file], meaning && { meaning }), {
    question,
    personality: 'casual',
  })
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : null
}

describe('a question that shares no word with its answer', () => {
  test('is answered where a passage is near enough, with its nearest sentence', () => {
    expect(say(FILE, PARAPHRASE)).toBeNull()
    expect(say(FILE, PARAPHRASE, meaningFor(FILE, PARAPHRASE))).toBe(
      'Our insurance pays for stolen bicycles up to £900.',
    )
  })

  test('is refused where none is near enough, or it was not measured how near that is', () => {
    for (const file of [withVectors(PLAIN, 1.01), withVectors(PLAIN)]) {
      expect(say(file, PARAPHRASE, meaningFor(file, PARAPHRASE))).toBeNull()
    }
  })

  test('is answered with an amount, where one is asked for, or not at all', () => {
    const asked = 'How much do I get when somebody nicked mine?'
    expect(say(FILE, asked, meaningFor(FILE, asked))).toContain('£900')
    const howLong = 'How long may I wait after it was nicked?'
    expect(say(FILE, howLong, meaningFor(FILE, howLong))).toBeNull()
  })
})

test('what words answer is said as it is without vectors', () => {
  const asked = 'When is the workshop closed?'
  expect(say(FILE, asked, meaningFor(FILE, asked))).toBe(say(PLAIN, asked))
})

test('the meaning of one question is not taken for that of another', () => {
  const files = filesForTurn([FILE], { meaning: meaningFor(FILE, PARAPHRASE) })
  const other = 'Who paints the fence?'
  expect(findEvidence(files, other).units).toEqual(findEvidence([FILE], other).units)
})

test('vectors of another model or dimension are not compared', () => {
  const vector = vectorOf(PARAPHRASE)
  expect(meaningOf([FILE], PARAPHRASE, { model: 'other', vector })).toBeNull()
  expect(meaningOf([FILE], PARAPHRASE, { model: 'model', vector: [...vector, 1] })).toBeNull()
  expect(meaningOf([PLAIN], PARAPHRASE, { model: 'model', vector })).toBeNull()
})

describe('fusion', () => {
  const found = (passage: number, score: number, file = 0) => ({ file, passage, score })
  const meaning = (...passages: (number[] | null)[]): Meaning => ({
    text: '',
    vector: [],
    passages: passages.map((cosines) => cosines && Float32Array.from(cosines)),
    units: [],
  })

  test('is the mean of both scores, each from 0 for the least to 1 for the best', () => {
    const fused = fuse([found(0, 8), found(1, 4), found(2, 6)], meaning([0.25, 0.75, 0.5]))
    expect(fused).toEqual([found(0, 0.5), found(1, 0.5), found(2, 0.5)])
  })

  test('brings in what words did not find', () => {
    const fused = fuse([found(0, 8), found(1, 4)], meaning([0.25, 0.25, 0.75]))
    expect(fused.map(({ passage, score }) => [passage, score])).toEqual([
      [0, 0.5],
      [2, 0.5],
      [1, 0],
    ])
  })

  test('leaves a file without vectors the score of its words', () => {
    const fused = fuse([found(0, 8), found(0, 6, 1), found(1, 4)], meaning([0.75, 0.25], null))
    expect(fused).toEqual([found(0, 1), found(0, 0.5, 1), found(1, 0)])
  })

  test('of nothing is nothing', () => {
    expect(fuse([], meaning(null))).toEqual([])
  })
})
