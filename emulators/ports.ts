import { MESSAGING_CHANNELS, type MessagingChannel } from '@docent/channels/list'

/** Addresses of everything that runs on a developer's machine. The one table: `firebase.json` repeats it, and a test compares the two. */

/** A `demo-` project: firebase-tools asks for no account and cannot reach a real one. */
export const PROJECT_ID = 'demo-docent'
/** The bucket that the Functions emulator announces for the project. */
export const BUCKET = `${PROJECT_ID}.appspot.com`
export const REGION = 'us-central1'
export const HOST = '127.0.0.1'

/** Of the stand-in of the first messaging channel; the others follow in their order. */
const FIRST_CHANNEL_PORT = 5210

const channelPorts = Object.fromEntries(
  MESSAGING_CHANNELS.map((channel, index) => [channel, FIRST_CHANNEL_PORT + index]),
) as Record<MessagingChannel, number>

/** Ports when nothing is shifted. */
export const BASE_PORTS = {
  auth: 9099,
  firestore: 8085,
  firestoreWebsocket: 9150,
  functions: 5001,
  storage: 9199,
  hosting: 5000,
  hub: 4400,
  logging: 4500,
  ui: 4000,
  eventarc: 9299,
  tasks: 9499,
  demoSite: 5100,
  languageModel: 5201,
  stripe: 5202,
  ...channelPorts,
  mail: 5205,
  smtp: 5206,
  vite: 5173,
} as const

export type PortName = keyof typeof BASE_PORTS
export type Ports = { readonly [Name in PortName]: number }

const HIGHEST_PORT = 65_535
/** The largest shift that keeps every port a valid one. */
export const MAX_OFFSET = HIGHEST_PORT - Math.max(...Object.values(BASE_PORTS))

/**
 * Reads `DOCENT_PORT_OFFSET`, which shifts every port so that several suites run side by side.
 * @throws Error when the value is no whole number from 0 to {@link MAX_OFFSET}
 */
export function readPortOffset(value: string | undefined): number {
  if (value === undefined || value.trim() === '') return 0
  const offset = Number(value)
  if (!Number.isInteger(offset) || offset < 0 || offset > MAX_OFFSET) {
    throw new Error(`DOCENT_PORT_OFFSET must be a whole number from 0 to ${MAX_OFFSET}.`)
  }
  return offset
}

export function shiftPorts(offset: number): Ports {
  const shifted = Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset])
  return Object.fromEntries(shifted) as Ports
}

/** The shift of this process. */
export const portOffset = readPortOffset(process.env['DOCENT_PORT_OFFSET'])
/** The ports of this process. */
export const ports = shiftPorts(portOffset)

/** @returns the address of a port of this process, without a slash at its end */
export const originOf = (name: PortName): string => `http://${HOST}:${ports[name]}`

/**
 * What SDKs read to find the emulators: the names that firebase-tools gives to `emulators:exec`
 * scripts, for a process that was not started by it.
 */
export const emulatorEnvironment = (): Record<string, string> => ({
  GCLOUD_PROJECT: PROJECT_ID,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: BUCKET }),
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: originOf('storage'),
  FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
})
