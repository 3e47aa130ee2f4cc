import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { measureAnswers, type AnswerMeasures } from '../../../benchmarks/answers.ts'
import {
  indexFiles,
  isDialogue,
  readBases,
  serveBases,
  type AskedAs,
} from '../../../benchmarks/bases.ts'
import { askStrayCases, askStrays, serveAll } from '../../../benchmarks/businesses.ts'
import { askContacts } from '../../../benchmarks/contacts.ts'
import { loadPublicSets } from '../../../benchmarks/data.ts'
import { buildBase, docentSearch } from '../../../benchmarks/docent.ts'
import type { Verdict } from '../../../benchmarks/hear.ts'
import {
  countByKind,
  indexDemoDocuments,
  judge,
  type Outcome,
} from '../../../benchmarks/own-questions.ts'
import { sampleOf } from '../../../benchmarks/random.ts'
import { askAll, measureRanking, type Ranking } from '../../../benchmarks/ranking.ts'
import {
  measureLeftOut,
  measureOffTopic,
  type OffTopicMeasures,
} from '../../../benchmarks/refusal.ts'
import { withTypingError } from '../../../benchmarks/typing-errors.ts'
import { QUESTIONS, REFUSED_QUESTIONS } from '../../../emulators/seed/questions.ts'
import { answerQuestion, type IndexedFile } from './answer.ts'
import { claimsOfParagraphs } from './claims.ts'
import { headingsOf, unitsUnder } from './conversation/sections.ts'
import { proveSentence } from './receipts.ts'
import { segmentOf } from './segment.ts'
import { ANSWERABLE, HANDBOOK, OFF_TOPIC } from './testing/handbook.ts'

const SLOW_MS = 120_000

describe('quality on a handbook', () => {
  /** Share of the fixture's questions that may be missed. */
  const MOST_MISSED = 0.05
  const files: IndexedFile[] = [{ fileId: 'handbook', ...HANDBOOK, segment: segmentOf(HANDBOOK) }]

  function said(question: string): string {
    const draft = answerQuestion(files, { question, personality: 'professional' })
    return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''
  }

  it('answers what customers ask, in words that hold the answer', () => {
    const missed = ANSWERABLE.filter(([question, holds]) => !said(question).includes(holds))
    expect(missed.slice(Math.floor(ANSWERABLE.length * MOST_MISSED))).toEqual([])
  })

  it('refuses what the handbook does not answer', () => {
    const answered = OFF_TOPIC.filter((question) => said(question) !== '')
    expect(answered).toEqual([])
  })

  it('never says a page number, a running header or half a sentence', () => {
    for (const [question] of ANSWERABLE) {
      expect(said(question)).not.toMatch(/Page \d of|Customer Handbook/)
    }
  })
})

/**
 * Least number of right answers of each kind, open and held out together: what was measured, less
 * one or two. They follow the engine up.
 */
const LEAST_RIGHT: Readonly<Record<string, number>> = {
  person: 6,
  time: 17,
  price: 30,
  'yes or no': 30,
  'table row': 26,
  fact: 26,
  definition: 8,
  everyday: 38,
  hours: 13,
  place: 7,
  German: 23,
  'how to': 9,
  list: 3,
  comparison: 4,
  'few shared words': 5,
  'typing error': 12,
  'two parts': 5,
  'follow-up': 12,
  'off topic': 41,
  'look-alike': 18,
}
const LEAST_RIGHT_HELD_OUT = 100

/**
 * Of what small businesses are asked, and tell (2,762 questions and 1,487 that are held out) or not (654):
 * what was measured, less a few.
 */
const LEAST_SERVED = { open: 1_804, heldOut: 789 }
const MOST_BESIDE = { open: 254, heldOut: 175 }
const MOST_UNTOLD = 129
/** Of 120 messages that tell something beside what they ask, and 15 that ask for what is not told. */
const LEAST_MESSAGES = 85
const MOST_MESSAGES_BESIDE = 16
const MOST_MESSAGES_UNTOLD = 4
/**
 * Of messages whose question means nothing without the case that they tell: 444 to businesses that tell it, 222 held
 * out, and 222 that are not told.
 */
const CASES = { right: 115, beside: 81, heldOut: 51, heldOutBeside: 40, untold: 61 }
/** Of 678 times that a business is asked a message that was written to another: said as an answer, and otherwise. */
const STRAY_CASES = { answered: 85, quoted: 182 }
/** Of questions in another language than the document: 462 that it tells, 266 held out, and 104 that it does not. */
const ASKED_ELSEWHERE = { right: 273, beside: 60, heldOut: 178, heldOutBeside: 28, untold: 15 }

