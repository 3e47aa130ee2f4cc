import { OWN_ANSWER_LIMITS } from '@docent/domain/own-answers'
import { expect, test } from 'vitest'
import { knowledgeWorld } from '../testing/knowledge-world.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { deleteAnswer, saveAnswer } from './save-answer.ts'

async function worldWithBase() {
  const world = knowledgeWorld('Starter')
  const base = { ownerId: 'ada', name: 'Shop', description: '', files: [], requestKey: null }
  const { knowledgeBase } = await createKnowledgeBase(world, base)
  const baseId = knowledgeBase.id
  const save = (over: Partial<Parameters<typeof saveAnswer>[1]> = {}) =>
    saveAnswer(world, {
      ownerId: 'ada',
      baseId,
      answerId: null,
      questions: ['Do you deliver?'],
      answer: 'Yes, for free.',
      ...over,
    })
  const answers = () => world.store.state().answers.get(baseId)?.answers ?? {}
  return { world, baseId, save, answers }
}

test('an answer is kept as it will be said, changed under its id, and removed', async () => {
  const { world, baseId, save, answers } = await worldWithBase()
  const id = await save({
    questions: [' Do you  deliver? ', '', 'Lieferung?'],
    answer: '  Yes,\u00AD for\tfree.\r\n\n\n\nAsk us. ',
  })
  expect(answers()).toEqual({
    [id]: { questions: ['Do you deliver?', 'Lieferung?'], answer: 'Yes, for free.\n\nAsk us.' },
  })
  expect(await save({ answerId: id, answer: 'No.' })).toBe(id)
  expect(answers()[id]?.answer).toBe('No.')
  await deleteAnswer(world, { ownerId: 'ada', baseId, answerId: id })
  expect(answers()).toEqual({})
  // Undone, it comes back under its id, so that what was said of it leads to it again.
  expect(await save({ answerId: id })).toBe(id)
})

test.each([
  ['without a question', { questions: [' '] }, 'invalid_input'],
  ['with a question of signs', { questions: ['???'] }, 'invalid_input'],
  ['without an answer', { answer: ' \n ' }, 'invalid_input'],
  ['with six questions', { questions: 'abcdef'.split('') }, 'invalid_input'],
  ['with a long answer', { answer: 'a'.repeat(1_001) }, 'text_too_long'],
  ['with a long question', { questions: ['a'.repeat(201)] }, 'text_too_long'],
  ['for a base that is not there', { baseId: 'none' }, 'not_found'],
  ['for somebody else’s base', { ownerId: 'eve' }, 'not_found'],
  ['under an id that is a path', { answerId: 'a/b' }, 'not_found'],
])('an answer %s is refused, and nothing is kept', async (_, over, code) => {
  const { save, answers } = await worldWithBase()
  await expect(save(over)).rejects.toMatchObject({ code })
  expect(answers()).toEqual({})
})

test('a base is full at its bound; what it holds can still be changed', async () => {
  const { save, answers } = await worldWithBase()
  for (let index = 0; index < OWN_ANSWER_LIMITS.answers; index++) {
    await save({ answerId: `a${index}`, questions: [`Question ${index}`] })
  }
  await expect(save()).rejects.toMatchObject({ code: 'answers_full' })
  await save({ answerId: 'a0', answer: 'Changed.' })
  expect(answers()['a0']?.answer).toBe('Changed.')
})

test('nobody removes another’s answer, and a base takes its answers with it', async () => {
  const { world, baseId, save } = await worldWithBase()
  const answerId = await save()
  await expect(deleteAnswer(world, { ownerId: 'eve', baseId, answerId })).rejects.toMatchObject({
    code: 'not_found',
  })
  await deleteKnowledgeBase(world, { ownerId: 'ada', baseId })
  expect(world.store.state().answers.size).toBe(0)
})

test('the longest answers of a full base fit into one document', () => {
  const { answers, questions, questionLength, answerLength } = OWN_ANSWER_LIMITS
  const bytesOfAnswer = 3 * (questions * questionLength + answerLength) + 200
  expect(answers * bytesOfAnswer).toBeLessThan(1024 * 1024)
})
