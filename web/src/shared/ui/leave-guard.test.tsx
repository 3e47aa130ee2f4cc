// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { UNASKED } from '../unasked.ts'
import { LeaveGuard } from './leave-guard.tsx'

afterEach(cleanup)

const leave = async (isDirty: boolean) => {
  const router = renderScreen(<LeaveGuard isDirty={isDirty} />)
  await act(() => router.navigate('/elsewhere'))
  return router
}

/** What the browser is told when the tab is about to be closed. */
const isCloseQuestioned = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('a page without unsaved work is left at once', async () => {
  await leave(false)
  await screen.findByText('Elsewhere')
  expect(isCloseQuestioned()).toBe(false)
})

test('unsaved work stays when the person keeps editing', async () => {
  const router = await leave(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe('/')
  expect(isCloseQuestioned()).toBe(true)
})

test('unsaved work is left behind when the person says so', async () => {
  const router = await leave(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
  expect(router.state.location.pathname).toBe('/elsewhere')
  expect(isCloseQuestioned()).toBe(false)
})

test('signing out is not held up', async () => {
  const router = renderScreen(<LeaveGuard isDirty />)
  await act(() => router.navigate('/elsewhere', { state: UNASKED }))
  await screen.findByText('Elsewhere')
  expect(screen.queryByRole('dialog')).toBeNull()
})
