import { ServiceError } from '@docent/domain/errors'
import { expect, test } from 'vitest'
import {
  failingPhraser,
  hangingPhraser,
  listenToAll,
  scriptedPhraser,
} from '../testing/scripted-phraser.ts'
import { guardPhraser } from './guard-phraser.ts'
import type { Phraser, PhraseRequest } from './ports.ts'

const REQUEST: PhraseRequest = {
  ownerId: 'ada',
  knowledgeBaseId: 'base',
  question: 'How much is it?',
  systemMessage: '',
  personality: 'friendly',
  evidence: [{ id: '0', quote: 'It costs £12.' }],
}
const SAID = [{ text: 'It costs £12.', evidenceId: '0' }]

function setUp(phraser: Phraser, mayAsk = () => true) {
  let at = 0
  const reported: string[] = []
  const guarded = guardPhraser(phraser, {
    now: () => at,
    mayAsk,
    report: ({ code }) => reported.push(code),
  })
  const ask = (signal = new AbortController().signal) =>
    listenToAll(guarded.phrase(REQUEST, signal))
  return { ask, reported, wait: (ms: number) => (at += ms) }
}

/** Fails with each error in turn, then works. */
function flaky(...errors: Error[]) {
  return scriptedPhraser(() => {
    const error = errors.shift()
    if (error) throw error
    return SAID
  })
}

test('what is not available for a moment is asked once more', async () => {
  const phraser = flaky(new ServiceError('unavailable'))
  const { ask, reported } = setUp(phraser)
  expect(await ask()).toEqual(SAID)
  expect([phraser.requests.length, reported]).toEqual([2, []])
})

test('but not a third time', async () => {
  const phraser = flaky(new ServiceError('unavailable'), new ServiceError('unavailable'))
  const { ask, reported } = setUp(phraser)
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
  expect([phraser.requests.length, reported]).toEqual([2, ['unavailable']])
})

test.each([
  ['a wrong key', new ServiceError('internal', 'status 401'), 'internal'],
  ['a time-out', new ServiceError('timeout'), 'timeout'],
  ['a fault of ours', new TypeError('x is not a function'), 'internal'],
])('%s is not tried again', async (_, error, code) => {
  const phraser = flaky(error)
  const { ask } = setUp(phraser)
  await expect(ask()).rejects.toMatchObject({ code })
  expect(phraser.requests).toHaveLength(1)
})

test('what has begun to speak is not asked again', async () => {
  let begun = 0
  const said = () => {
    begun++
    return SAID
  }
  const { ask } = setUp(failingPhraser(new ServiceError('unavailable'), said))
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
  expect(begun).toBe(1)
})

test('after five failures nothing is asked for half a minute, then one call tries', async () => {
  const wrongKey = () => new ServiceError('internal', 'status 401')
  const phraser = flaky(...Array.from({ length: 5 }, wrongKey))
  const { ask, wait } = setUp(phraser)
  for (let time = 0; time < 5; time++) await expect(ask()).rejects.toThrow('401')
  await expect(ask()).rejects.toThrow('paused')
  expect(phraser.requests).toHaveLength(5)
  wait(30_000)
  expect(await ask()).toEqual(SAID)
  expect(await ask()).toEqual(SAID)
})

test('visitors who leave are no failures', async () => {
  const { ask, reported } = setUp(hangingPhraser())
  for (let time = 0; time < 6; time++) {
    const visitor = new AbortController()
    const asked = ask(visitor.signal)
    visitor.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  }
  expect(reported).toEqual([])
})

test('past the budget of an owner nothing is asked', async () => {
  const phraser = scriptedPhraser(() => SAID)
  let left = 1
  const { ask } = setUp(phraser, () => left-- > 0)
  expect(await ask()).toEqual(SAID)
  await expect(ask()).rejects.toThrow('budget')
  expect(phraser.requests).toHaveLength(1)
})
