import { ServiceError } from '@docent/domain/errors'
import { expect, test } from 'vitest'
import { authenticateOwner } from './authenticate.ts'

const claimsOf = (uid: string) => ({
  uid,
  email: 'a@example.com',
  email_verified: true,
  admin: uid.startsWith('admin'),
})

const authenticate = authenticateOwner({
  verifyIdToken: async (token) => {
    if (token === 'unknown') throw new ServiceError('unavailable', 'out of reach')
    if (!token.startsWith('good-')) throw new Error('revoked')
    return claimsOf(token.slice(5))
  },
  isAdmin: (userId) => Promise.resolve(userId === 'admin' || userId === 'new-admin'),
  isDeleted: (userId) => Promise.resolve(userId === 'gone'),
})

test('a valid token names its owner', async () => {
  await expect(authenticate('Bearer good-ada')).resolves.toEqual({
    userId: 'ada',
    email: 'a@example.com',
    isEmailVerified: true,
  })
})

test.each([
  undefined,
  '',
  'good-ada',
  'Basic good-ada',
  'Bearer ',
  'Bearer good-ada extra',
  'Bearer bad',
  `Bearer good-${'a'.repeat(5000)}`,
  'Bearer good-gone',
])('the header %s is refused', async (header) => {
  await expect(authenticate(header)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a token that nobody could check is no reason to sign anybody out', async () => {
  await expect(authenticate('Bearer unknown')).rejects.toMatchObject({ code: 'unavailable' })
})

test('an admin is let through where one is asked for', async () => {
  await expect(authenticate('Bearer good-admin', 'admin')).resolves.toMatchObject({
    userId: 'admin',
  })
})

test.each([
  ['no claim', 'good-ada', 'forbidden'],
  ['a claim that was taken from the account', 'good-admin-once', 'forbidden'],
  ['a claim that the token does not carry yet', 'good-new-admin', 'forbidden'],
  ['a token that is refused', 'bad', 'unauthenticated'],
])('%s opens nothing of an admin', async (_, token, code) => {
  await expect(authenticate(`Bearer ${token}`, 'admin')).rejects.toMatchObject({ code })
})