/** Of 2,805 times that a business is asked what has nothing to do with it: said as an answer, and otherwise. */
const STRAYS = { answered: 23, quoted: 147 }

/** Of 388 times that a business is asked by what it is reached, 352 of which it tells, and of 360 in other words, 330. */
const CONTACTS = { right: 350, beside: 1, rightOtherwise: 178, besideOtherwise: 44 }

/**
 * Of what organisations with several long files are asked: questions that they tell (right, and beside
 * the point), questions that they do not (answered), and dialogues: what was measured, less a few.
 * Sections that are offered tell questions that are not answered (`oneTouchAway`); answers with reserve are
 * right or not.
 */
const BASES = {
  open: {
    right: 630,
    beside: 115,
    untold: 155,
    cases: 37,
    casesBeside: 39,
    casesUntold: 28,
    both: 133,
    bothUntold: 72,
    dialogues: 98,
    dialoguesBeside: 41,
    followed: 104,
    followedBeside: 54,
    followedUntold: 34,
    turned: 63,
    turnedBeside: 19,
    turnedUntold: 15,
    oneTouchAway: 195,
    dialoguesOneTouchAway: 116,
    reservedRight: 114,
    reservedWrong: 120,
  },
  heldOut: {
    right: 254,
    beside: 57,
    untold: 59,
    cases: 8,
    casesBeside: 10,
    casesUntold: 6,
    both: 63,
    bothUntold: 47,
    dialogues: 49,
    dialoguesBeside: 15,
    followed: 31,
    followedBeside: 23,
    followedUntold: 14,
    turned: 19,
    turnedBeside: 8,
    turnedUntold: 6,
    oneTouchAway: 100,
    dialoguesOneTouchAway: 45,
    reservedRight: 47,
    reservedWrong: 35,
  },
}

describe('quality on four hundred questions of our own', () => {
  const all = [...QUESTIONS, ...REFUSED_QUESTIONS]
  let outcomes: readonly Outcome[] = []

  beforeAll(async () => {
    const files = await indexDemoDocuments()
    outcomes = all.map((question) => judge(files, question))
  }, SLOW_MS)

  it('has a floor for each kind', () => {
    expect(Object.keys(LEAST_RIGHT).toSorted()).toEqual(
      [...new Set(all.map(({ kind }) => kind))].toSorted(),
    )
  })

  it.each(Object.entries(LEAST_RIGHT))('gets most of “%s” right', (kind, least) => {
    const wrong = outcomes
      .filter(({ question, isRight }) => question.kind === kind && !isRight)
      .filter(({ question }) => question.split === 'open')
      .map(({ question, said }) => `${question.question} → ${said || 'refused'}`)
    expect(countByKind(outcomes).get(kind)?.right, wrong.join('\n')).toBeGreaterThanOrEqual(least)
  })

  it('gets most of the held-out ones right, which nobody tunes on', () => {
    const right = outcomes.filter(
      ({ question, isRight }) => question.split === 'held out' && isRight,
    )
    expect(right.length).toBeGreaterThanOrEqual(LEAST_RIGHT_HELD_OUT)
  })
})

describe('quality on what customers ask small businesses', () => {
  const served = serveAll()

  const of = (verdict: Verdict, isTold: boolean, isHeldOut?: boolean): string[] =>
    served
      .filter((each) => each.verdict === verdict && each.isTold === isTold)
      .filter((each) => isHeldOut === undefined || each.isHeldOut === isHeldOut)
      .map(({ business, question, said }) => `${business}: ${question} → ${said || 'nothing'}`)

  it('answers little that is not told', () => {
    const answered = of('wrong', false)
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(MOST_UNTOLD)
  })

  it('answers most of it', () => {
    const missed = [...of('refused', true, false), ...of('near', true, false)]
    const right = of('right', true, false).length
    expect(right, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SERVED.open)
  })

  it('is seldom beside the point', () => {
    const wrong = of('wrong', true, false)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_BESIDE.open)
  })

  it('serves businesses that nobody tunes on', () => {
    expect(of('right', true, true).length).toBeGreaterThanOrEqual(LEAST_SERVED.heldOut)
    expect(of('wrong', true, true).length).toBeLessThanOrEqual(MOST_BESIDE.heldOut)
  })
})

