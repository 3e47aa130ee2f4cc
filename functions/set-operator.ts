// `npm run operator`: says who sees the real numbers in /admin, and lists who wants the newsletter.
//   npm run operator -- grant ada@example.com --project <id>
//   npm run operator -- revoke ada@example.com --project <id>
//   npm run operator -- newsletter --site https://your.site --project <id> > readers.csv
// Signs in with the credentials of this machine: `gcloud auth application-default login`, or a
// service account's key named in GOOGLE_APPLICATION_CREDENTIALS. With FIREBASE_AUTH_EMULATOR_HOST
// and FIRESTORE_EMULATOR_HOST
// set it speaks to the emulators.
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { readersAsCsv, readReaders } from './list-readers.ts'

const USAGE = `Usage: npm run operator -- grant|revoke <email of an account> --project <Firebase project id>
       npm run operator -- newsletter --site https://your.site --project <Firebase project id>`

/** What the command needs of Firebase Auth. */
export type OperatorAuth = Pick<
  Auth,
  'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'
>

/**
 * Gives an account the claim `admin`, or takes it away; its other claims stay.
 * @returns what happened, in a sentence
 * @throws Error in words for people where it cannot be done
 */
export async function setOperator(
  auth: OperatorAuth,
  action: 'grant' | 'revoke',
  email: string,
): Promise<string> {
  const user = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (isUserNotFound(error)) throw new Error(`Nobody signs in with ${email}.`, { cause: error })
    throw error
  })
  return action === 'grant' ? grant(auth, user, email) : revoke(auth, user, email)
}

async function grant(auth: OperatorAuth, user: UserRecord, email: string): Promise<string> {
  // Whoever registered a foreign address would otherwise be let in by it.
  if (!user.emailVerified) throw new Error(`${email} is not verified yet; nothing was changed.`)
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true })
  return `${email} is an operator. The panel at /admin shows the real numbers when it is opened anew.`
}

async function revoke(auth: OperatorAuth, user: UserRecord, email: string): Promise<string> {
  const others = Object.entries(user.customClaims ?? {}).filter(([name]) => name !== 'admin')
  await auth.setCustomUserClaims(user.uid, Object.fromEntries(others))
  await auth.revokeRefreshTokens(user.uid)
  return `${email} is no operator any more, from now on and in every open tab.`
}

const isUserNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, site: { type: 'string' } },
  })
  const [action, email] = positionals
  if (!values.project) throw new Error(USAGE)
  if (action === 'newsletter' && values.site?.startsWith('http')) {
    const app = initializeApp({ projectId: values.project })
    process.stdout.write(readersAsCsv(await readReaders(getFirestore(app)), values.site))
    return
  }
  if ((action !== 'grant' && action !== 'revoke') || !email) throw new Error(USAGE)
  const auth = getAuth(initializeApp({ projectId: values.project }))
  console.log(await setOperator(auth, action, email))
}

if (import.meta.main) {
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}
