import { expect, test } from 'vitest'
import { loginSchema, registerSchema } from './account-schema.ts'
import { authMessages } from './messages/auth.ts'

const valid = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: '',
  password: 'secret',
  confirmPassword: 'secret',
  acceptTerms: true,
}

test('a complete registration is accepted, the company is optional', async () => {
  await expect(registerSchema.validate(valid)).resolves.toMatchObject({ email: 'ada@example.com' })
})

test.each([
  [{ firstName: ' ' }, authMessages.firstNameRequired],
  [{ lastName: '' }, authMessages.lastNameRequired],
  [{ email: '' }, authMessages.emailRequired],
  [{ email: 'ada' }, 'Please enter a valid email address.'],
  [{ password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters long.'],
  [{ confirmPassword: 'Secret' }, 'Passwords do not match. Please try again.'],
  [{ confirmPassword: '' }, 'Please confirm your password.'],
  [{ acceptTerms: false }, 'Please accept the terms and conditions to continue.'],
])('%o is refused with its text', async (change, text) => {
  await expect(registerSchema.validate({ ...valid, ...change })).rejects.toThrow(text)
})

test('signing in asks for both fields', async () => {
  await expect(loginSchema.validate({ email: 'ada@example.com', password: '' })).rejects.toThrow(
    authMessages.passwordRequired,
  )
})