describe('quality on questions in another language than the document', () => {
  const served = serveAll('foreign')
  const of = (verdict: Verdict, isTold: boolean, isHeldOut?: boolean): string[] =>
    served
      .filter((each) => each.verdict === verdict && each.isTold === isTold)
      .filter((each) => isHeldOut === undefined || each.isHeldOut === isHeldOut)
      .map(({ business, question, said }) => `${business}: ${question} → ${said || 'nothing'}`)

  it('answers most of what is told', () => {
    const missed = [...of('refused', true, false), ...of('near', true, false)]
    const right = of('right', true, false).length
    expect(right, missed.join('\n')).toBeGreaterThanOrEqual(ASKED_ELSEWHERE.right)
  })

  it('is seldom beside the point, and answers little that is not told', () => {
    const wrong = of('wrong', true, false)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(ASKED_ELSEWHERE.beside)
    const answered = of('wrong', false)
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(ASKED_ELSEWHERE.untold)
  })

  it('answers what nobody tunes on', () => {
    expect(of('right', true, true).length).toBeGreaterThanOrEqual(ASKED_ELSEWHERE.heldOut)
    expect(of('wrong', true, true).length).toBeLessThanOrEqual(ASKED_ELSEWHERE.heldOutBeside)
  })
})

describe('quality on what has nothing to do with a business', () => {
  const strays = askStrays()
  const of = (...as: (typeof strays)[number]['saidAs'][]): string[] =>
    strays
      .filter(({ saidAs }) => as.includes(saidAs))
      .map(({ business, question, said }) => `${business}: ${question} → ${said}`)

  it('seldom answers it, and quotes little as the closest passage', () => {
    const answered = of('answer')
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(STRAYS.answered)
    const quoted = of('with reserve', 'near')
    expect(quoted.length, quoted.join('\n')).toBeLessThanOrEqual(STRAYS.quoted)
  })
})

describe('quality on who asks by what a business is reached', () => {
  const count = (isOtherwise: boolean, verdict: Verdict): number =>
    askContacts(isOtherwise).filter((each) => each.verdict === verdict).length

  it('tells it wherever a document does, and nothing else', () => {
    expect(count(false, 'right')).toBeGreaterThanOrEqual(CONTACTS.right)
    expect(count(false, 'wrong')).toBeLessThanOrEqual(CONTACTS.beside)
  })

  it('tells it to half of those who ask in other words', () => {
    expect(count(true, 'right')).toBeGreaterThanOrEqual(CONTACTS.rightOtherwise)
    expect(count(true, 'wrong')).toBeLessThanOrEqual(CONTACTS.besideOtherwise)
  })
})

describe('quality on messages as customers write them', () => {
  const served = serveAll('messages')
  const of = (verdict: Verdict, isTold: boolean): string[] =>
    served
      .filter((each) => each.verdict === verdict && each.isTold === isTold)
      .map(({ business, question, said }) => `${business}: ${question} → ${said || 'nothing'}`)

  it('answers what they ask', () => {
    const missed = [...of('refused', true), ...of('near', true)]
    expect(of('right', true).length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_MESSAGES)
    expect(of('wrong', true).length).toBeLessThanOrEqual(MOST_MESSAGES_BESIDE)
  })

  it('answers little that is not told', () => {
    expect(of('wrong', false).length).toBeLessThanOrEqual(MOST_MESSAGES_UNTOLD)
  })
})

describe('quality on messages that tell a case', () => {
  const served = serveAll('cases')
  const of = (verdict: Verdict, isTold: boolean, isHeldOut?: boolean): string[] =>
    served
      .filter((each) => each.verdict === verdict && each.isTold === isTold)
      .filter((each) => isHeldOut === undefined || each.isHeldOut === isHeldOut)
      .map(({ business, question, said }) => `${business}: ${question} → ${said || 'nothing'}`)

  it('answers some of it, and little beside the point', () => {
    expect(of('right', true, false).length).toBeGreaterThanOrEqual(CASES.right)
    const wrong = of('wrong', true, false)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(CASES.beside)
    expect(of('wrong', false).length).toBeLessThanOrEqual(CASES.untold)
  })

  it('answers what nobody tunes on', () => {
    expect(of('right', true, true).length).toBeGreaterThanOrEqual(CASES.heldOut)
    expect(of('wrong', true, true).length).toBeLessThanOrEqual(CASES.heldOutBeside)
  })

  it('seldom answers what was written to another business', () => {
    const strays = askStrayCases()
    const count = (...as: (typeof strays)[number]['saidAs'][]): number =>
      strays.filter(({ saidAs }) => as.includes(saidAs)).length
    expect(count('answer')).toBeLessThanOrEqual(STRAY_CASES.answered)
    expect(count('with reserve', 'near')).toBeLessThanOrEqual(STRAY_CASES.quoted)
  })
})

