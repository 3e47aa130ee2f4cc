import type { NavigateFunction } from 'react-router-dom'
import { passNotice } from './passed-notice.ts'
import { UNASKED } from './unasked.ts'

/** An address of the application that no guard watches. */
export const LEAVING_PATH = '/leaving'

/**
 * Leaves for the home page, which shows the notice that `end` comes back with. First away from the
 * guarded screen: its guard would send a visitor who is signed out to the login.
 */
export async function leaveApp(
  navigate: NavigateFunction,
  end: () => Promise<string>,
): Promise<void> {
  await navigate(LEAVING_PATH, { state: UNASKED })
  passNotice(await end())
  window.location.assign('/')
}
