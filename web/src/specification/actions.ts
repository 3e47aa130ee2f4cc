import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Step } from './row.ts'

type Name = string | RegExp

const named = (name: Name) => (typeof name === 'string' ? `“${name}”` : String(name))

/** In front of everything else while it is open. */
const front = () => within(screen.queryAllByRole('dialog').at(-1) ?? document.body)

const step = (says: string, run: Step['run']): Step => ({ says, run })

/** Presses a button. It may still be on its way. */
export const press = (name: Name): Step =>
  step(`press ${named(name)}`, async () => {
    await screen.findAllByRole('button', { name })
    fireEvent.click(front().getAllByRole('button', { name })[0] as HTMLElement)
  })

export const follow = (name: Name): Step =>
  step(`follow ${named(name)}`, async () => {
    fireEvent.click((await screen.findAllByRole('link', { name }))[0] as HTMLElement)
  })

export const openTab = (name: Name): Step =>
  step(`open the tab ${named(name)}`, async () => {
    fireEvent.click(await screen.findByRole('tab', { name }))
  })

/** Ticks or unticks a box or a switch. */
export const tick = (name: Name): Step =>
  step(`tick ${named(name)}`, async () => {
    fireEvent.click(await screen.findByLabelText(name))
  })

/** Fills a field, by its label. */
export const fill = (label: Name, value: string): Step =>
  step(`fill ${named(label)} with “${value}”`, async () => {
    await screen.findAllByLabelText(label)
    const field = front()
      .getAllByLabelText(label)
      .find((each) => each.matches('input, textarea')) as HTMLElement
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  })

/** Fills several fields, by their labels. */
export const fillAll = (values: Readonly<Record<string, string>>): Step => {
  const steps = Object.entries(values).map(([label, value]) => fill(label, value))
  return step(`fill ${Object.keys(values).join(', ')}`, async () => {
    for (const { run } of steps) await run()
  })
}

export const chooseFiles = (...files: readonly File[]): Step =>
  step(`choose ${files.map(({ name }) => name).join(', ')}`, async () => {
    fireEvent.change(await screen.findByLabelText('Documents'), { target: { files } })
  })

/** Waits until the words stand there. */
export const see = (words: string): Step =>
  step(`see “${words}”`, async () => {
    await screen.findAllByText(words)
  })

/** Less than a notice stays by itself. */
const SOON_MS = 1_000

/** The words go, sooner than a notice does by itself. */
export const seeNoMore = (words: string): Step =>
  step(`see no more “${words}”`, () =>
    waitFor(() => expect(screen.queryAllByText(words)).toEqual([]), { timeout: SOON_MS }),
  )

/** Anything else that happens meanwhile, for example on the server. */
export const meanwhile = (says: string, run: Step['run']): Step => step(says, run)
