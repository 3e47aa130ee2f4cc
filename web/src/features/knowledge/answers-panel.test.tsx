// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { API } from '@docent/domain/routes'
import { CallError } from '../../shared/call-error.ts'
import { parseAnswers } from '../../shared/own-answers.ts'
import { parseKnowledgeRow } from '../../shared/records.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AnswersPanel } from './answers-panel.tsx'

const calls: [string, unknown][] = []
let refusal: Error | null = null
vi.mock('../../shared/owner-client.ts', () => ({
  ownerClient: {
    post: (path: string, body: object) => {
      calls.push([path, body])
      return refusal === null ? Promise.resolve(true) : Promise.reject(refusal)
    },
  },
}))
beforeEach(() => {
  calls.length = 0
  refusal = null
})
afterEach(cleanup)

const base = parseKnowledgeRow({ title: 'Shop', file_type: 'knowledge_base' }, 'b1')
const DELIVERY = { id: 'a1', questions: ['Do you deliver?'], answer: 'Yes.' }
const show = (answers = [DELIVERY]) => renderScreen(<AnswersPanel base={base} answers={answers} />)
const dialog = async () => within(await screen.findByRole('dialog'))

test('an answer is added with its questions, one a line', async () => {
  show([])
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }))
  const form = await dialog()
  await userEvent.type(form.getByLabelText('When a visitor asks'), 'Parking?{Enter}{Enter}Cars?')
  await userEvent.type(form.getByLabelText('The bot answers'), ' Behind the house. ')
  await userEvent.click(form.getByRole('button', { name: 'Save answer' }))
  await screen.findByText('Answer saved')
  const saved = { questions: ['Parking?', 'Cars?'], answer: 'Behind the house.' }
  expect(calls).toEqual([[API.saveAnswer, { knowledgeBaseId: 'b1', answerId: null, ...saved }]])
})

test('what is missing is said beside its field, and nothing is sent', async () => {
  show([])
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }))
  const form = await dialog()
  await userEvent.click(form.getByRole('button', { name: 'Save answer' }))
  await form.findByText('Please enter a question.')
  expect(form.getByText('Please enter the answer.')).toBeTruthy()
  expect(calls).toEqual([])
})

test('an answer is edited under its id; a refusal keeps what was typed', async () => {
  refusal = new CallError('answers_full')
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Edit the answer to Do you deliver?' }))
  const form = await dialog()
  await userEvent.type(form.getByLabelText('The bot answers'), ' For free.')
  await userEvent.click(form.getByRole('button', { name: 'Save answer' }))
  await screen.findByText(/holds at most 100 answers/)
  expect(form.getByLabelText('The bot answers')).toHaveProperty('value', 'Yes. For free.')
  expect(calls[0]?.[1]).toMatchObject({ answerId: 'a1', answer: 'Yes. For free.' })
})

test('a deleted answer can be brought back under its id', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /^Delete the answer/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Answer is back')
  expect(calls.map(([path]) => path)).toEqual([API.deleteAnswer, API.saveAnswer])
  expect(calls[1]?.[1]).toMatchObject({ answerId: 'a1', questions: ['Do you deliver?'] })
})

test('rows of another shape are left out', () => {
  const answers = { a: { questions: ['Q'], answer: 'A' }, b: { questions: [], answer: 'A' }, c: 1 }
  expect(parseAnswers({ answers }, 'b1').answers.map(({ id }) => id)).toEqual(['a'])
  expect(parseAnswers({}, 'b1').answers).toEqual([])
})
