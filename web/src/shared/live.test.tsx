import { act, render, screen } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { Observable } from 'rxjs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAllLive, reopenLive } from './close-live.ts'
import { useLive } from './live.ts'

/** A source that counts its listeners, now and ever, and can refuse them, as Firestore does. */
function makeSource() {
  const source = { listeners: 0, opened: 0, isRefused: false }
  const observe = () =>
    new Observable<string>((observer) => {
      source.listeners += 1
      source.opened += 1
      if (source.isRefused) observer.error(new Error('permission-denied'))
      else observer.next('data')
      return () => {
        source.listeners -= 1
      }
    })
  return { source, observe }
}

interface ShowProps {
  id: string
  observe: () => Observable<string>
  suspense: boolean
}

function Show({ id, observe, suspense }: ShowProps) {
  const { status, data, error, retry } = useLive(id, observe, { suspense })
  return (
    <button type="button" onClick={retry}>
      {status}: {data ?? error?.message}
    </button>
  )
}

const show = (props: ShowProps) =>
  render(
    <StrictMode>
      <Suspense fallback="waiting">
        <Show {...props} />
      </Suspense>
    </StrictMode>,
  )

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  closeAllLive()
  vi.useRealTimers()
})

describe.each([false, true])('with suspense %s', (suspense) => {
  test('the data arrives, and the listener closes after the last reader has gone', async () => {
    const { source, observe } = makeSource()
    const { unmount } = show({ id: `data-${suspense}`, observe, suspense })
    await pass(10)
    expect(screen.getByRole('button')).toHaveTextContent('ready: data')
    expect(source.listeners).toBe(1)
    unmount()
    await pass(6_000)
    expect(source.listeners).toBe(0)
  })

  test('a refusal is a value, and trying again reads the data', async () => {
    const { source, observe } = makeSource()
    source.isRefused = true
    show({ id: `refused-${suspense}`, observe, suspense })
    await pass(10)
    expect(screen.getByRole('button')).toHaveTextContent('failed: permission-denied')
    source.isRefused = false
    await act(async () => screen.getByRole('button').click())
    await pass(10)
    expect(screen.getByRole('button')).toHaveTextContent('ready: data')
  })

  test('a refusal is forgotten once its reader has gone', async () => {
    const { source, observe } = makeSource()
    source.isRefused = true
    const id = `forgotten-${suspense}`
    const { unmount } = show({ id, observe, suspense })
    await pass(10)
    unmount()
    await pass(6_000)
    source.isRefused = false
    show({ id, observe, suspense })
    await pass(10)
    expect(screen.getByRole('button')).toHaveTextContent('ready: data')
  })
})

test('a reader that comes straight back finds the same listener', async () => {
  const { source, observe } = makeSource()
  const first = show({ id: 'back', observe, suspense: false })
  await pass(10)
  first.unmount()
  await pass(1_000)
  show({ id: 'back', observe, suspense: false })
  await pass(10_000)
  expect(screen.getByRole('button')).toHaveTextContent('ready: data')
  expect(source.listeners).toBe(1)
})

test('closing all of them leaves no listener, and the next sign-in starts afresh', async () => {
  const { source, observe } = makeSource()
  const first = show({ id: 'all', observe, suspense: false })
  await pass(10)
  closeAllLive()
  expect(source.listeners).toBe(0)
  first.unmount()
  show({ id: 'all', observe, suspense: false })
  await pass(10)
  expect(source.listeners).toBe(1)
})

test('a reader that goes after all were closed leaves alone what was opened since', async () => {
  const { source, observe } = makeSource()
  const first = show({ id: 'again', observe, suspense: false })
  await pass(10)
  closeAllLive()
  await pass(10)
  expect(source).toMatchObject({ opened: 1, listeners: 0 })
  first.unmount()
  show({ id: 'again', observe, suspense: false })
  await pass(10_000)
  expect(source).toMatchObject({ opened: 2, listeners: 1 })
})

test('what was closed for nothing is followed again', async () => {
  const { source, observe } = makeSource()
  show({ id: 'reopened', observe, suspense: false })
  await pass(10)
  closeAllLive()
  act(reopenLive)
  await pass(60_000)
  expect(source).toMatchObject({ opened: 2, listeners: 1 })
  expect(screen.getByRole('button')).toHaveTextContent('ready: data')
})
