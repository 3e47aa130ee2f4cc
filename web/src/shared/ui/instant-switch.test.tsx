import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NotifyProvider } from '../notify.tsx'
import { InstantSwitch } from './instant-switch.tsx'

const settle = () => act(() => Promise.resolve())

function setUp() {
  const saves: { isOn: boolean; done: () => void; fail: (error: Error) => void }[] = []
  const save = (isOn: boolean) =>
    new Promise<void>((resolve, reject) => {
      saves.push({ isOn, done: resolve, fail: reject })
    })
  const view = (isOn: boolean) => (
    <NotifyProvider>
      <InstantSwitch
        name="Bot is active"
        isOn={isOn}
        labels={{ on: 'Active', off: 'Inactive' }}
        save={save}
        saved={{ on: { title: 'It is on' }, off: { title: 'It is off' } }}
        failed="Could not be saved."
      />
    </NotifyProvider>
  )
  const { rerender } = render(view(true))
  const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Bot is active' })
  return { saves, input, tell: (isOn: boolean) => rerender(view(isOn)) }
}

test('shows the new state at once, keeps the focus, and does not fall back until it is told', async () => {
  const { saves, input, tell } = setUp()
  input.focus()
  fireEvent.click(input)
  expect([input.checked, saves.map(({ isOn }) => isOn)]).toEqual([false, [false]])
  expect(document.activeElement).toBe(input)
  saves[0]?.done()
  await settle()
  expect(input.checked).toBe(false)
  tell(false)
  expect(input.checked).toBe(false)
  tell(true)
  expect(input.checked).toBe(true)
})

test('what is wished while it is being saved is saved next', async () => {
  const { saves, input, tell } = setUp()
  fireEvent.click(input)
  fireEvent.click(input)
  expect([input.checked, saves.length]).toEqual([true, 1])
  saves[0]?.done()
  tell(false)
  await settle()
  expect([input.checked, saves.map(({ isOn }) => isOn)]).toEqual([true, [false, true]])
  saves[1]?.done()
  tell(true)
  await settle()
  tell(false)
  expect(input.checked).toBe(false)
})

test('what is saved can be taken back, once', async () => {
  const { saves, input } = setUp()
  fireEvent.click(input)
  saves[0]?.done()
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect([input.checked, saves.map(({ isOn }) => isOn)]).toEqual([true, [false, true]])
  saves[1]?.done()
  await screen.findByText('It is on')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('goes back and says so where it could not be saved', async () => {
  const { saves, input } = setUp()
  fireEvent.click(input)
  saves[0]?.fail(new Error('offline'))
  await settle()
  expect(input.checked).toBe(true)
  await screen.findByText('Could not be saved.')
  fireEvent.click(input)
  expect(saves).toHaveLength(2)
})
