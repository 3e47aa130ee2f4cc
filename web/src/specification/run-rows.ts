import '../testing/firebase/install.ts'
import { cleanup, configure, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '../testing/firebase/auth.ts'
import { database } from '../testing/firebase/firestore.ts'
import { functions, installFunctions } from '../testing/firebase/functions.ts'
import { closeApp, loadScreen, openApp, prepareWindow } from '../testing/open-app.tsx'
import { closeAllLive } from '../shared/close-live.ts'
import { isSaid } from './results.ts'
import { nameOf, type Row } from './row.ts'
import { structureFaults } from './structure.ts'

/** Time for all screens of a part, on a machine that is busy with other tests. */
const LOADING_MS = 120_000

/** Opens the row's screen in its state, does what it says, waits for what has to follow, and looks for faults. */
export async function runRow({ route, state, action, text, result }: Row): Promise<void> {
  for (const { run } of state) await run()
  openApp(route)
  for (const { run } of action) await run()
  for (const words of text) {
    await waitFor(() =>
      expect(isSaid(words), `“${words}” in: ${document.body.textContent}`).toBe(true),
    )
  }
  for (const { check } of result) await waitFor(check)
  expect(await structureFaults()).toEqual([])
}

/** Runs each row of a part of the table as a test. */
export function testRows(rows: readonly Row[]): void {
  // What is behind a dialog is told apart by the actions; telling it apart here takes most of the time.
  configure({
    defaultHidden: true,
    getElementError: (message) =>
      new Error(`${message?.split('\n')[0]} in: ${document.body.textContent}`),
  })
  // The screens are loaded when they are first asked for, which here means compiled.
  beforeAll(async () => {
    // Notices come later than the screen, and with code of their own.
    await Promise.all([
      ...rows.map(({ route }) => loadScreen(route)),
      import('../shared/notice-bar.tsx'),
    ])
  }, LOADING_MS)
  beforeEach(() => {
    accounts.clear()
    database.clear()
    functions.clear()
    installFunctions()
    prepareWindow()
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    cleanup()
    closeAllLive()
    closeApp()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', async (_name, row) => {
    await expect(runRow(row)).resolves.toBeUndefined()
  })
}
