import { ServiceError } from '@docent/domain/errors'
import { expect, test, vi } from 'vitest'
import { CHOICE_MS, guardChooser } from './guard-chooser.ts'
import type { PlaceModel } from './ports.ts'

const REQUEST = { ownerId: 'ada', message: 'Is there a lift?', earlier: [], places: [], most: 3 }

function setUp(choose: PlaceModel['choose'], mayAsk: (ownerId: string) => boolean = () => true) {
  const reported: string[] = []
  const asked: string[] = []
  const guard = {
    now: () => 0,
    mayAsk: (ownerId: string) => (asked.push(ownerId), mayAsk(ownerId)),
    report: ({ code }: ServiceError) => reported.push(code),
  }
  const chooser = guardChooser({ choose }, 'always', guard)
  return {
    ask: (signal?: AbortSignal) => chooser.choose(REQUEST, signal),
    reported,
    asked,
  }
}

test('what a model chose is handed on, and counts for the owner', async () => {
  const { ask, asked } = setUp(async () => ['2'])
  expect(await ask()).toEqual(['2'])
  expect(asked).toEqual(['ada'])
})

test('a failure is no error but no choice, and is told once', async () => {
  const { ask, reported } = setUp(async () => {
    throw new ServiceError('unavailable', 'status 500')
  })
  expect(await ask()).toBeNull()
  expect(reported).toEqual(['unavailable'])
})

test('nobody waits longer than the time for a choice', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const { ask, reported } = setUp(async (_, signal) => {
    if (signal.aborted) throw new ServiceError('timeout')
    return ['1']
  })
  expect(await ask()).toBeNull()
  expect(timeout).toHaveBeenCalledWith(CHOICE_MS)
  expect(reported).toEqual(['timeout'])
  timeout.mockRestore()
})

test('past the budget nobody is asked', async () => {
  let calls = 0
  const { ask, reported } = setUp(
    async () => [`${++calls}`],
    () => false,
  )
  expect(await ask()).toBeNull()
  expect(calls).toBe(0)
  expect(reported).toEqual([])
})

test('a visitor who has left is no failure', async () => {
  const { ask, reported } = setUp(async () => ['1'])
  expect(await ask(AbortSignal.abort())).toBeNull()
  expect(reported).toEqual([])
})
