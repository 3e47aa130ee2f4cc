// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KnowledgeFile } from '@docent/domain/collections'
import { API } from '@docent/domain/routes'
import { parseKnowledgeRow } from '../../shared/records.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ManagedFileRow } from './managed-file-row.tsx'

/** What the server is asked, and what it answers. */
const calls: [string, unknown][] = []
let refusal: Error | null = null
vi.mock('../../shared/owner-client.ts', () => ({
  ownerClient: {
    post: (path: string, body: object) => {
      calls.push([path, body])
      return refusal === null ? Promise.resolve(true) : Promise.reject(refusal)
    },
    upload: (path: string, form: FormData) => {
      calls.push([path, [form.get('fileId'), (form.get('file') as File).name]])
      return refusal === null ? Promise.resolve(true) : Promise.reject(refusal)
    },
  },
}))
beforeEach(() => {
  calls.length = 0
  refusal = null
})
afterEach(cleanup)

const row = (over: Record<string, unknown> = {}) =>
  parseKnowledgeRow(
    { title: 'hours.txt', file_type: 'text/plain', file_size: 20, stage: 'ready', ...over },
    'f1',
  ) as KnowledgeFile

const show = (next?: KnowledgeFile) =>
  renderScreen(
    <ul>
      <ManagedFileRow file={{ ...row(), next }} onRetry={() => Promise.resolve()} />
    </ul>,
  )

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More for hours.txt' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('the name of a document and its menu open its text', async () => {
  show()
  const link = screen.getByRole('link', { name: 'hours.txt' })
  expect(link.getAttribute('href')).toBe('/dashboard/knowledge/f1')
})

test('a document is renamed without its ending, and not without a name', async () => {
  show()
  await choose('Rename')
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText('Name')
  expect(field).toHaveProperty('value', 'hours')
  await userEvent.clear(field)
  await userEvent.type(field, '{Enter}')
  await dialog.findByText('Please enter a name for this document.')
  await userEvent.type(field, 'Opening hours{Enter}')
  await screen.findByText('Document renamed')
  expect(calls).toEqual([[API.renameFile, { fileId: 'f1', name: 'Opening hours' }]])
})

test('what was deleted can be undone from its notice', async () => {
  show()
  await choose('Delete')
  await screen.findByText('hours.txt deleted')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('hours.txt is back')
  expect(calls.map(([path]) => path)).toEqual([API.deleteFile, API.restoreFile])
})

test('a refused deletion is told, and nothing offers to undo it', async () => {
  refusal = new Error('down')
  show()
  await choose('Delete')
  await screen.findByText('The document could not be deleted. Please try again.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a new version is sent; a kind that cannot be read is not', async () => {
  show()
  const input = screen.getByLabelText(/^Replace with a new version/)
  await userEvent.upload(input, new File(['x'], 'photo.png'), { applyAccept: false })
  await screen.findByText(/Only PDF, DOC, DOCX, and TXT/)
  await userEvent.upload(input, new File(['new'], 'hours-2.txt'))
  expect(calls).toEqual([[API.replaceFile, ['f1', 'hours-2.txt']]])
})

test('a new version that failed says why, that the old one answers, and can be given up', async () => {
  show({ ...row({ stage: 'failed', failure: 'encrypted' }), id: 'n1' })
  expect(screen.getByText(/so the old one still answers/)).toBeTruthy()
  expect(screen.getByText(/protected by a password/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old version' }))
  expect(calls).toEqual([[API.deleteFile, { fileId: 'n1' }]])
})