describe('quality on organisations with several long files', () => {
  const served = serveBases()

  const of = (verdict: Verdict, as: AskedAs, isTold: boolean, isHeldOut: boolean): string[] =>
    served
      .filter((each) => each.verdict === verdict && each.as === as)
      .filter((each) => each.isTold === isTold && each.isHeldOut === isHeldOut)
      .map(({ base, question, said }) => `${base}: ${question} → ${said || 'nothing'}`)

  it.each(Object.entries(BASES))(
    'answers most of what is told, and little else: %s',
    (part, bars) => {
      const isHeldOut = part === 'heldOut'
      const [wrong, untold] = [
        of('wrong', 'question', true, isHeldOut),
        of('wrong', 'question', false, isHeldOut),
      ]
      const shown = isHeldOut ? [] : [...wrong, ...untold]
      expect(of('right', 'question', true, isHeldOut).length).toBeGreaterThanOrEqual(bars.right)
      expect(wrong.length, shown.join('\n')).toBeLessThanOrEqual(bars.beside)
      expect(untold.length, shown.join('\n')).toBeLessThanOrEqual(bars.untold)
    },
  )

  it.each(Object.entries(BASES))('answers messages that tell a case: %s', (part, bars) => {
    const isHeldOut = part === 'heldOut'
    expect(of('right', 'case', true, isHeldOut).length).toBeGreaterThanOrEqual(bars.cases)
    expect(of('wrong', 'case', true, isHeldOut).length).toBeLessThanOrEqual(bars.casesBeside)
    expect(of('wrong', 'case', false, isHeldOut).length).toBeLessThanOrEqual(bars.casesUntold)
  })

  it.each(Object.entries(BASES))(
    'offers sections that tell what it does not, and calls little that answers the closest passage: %s',
    (part, bars) => {
      const all = served.filter(({ isHeldOut }) => isHeldOut === (part === 'heldOut'))
      const asked = all.filter(({ as }) => as === 'question')
      const dialogues = all.filter(isDialogue)
      const reserved = asked.filter(({ isUnsure }) => isUnsure)
      const isRight = ({ verdict }: { verdict: Verdict }) => verdict === 'right'
      const touched = (some: typeof all) => some.filter(({ isOneTouchAway }) => isOneTouchAway)
      expect(touched(asked).length).toBeGreaterThanOrEqual(bars.oneTouchAway)
      expect(touched(dialogues).length).toBeGreaterThanOrEqual(bars.dialoguesOneTouchAway)
      expect(reserved.filter(isRight).length).toBeLessThanOrEqual(bars.reservedRight)
      expect(reserved.length - reserved.filter(isRight).length).toBeGreaterThanOrEqual(
        bars.reservedWrong,
      )
    },
  )

  it('has sections that can be read without losing a line', () => {
    const lost = readBases().flatMap(({ name, files }) =>
      indexFiles(files).flatMap((file) =>
        [...headingsOf(file).values()]
          .flatMap((heading) => claimsOfParagraphs(file, unitsUnder(file, heading)))
          .filter((claim) => proveSentence(claim, file.pages) === null)
          .map(({ text }) => `${name}: ${text}`),
      ),
    )
    expect(lost).toEqual([])
  })

  it.each(Object.entries(BASES))('tells of both where two are asked: %s', (part, bars) => {
    const isHeldOut = part === 'heldOut'
    const wrong = of('wrong', 'comparison', true, isHeldOut)
    const untold = of('wrong', 'comparison', false, isHeldOut)
    expect(
      of('right', 'comparison', true, isHeldOut).length,
      isHeldOut ? '' : wrong.join('\n'),
    ).toBeGreaterThanOrEqual(bars.both)
    expect(untold.length, isHeldOut ? '' : untold.join('\n')).toBeLessThanOrEqual(bars.bothUntold)
  })

  it.each(Object.entries(BASES))('keeps to what a dialogue is about: %s', (part, bars) => {
    const isHeldOut = part === 'heldOut'
    const ends: [AskedAs, right: number, beside: number, untold: number][] = [
      ['dialogue', bars.dialogues, bars.dialoguesBeside, 0],
      ['follow-up', bars.followed, bars.followedBeside, bars.followedUntold],
      ['turn', bars.turned, bars.turnedBeside, bars.turnedUntold],
    ]
    for (const [as, right, beside, untold] of ends) {
      const wrong = of('wrong', as, true, isHeldOut)
      const said = isHeldOut ? as : `${as}\n${wrong.join('\n')}`
      expect(of('right', as, true, isHeldOut).length, said).toBeGreaterThanOrEqual(right)
      expect(wrong.length, said).toBeLessThanOrEqual(beside)
      expect(of('wrong', as, false, isHeldOut).length, said).toBeLessThanOrEqual(untold)
    }
  })
})

