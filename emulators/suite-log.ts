import { join, resolve } from 'node:path'
import { portOffset } from './ports.ts'

/** What the emulators on this process's ports print, the functions' log included: anew with each start. */
export const SUITE_LOG = join(
  resolve(import.meta.dirname, '..'),
  `node_modules/.cache/emulators/suite-${portOffset}.log`,
)
