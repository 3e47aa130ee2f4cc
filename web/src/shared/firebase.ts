import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import { emulatorsOf } from './emulator-ports.ts'
import { env } from './env.ts'

const CONFIG_URL = '/__/firebase/init.json'
const CONFIG_TIMEOUT_MS = 15_000

interface Connection {
  app: FirebaseApp
  auth: Auth
  isEmulated: boolean
}

let connecting: Promise<Connection> | null = null
let connection: Connection | null = null

/**
 * Connects to the project, once. The application's route waits for this before it renders.
 * A failure is not kept: the next call tries again.
 */
export async function connectFirebase(): Promise<void> {
  connecting ??= connect()
  try {
    connection = await connecting
  } catch (error) {
    connecting = null
    throw error
  }
}

async function connect(): Promise<Connection> {
  const emulators = emulatorsOf(window.location)
  const app = initializeApp(emulators ? DEMO_CONFIG : await readConfig())
  const auth = initializeAuth(app, {
    // These two alone, the ones that signing in chooses from: with IndexedDB before them, each new
    // tab would move the session there, and the tab that holds it would find itself signed out.
    persistence: [browserLocalPersistence, browserSessionPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  if (emulators) {
    const { host } = emulators
    connectAuthEmulator(auth, `http://${host}:${emulators.auth}`, { disableWarnings: true })
  }
  return { app, auth, isEmulated: emulators !== null }
}

const DEMO_CONFIG: FirebaseOptions = {
  projectId: 'demo-docent',
  apiKey: 'demo',
  appId: 'demo',
  authDomain: 'demo-docent.firebaseapp.com',
  storageBucket: 'demo-docent.appspot.com',
}

async function readConfig(): Promise<FirebaseOptions> {
  if (env.firebaseConfig) return JSON.parse(env.firebaseConfig) as FirebaseOptions
  const response = await fetch(CONFIG_URL, { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${CONFIG_URL} answered ${response.status}`)
  return (await response.json()) as FirebaseOptions
}

function connected(): Connection {
  if (!connection) throw new Error('connectFirebase() has to finish first')
  return connection
}

export const firebaseApp = (): FirebaseApp => connected().app
export const firebaseAuth = (): Auth => connected().auth
/** Whether the Auth emulator stands in for the real service. */
export const isEmulated = (): boolean => connected().isEmulated
