import { ServiceError } from '@docent/domain/errors'
import { expect, test, vi } from 'vitest'
import type { Embedder } from '../answers/vectors.ts'
import { guardEmbedder, VECTORS_MS } from './guard-embedder.ts'

function setUp(embed: Embedder['embed'], mayAsk = () => true) {
  let at = 0
  let calls = 0
  const reported: string[] = []
  const source = guardEmbedder(
    { model: 'm', embed: (texts, signal) => (calls++, embed(texts, signal)) },
    { now: () => at, mayAsk, report: ({ code }) => reported.push(code) },
  )
  return {
    ask: (signal?: AbortSignal) => source.vectorsOf(['Hello'], { ownerId: 'ada', signal }),
    reported,
    calls: () => calls,
    wait: (ms: number) => (at += ms),
  }
}
const failing: Embedder['embed'] = async () => {
  throw new ServiceError('unavailable', 'status 500')
}

/** Answers nothing until it is told to stop, as an adapter does. */
const hanging: Embedder['embed'] = (_, signal) =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new ServiceError('timeout'))),
  )

test('vectors are handed on', async () => {
  const { ask, reported } = setUp(async () => [[1, 2]])
  expect(await ask()).toEqual([[1, 2]])
  expect(reported).toEqual([])
})

test('a failure is no error but no vectors, and is told once', async () => {
  const { ask, reported } = setUp(failing)
  expect(await ask()).toBeNull()
  expect(reported).toEqual(['unavailable'])
})

test('nobody waits longer than the time for vectors', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const { ask, reported } = setUp(async (_, signal) => {
    if (signal.aborted) throw new ServiceError('timeout')
    return [[1]]
  })
  expect(await ask()).toBeNull()
  expect(timeout).toHaveBeenCalledWith(VECTORS_MS)
  expect(reported).toEqual(['timeout'])
  timeout.mockRestore()
})

test('while it keeps failing it is not asked, and then tried again', async () => {
  const { ask, calls, wait } = setUp(failing)
  for (let time = 0; time < 8; time++) await ask()
  expect(calls()).toBe(5)
  wait(30_000)
  await ask()
  expect(calls()).toBe(6)
})

test('past the budget it is not asked', async () => {
  const { ask, calls } = setUp(
    async () => [[1]],
    () => false,
  )
  expect(await ask()).toBeNull()
  expect(calls()).toBe(0)
})

test('a visitor who leaves is no failure', async () => {
  const { ask, reported } = setUp(hanging)
  const visit = new AbortController()
  const asked = ask(visit.signal)
  visit.abort()
  expect(await asked).toBeNull()
  expect(reported).toEqual([])
})
