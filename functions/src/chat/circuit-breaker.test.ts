import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function setUp() {
  let at = 0
  const breaker = createCircuitBreaker(() => at)
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) breaker.failed()
  }
  return { breaker, fail, wait: (ms: number) => (at += ms) }
}

test('four failures in a row change nothing, the fifth stops all calls', () => {
  const { breaker, fail } = setUp()
  fail(4)
  expect(breaker.mayTry()).toBe(true)
  fail(1)
  expect(breaker.mayTry()).toBe(false)
})

test('a success in between starts the count afresh', () => {
  const { breaker, fail } = setUp()
  fail(4)
  breaker.succeeded()
  fail(4)
  expect(breaker.mayTry()).toBe(true)
})

test('after half a minute one call is let through, and its success lets all through', () => {
  const { breaker, fail, wait } = setUp()
  fail(5)
  wait(29_999)
  expect(breaker.mayTry()).toBe(false)
  wait(1)
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false])
  breaker.succeeded()
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true])
})

test('its failure closes it for as long again; without an outcome the next one tries', () => {
  const { breaker, fail, wait } = setUp()
  fail(5)
  wait(30_000)
  expect(breaker.mayTry()).toBe(true)
  breaker.abandoned()
  expect(breaker.mayTry()).toBe(true)
  fail(1)
  wait(29_999)
  expect(breaker.mayTry()).toBe(false)
})
