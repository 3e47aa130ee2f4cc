import { authMessages as text } from '@docent/domain/messages/auth'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { useNotify } from '../../shared/notify.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { FormPasswordField, FormTextField } from '../../shared/ui/form-fields.tsx'
import { LoadingScreen } from '../../shared/ui/loading-screen.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { emailOfResetCode, requestPasswordReset, resetPassword } from './api.ts'
import { noticeOfReset } from './auth-errors.ts'
import { AuthLayout } from './auth-layout.tsx'
import { VerifyEmailScreen } from './verify-email-screen.tsx'

const loadSchemas = () => import('@docent/domain/account-schema')
const loadRequestSchema = async () => (await loadSchemas()).resetRequestSchema
const loadPasswordSchema = async () => (await loadSchemas()).newPasswordSchema

/** Target of the links in e-mails. Without a code it asks for the address to send one to. */
export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const code = query.get('oobCode')
  if (!code) return <RequestScreen />
  return query.get('mode') === 'verifyEmail' ? (
    <VerifyEmailScreen code={code} />
  ) : (
    <NewPasswordScreen code={code} />
  )
}

function RequestScreen({ isLinkSpent = false }: { isLinkSpent?: boolean }) {
  const notify = useNotify()
  const [isSent, setIsSent] = useState(false)
  return (
    <AuthLayout
      title="Reset your password"
      text="Enter the email address of your account, and we send you a link."
    >
      {isLinkSpent && !isSent && (
        <Alert severity="warning" sx={{ mb: 6 }}>
          <AlertTitle>{text.resetLinkInvalidTitle}</AlertTitle>
          {text.resetLinkInvalid}
        </Alert>
      )}
      {isSent && (
        <Alert severity="success" sx={{ mb: 6 }}>
          <AlertTitle>{text.resetSentTitle}</AlertTitle>
          {text.resetSent}
        </Alert>
      )}
      <Form
        initialValues={{ email: '' }}
        schema={loadRequestSchema}
        onSubmit={async ({ email }) => {
          try {
            await requestPasswordReset(email)
            setIsSent(true)
          } catch (error) {
            notify(noticeOfReset(error))
          }
        }}
      >
        <FormTextField name="email" label="Email" type="email" autoComplete="email" />
        <SubmitButton size="large" fullWidth busyLabel="Sending…">
          {isSent ? 'Send again' : 'Send the link'}
        </SubmitButton>
      </Form>
      <Link
        component={RouterLink}
        to={PATHS.login}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 3 }}
      >
        Back to sign in
      </Link>
    </AuthLayout>
  )
}

function NewPasswordScreen({ code }: { code: string }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const [email, setEmail] = useState<string | null>(null)
  const [isSpent, setIsSpent] = useState(false)
  useEffect(() => {
    emailOfResetCode(code).then(setEmail, () => setIsSpent(true))
  }, [code])
  if (isSpent) return <RequestScreen isLinkSpent />
  if (email === null) return <LoadingScreen />
  return (
    <AuthLayout title="Choose a new password" text={`For ${email}`}>
      <Form
        initialValues={{ password: '', confirmPassword: '' }}
        schema={loadPasswordSchema}
        onSubmit={async ({ password }) => {
          try {
            await resetPassword(code, password)
          } catch {
            setIsSpent(true)
            return
          }
          notify({ title: text.resetDoneTitle, text: text.resetDone })
          await navigate(PATHS.login)
        }}
      >
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <FormPasswordField name="password" label="New password" autoComplete="new-password" />
        <FormPasswordField
          name="confirmPassword"
          label="Confirm new password"
          autoComplete="new-password"
        />
        <SubmitButton size="large" fullWidth busyLabel="Saving…">
          Save password
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}
