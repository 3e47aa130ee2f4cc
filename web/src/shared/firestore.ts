import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore'
import { emulatorsOf } from './emulator-ports.ts'
import { firebaseApp } from './firebase.ts'

let instance: Firestore | null = null

/** The database. Apart from `firebase.ts`, so that signing in does not wait for its code. */
export function firestore(): Firestore {
  instance ??= connect()
  return instance
}

function connect(): Firestore {
  const database = initializeFirestore(firebaseApp(), {})
  const emulators = emulatorsOf(window.location)
  if (emulators) connectFirestoreEmulator(database, emulators.host, emulators.firestore)
  return database
}
