import { expect, test } from 'vitest'
import { authenticateOwner } from './authenticate.ts'

const authenticate = authenticateOwner({
  verifyIdToken: (token) =>
    token.startsWith('good')
      ? Promise.resolve({ uid: token.slice(5), email: 'a@example.com', email_verified: true })
      : Promise.reject(new Error('expired')),
  isAdmin: (token) => Promise.resolve(token === 'good-admin'),
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

test('an admin is let through where one is asked for, and nobody else', async () => {
  await expect(authenticate('Bearer good-admin', 'admin')).resolves.toMatchObject({
    userId: 'admin',
  })
  await expect(authenticate('Bearer good-ada', 'admin')).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(authenticate('Bearer bad', 'admin')).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
