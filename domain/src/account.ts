import { boolean, object, ref, string } from 'yup'
import { authMessages as text } from './messages/auth.ts'

/** *Source:* specification section 5: at least 6 characters. */
export const MIN_PASSWORD_LENGTH = 6
export const NAME_LENGTH = 100

const email = () => string().trim().email(text.emailInvalid).max(254).required(text.emailRequired)

export const registerSchema = object({
  firstName: string().trim().max(NAME_LENGTH).required(text.firstNameRequired),
  lastName: string().trim().max(NAME_LENGTH).required(text.lastNameRequired),
  email: email(),
  company: string().trim().max(NAME_LENGTH).default(''),
  password: string()
    .min(MIN_PASSWORD_LENGTH, text.passwordTooShort)
    .required(text.passwordRequired),
  confirmPassword: string()
    .oneOf([ref('password')], text.passwordMismatch)
    .required(text.passwordMismatch),
  acceptTerms: boolean().oneOf([true], text.termsRequired).required(),
})

export const loginSchema = object({
  email: email(),
  password: string().required(text.passwordRequired),
})
