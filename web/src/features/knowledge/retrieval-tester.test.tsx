// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { PreviewReply } from '@docent/domain/chat'
import { CallError } from '../../shared/call-error.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import type { BaseQuestion } from './ask-base.ts'
import { RetrievalTester, type AskingBot } from './retrieval-tester.tsx'

afterEach(cleanup)

const BOTS: AskingBot[] = [{ id: 'a', name: 'Desk', synonyms: 'bike, bicycle' }]
const QUOTE = 'A puncture repair costs £12.50.'
const candidate = {
  fileId: 'f1',
  fileName: 'prices.txt',
  page: 2,
  start: 4,
  end: 35,
  text: QUOTE,
  score: 1,
  own: 0.5,
  evidence: 0.8,
  isSaid: true,
}
const trace = {
  asked: 'How much?',
  words: [],
  needed: 0.47,
  candidates: [candidate],
  phrasing: null,
}
const receipt = {
  fileId: 'f1',
  fileName: 'prices.txt',
  page: 2,
  pages: 3,
  start: 4,
  end: 35,
  quote: QUOTE,
  before: '',
  after: '',
}
const ANSWER: PreviewReply = {
  output: QUOTE,
  kind: 'answer',
  sentences: [{ text: QUOTE, receipt }],
  conversationId: '',
  trace,
}
const weak = { ...candidate, evidence: 0.2, own: 0.2, isSaid: false }
const REFUSAL: PreviewReply = {
  output: 'Sorry.',
  kind: 'fallback',
  sentences: [],
  conversationId: '',
  trace: { ...trace, candidates: [weak] },
}

function show(replies: (PreviewReply | CallError)[], bots = BOTS, isEmpty = false) {
  const asked: BaseQuestion[] = []
  const ask = (question: BaseQuestion) => {
    asked.push(question)
    const reply = replies.shift()
    return reply === undefined || reply instanceof CallError
      ? Promise.reject(reply ?? new CallError('network'))
      : Promise.resolve(reply)
  }
  renderScreen(<RetrievalTester baseId="base" bots={bots} isEmpty={isEmpty} ask={ask} />)
  return asked
}

const search = async (question: string) =>
  userEvent.type(screen.getByRole('textbox'), `${question}{Enter}`)

test('a question by keyboard shows the answer, and the passages with their places', async () => {
  const asked = show([ANSWER])
  await search('How much?')
  await screen.findByRole('heading', { name: 'The bot would answer' })
  expect(asked).toEqual([
    { knowledgeBaseId: 'base', message: 'How much?', synonyms: 'bike, bicycle' },
  ])
  screen.getByText(/Holds most of the question\. Said\./)
  const link = screen.getByRole('link', { name: 'Open in the document' })
  expect(link.getAttribute('href')).toBe('/dashboard/knowledge/f1?page=2&start=4&end=35')
})

test('a refusal says what is missing', async () => {
  show([REFUSAL])
  await search('Who won?')
  await screen.findByRole('heading', { name: 'The bot would not answer' })
  const said = [
    'The best passage holds 20 % of what was asked; 47 % is needed.',
    /Holds a little of the question\. Not enough: 47 % is needed\./,
  ]
  expect(said.map((text) => screen.getAllByText(text).length)).toEqual([1, 1])
})

test('a failure can be tried again with the same question', async () => {
  const asked = show([new CallError('rate_limited'), ANSWER])
  await search('How much?')
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { name: 'The bot would answer' })
  expect(asked.map(({ message }) => message)).toEqual(['How much?', 'How much?'])
})

test('an empty question is not sent', async () => {
  const asked = show([])
  await search('   ')
  expect(asked).toEqual([])
})

test('of several bots one is asked as; a base without ready documents says so', async () => {
  show([], [...BOTS, { id: 'b', name: 'Shop', synonyms: '' }])
  expect(screen.getByRole('combobox', { name: 'Asked as' })).toBeTruthy()
  cleanup()
  show([], BOTS, true)
  expect(screen.getByText(/No document of this base is ready yet/)).toBeTruthy()
})
