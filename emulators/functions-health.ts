import { API, CHAT } from '@docent/domain/routes'
import { originOf } from './ports.ts'
import { SetupError } from './setup-error.ts'

const TIMEOUT_MS = 90_000
const REQUEST_TIMEOUT_MS = 30_000
const INTERVAL_MS = 250

/**
 * Waits until both HTTP functions answer through Hosting, so that neither starts under somebody's
 * first click. The emulators report success even when no function could be loaded, for example
 * after a parameter without a default.
 * @throws SetupError when they do not within a minute and a half
 */
export async function waitForFunctions(): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const healthy = await Promise.all([API.health, CHAT.health].map(answers))
    if (healthy.every(Boolean)) return
    await new Promise((done) => setTimeout(done, INTERVAL_MS))
  }
  throw new SetupError('The functions did not load; the reason is in the lines above.')
}

async function answers(path: string): Promise<boolean> {
  try {
    return (
      await fetch(originOf('hosting') + path, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
    ).ok
  } catch {
    return false
  }
}
