import { boolean, object, ref, string } from 'yup'
import { MIN_PASSWORD_LENGTH, NAME_LENGTH } from './account.ts'
import { emailSchema } from './email.ts'
import { accountMessages } from './messages/account.ts'
import { authMessages as text } from './messages/auth.ts'

const email = () => emailSchema(text.emailInvalid).required(text.emailRequired)

const chosenPassword = () =>
  string().min(MIN_PASSWORD_LENGTH, text.passwordTooShort).required(text.passwordRequired)

/** What is empty is missing; only what was typed can differ. */
const repeated = (field: string, texts: { missing: string; mismatch: string }) =>
  string()
    .oneOf([ref(field), ''], texts.mismatch)
    .required(texts.missing)

const PASSWORD_TEXTS = { missing: text.passwordConfirmRequired, mismatch: text.passwordMismatch }

export const registerSchema = object({
  firstName: string().trim().max(NAME_LENGTH).required(text.firstNameRequired),
  lastName: string().trim().max(NAME_LENGTH).required(text.lastNameRequired),
  email: email(),
  company: string().trim().max(NAME_LENGTH).default(''),
  password: chosenPassword(),
  confirmPassword: repeated('password', PASSWORD_TEXTS),
  acceptTerms: boolean().oneOf([true], text.termsRequired).required(),
})

export const loginSchema = object({
  email: email(),
  password: string().required(text.passwordRequired),
})

/** Asks for a link to reset the password. */
export const resetRequestSchema = object({
  email: emailSchema(text.emailInvalid).required(text.resetEmailFirst),
})

/** Chooses a new password by way of such a link. */
export const newPasswordSchema = object({
  password: chosenPassword(),
  confirmPassword: repeated('password', PASSWORD_TEXTS),
})

const name = () =>
  string().trim().max(NAME_LENGTH, accountMessages.tooLong(NAME_LENGTH)).default('')

/** What an owner may change of the profile; the e-mail address is read-only. */
export const profileSchema = object({ firstName: name(), lastName: name(), company: name() })

/** *Source:* specification section 5, "Password change". */
export const passwordChangeSchema = object({
  currentPassword: string().required(accountMessages.currentPasswordRequired),
  newPassword: chosenPassword(),
  confirmPassword: repeated('newPassword', {
    missing: accountMessages.newPasswordConfirmRequired,
    mismatch: accountMessages.newPasswordMismatch,
  }),
})
