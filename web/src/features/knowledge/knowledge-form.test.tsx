// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KnowledgeFile } from '@docent/domain/collections'
import { CallError } from '../../shared/call-error.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import type { SaveKnowledge } from './api.ts'
import { KnowledgeForm } from './knowledge-form.tsx'
import type { BaseWithFiles } from './knowledge-rows.ts'

const MEGABYTE = 1024 * 1024

const fileOf = (name: string, size = 100): File => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const row = (id: string, over: Partial<KnowledgeFile> = {}): KnowledgeFile => ({
  id,
  user_id: 'owner',
  title: `${id}.pdf`,
  content: `knowledge/owner/base/${id}`,
  file_type: 'application/pdf',
  file_size: 2 * MEGABYTE,
  created_at: new Date(0),
  updated_at: new Date(0),
  stage: 'ready',
  failure: null,
  pages: 12,
  ...over,
})

const existing: BaseWithFiles = {
  base: { ...row('base'), title: 'Handbook', content: 'About', file_type: 'knowledge_base' },
  files: [row('menu'), row('scan', { stage: 'failed', failure: 'no_text', pages: null })],
}

/** A save whose progress and end the test decides on. */
function controlledSave() {
  const requests: Parameters<SaveKnowledge>[] = []
  let settle: Parameters<
    ConstructorParameters<typeof Promise<Awaited<ReturnType<SaveKnowledge>>>>[0]
  >
  const save: SaveKnowledge = (...request) => {
    requests.push(request)
    return new Promise((...ends) => {
      settle = ends
    })
  }
  return {
    save,
    requests,
    progress: (percent: number) => requests.at(-1)?.[2].onPercent(percent),
    resolve: (over: Partial<Awaited<ReturnType<SaveKnowledge>>> = {}) =>
      settle[0]({ baseId: 'base', notUploaded: [], error: null, ...over }),
    reject: (error: unknown) => settle[1](error),
  }
}

let saved: string[] = []
let retried: string[] = []

function show(save: SaveKnowledge, over: Partial<Parameters<typeof KnowledgeForm>[0]> = {}) {
  renderScreen(
    <KnowledgeForm
      storage={{ usedBytes: 0, capBytes: 10 * MEGABYTE }}
      save={save}
      onSaved={(baseId) => saved.push(baseId)}
      onRetryFile={(fileId) => {
        retried.push(fileId)
        return Promise.resolve()
      }}
      {...over}
    />,
  )
}

const nameField = () => screen.getByRole('textbox', { name: 'Name' })
const createButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Create knowledge base' })
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Documents')
const documents = () => screen.getByRole('list', { name: 'Documents of this base' })
const choose = (...files: File[]) => userEvent.upload(fileInput(), files, { applyAccept: false })

beforeEach(() => {
  saved = []
  retried = []
})
afterEach(cleanup)

test('saving is disabled while the name is empty or blank', async () => {
  show(controlledSave().save)
  expect(createButton().disabled).toBe(true)
  await userEvent.type(nameField(), '   ')
  expect(createButton().disabled).toBe(true)
  await userEvent.type(nameField(), 'Handbook')
  expect(createButton().disabled).toBe(false)
})

test('leaving the name empty says what is missing', async () => {
  show(controlledSave().save)
  await userEvent.click(nameField())
  await userEvent.tab()
  const message = await screen.findByText('Please enter a name for your knowledge base.')
  expect(nameField().getAttribute('aria-describedby')).toBe(message.id)
})

test('other kinds and larger files are skipped, by name, and the rest is kept', async () => {
  show(controlledSave().save)
  await choose(fileOf('menu.pdf'), fileOf('photo.png'), fileOf('huge.docx', 10 * MEGABYTE + 1))
  const notice = (await screen.findByText('Some files were skipped:')).closest('[role=alert]')
  expect(notice?.textContent).toContain(
    'Only PDF, DOC, DOCX, and TXT files under 10MB are supported.',
  )
  screen.getByText(/^Skipped: photo\.png, huge\.docx\./)
  expect(within(documents()).getAllByRole('listitem')).toHaveLength(1)
})

test('the notice of skipped files goes with the next choice, if that is kept whole', async () => {
  show(controlledSave().save)
  await choose(fileOf('photo.png'))
  await screen.findByText('Some files were skipped:')
  await choose(fileOf('menu.pdf'))
  expect(screen.queryByText('Some files were skipped:')).toBeNull()
})

