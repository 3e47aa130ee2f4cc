import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { QUESTIONS, REFUSED_QUESTIONS } from '../emulators/seed/questions.ts'
import { answerQuestion } from '../functions/src/answers/answer.ts'
import { listen } from '../functions/src/answers/conversation/listen.ts'
import { hear, quotesOf } from './hear.ts'
import { indexDemoDocuments } from './own-questions.ts'

const files = await indexDemoDocuments()
const personality = 'professional'
const standing = [
  ...QUESTIONS.filter(({ after }) => after === undefined),
  ...REFUSED_QUESTIONS,
].map(({ question }) => question)
/** What was asked before, and has nothing to do with it. */
const BEFORE = ['How much is the Gold Service?', 'Was kostet ein Stadtrad am Tag?']

const understood = (text: string, before: readonly string[]): string => {
  const earlier = before.map((question) => ({
    question,
    kind: 'answer' as const,
    output: '',
    places: [],
  }))
  const listened = listen(files, { text, personality, earlier })
  return listened.kind === 'question' ? listened.text : `(${listened.kind})`
}

/** Searching a few hundred times takes its time on a busy machine. */
const timeout = 60_000

test(
  'a question is taken for small talk, or asked back, only where it names nothing',
  { timeout },
  () => {
    const misheard = standing.filter((question) => understood(question, []).startsWith('('))
    expect(new Set(misheard)).toEqual(new Set(['asdf qwer zxcv']))
  },
)

/** What people write around a question. */
const AROUND: readonly (readonly [before: string, behind: string])[] = [
  ['Quick question: ', ''],
  ['Hello! ', ' Thank you very much in advance!'],
  ['Good morning,\n', '\nKind regards,\nAda Lark'],
  ['Sorry to bother you, ', ''],
  [
    'Guten Tag, ich hätte eine Frage: ',
    ' Vielen Dank im Voraus!\nMit freundlichen Grüßen\nAda Lark',
  ],
]

test('a question is the same whatever is written around it', { timeout }, () => {
  const asking = standing.filter((question) => /^\p{Lu}[^.?!]+\?$/u.test(question))
  const changed = AROUND.flatMap(([before, behind], at) =>
    asking
      .filter((_, index) => index % AROUND.length === at)
      .map((question) => [question, understood(before + question + behind, [])] as const)
      .filter(([question, text]) => text !== question)
      .map(([question, text]) => `${before}${question}${behind} → ${text}`),
  )
  expect(asking.length).toBeGreaterThan(100)
  expect(changed).toEqual([])
})

/** What says nothing of any question. */
const LEADS = [
  'We are a family of four and saw your sign. ',
  'My sister gave me your flyer last week. ',
  'I have never been to your part of the country before and we are staying nearby. ',
]
/** Share of the answers at least that are the same behind one of these. */
const LEAST_UNMOVED = 0.85

test('what says nothing of a question changes few answers', { timeout }, () => {
  const answered = standing
    .map((question) => hear(files, question))
    .filter(({ kind, isUnsure }) => kind === 'answer' && !isUnsure)
  const same = answered.filter((alone, index) => {
    const led = hear(files, LEADS[index % LEADS.length]! + alone.question)
    return led.kind === 'answer' && quotesOf(led) === quotesOf(alone)
  })
  expect(answered.length).toBeGreaterThan(100)
  expect(same.length / answered.length).toBeGreaterThanOrEqual(LEAST_UNMOVED)
})

test('an answer does not change with what was asked before', { timeout }, () => {
  const said = (question: string) => answerQuestion(files, { question, personality })
  const sample = standing.filter((_, index) => index % 3 === 0)
  const changed = sample.flatMap((question, index) => {
    const before = BEFORE[index % BEFORE.length]!
    const [alone, within] = [understood(question, []), understood(question, [before])]
    const isSame = within === alone || isDeepStrictEqual(said(within), said(alone))
    return isSame || question === before ? [] : [`${before} ${question} → ${within}`]
  })
  expect(changed).toEqual([])
})
