/** Where Hosting's emulator serves the app when nothing is shifted. */
const HOSTING_PORT = 5000

/** The emulators' ports when nothing is shifted; a test compares them with the launcher's. */
export const EMULATOR_PORTS = { hosting: HOSTING_PORT, auth: 9099, firestore: 8085 } as const

interface EmulatorAddresses {
  host: string
  auth: number
  firestore: number
}

/**
 * The emulators that belong to a page, by the page's own address: a launcher that shifts its ports
 * shifts all of them by the same number, so one build serves every shift.
 * @returns `null` for a page that is not served from this machine
 */
export function emulatorsOf(page: { hostname: string; port: string }): EmulatorAddresses | null {
  if (!['127.0.0.1', 'localhost'].includes(page.hostname)) return null
  const shift = Number(page.port) - HOSTING_PORT
  return {
    host: page.hostname,
    auth: EMULATOR_PORTS.auth + shift,
    firestore: EMULATOR_PORTS.firestore + shift,
  }
}
