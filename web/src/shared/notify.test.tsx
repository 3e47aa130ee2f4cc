import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NotifyProvider, useNotify, useRefusal, type Notice } from './notify.tsx'

function Notifier({ notices }: { notices: Notice[] }) {
  const notify = useNotify()
  return (
    <button type="button" onClick={() => notices.forEach(notify)}>
      go
    </button>
  )
}

async function show(...notices: Notice[]) {
  render(
    <NotifyProvider>
      <Notifier notices={notices} />
    </NotifyProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'go' }))
}

test('a failure is announced at once, a success politely', async () => {
  await show({ title: 'Broken', text: 'It broke.', tone: 'destructive' })
  expect(await screen.findByRole('alert')).toHaveTextContent('BrokenIt broke.')
})

test('notices come one after the other, and the same one only once', async () => {
  await show({ title: 'First' }, { title: 'Second' }, { title: 'Second' })
  expect(await screen.findByRole('status')).toHaveTextContent('First')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Second'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
})

test('what can be undone is undone by its action', async () => {
  let undone = 0
  await show({ title: 'Deleted', undo: () => (undone += 1) })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undone).toBe(1)
})

test('a notice that is waited for makes room sooner', async () => {
  await show({ title: 'First' }, { title: 'Second' })
  expect(await screen.findByRole('status')).toHaveTextContent('First')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Second'), {
    timeout: 4_000,
  })
})

function Refuser() {
  const refuse = useRefusal()
  return (
    <>
      <button type="button" onClick={() => refuse({ title: 'Name required' })}>
        send
      </button>
      <button type="button" onClick={() => refuse(null)}>
        mend
      </button>
    </>
  )
}

test.each(['mended', 'left'])(
  'a refusal goes once its reason is %s, and no other notice',
  async (end) => {
    const screens = (isLeft = false) => (
      <NotifyProvider>
        <Notifier notices={[{ title: 'Saved' }]} />
        {!isLeft && <Refuser />}
      </NotifyProvider>
    )
    const { rerender } = render(screens())
    await userEvent.click(screen.getByRole('button', { name: 'send' }))
    await userEvent.click(screen.getByRole('button', { name: 'go' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Name required')
    if (end === 'left') rerender(screens(true))
    else await userEvent.click(screen.getByRole('button', { name: 'mend' }))
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
  },
)

/** How the style sheets place an element in a wide window, the last word of each: jsdom has no layout. */
function placeOf(element: Element | null): Record<string, string> {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('900px'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element?.matches(selectorText))
  const said = (name: string) =>
    rules.map(({ style }) => style.getPropertyValue(name)).findLast(Boolean) ?? ''
  return { left: said('left'), transform: said('transform'), top: said('top') }
}

test('a notice stands in the middle of the header, and at the right of its tabs where it has some', async () => {
  await show({ title: 'First' })
  const bar = (await screen.findByRole('status')).closest('.MuiSnackbar-root')
  const top = (pixels: number) => `calc(var(--above-header, 0px) + ${pixels}px)`
  expect(placeOf(bar)).toEqual({ left: '', transform: '', top: top(5) })
  render(
    <header>
      <nav />
    </header>,
  )
  expect(placeOf(bar)).toEqual({ left: 'auto', transform: 'none', top: top(56) })
})
