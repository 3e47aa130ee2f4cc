// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProvenSentence, Receipt } from '@docent/domain/chat'
import { CallError } from '../call-error.ts'
import { markPage, type LoadFileText } from '../file-text.ts'
import { ProvenAnswer, ProvenSentenceView } from './receipt.tsx'

const PAGE = 'Breakfast is at seven. Check-out is at noon. Late check-out costs 20 euro.'
const QUOTE = 'Check-out is at noon.'
const receipt: Receipt = {
  fileId: 'f1',
  fileName: 'handbook.pdf',
  page: 2,
  pages: 3,
  start: PAGE.indexOf(QUOTE),
  end: PAGE.indexOf(QUOTE) + QUOTE.length,
  quote: QUOTE,
  before: 'Breakfast is at seven.',
  after: 'Late check-out costs 20 euro.',
}
const loadText: LoadFileText = () =>
  Promise.resolve({ fileName: 'handbook.pdf', pages: ['One', PAGE, 'Three'] })

const scrolled: unknown[] = []
Element.prototype.scrollIntoView = function scrollIntoView(options) {
  scrolled.push(this.textContent, options)
}
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList

afterEach(() => {
  cleanup()
  scrolled.length = 0
})

const sentence = (text: string, over: Partial<Receipt> = {}): ProvenSentence => ({
  text,
  receipt: { ...receipt, ...over },
})

const chip = () => screen.getByRole('button', { name: 'Source: handbook.pdf · p. 2' })

test('a chip names file and page, and opens the quote between its neighbours by keyboard', async () => {
  render(<ProvenSentenceView sentence={{ text: 'At noon.', receipt }} loadText={loadText} />)
  expect(chip().getAttribute('aria-expanded')).toBe('false')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(chip().getAttribute('aria-expanded')).toBe('true')
  const group = await screen.findByRole('figure', { name: 'Quote from handbook.pdf · p. 2' })
  expect(group.querySelector('blockquote')?.textContent).toBe(PAGE)
  expect(group.querySelector('mark')?.textContent).toBe(QUOTE)
})

test('Open page loads the page, marks the passage in place and scrolls to it', async () => {
  const load = vi.fn<LoadFileText>(loadText)
  render(<ProvenSentenceView sentence={{ text: 'At noon.', receipt }} loadText={load} />)
  await userEvent.click(chip())
  await userEvent.click(await screen.findByRole('button', { name: 'Open page' }))
  const dialog = await screen.findByRole('dialog', { name: 'handbook.pdf' })
  await within(dialog).findByText(QUOTE)
  expect(within(dialog).getByRole('region').textContent).toBe(PAGE)
  expect(within(dialog).getByText('Page 2 of 3')).toBeTruthy()
  expect(load).toHaveBeenCalledWith('f1', expect.any(AbortSignal))
  expect(scrolled).toEqual([QUOTE, { block: 'center' }])
})

test('closing the page gives the focus back to its button', async () => {
  render(<ProvenSentenceView sentence={{ text: 'At noon.', receipt }} loadText={loadText} />)
  await userEvent.click(chip())
  await userEvent.click(await screen.findByRole('button', { name: 'Open page' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Open page')
})

test('a page that cannot be loaded says so, and can be tried again', async () => {
  const load = vi.fn<LoadFileText>(loadText).mockRejectedValueOnce(new CallError('timeout'))
  render(<ProvenSentenceView sentence={{ text: 'At noon.', receipt }} loadText={load} />)
  await userEvent.click(chip())
  await userEvent.click(await screen.findByRole('button', { name: 'Open page' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This took too long')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('region').textContent).toBe(PAGE))
})

test('a quote is found at its offsets, elsewhere on its page, or reported as gone', () => {
  expect(markPage(['One', PAGE], receipt)?.quote).toBe(QUOTE)
  const moved = markPage(['One', `New line. ${PAGE}`], receipt)
  expect(moved?.before).toBe('New line. Breakfast is at seven. ')
  expect(markPage(['One', 'Rewritten.'], receipt)).toBeNull()
  expect(markPage(['One'], receipt)).toBeNull()
})

test('a chip after one of the same page shows the page alone, and is still named in full', () => {
  const sentences = [
    sentence('Noon.'),
    sentence('Twelve.', { start: 1 }),
    sentence('.', { page: 3 }),
  ]
  render(<ProvenAnswer sentences={sentences} loadText={loadText} />)
  const chips = screen.getAllByRole('button')
  expect(chips.map((button) => button.textContent)).toEqual([
    'handbook.pdf · p. 2',
    'p. 2',
    'handbook.pdf · p. 3',
  ])
  expect(chips[1]?.getAttribute('aria-label')).toBe('Source: handbook.pdf · p. 2')
})
