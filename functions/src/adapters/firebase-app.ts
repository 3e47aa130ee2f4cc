import { applicationDefault, getApps, initializeApp, type App } from 'firebase-admin/app'

let app: App | undefined

/** The default app. The functions framework makes apps of its own, so it is looked up by name. */
export const firebaseApp = (): App =>
  (app ??= getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp())

let credential: ReturnType<typeof applicationDefault> | undefined

/**
 * Bearer token for Google's APIs: the service account's, which the SDK caches until shortly before
 * it expires, or the word that emulators take.
 */
export async function accessToken(emulatorHost: string | null): Promise<string> {
  if (emulatorHost !== null) return 'owner'
  credential ??= applicationDefault()
  return (await credential.getAccessToken()).access_token
}
