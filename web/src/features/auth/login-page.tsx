import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { useNotify } from '../../shared/notify.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { FormCheckbox, FormPasswordField, FormTextField } from '../../shared/ui/form-fields.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { signInWithPassword } from './api.ts'
import { noticeOfLogin } from './auth-errors.ts'
import { AuthLayout } from './auth-layout.tsx'
import { GoogleButton } from './google-button.tsx'

const loadSchema = async () => (await import('@docent/domain/account-schema')).loginSchema

export function LoginPage() {
  return (
    <AuthLayout
      title="Sign in"
      text={
        <>
          New to Docent?{' '}
          <Link component={RouterLink} to={PATHS.register}>
            Create an account
          </Link>
        </>
      }
    >
      <GoogleButton mode="sign-in" />
      <LoginForm />
    </AuthLayout>
  )
}

/** Signs in; where to go next is the guards' matter. */
export function LoginForm({ signIn = signInWithPassword }: { signIn?: typeof signInWithPassword }) {
  const notify = useNotify()
  return (
    <Form
      initialValues={{ email: '', password: '', isRemembered: true }}
      schema={loadSchema}
      onSubmit={async ({ email, password, isRemembered }) => {
        try {
          await signIn(email, password, isRemembered)
        } catch (error) {
          notify(noticeOfLogin(error))
        }
      }}
    >
      <FormTextField name="email" label="Email" type="email" autoComplete="email" />
      <FormPasswordField name="password" label="Password" autoComplete="current-password" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          my: -2,
        }}
      >
        <FormCheckbox name="isRemembered" label="Remember me" />
        <Link component={RouterLink} to={PATHS.resetPassword} variant="body2" sx={{ py: 3 }}>
          Forgot password?
        </Link>
      </Box>
      <SubmitButton size="large" fullWidth busyLabel="Signing in…">
        Sign in
      </SubmitButton>
    </Form>
  )
}
