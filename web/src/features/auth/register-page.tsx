import { MIN_PASSWORD_LENGTH, NAME_LENGTH } from '@docent/domain/account'
import { authMessages as text } from '@docent/domain/messages/auth'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { useNotify } from '../../shared/notify.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { FormCheckbox, FormPasswordField, FormTextField } from '../../shared/ui/form-fields.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { signUp } from './api.ts'
import { noticeOfRegistration } from './auth-errors.ts'
import { AuthLayout } from './auth-layout.tsx'
import { GoogleButton } from './google-button.tsx'

const loadSchema = async () => (await import('@docent/domain/account-schema')).registerSchema

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}

export function RegisterPage() {
  return (
    <AuthLayout
      title="Create your account"
      text={
        <>
          No credit card. Already have an account?{' '}
          <Link component={RouterLink} to={PATHS.login} sx={{ whiteSpace: 'nowrap' }}>
            Sign in
          </Link>
        </>
      }
    >
      <GoogleButton mode="sign-up" />
      <RegisterForm />
    </AuthLayout>
  )
}

/** Creates the account; where to go next is the guards' matter. */
export function RegisterForm({ createAccount = signUp }: { createAccount?: typeof signUp }) {
  const notify = useNotify()
  return (
    <Form
      initialValues={EMPTY}
      schema={loadSchema}
      noticeOf={({ password, confirmPassword }) =>
        !password && confirmPassword === text.passwordMismatch
          ? {
              title: text.passwordMismatchTitle,
              text: text.passwordMismatch,
              tone: 'destructive',
            }
          : null
      }
      onSubmit={async (values) => {
        try {
          await createAccount(values.email, values.password, {
            first_name: values.firstName,
            last_name: values.lastName,
            company: values.company,
          })
        } catch (error) {
          notify(noticeOfRegistration(error))
        }
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={NAME_LENGTH}
        />
        <FormTextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={NAME_LENGTH}
        />
      </Box>
      <FormTextField name="email" label="Email" type="email" autoComplete="email" />
      <FormTextField
        name="company"
        label="Company"
        isOptional
        autoComplete="organization"
        maxLength={NAME_LENGTH}
      />
      <FormPasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
      />
      <FormPasswordField
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
      />
      <FormCheckbox
        name="acceptTerms"
        label={
          <>
            I accept the{' '}
            <Link href={PATHS.terms} target="_blank">
              terms and conditions
            </Link>{' '}
            and the{' '}
            <Link href={PATHS.privacy} target="_blank">
              privacy policy
            </Link>
            .
          </>
        }
      />
      <SubmitButton size="large" fullWidth busyLabel="Creating your account…">
        Create account
      </SubmitButton>
    </Form>
  )
}
