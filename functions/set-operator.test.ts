import { expect, test } from 'vitest'
import { setOperator, type OperatorAuth } from './set-operator.ts'

function authOf(user: { emailVerified: boolean; customClaims?: object } | null) {
  const calls: unknown[] = []
  const auth = {
    getUserByEmail: () =>
      user === null
        ? Promise.reject(Object.assign(new Error('none'), { code: 'auth/user-not-found' }))
        : Promise.resolve({ uid: 'ada', ...user }),
    setCustomUserClaims: (...given: unknown[]) => Promise.resolve(void calls.push(given)),
    revokeRefreshTokens: (uid: string) => Promise.resolve(void calls.push(`revoked ${uid}`)),
  }
  return { calls, auth: auth as unknown as OperatorAuth }
}

test('an operator gets the claim beside the claims that are there', async () => {
  const { auth, calls } = authOf({ emailVerified: true, customClaims: { beta: true } })
  await setOperator(auth, 'grant', 'ada@example.com')
  expect(calls).toEqual([['ada', { beta: true, admin: true }]])
})

test('nobody becomes an operator by an address that is not verified', async () => {
  const { auth, calls } = authOf({ emailVerified: false })
  await expect(setOperator(auth, 'grant', 'ada@example.com')).rejects.toThrow('not verified')
  expect(calls).toEqual([])
})

test('whoever loses the claim loses the sessions as well', async () => {
  const { auth, calls } = authOf({
    emailVerified: true,
    customClaims: { beta: true, admin: true },
  })
  await setOperator(auth, 'revoke', 'ada@example.com')
  expect(calls).toEqual([['ada', { beta: true }], 'revoked ada'])
})

test('an unknown address is said to be unknown', async () => {
  const { auth } = authOf(null)
  await expect(setOperator(auth, 'grant', 'ada@example.com')).rejects.toThrow('Nobody signs in')
})
