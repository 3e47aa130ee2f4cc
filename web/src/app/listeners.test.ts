import '../testing/firebase/install.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LEAVING_PATH } from '../shared/leave-app.ts'
import { database } from '../testing/firebase/firestore.ts'
import { installFunctions } from '../testing/firebase/functions.ts'
import { goTo, loadScreen, openApp, prepareWindow } from '../testing/open-app.tsx'
import { billing, owner, withBase, withBot } from '../specification/states.ts'
import { PATHS } from './paths.ts'

const SCREENS = [
  PATHS.dashboard,
  PATHS.bots,
  PATHS.bot('bot-1'),
  PATHS.conversations('bot-1'),
  PATHS.knowledge,
  PATHS.document('base-1-file-0'),
  PATHS.analytics,
  PATHS.billing,
  PATHS.settings,
  PATHS.onboarding,
]

test('no listener survives its screen, but for the one of the session', async () => {
  installFunctions()
  prepareWindow()
  for (const { run } of [owner, withBase(), withBot(), billing()]) await run()
  for (const screen of SCREENS) await loadScreen(screen)
  openApp(PATHS.settings)
  for (const screen of SCREENS) {
    await goTo(screen)
    await waitFor(() => expect(database.followed().length, screen).toBeGreaterThan(1))
  }
  await goTo(LEAVING_PATH)
  await waitFor(() => expect(database.followed()).toEqual(['profiles']), { timeout: 15_000 })
})