const { english, parallel } = loadPublicSets(
  resolve(dirname(fileURLToPath(import.meta.url)), '../../..'),
)
const isAbsent = english === null
const why = isAbsent ? ' – NOT MEASURED, ../shared/data is absent' : ''
if (isAbsent) {
  console.warn('The gate did not measure SQuAD 2.0: ../shared/data is absent (see npm run bench).')
}

describe.skipIf(isAbsent)(`quality on a thousand questions of SQuAD 2.0${why}`, () => {
  let ranking: Ranking
  let mistyped: Ranking
  let answers: AnswerMeasures
  let offTopic: OffTopicMeasures

  beforeAll(() => {
    if (english === null) return
    const questions = sampleOf(english.questions, 1_000, 42)
    const wrong = questions.map((question, index) => ({
      ...question,
      text: withTypingError(question.text, index),
    }))
    const base = buildBase(english)
    const search = docentSearch(base)
    ranking = measureRanking(askAll(search, questions), questions)
    mistyped = measureRanking(askAll(search, wrong), wrong)
    answers = measureAnswers(base, questions)
    offTopic = measureOffTopic(base, questions)
  }, SLOW_MS)

  it('finds the passage', () => {
    expect(ranking.hitAt1).toBeGreaterThanOrEqual(0.84)
    expect(ranking.hitAt5).toBeGreaterThanOrEqual(0.95)
    expect(ranking.reciprocalRank).toBeGreaterThanOrEqual(0.89)
  })

  it('finds it in spite of a typing error', () => {
    expect(ranking.hitAt1 - mistyped.hitAt1).toBeLessThanOrEqual(0.028)
  })

  it('finds the sentence', () => {
    expect(answers.sentenceAt1).toBeGreaterThanOrEqual(0.715)
    expect(answers.sentenceAt3).toBeGreaterThanOrEqual(0.85)
  })

  it('says the answer', () => {
    expect(answers.contained).toBeGreaterThanOrEqual(0.745)
    expect(answers.right).toBeGreaterThanOrEqual(0.825)
  })

  it('tells what is off the topic', () => {
    expect(offTopic.auc).toBeGreaterThanOrEqual(0.982)
    expect(offTopic.answeredAt5).toBeGreaterThanOrEqual(0.94)
    expect(offTopic.foreignAnswered).toBeLessThanOrEqual(0.03)
  })
})

/** XQuAD: what is said holds the answer; one to two points less than was measured on half of it. */
const LEAST_CONTAINED: Readonly<Record<string, number>> = {
  en: 0.815,
  de: 0.755,
  es: 0.825,
  zh: 0.84,
  ar: 0.76,
}
/** Asked of the nine articles that do not hold its own: answered outright, and answered at all. */
const MOST_LEFT_OUT: Readonly<Record<string, readonly [outright: number, answered: number]>> = {
  en: [0.015, 0.04],
  de: [0.02, 0.08],
  es: [0.05, 0.14],
  zh: [0.075, 0.145],
  ar: [0.04, 0.125],
}
const measured = parallel.filter(({ name }) => name in LEAST_CONTAINED)

describe.skipIf(measured.length === 0)(`the same questions in other languages${why}`, () => {
  it.each(measured)('are answered in $name', { timeout: SLOW_MS }, (set) => {
    const base = buildBase(set)
    const { hitAt1 } = measureRanking(askAll(docentSearch(base), set.questions), set.questions)
    expect(hitAt1).toBeGreaterThanOrEqual(0.92)
    const { contained } = measureAnswers(base, set.questions)
    expect(contained).toBeGreaterThanOrEqual(LEAST_CONTAINED[set.name]!)
    const { outright, withReserve } = measureLeftOut(base, set.questions)
    const [most, mostAnswered] = MOST_LEFT_OUT[set.name]!
    expect(outright).toBeLessThanOrEqual(most)
    expect(outright + withReserve).toBeLessThanOrEqual(mostAnswered)
  })
})