test('a chosen file can be removed before the upload, and is listed once', async () => {
  show(controlledSave().save)
  const menu = fileOf('menu.pdf')
  await choose(menu)
  await choose(menu, fileOf('rooms.txt'))
  expect(within(documents()).getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove menu.pdf' }))
  expect(within(documents()).queryByText('menu.pdf')).toBeNull()
})

test('the upload shows the specified labels at the specified thresholds', async () => {
  const { save, progress, resolve } = controlledSave()
  show(save)
  await userEvent.type(nameField(), 'Handbook')
  await userEvent.click(createButton())
  await screen.findByText('Creating...')
  for (const [percent, label] of [
    [49, 'Creating...'],
    [50, 'Processing files'],
    [89, 'Processing files'],
    [90, 'Almost done!'],
  ] as const) {
    progress(percent)
    const bar = await screen.findByRole('progressbar', { name: label })
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe(String(percent)))
  }
  resolve()
  await screen.findByText('Knowledge base created!')
  expect(saved).toEqual(['base'])
})

test('cancelling the upload stops the request and keeps what was typed', async () => {
  const { save, requests, reject } = controlledSave()
  show(save)
  await userEvent.type(nameField(), 'Handbook')
  await userEvent.click(createButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }))
  expect(requests[0]?.[2].signal.aborted).toBe(true)
  reject(new CallError('aborted'))
  await screen.findByText('Nothing was changed.')
  expect(nameField()).toHaveProperty('value', 'Handbook')
  expect(saved).toEqual([])
})

test.each([
  ['the text of the server', new CallError('plan_limit_storage', { text: 'No room.' }), 'No room.'],
  [
    'the specified text where the server says nothing of use',
    new CallError('internal'),
    'Failed to create knowledge base. Please try again.',
  ],
  ['that nobody is signed in', new CallError('unauthenticated'), 'No active session'],
])('a failed creation shows %s', async (_what, error, text) => {
  const { save, reject } = controlledSave()
  show(save)
  await userEvent.type(nameField(), 'Handbook')
  await userEvent.click(createButton())
  await screen.findByRole('progressbar')
  reject(error)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(saved).toEqual([])
})

test('after a part of the upload failed, the rest is sent to the base that exists', async () => {
  const { save, requests, resolve } = controlledSave()
  show(save)
  await userEvent.type(nameField(), 'Handbook')
  await choose(fileOf('menu.pdf'), fileOf('rooms.txt'))
  await userEvent.click(createButton())
  await screen.findByRole('progressbar')
  const [, rooms] = requests[0]?.[1].newFiles ?? []
  resolve({ baseId: 'made', notUploaded: rooms ? [rooms] : [], error: new CallError('network') })
  await screen.findByText('The base is saved. Still to be uploaded: rooms.txt.')
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]?.[0]).toBe('made')
  expect(requests[1]?.[1].newFiles.map(({ name }) => name)).toEqual(['rooms.txt'])
})

test('files that do not fit into the plan are refused before anything is sent', async () => {
  const { save, requests } = controlledSave()
  show(save, { storage: { usedBytes: 8 * MEGABYTE, capBytes: 10 * MEGABYTE } })
  await userEvent.type(nameField(), 'Handbook')
  await choose(fileOf('menu.pdf', 3 * MEGABYTE))
  await userEvent.click(createButton())
  await screen.findByText(/do not fit into the storage of your plan.*2 MB are free\./)
  expect(requests).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Remove menu.pdf' }))
  expect(screen.queryByText(/do not fit/)).toBeNull()
})

test('files marked for deletion make room, and are named in the request', async () => {
  const { save, requests } = controlledSave()
  show(save, { existing, storage: { usedBytes: 9 * MEGABYTE, capBytes: 10 * MEGABYTE } })
  await userEvent.click(screen.getByRole('button', { name: 'Delete menu.pdf' }))
  await choose(fileOf('new.pdf', 3 * MEGABYTE))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Updating knowledge base...')
  expect(requests[0]?.[0]).toBe('base')
  expect(requests[0]?.[1].filesToDelete).toEqual(['menu'])
})

test('a file shows its stage in words, its pages when ready, and why it failed, with Retry where that can help', async () => {
  const slow = row('slow', { stage: 'failed', failure: 'too_slow', pages: null })
  show(controlledSave().save, { existing: { ...existing, files: [...existing.files, slow] } })
  const list = within(documents())
  list.getByText('Ready · 12 pages')
  expect(list.getAllByText('Could not be read')).toHaveLength(2)
  list.getByText(/This file has no readable text: it looks like a scan, /)
  expect(list.queryByRole('button', { name: 'Retry scan.pdf' })).toBeNull()
  await userEvent.click(list.getByRole('button', { name: 'Retry slow.pdf' }))
  expect(retried).toEqual(['slow'])
})
