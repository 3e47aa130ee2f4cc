import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AnswerTrace, TraceCandidate } from '@docent/domain/trace'
import { WhyAnswer } from './why-answer.tsx'

const candidate: TraceCandidate = {
  fileId: 'f',
  fileName: 'prices.txt',
  page: 2,
  start: 0,
  text: 'A puncture repair costs £12.',
  score: 1,
  own: 0.6,
  evidence: 0.82,
  isSaid: true,
}
const TRACE: AnswerTrace = {
  asked: 'How much is a puncture?',
  words: [
    { word: 'puncture', meant: null },
    { word: 'insurence', meant: 'insurance' },
  ],
  needed: 0.44,
  candidates: [candidate],
  phrasing: null,
}

function show(change: Partial<AnswerTrace> = {}, isAnswer = true) {
  render(<WhyAnswer trace={{ ...TRACE, ...change }} isAnswer={isAnswer} question={TRACE.asked} />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  return button
}

test('it is folded away until it is asked for', () => {
  const button = show()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('an answer shows what was looked up, weighed and needed', () => {
  show()
  for (const words of ['insurence → insurance', '82 %', /44 % needed/, /prices\.txt/]) {
    expect(screen.getByText(words)).toBeDefined()
  }
  expect(screen.getByText(candidate.text).tagName).toBe('MARK')
  expect(screen.getByText(/word for word/)).toBeDefined()
})

test('an answer with reserve says that other passages come nearly as near', () => {
  show({ isUnsure: true })
  expect(screen.getByText(/calls it the closest passage/)).toBeDefined()
})

test('what a language model chose is said to be its choice', () => {
  show({ isUnsure: true, choice: 'chosen' })
  expect(screen.getByText(/language model chose this among/)).toBeDefined()
  expect(screen.queryByText(/Other passages may be meant/)).toBeNull()
})

test('what a language model found as well is said to be so', () => {
  show({ choice: 'agreed' })
  expect(screen.getByText(/The language model, too, found/)).toBeDefined()
  expect(screen.queryByText(/closest passage/)).toBeNull()
})

test('what a language model predicted is told by the question that is likest', () => {
  show({ predicted: 'My tyre is flat, what do I pay?' })
  expect(screen.getByText(/this passage tells: “My tyre is flat, what do I pay\?”/)).toBeDefined()
})

test('a refusal says that a language model found nothing either', () => {
  const weak = { ...candidate, evidence: 0.38, own: 0.38, isSaid: false }
  show({ candidates: [weak], choice: 'none' }, false)
  expect(screen.getByText(/44 % is needed\. The language model found none/)).toBeDefined()
})

test('a refusal says how much was missing', () => {
  const weak = { ...candidate, evidence: 0.38, own: 0.38, isSaid: false }
  show({ candidates: [weak] }, false)
  expect(screen.getByRole('button').textContent).toBe('Why no answer')
  expect(screen.getByText(/holds 38 % of what was asked; 44 % is needed/)).toBeDefined()
})

test('a refusal without any passage says so', () => {
  show({ candidates: [] }, false)
  expect(screen.getByText(/Nothing in the documents speaks/)).toBeDefined()
})

test('words of a model that were replaced are struck out, with the reason', () => {
  show({
    phrasing: {
      by: 'model',
      failure: null,
      decisions: [{ verdict: 'quoted', fault: 'number', text: 'It costs £79.' }],
    },
  })
  expect(screen.getByText('It costs £79.').tagName).toBe('S')
  expect(screen.getByText(/a number or amount differs/)).toBeDefined()
})
